export default {
  aim: {
    title: 'What it is about',
    text: 'You are the Board of one of six corporations that fight for Mecanisburgo, capital of the Union. You send agents secretly to the sectors of the city, negotiate and fight there, hire people, buy Properties and build Major Projects. After four rounds at most the most victory points (VP) win.',
    round:
      'A round has three phases: Deployment, in which agents are placed face down; Resolution, in which the sectors are decided one by one; and the Final phase, in which corporations are managed.',
    danger:
      'The game may end sooner: by a special card, by a Victory Event, by a Corporate Threat, when one corporation is left, or by chaos, and then everybody loses.',
  },
  hq: {
    title: 'Your HQ',
    text: 'Eight slots hold your Characters. Each has Negotiation (N), Combat (C), Support (S) and R&D, perhaps raw materials (MP), skills, a salary or an income, and VP.',
    board:
      'Slots 1 to 3 are the Board: President, Vice-president, Counsellor. Board members cost no salary, bring no income, and can be neither seduced nor dismissed. Slots 4 to 8 are for those you hire.',
    properties:
      'Properties lie beside it: ready, engaged (turned, used this round) or damaged (with a Forbidden marker; they then give nothing at all). There is no limit to them.',
    rest: 'Besides you have three Peripheral AIs, seven Action cards of the values 1, 2, 3, 3, 4, 5, 6, money in K, and ten pawns: eight numbered like the slots, a turn-order marker and a decoy.',
  },
  setup: {
    title: 'Setting up',
    text: 'Each corporation starts with its three Board members, its own Properties and 30K. The first turn order is drawn; the last gets 10K more, the last but one 7K, the last but two 5K, but the first never anything.',
    keep: 'Everybody is dealt four Characters or Properties and keeps three of them, worth 5 VP together at most. They come into play for free; the fourth goes back into the deck.',
    players:
      'With two players sectors 8, 9 and 10 are out, with three sector 10; Corporate Threats need three players for the first card and four for the second.',
  },
  deployment: {
    title: 'Phase 1: Deployment',
    cards:
      'Each sector from 1 to 9 without an Event, a Threat or a Forbidden marker gets an open Opportunity card; sector 10 gets two face-down ones. An Event or a Threat turned up stays there and is what will be fought.',
    agents:
      'In turn order everybody places one agent or passes for good, until all have passed. A pawn can be sent if its slot holds a Character; the decoy always. Bases stay hidden. Several agents of a corporation may stand in the same sector.',
    initiative:
      'A sector has four spaces (sector 10 eight), filled in order. The first one is gold: it gives the initiative. A decoy holds it as well as anybody.',
    zone: 'One agent of each corporation may go to the Next Turn Order zone instead. It fights nowhere, and its corporation plays earlier next round. A decoy earns nothing there.',
  },
  resolution: {
    title: 'Phase 2: Resolution',
    text: 'Sectors are resolved from 1 to 10, each completely before the next. Without pawns a sector is skipped, unless a Threat lies there: then the Threat succeeds. With agents of several corporations there is a Confrontation. Winners stay until the end of the phase, losers go home at once.',
    alone:
      'Whoever is alone turns up the pawns and controls the sector without a fight, and without AIs, Properties or Action cards. Decoys alone control nothing. A Threat, and the gangs of sector 10, must be beaten even by one corporation alone.',
  },
  confrontation: {
    title: 'A Confrontation',
    text: 'Seven steps. The order of initiative is that of each corporation’s first pawn in the sector.',
    initiative:
      'Initiative. Whoever is not first may engage a card that gives the initiative. The first corporation then announces Negotiation or Combat for everybody.',
    identities:
      'Identities. All pawns are turned up; decoys go home. A Peacemaker turns everything into a Negotiation; otherwise an elite Psychic may turn it into an R&D Combat. Each corporation names a leader: its value counts, plus the Support of the others and what the sector gives to each.',
    assassinations:
      'Assassinations. In sectors 2, 5, 7 and 8, and at some Events, each Assassin may try to kill an enemy. All are declared, then resolved; the dead bring nothing.',
    ais: 'Peripheral AIs. Everybody takes some in the fist, in secret; all open together. Each is worth 1 and stays until the end of the round.',
    properties:
      'Properties. In order of initiative each corporation engages as many ready Properties and Projects as it likes. They add their Support, and their N, C or R&D by the type of the contest.',
    cards:
      'Action cards. Everybody chooses one that has not been played this round, in secret; all are turned up together and added. With none left, the 1 is taken back. Psychics choose after the others. The highest total wins; ties go to the initiative.',
    control: 'Control. The winner takes what the sector offers.',
    loss: 'After a Combat or an R&D Combat every losing corporation loses one of its agents there for good, of its choice; after a Negotiation all go home unharmed.',
  },
  control: {
    title: 'Control of a sector',
    text: 'Always in this order.',
    collect:
      'Collect. The winner takes the Opportunity card into hand, gets what the sector gives, and may engage cards that draw another one.',
    act: 'Act. Each Action of the sector may be performed once, by an agent there with the skill. An agent acts once a round.',
    play: 'Play. What was just gained may come into play: a Character into a free slot, for nothing now; a Property for its price. Otherwise it stays in hand until Final step 1.',
  },
  sectors: {
    title: 'The sectors',
    text: 'A bonus goes to every agent it fits, leader or not, in every contest there. Agents in suspended animation have +1 in sectors 4, 6 and 8. The Shuttle and Minisub tokens count as one of these for Projects, until Final step 7.',
    moors:
      'In sector 10 gangs attack with two Random cards, the same for all. Whoever is not strictly above loses an agent; the best of those above controls the sector. Guts do not help there.',
  },
  actions: {
    title: 'The eight Actions',
    text: 'Assassination comes before the contest; all others belong to whoever controls the sector.',
    duel: 'Most are duels: both sides choose an unplayed Action card in secret, then each adds a Random card (0 to 6, or 8). The elite add 1. A tie is played again with new cards.',
  },
  skills: {
    title: 'The skills',
    text: 'Some Characters are elite in a skill. Races matter, too: robots and cyborgs in Robotown, mutants on the moors and for BION, robots for Technicians and for Armadrill.',
    elite: 'Elite:',
  },
  cards: {
    title: 'Engaging cards',
    text: 'A card is engaged once a round, for one thing: strength in a sector where you have an agent, a card, or money. A Property with an income brings it only if it was not engaged. Some values need an agent with a certain skill there.',
    drugs:
      'A drug is engaged on one of your agents in a contest. It adds to your total; with a high Random card the agent dies of it afterwards.',
  },
  events: {
    title: 'Events',
    text: 'An Event is fought like a Confrontation of the printed type, but among guests only: agents without a skill or race of its list go home. The winner gets the reward and then controls the sector. Without a guest it stays and is discarded at the end of the round.',
  },
  threats: {
    title: 'Threats',
    text: 'First, every corporation, present or not, fixes which of its cards the Threat would hit. Then agents, AIs, Properties and Action cards add up as usual, by Combat or R&D as printed, and Guts help. Only then is its strength drawn.',
    stopped:
      'A total strictly above stops it. The best takes the card, worth VP, and controls the sector. Every corporation there that is not above loses an agent all the same.',
    succeeded:
      'If nobody is above, or nobody is there, it succeeds: it hits the fixed card of every corporation, and stays. Some spread to the next free sector at the end of the round; some close the sector they leave for good.',
    chaos:
      'Three Threats in sectors, or three closed sectors, at the end of a Resolution: chaos wins and all corporations lose.',
  },
  final: {
    title: 'Phase 3: the Final phase',
    text: 'Nine steps, each done by everybody in turn order before the next. In round 4 the game ends after step 6.',
    staff:
      'Dismissals and hiring. Dismiss whom you like, except the Board; play Characters and Properties from hand; engage cards that draw. Then the Board moves up and its empty seats are filled from those hired, never by a Politician.',
    income:
      'Income. Unplayed Action cards bring 1, 1, 2, 2, 2, 3 and 4K for the values 1, 2, 3, 3, 4, 5 and 6; hired Characters and Properties not engaged bring what they say.',
    payments: 'Payments. Pay every salary and upkeep, or discard the card.',
    repairs:
      'Repairs. Each Technician may repair one Property for 10K, an elite one for 5K. What stays damaged is discarded; buildings, moon bases and islands only with a second marker.',
    refresh: 'Refresh. All engaged cards are ready again.',
    projects: 'Major Projects. In turn order each corporation may buy some.',
    recovery:
      'Recovery. Opportunity cards and Events left in sectors are discarded, Threats spread, AIs, tokens and Action cards come back.',
    order:
      'Next turn order. Corporations with an agent in the zone come first, in order of arrival; then the others as before.',
    discard:
      'Discard. Characters and Properties in hand are discarded. Each Event or Threat in hand is put into a sector from 1 to 9 of its holder’s choice.',
  },
  projects: {
    title: 'Major Projects',
    text: 'To buy one, commit cards in play and unused AIs (1 R&D each) until R&D and raw materials are enough, and pay the money. A card can be committed once a round and brings all it has to one purchase; it is not used up. Some Projects ask for a laboratory, a shuttle or a minisub of yours, or the token. Each exists once.',
  },
  death: {
    title: 'Death, Board, elimination',
    text: 'Whoever dies is out of the game for good; the pawn waits until the slot is filled again. Dismissal, seduction, trial and unpaid salaries are no deaths.',
    return: 'When an Immortal dies, its corporation may pay 10K at once and it returns to the HQ.',
    board:
      'A corporation whose Board is completely empty is eliminated at once, with all it has. If one corporation is left it wins.',
  },
  victories: {
    title: 'The end',
    standard:
      'After Final step 6 of round 4 the most VP win: Characters in play, undamaged Properties, Projects with their bonuses, captured Threats, Corporate Threat cards, and 1 for every full 10K.',
    ties: 'Ties are broken by money, then by the number of Projects, then by the turn order.',
    events:
      'At the start of round 3 a Victory Event is revealed, at the start of round 4 a second one. At the end of each Resolution, after the check for chaos, a corporation that fulfils one wins at once; of several the one with the most VP.',
  },
  specials: {
    title: 'Special victories',
    text: 'Four Characters and a Property win at once, at any moment, for the corporation that has them in play and fulfils what they ask. Every HQ shows how far it is.',
  },
  corporate: {
    title: 'Corporate Threats',
    text: 'A revealed Corporate Threat card is one more sector in round 4. The corporation with the fewest VP, with two cards the two last ones, may become the threat by placing its first agent there. It may have three pawns there, all its enemies together four.',
    fight:
      'It is resolved last, like a Threat, with Guts. If no enemy alone has a strictly higher total, the threat wins the game. Otherwise it is eliminated; the best enemy takes the card for 10 VP, and enemies not above lose an agent.',
  },
  sources: {
    title: 'Reconstruction',
    text: 'The rules we know are a summary whose pictures are lost: most faces of cards are ours and say so. A content pack can replace their values. The game has no solo mode and no variants.',
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
