export default {
  aim: {
    title: 'What it is about',
    text: 'You are the Board of one of six corporations that fight for Mecanisburgo, capital of the Union; two to six can play. You send agents secretly to the sectors of the city, negotiate and fight there, hire people, buy Properties and build Major Projects. After four rounds at most the most victory points (VP) win.',
    round:
      'A round has three phases: Deployment, in which agents are placed face down; Resolution, in which the sectors are decided one by one; and the Final phase of nine steps. “Until the end of the round” means through its last step.',
    danger:
      'The game may end sooner: by a special card, by a Victory Event, by a Corporate Threat, when one corporation is left, or by chaos, and then everybody loses.',
  },
  hq: {
    title: 'Your HQ',
    text: 'Eight slots hold your Characters. Each has Negotiation (N), Combat (C), Support (S) and R&D, perhaps raw materials (MP), skills, a salary or an income, and VP.',
    board:
      'Slots 1 to 3 are the Board: President, Vice-president, Counsellor. Board members cost no salary, bring no income, and can be neither seduced nor dismissed; their VP count. Slots 4 to 8 are for those you hire. All this holds for new members, too.',
    properties:
      'Properties lie beside it: ready, engaged (turned, used this round) or damaged (with a Forbidden marker: no values, income, VP or anything else until it is repaired). Only a ready one can be engaged. Their number is not limited; they are never sold or traded.',
    rest: 'You also have three Peripheral AIs, seven Action cards, the same values for everybody and face down, money in K, and ten pawns: eight numbered like the slots, one with a clock for the turn order, and a decoy.',
  },
  setup: {
    title: 'Setting up',
    corporation:
      'Each takes a corporation, dealt or chosen: its HQ and pawns, three AIs, seven Action cards, three starting Characters in slots 1, 2 and 3, and its starting Properties, face up and ready.',
    board:
      'The four Black Market Robots lie face up on the board; the round marker is on 1, the Shuttle token in sector 3 and the Minisub token in sector 7.',
    money:
      'Only now is the first turn order drawn. Everybody gets 30K; the last in order 10K more, the last but one 7K, the last but two 5K, but the first never anything.',
    deal: 'The Victory Events are set aside. The 124 Opportunity cards are shuffled and each is dealt four; Events and Threats are replaced at once, until everybody holds four Characters or Properties.',
    keep: 'Each keeps three of them, any kind, worth 5 VP together at most, in secret. They come into play for nothing, Characters from slot 4 on, Properties ready. If no three are cheap enough, the card with the most VP is replaced until some are.',
    shuffle: 'All cards not kept are shuffled back into the deck.',
    players:
      'With two players sectors 8, 9 and 10 and both Corporate Threats are out; with three sector 10 and the second Corporate Threat. A sector that is out is not used or counted for anything.',
  },
  deployment: {
    title: 'Phase 1: Deployment',
    victory:
      'At the start of rounds 3 and 4, before all else, a Victory Event is drawn and revealed; it stays open to everybody until the end.',
    cards:
      'In ascending order each sector from 1 to 9 without an Event, a Threat or a Forbidden marker gets an open Opportunity card; sector 10 gets two face-down ones that nobody may look at. An Event or a Threat turned up stays there and is what will be fought.',
    agents:
      'In turn order everybody places one agent or passes, until all have passed. A pass is final; whoever can place nothing passes.',
    pawns:
      'A numbered pawn can be sent if its slot holds a Character, Board members included; the decoy always, and anywhere. Each goes out once a round. Pawns of empty slots stay visibly on them.',
    hidden:
      'Bases stay hidden: others see the colour only. Several agents of a corporation may stand in one sector, even in all its spaces.',
    spaces:
      'A sector has four spaces (sector 10 eight), filled in order. The first is the gold space: it gives the initiative. A sector must be in play, not Forbidden and not full; it may be one without a card.',
    zone: 'One agent of each corporation may go to the Next Turn Order zone instead, to its lowest free space. It fights nowhere, and its corporation plays earlier next round.',
  },
  resolution: {
    title: 'Phase 2: Resolution',
    order:
      'Sectors are resolved from 1 to 10, then Corporate Threats 11 and 12, each completely before the next. Without pawns a sector is skipped, unless a Threat lies there: then it succeeds. Events, Threats and sector 10 have rules of their own; elsewhere two or more corporations fight a Confrontation.',
    alone:
      'Whoever is alone turns up the pawns and controls the sector without a fight, and without AIs, Properties or Action cards, except to draw. Decoys alone control nothing. A Threat, and the gangs of sector 10, must be beaten even by one corporation alone.',
    home: 'Losers’ pawns go home at once, the winner’s stay until the end of the phase; who controls a sector is remembered all round. A pawn whose Character has left its corporation before is taken off; its space stays empty and the initiative is read from those left.',
    end: 'At the end of the phase: chaos is checked, then Victory Events, then all pawns go home, except from the Next Turn Order zone.',
  },
  confrontation: {
    title: 'A Confrontation',
    initiative:
      'Initiative. The order is that of each corporation’s first pawn, decoys included. In that order, whoever is not first may engage a card of initiative, and is then first. The first announces Negotiation or Combat for all; this stands, and the order is kept, even if that corporation vanishes.',
    identities:
      'Identities. All pawns are turned up; decoys go home. A Character in Suspended Animation takes a ready AI along or goes home. Whoever is left alone controls the sector; if nobody is, nobody does. Dopplegangers then choose whom to copy, in order.',
    type: 'A Peacemaker on any side makes it a Negotiation for good. Otherwise, once in a sector, an elite Psychic may make it an R&D Combat, giving up the late choice of the Action card.',
    leader:
      'Each corporation names a leader, openly and in order. Its total: the leader’s N, C or R&D, the Support of the others, and what the sector gives to each.',
    assassinations:
      'Assassinations, only in sectors 2, 5, 7 and 8 and at some Events. In order each Assassin may declare an attempt; then all are resolved, and the dead leave together, out of the game. They bring nothing; a dead leader is replaced. Whoever has no agent left is out; whoever is left alone controls the sector.',
    ais: 'Peripheral AIs. Each corporation takes 0 to 3 ready ones in the fist, in secret; all open together. Each is worth 1 there and stays until Final step 7.',
    properties:
      'Properties. In order each corporation engages as many ready Properties and Projects as it likes; they stay engaged until Final step 5. A card engaged here before, for initiative or security, fights as well. RUR may cancel a robot.',
    cards:
      'Action cards. The total now also has Media Stars, Mystechs, Technicians, AIs, engaged cards and Event bonuses. Each chooses an unplayed Action card in secret; all are turned up together and added. With none left, the 1 is taken back. A corporation with a living Psychic there chooses after seeing those of corporations without one.',
    result:
      'The highest total wins, ties going to the earlier in initiative; all others lose. The winner takes control.',
    loss: 'After a Combat or an R&D Combat each losing corporation loses one of its agents there for good, of its choice, and the others go home; after a Negotiation all go home unharmed. AIs stay, engaged cards stay engaged. Then come deaths by drugs.',
  },
  control: {
    title: 'Control of a sector',
    collect:
      'Collect. The winner takes the Opportunity cards of the sector into hand, gets what the sector gives, and may engage cards that draw another one; only purchases may be declined.',
    act: 'Act. Each Action of the sector may be performed once, by an agent there with the skill, each by a different one. An agent acts once a round, Assassination included.',
    play: 'Play. What was just gained may come into play: a Character into a free slot from 4 to 8, the salary falling due in Final step 3; a Property for its price, ready for later sectors. Otherwise it stays in hand until Final step 1.',
    drawn:
      'An Event or a Threat in hand does nothing until Final step 9. A Character hired now has no pawn on the board this round, but counts, and can be a target, at once.',
  },
  sectors: {
    title: 'The sectors',
    list: 'A bonus goes to every agent it fits, leader or not, in every contest there. Agents in Suspended Animation have +1 in sectors 4, 6 and 8. One robot may be bought in Robotown, after the Action. Five corporations draw one more card in a sector by engaging a starting Property.',
    tokens:
      'The Shuttle and Minisub tokens count as a shuttle and a minisub for Projects while they are held; they cannot be engaged.',
    moors:
      'In Los Paramos, with four players or more, gangs attack all present with two Random cards, the same for all. Guts do not help, each Mutant has +1. Whoever is not strictly above loses one agent of choice; absent corporations are not hit.',
    moorsWon:
      'Of those above, the highest controls the sector, ties by initiative, even if alone, and takes both hidden cards. If nobody does, they are discarded unseen. No Event or Threat ever lies there.',
  },
  actions: {
    title: 'The eight Actions',
    duel: 'Most are duels: both sides choose an unplayed Action card in secret, then each adds a Random card (0 to 6, or 8). The elite add 1. A tie is played again with new cards, and only the last draw counts. Without a target there is no Action.',
    assassination:
      'Assassination, the only one before the Confrontation: on an enemy Character there, Board included, never a decoy. The target’s corporation may first engage security; each point of it, and each Security Officer there, is −1 for the assassin. Higher: the target dies. Random 0 or 1: the assassin dies; 8: both die. A card may save the target, not the assassin.',
    autocombat:
      'Autocombat: in turn order each corporation may send an Autowarrior from its HQ who has not acted (the organiser also one in sector 9). All fight at once, ties at the top again. The winner gets a Random card +1 in K, the organiser another. One alone wins without cards; nobody dies; without entrants nobody is paid.',
    business: 'Business: draw a Random card, so many K.',
    hacker:
      'Hacker Attack, on a corporation. Won: steal up to the sum of both Random cards in K; an elite Hacker may disable all its AIs until the end of the round instead, also for Projects.',
    sabotage:
      'Sabotage, on a Property in play, not a Project, token or Threat. Won: it is damaged. Random 0 or 1: the saboteur dies; 8: the saboteur dies, the Property is damaged and a member of that Board dies, of its choice.',
    seduction:
      'Seduction, with a free slot from 4 to 8, on a Character of another corporation anywhere, except the Board. Won: it moves to that slot, its pawn leaves the board, and it does nothing this round.',
    socializing:
      'Socializing: a Random card. 0 costs 10K, 1 or 2 cost 5K, 3 nothing; 4 or 5 bring 5K, 6 brings 10K, 8 brings 20K. Nobody goes below 0K.',
    trial:
      'Trial, on a Character or Property, criminal or corrupt, anywhere, Board included. Won: it is removed from the game. That is no death: nothing brings it back.',
  },
  skills: {
    title: 'The skills',
    text: 'Some Characters are elite in a skill. Races matter, too: robots and cyborgs in Robotown, mutants in Los Paramos, for Genelab and Mana Plancton, robots for Technicians and for Armadrill; one Event invites robots.',
    list: 'The 22 skills. Four of them also bring +2 VP with a Project of their own: Criminals with Antimateria, Pilots with ISS Kubrick, Technicians with Antigravedad, Scientists with Teoria M and again with Dimension X. A corporation gets the robot bonus of its Technicians once, however many it has. Mystechs and Security Officers, too, are guests of the Alfombra Roja.',
    doppelganger:
      'A Doppleganger in the HQ copies a Character of its own HQ: for purchases and victories it takes what serves best. It copies N, C, S and R&D only.',
    elite: 'Elite:',
  },
  cards: {
    title: 'Engaging cards',
    text: 'A card is engaged once a round, for one thing: strength in a sector where you have a living agent, a card, or money. In a contest it adds its Support, and N, C or R&D by the type.',
    needs:
      'Some values, and all of laboratories, need an agent of a certain skill or race there; one kind adds its Support once for each. For Projects R&D and MP always count in full.',
    uses: 'Security counts against assassins, and the card still fights; another kind saves one from Assassination; another gives the initiative. Some draw a card at the Control of a sector, of any or of one named, or in Final step 1. Some bring 5K in Final step 2.',
    money: 'A Property brings its income only if neither engaged nor damaged; its upkeep is due in any case.',
    drugs:
      'A drug is engaged on one of your agents in a contest. It adds a fixed value or that of a Random card; if the card is high enough, the agent dies of it afterwards.',
    kinds:
      'Projects are engaged like Properties, but cannot be damaged, sabotaged or tried. Starting Properties and Black Market Robots that are discarded leave the game, others go to the discards.',
  },
  corporations: {
    title: 'The six corporations',
    bion: 'BION. Genelab, a laboratory: engaged, +1 Support for each Mutant of yours there. Hidromiel, a drug: one agent adds a Random card and dies of it on 5 or more.',
    iglesia:
      'Iglesia Cosmica. Catedral, a building: one more card where you control sector 5; or +1 in a contest with a Mystech of yours there; or 5K in Final step 2. Arkangel, a robot: +3 in Combat, +1 in any contest with a Mystech there; or it prevents one Assassination.',
    oceanica: 'Oceanica. Minisub: one more card where you control sector 7.',
    omni: 'OMNI. Shuttle: one more card where you control sector 3. Cesar Dante is Immortal and in Suspended Animation: when he dies OMNI must pay 10K at once if it can, and he returns to his seat; otherwise he is lost.',
    osamu:
      'Osamu Multindustria. Hunter Spheres (Esferas Cazadoras): one more card where you control sector 4; or +3 in Combat. Cyberninja: −1 to an assassin; engaged in step 1 it gives the initiative, and that security besides.',
    rur: 'RUR. Mecanoid X, a robot: one more card where you control sector 6; or +2 in Combat and −1 to an assassin. Programador Maestro, on the Board: once a round, revealed in a sector, he is engaged to cancel all that a robot Property just engaged there by another corporation does; his own values stay, and he is ready again in Final step 5.',
    robots: 'The four Black Market Robots are sold in Robotown, one to its winner, and enter play ready.',
  },
  events: {
    title: 'Events',
    text: 'An Event lies in a sector in place of an Opportunity card and is fought like a Confrontation of its type, but among guests only: at Identities agents without a skill or race of its list go home unharmed. Peacemakers and Psychics matter if they are guests.',
    bonus:
      'Some allow Assassinations. A bonus goes to each guest of that skill, in the contest and in an Action there.',
    won: 'The winner, even unopposed, gets the reward (money, cards, R&D for one purchase, a robot or an Action), then controls the sector; the Event is discarded. Without a guest it is discarded in Final step 7. Losers of a Combat lose an agent, except at the Scientific Congress.',
  },
  threats: {
    title: 'Threats',
    targets:
      'No corporations fight each other here: no Assassination, no Peacemaker, no Psychic. First, in turn order, every corporation, present or not, names which of its cards the Threat would hit. A corporation without a possible target is unharmed, and so is one whose target has left play.',
    forces:
      'Pawns are revealed and leaders named; AIs, Properties and Action cards add up as usual, by Combat or R&D as printed. Each agent with Guts adds 1, an elite one 2.',
    strength:
      'Only then its strength is drawn by its formula, once for all, unless the card says it is drawn anew against each.',
    stopped:
      'A total strictly above stops it. The highest, ties by initiative, takes the card, worth VP and safe from everybody, and controls the sector. Every corporation there that is not above loses one agent of its choice all the same; the rest go home. AIs stay, engaged cards stay engaged.',
    succeeded:
      'If nobody is above, or nobody is there, it hits the named card of every corporation; nobody controls the sector, which gets no Opportunity card, and it attacks again. Some spread in Final step 7, some of these close the sector they leave for good.',
    chaos:
      'Three Threats in sectors, or three Forbidden sectors, at the end of a Resolution: chaos wins and all lose. Corporate Threats, captured Threats, those in hand and markers on Properties do not count.',
  },
  final: {
    title: 'Phase 3: the Final phase',
    text: 'Nine steps, each done by everybody in turn order before the next. In round 4 the game ends after step 6.',
    staff:
      'Dismissals and hiring. In any order: dismiss whom you like, except the Board; play Characters into free slots and Properties for their price from hand; engage cards that draw. Then the Board moves up, and its empty seats must be filled from those hired, never by a Politician; a slot so freed may be filled. A seat for which nobody is left stays empty.',
    income:
      'Income. Unplayed Action cards bring 1, 1, 2, 2, 2, 3 and 4K for the values 1, 2, 3, 3, 4, 5 and 6; hired Characters and Properties, undamaged and not engaged, what they say. Catedral and Metaluna may be engaged for 5K.',
    payments:
      'Payments. Pay every salary and upkeep, or discard the card, of your choice; cash never falls below 0K. Whoever is paid counts as paid for Armadrill.',
    repairs:
      'Repairs. Each Technician may repair one Property wholly for 10K, an elite one for 5K. What stays damaged is discarded; buildings, moon bases and islands only if not repaired in the round of their second marker.',
    refresh: 'Refresh. All engaged cards are ready again.',
    projects: 'Major Projects. In turn order each corporation may buy one or more, once.',
    recovery:
      'Recovery. Opportunity cards and Events left in sectors are discarded, Threats stay or spread, AIs, also those disabled by a Hacker, tokens and Action cards come back.',
    order:
      'Next turn order. Corporations with an agent in the zone come first, in order of arrival, even if that Character is gone; then the others as before, decoys counting for nothing. These pawns go home.',
    discard:
      'Discard. Characters and Properties in hand are discarded, openly. In the new order each Event or Threat in hand is put into a sector from 1 to 9 without marker, Threat or Event, of its holder’s choice, which then gets no Opportunity card; if there is none, it is discarded.',
    spread:
      'Threats spread in ascending order, each once: to the next higher sector from 1 to 9 in play, after the last to 1, without marker, Threat or Event; never to 10, 11 or 12. One that destroys leaves the Forbidden marker behind. If no sector is free, it stays and destroys nothing.',
  },
  projects: {
    title: 'Major Projects',
    text: 'To buy one, commit cards in play, Board included, and AIs that are unused and not disabled (1 R&D each) until R&D and MP are enough, and pay the money. A card is committed to one purchase a round and brings it all it has. The table can choose the cards that waste least.',
    needs:
      'Some ask for an undamaged laboratory, shuttle or minisub of yours, or the token; it may be committed as well. Committing uses nothing up. Each Project exists once and stays with its owner; it may serve the next purchase at once.',
    list: 'The sixteen Projects. A bonus counts Characters in play, Board included, undamaged Properties of the type, and the token while it is held.',
  },
  death: {
    title: 'Death, Board, elimination',
    text: 'Whoever dies is out of the game for good; the pawn waits until the slot is filled again. One dies in lost Combats and against Threats and gangs, by Assassination, Sabotage, a Threat that kills, or a drug. Dismissal, seduction, trial, discarding and unpaid salaries are no deaths.',
    return:
      'When an Immortal dies, or Proyecto Lazarius is engaged, its corporation may pay 10K at once and the Character returns to the HQ.',
    board:
      'Seats emptied in the Resolution stay empty until Final step 1. A corporation whose Board is completely empty is eliminated at once, with all it has, hand included; its money goes to the bank, its tokens to the board, cards in sectors stay, and a contest with it is dropped without a reward. If one corporation is left it wins; if none is, chaos does.',
  },
  supplies: {
    title: 'Cards, money, talk',
    piles:
      'An empty Opportunity pile is made of the discards; with none left nothing is drawn. Random cards are shuffled again only when the pile is empty. A played Action card lies open until Final step 7 and brings no money.',
    money:
      'The bank is unlimited, cash never below 0K, and what is paid by choice is paid in full. No gifts, loans or trades; words bind nobody. Hands have no limit. A Forbidden marker never leaves a sector.',
  },
  victories: {
    title: 'The end',
    standard:
      'After Final step 6 of round 4 the most VP win: Characters in play, undamaged Properties, Projects with their bonuses, captured Threats, Corporate Threat cards, and 1 for every full 10K. VP are counted so at any time.',
    ties: 'Ties are broken by money, then by the number of Projects, then by the turn order.',
    events:
      'At the end of the Resolution of rounds 3 and 4, after chaos and Corporate Threats, a corporation that fulfils a Victory Event wins at once; of several the one with the most VP. Only Characters in play count for their icons, each for one thing; the Combat of the Golpe is the printed one of Characters, undamaged Properties and Mekka Colosal.',
  },
  specials: {
    title: 'Special victories',
    text: 'Four Characters and a Property win at once, at any moment, even before chaos, for the corporation that has them in play and fulfils what they ask. If two do by the same change, the acting one wins, then turn order. Every HQ shows how far it is.',
    metaluna: 'Metaluna is a building and may also be engaged for 5K.',
  },
  corporate: {
    title: 'Corporate Threats',
    who: 'A revealed Corporate Threat card is one more sector in round 4. When round 4 starts and its Victory Event is revealed, VP are compared: with one card the corporation with the fewest, with two cards the two lowest, may become the threat; ties at the limit all may. It does so by placing its first agent of the round on an unclaimed card; another first placement, or a pass, renounces. Each card has one threat, each corporation one card.',
    pawns:
      'The threat may have three pawns there, all its enemies together four; nobody else may use an unclaimed card.',
    fight:
      'It is resolved last, like a Threat, with Guts, the threat first, without bonus, Assassination or late Psychic. If no enemy alone has a strictly higher total, the threat wins the game. Otherwise it is eliminated; the best enemy, ties by arrival, takes the card for 10 VP, and enemies not above lose an agent. Only a decoy loses if an enemy Character is there; otherwise nothing happens.',
  },
  rulings: {
    title: 'Our rulings',
    corporations:
      'Corporations are chosen in seat order before turn order and bonus money are known; by default they are dealt, because nobody has to know all six.',
    decoy:
      'The decoy is an agent while it stands there: it gives the initiative and the announcement, and the order is read once.',
    board:
      'Every vacancy is filled in Final step 1, so a smaller Board had nobody left to promote: it is eliminated, too, when it is empty.',
    technician: 'Each robot gives a corporation its point once, however many Technicians receive it.',
    control: 'Collect, act, buy a robot, play: this order gives the winner every advantage of any order.',
    suspended: 'An identity is secret until the reveal, so a sleeper may be sent out without an AI; it then goes home.',
    vp: 'These words stand at the final count, after the payments; earlier checks count all Characters in play.',
    ties: 'The text always speaks of one winner, so money, Projects and turn order decide.',
    corporate:
      'A Corporate Threat can be used in round 4 only, whichever round revealed it, and enemy totals are compared one by one.',
    spread: 'A Threat that spreads moves to the next free sector in numeric order.',
    shuttle:
      'The appendix says that OMNI engages its “minisub” in sector 3; the list of sectors says Shuttle, and that is right.',
    arena:
      'One entrant in the arena wins unopposed; without any nobody is paid, so it is not opened where nobody could enter.',
  },
  data: {
    title: 'What is reconstructed',
    text: 'The rules we had are a summary whose pictures are lost; it knows no solo mode and no variants. A content pack can replace the reconstructed values.',
    printed:
      'From the rulebook: the ten sectors, the eight Actions, the skills, all sixteen Projects, the six Victory Events, what the five special cards and the starting Properties do, names and guests of the first six Events.',
    characters:
      'Ours: values, salaries and VP of all Characters, also of Cesar Dante, the Programador Maestro and the four gold cards, and nearly all names.',
    properties:
      'Ours: cost, income, VP and further values of all Properties, also of the starting ones, Metaluna and Robocan; the Black Market Robots.',
    events: 'Ours: all Threats; type, rewards and Assassination icons of the Events, and the last four Events.',
    decks:
      'Ours: which Action value is there twice and what unplayed cards bring; how many Random cards of each value.',
  },
  glossary: {
    title: 'The words',
    agent: { term: 'Agent', meaning: 'a numbered pawn and the Character it stands for' },
    ai: { term: 'Peripheral AI', meaning: 'one of three tokens, worth 1 in a sector or 1 R&D for a Project' },
    board: { term: 'Board', meaning: 'the first three slots' },
    box: { term: 'Removed', meaning: 'out of the game, never to return' },
    decoy: { term: 'Decoy', meaning: 'a pawn with no Character behind it' },
    engaged: { term: 'Engaged', meaning: 'turned, used this round' },
    forbidden: { term: 'Forbidden marker', meaning: 'closes a sector, or damages a Property' },
    gold: { term: 'Gold space', meaning: 'the first of a sector; it gives the initiative' },
    hq: { term: 'HQ', meaning: 'a corporation’s slots and Properties' },
    leader: { term: 'Leader', meaning: 'the agent whose N, C or R&D counts' },
    materials: { term: 'MP', meaning: 'raw materials, for Major Projects' },
    opportunity: { term: 'Opportunity card', meaning: 'a Character, Property, Event or Threat of the common deck' },
    random: { term: 'Random card', meaning: 'drawn like dice: 0, 1, 2, 3, 4, 5, 6 or 8' },
    support: { term: 'Support', meaning: 'what an agent adds who does not lead' },
  },
};
