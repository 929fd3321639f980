export default {
  aim: {
    title: 'What it is about',
    text: 'Neo Paris, 2047. Your corporation sells virtual worlds, the Verses. The game lasts exactly five rounds; in each round every player takes three turns. You spread Influence over the city, build Servers, recruit Agents and bring Verses Online. Most victory points (VP) win.',
    danger:
      'Two dangers: whoever holds many Corruption cards is searched by Interpol, and whoever is too rich is hit hardest by the Necros.',
    players:
      'The rules are the same for 2, 3 and 4 players, except the number of Influence tokens, the Location cards dealt and three Objectives.',
  },
  setup: {
    title: 'Setup',
    players:
      'Each player takes 20, 18 or 15 Influence tokens with 2, 3 or 4 players; those left over are not used. They all start on the player board, the Reserve. Each also has 3 Directors, 7 Servers, 10 €, 1 Immunity and Revenue 5. No income is paid before round 1.',
    objectives:
      'Each player is dealt 2 secret Objective cards; one of them will score at the end. The others go back to the box unseen.',
    locations:
      'The 24 Location cards are all dealt: 12, 8 or 6 each. Each player puts one token from the Reserve in every arrondissement named. One card names none: its receiver places one token fewer and keeps it in Reserve. Each of the 23 arrondissements then holds exactly one token.',
    first:
      'That card is the First player / Intercepted Agent card: its receiver plays first in round 1, the others follow clockwise. Then all 24 Location cards are shuffled into a face-down deck.',
    titles: 'Whoever already controls a whole District takes its Title at once.',
    agents:
      'Level-2 Agents are shuffled and 6 removed; the other 9 form the bottom of the Agent deck. Level-1 Agents are shuffled and 3 removed; the other 15 go on top. Everybody may look at the 9 removed Agents, which are out of the game.',
    offer:
      'The top 5 Agents are laid out in slots 1 to 5. For each in order a Location card is drawn and the Location token of that number goes to the arrondissement named. The cards drawn leave the game, so that no arrondissement is drawn twice.',
    intercepted:
      'If the First player / Intercepted Agent card comes up, the Agent of that slot is intercepted: discarded and not replaced. The round has one Agent fewer, and the special card leaves the game too.',
    decks:
      'The 36 Corruption cards are shuffled face down. The 24 Verses are shuffled with their Loading side up, and 5 are laid out beside the deck, whose top card everybody sees.',
    necro:
      'One end-of-game Necro card is put down unseen, and 4 standard Necro cards unseen on top of it. The others go back to the box.',
    boosts: 'The 7 Titles and the 7 Boost cards lie beside the board; which Boost cards are left is known to all.',
  },
  city: {
    title: 'The city',
    map: 'Neo Paris has seven Districts of 3 or 4 arrondissements. Arrondissements that share a side are adjacent, across District borders and the Seine alike; a corner is not enough. Distance is the number of steps of the shortest path, whatever stands on it.',
    tokens:
      'Tokens of two players never stand in the same arrondissement, without any exception: where another player has a token you can neither add nor move one. Of your own any number may stand together, and a mere Server of another player does not keep you out.',
    reserve:
      'Tokens that are added come from your Reserve; with an empty Reserve nothing can be added. A token that is eliminated, whatever the cause, goes to the Recycling zone and stays its owner’s.',
    here: 'When an Agent’s card speaks of “the arrondissement”, it is the one where the Director of this turn stands; “adjacent” means adjacent to it.',
  },
  general: {
    title: 'What always holds',
    costs:
      'A price is paid in full or the thing is not available. A loss takes what you have and no more: €, Immunity and Revenue never fall below 0. Revenue has no upper limit.',
    choices:
      'Gains of €, Immunity, Revenue and 2-VP tokens are automatic; a part of an effect that needs a target may be declined. Losses by a Search, a Necro card or Dark Kingdom are compulsory as far as possible; whoever suffers them chooses the pieces.',
    pieces:
      '€, Immunity and 2-VP tokens never run out; tokens, Servers, Directors and cards are limited to those that exist.',
    others:
      'Outside your turn you only answer what is forced on you: Searches, Necro attacks, Dark Kingdom, the turn order; there you may spend Immunity and use the Latin Quarter Title.',
  },
  turn: {
    title: 'Rounds and turns',
    round: 'Players take turns in the order of the track, three times round: with two players A B A B A B.',
    phases:
      'A turn has three phases in this order: a Director is placed (compulsory), Influence (optional), Action (optional). It ends when you say so.',
    director:
      'Put one of your unplaced Directors in any arrondissement, without restriction. It stays until the upkeep of the round and does not matter for control.',
    influence:
      'In that arrondissement you perform none or exactly one of three manoeuvres; so you cannot eliminate and replace a token in one Influence phase.',
    action: 'You perform none or one of the five Actions; the same one may be chosen again in later turns.',
    add: 'Add: a token from your Reserve, where no other player has one; draw 1 Corruption card.',
    eliminate: 'Eliminate: one token there, anyone’s, even your own; draw 1 Corruption card.',
    move: 'Move: one of your tokens from any other arrondissement at any distance, where no other player has one; no Corruption card. It is one change: Titles are checked when the token has arrived.',
    free: 'Free actions, at any moment of your turn and any number of times: use a Title, use or promote an Agent in service, recover tokens from the Recycling zone, turn a Verse Online, discard a Verse for 1 Immunity.',
    when: 'Agents only once the Director of this turn is placed; the other free actions from the very start. All of them stay open after the Action until you end the turn.',
  },
  control: {
    title: 'Control and Titles',
    control:
      'You control an arrondissement where you have a token or a Server. A Server keeps control even when all your tokens there are gone; if another player then has tokens there, you both control it.',
    holding:
      'As soon as you control every arrondissement of a District you take its Title. You keep it while you lack only one, and lose it as soon as you lack two, or as soon as another player controls them all. A Title beside the board waits for someone to control the whole District.',
    checks:
      'This is checked after every change of a token or a Server, whoever’s turn it is, in Searches and attacks too. The stars on the rulebook’s card lists only remind of it.',
    use: 'A Title is used once per round in your own turn, then it is exhausted until upkeep. If you lose it, a new holder can use it at once; you cannot use it twice in one round. It may be used in the turn in which you gained it, but not for the Action that brought it. Nation and Denfert-Rochereau need their Action in that turn.',
    list: 'The seven Titles; each is worth 10 VP at the end. The Latin Quarter alone works outside your turn: in a Search or a Necro attack it keeps one Agent in service or one Boost that was about to be discarded.',
  },
  corruption: {
    title: 'Corruption cards',
    hand: 'Drawing or taking a Corruption card means the top card of the deck. Your hand is secret, its size is public, there is no limit, and five cards do nothing before the end of the round.',
    deck: 'Discarded cards lie face up. When the deck is empty they are shuffled into a new one; if there is no card at all, none is drawn and the rest of the effect stands.',
  },
  actions: {
    title: 'The Actions',
    declare:
      'You may choose an Action only if you can meet its conditions and its price, counting the bonuses that you can apply; if it needs an Agent’s promotion or a Title, the option says so and asks again.',
    bonuses:
      'All bonuses on an Action add up, and each may come before or after it: money that a Boost brings helps to pay that very Action. Gains of Boosts are compulsory and credited first, once with every performance, extra Actions included.',
    itself:
      'A card never improves the Action that brought it into play, and a Boost improves only Actions declared once it is in place.',
    oneShot:
      'One-shot bonuses (Nation, Denfert-Rochereau and promotions “if you perform the Action”) need that Action in the same turn and improve one performance. Money may be claimed until the end of the turn by a card that was in play at the declaration; Reach and conditions change between declaration and payment; the Verses on offer change before paying or after the Action, once by each card.',
    extra:
      'An extra Action (“in addition to your Action of the turn”) is optional, comes at once and does not use up the Action of the turn. It has the usual conditions, price, gains, Corruption and Boosts. There may be several in one turn.',
    modified: 'A Necro card of the last round may have replaced a price or a gain; bonuses come on top.',
    work: 'Work: gain 5 €, 3 more with each Boost for it, 5 more with the Nation Title.',
    recruit:
      'Recruit: pay 4 € and take an Agent within Reach of the Director of this turn, ready, into service; its Location token leaves the map. Reach is 1 (here or adjacent) and what bonuses add; you may not have 3 Agents in service already.',
    recruited:
      'Recruiting draws no Corruption, and the slot stays empty in this round. The new Agent may be used and promoted immediately. With 3 in service, promote one first. Who controls the arrondissement does not matter.',
    build:
      'Build a Server where the Director of this turn stands: no Server of another player there, at least one token of yours there, no Server of yours in that District, and one in stock.',
    building:
      'Pay 10 €, Revenue +2, gain a 2-VP token, draw 1 Corruption card, place the Server, check the Titles. A Server that leaves the map returns to your stock and may be built again; what it brought is kept.',
    create:
      'Create a Verse: first, any number of times, you may pay 2 € to put the five Verses on offer under the deck and lay out five new ones, as long as you can still pay the Verse.',
    creating:
      'Then pay 7 €, Revenue +1, draw 1 Corruption card, and take one Verse on offer, Loading side up. The others slide right and the top card of the deck fills the left-most place.',
    under:
      'Cards go under the deck from right to left, before new ones are laid out. If the deck is exhausted a place stays empty until a Verse comes under the deck again; without a Verse on offer you cannot create one.',
    donate:
      'Donate, in any order, each part once: 1 € discards 1 Corruption card of your choice, or 3 € two; 3 € gain 1 Immunity; each Boost for it discards one more for 1 €. At least one part must be possible.',
  },
  boosts: {
    title: 'Boosts',
    gain: 'Whoever gains a Boost card chooses one of those left and puts it under its Action; any number may lie there. With none left nothing is gained.',
    both: '“A Boost” is a Boost card or a level-1 Agent turned into one. A discarded Boost card is available again to all; such an Agent goes to the Agent discard.',
    list: 'The seven Boost cards:',
  },
  verses: {
    title: 'The Verses',
    loading:
      'A Verse is first Loading and has no effect. You may own any number; Loading Verses count wherever Verses count “Online or not”.',
    online:
      'When its Mission is met in your own turn, even in that in which you took it, you may turn it Online: first you receive its immediate bonus, then you turn the card. You may wait, or turn several in one turn; one bonus may fulfil the next Mission. Missions are never checked in turns of others or between rounds.',
    none: 'A Verse without a Mission goes Online as soon as it is acquired. All this holds for a Verse taken without the Action, too; the Verses on offer are then filled up as usual.',
    events:
      'A Mission that is a state must be true when the card is turned; it stays Online if that ceases. A Mission that is an event (Mythologia, The Curse) is recorded when it happens while you have the Verse Loading, and may be used in any later turn of yours.',
    exchange:
      'In your turn you may discard a Verse, Online or not, for 1 Immunity. A discarded Verse goes under the deck, its records are erased, and it gives nothing any more.',
    list: 'The twenty-four Verses, each with its Mission, its immediate bonus and its gain at the end, at most 10 VP:',
    compared:
      'The most or the fewest € or tokens are compared at the final scoring, after the last Search and Necro attack; ties count, Revenue does not.',
  },
  agents: {
    title: 'The Agents',
    service:
      'At most 3 Agents are in service. A ready one is exhausted to use its ability, any number of them in a turn and in any order. They are readied at upkeep, by the Marais Title or by Vicomte’s promotion, and can then be used again.',
    abilities:
      'A Combatant eliminates one token, anyone’s, where the Director stands; a Technician gains 3 €; a Diplomat gains 1 Immunity. At level 2 a second part follows.',
    clean: 'Using an Agent draws no Corruption, not even when it adds or eliminates a token.',
    promote:
      'Any Agent in service, ready or exhausted, may be promoted at any moment of your turn once the Director is placed, also after it has been used. It leaves service at once, which frees its place.',
    effect:
      'You may apply its promotion effect or not. At level 1 applying it always costs 1 Corruption card, at level 2 none. An effect that can do nothing cannot be applied.',
    afterwards:
      'Then the Agent retires, face down and safe for ever, or, at level 1 only, becomes a Boost under its Action, which can be lost as a Boost.',
    owned:
      'In service, Boost or retired, your Agents count at the end. One discarded from service or from a Boost goes to the Agent discard and scores nothing.',
    list1: 'The eighteen Agents of level 1:',
    list2: 'The fifteen Agents of level 2:',
  },
  recycling: {
    title: 'The Recycling zone',
    recover:
      'At any moment of your turn you may take any number of your tokens from the Recycling zone back to your Reserve. Until then they cannot be added and do not count for the turn order.',
    gains:
      'You split what you recover into groups, each with its benefit, the same as often as you like: 1 token brings 1 €; 2 tokens discard a Corruption card at random (with at least one in hand) or let you look at the next Necro card; 3 tokens bring 1 Immunity.',
    random:
      'The card discarded here is random, not chosen. The Necro card looked at is the one that will be revealed at the end of this round; only you see it.',
  },
  endRound: {
    title: 'The end of a round',
    order:
      'After the third turns of all: Searches, the Necro attack, the turn order, income, upkeep, in this order; after round 5 the end of the game instead.',
    turnOrder:
      'Turn order: whoever has most tokens in Reserve chooses first any free position of the next round, then the next, and so on. Ties: lowest Revenue, then fewest €, then the earlier in the present order.',
    income:
      'Income: everybody gains as many € as their Revenue, after rounds 1 to 4 only. Revenue itself does not change.',
    upkeepVerses:
      'Upkeep, Verses: the right-most Verse on offer goes under the deck, the others slide right, a new one comes at the left.',
    upkeepAgents:
      'Upkeep, Agents: those not recruited are discarded and 5 new ones come as in the setup. After round 4 only 4 come, in slots 1 to 4, and both decks are empty.',
    upkeepPlayers:
      'Upkeep, players: Directors come home, Agents and Titles are readied, Necro markers of the round just played are removed (those of its last attack stay for the next round). Then the next round begins.',
    levels:
      'So Agents of level 1 come in rounds 1 to 3 and of level 2 in rounds 4 and 5; a round has 5 Agents, 4 in round 5, and one fewer in the one round of the game in which an Agent is intercepted.',
  },
  search: {
    title: 'Searches',
    who: 'At the end of rounds 1 to 4 everybody with 5 or more Corruption cards is searched, one after the other in turn order; the others keep theirs. The whole hand is revealed.',
    order:
      'Cards that take Immunity come first, all of them, and cannot be cancelled. Then you resolve the others one by one in the order you choose, and may spend 1 Immunity to cancel a card, as often as you have some.',
    effects:
      'A card that cannot affect you does nothing. Between two alternatives you choose, but if only one affects you it is compulsory. You choose the piece that is lost; if you have less than the card takes, you lose what you have.',
    afterwards:
      'The Latin Quarter Title may keep one Agent or Boost. Afterwards all the cards are discarded, and the Missions of Mythologia and The Curse may be recorded. Nothing can be exchanged, recovered or turned Online during a Search.',
    kinds: 'The eight kinds of Corruption cards, and how many there are of each:',
  },
  necro: {
    title: 'Necro attacks',
    parts:
      'The top Necro card is revealed. By the Revenue of that moment, after the Searches, all with the lowest take MINIMUM, everybody GLOBAL, all with the highest MAXIMUM as well. If all have the same, everybody takes all three.',
    immunity:
      'First MINIMUM, which can be neither avoided nor refused. Then, in turn order, each player may spend 2 Immunity to avoid GLOBAL or, with the highest Revenue, 3 to avoid GLOBAL and MAXIMUM; MAXIMUM alone cannot be avoided. Then GLOBAL, then MAXIMUM.',
    hits: 'Whoever is hit chooses what is lost, in turn order. GLOBAL and MAXIMUM add up (−5 € and −10 €). Changes of Revenue do not change who is lowest or highest. Whoever has less loses what there is.',
    after:
      'Effects on the next round last exactly for it. The Latin Quarter may keep one Agent or Boost if it has not been used in this round. Corruption cards drawn now cause no Search in this round. The card leaves the game.',
    list: 'The eleven standard cards and the three of the end of the game:',
  },
  end: {
    title: 'The end of the game',
    final:
      'After round 5 there is no turn order, income or upkeep: everybody is searched with all the Corruption cards held, even fewer than 5 (The Curse counts them), then the last Necro card attacks.',
    late: 'No Verse can be turned Online any more. The last Necro attack goes like the others, at the same prices in Immunity.',
    counted:
      '2 VP per 2-VP token, 1 per full 5 €, 1 per point of Revenue, 2 per arrondissement controlled (if two control it, for both), 10 per Title.',
    agents:
      '1 VP per Agent in service, Boost or retired, and 5 VP per trio of a Combatant, a Technician and a Diplomat.',
    servers: 'Servers on the map: 1, 3, 6, 10, 15, 21 or 28 VP for 1 to 7.',
    verses: 'Each Verse Online scores what it says, at most 10 VP (8 under Computer Virus).',
    objective:
      'One of your two Objectives scores, at most 30 VP (25 under New Year Sabotage); the better one is taken for you. They stay secret until then and cannot be changed.',
    winner:
      'The highest total wins; in a tie, the one with more €; if that is equal too, they share the victory. Penalties of the last Necro card are part of the total, which may fall below 0.',
    objectives: 'The twelve Objectives; three of them depend on the number of players:',
  },
  rulings: {
    title: 'Our rulings',
    firstPlayer:
      '24 Location cards are dealt, and one of them makes an Agent disappear. We read: 23 name an arrondissement, the 24th none; so the first player has one token fewer on the map and one more in Reserve. A content pack can give 24 arrondissements, one of which the special card names.',
    setupTitles: '“As soon as” has no exception: Titles are taken during setup too.',
    anytime:
      'Free actions come between the phases, not inside another effect. While a Verse is created they are open until it is paid for, because each renewal shows new Verses; between declaring and paying for other Actions nothing new is seen.',
    director: 'We apply this sentence to use and promotion alike.',
    titleTwice:
      'A player profits from a Title once per round, even after losing and regaining it; another player who takes it may use it.',
    yoshida:
      'The example of Miss Yoshida says “in this turn too”; the note wins: only another Recruit of that turn profits.',
    waiver:
      '“Without any token” can mean none of yours, or none at all. By default yours is waived and tokens of others do not matter: in an empty arrondissement one could simply add a token.',
    insurrections:
      'Discarding 1 card costs 2 € and 2 cards 4 €. By default the other parts keep their price; a table may make each part 1 € dearer, so that an Immunity costs 4 €.',
    levelOne:
      'The cards of Clarisse and Delta do not mention it, but “always” is “always”: they draw one too. Pixel draws one, and another for a copied effect of level 1, after you have chosen whom it copies.',
    afterwards: 'Exactly one of the two: a promoted Agent is no longer in service in any case.',
    events:
      'Verses are turned in one’s own turn, Searches come between turns: you must have the Verse Loading at the end of the Search and turn it in a later turn. The final Search is too late. A card that takes Immunity does not count as spending.',
    london: 'The three tokens come from the Reserve, not from the map.',
    sequence:
      'First the lowest and the highest are fixed; then MINIMUM, Immunity, GLOBAL, MAXIMUM, as in the example. So an Immunity gained by MINIMUM may pay for GLOBAL.',
    ties: 'If Reserve, Revenue and € are equal, the earlier in the present order chooses first. At the end the lost icon of the tie-break is read as €.',
    resign:
      'On giving up the book is silent: with 2 players the game ends; with 3 or 4 the turn is dropped, tokens, Servers, Titles and cards stay, no Search, Necro card or choice concerns that player any more, who ranks last. The game ends when one player is left.',
  },
  data: {
    title: 'What is reconstructed',
    text: 'We had the text of the rulebook without its pictures. What only pictures show is reconstructed and marked so where it is explained; everything else is the rulebook’s. A content pack can replace every reconstructed value.',
    map: 'The map: which arrondissements belong to which District and which are adjacent (the 13th and the 14th excepted), their number, and the names Pigalle, Champs-Élysées and Marais.',
    titles: 'Titles: which effect belongs to which District, except the Latin Quarter.',
    agents: 'Agents: the Districts of Leslie, Camille, Zero, Jade, Muriel, Nash, Benedict and Doc Slice.',
    verses:
      'Verses: the type of each; the Agent types of Westland, Exoplanet, Elven Lands, Conquistadores, Space Conquest and Elassar; the type that the last three score; the Districts of Venizia, Olmeta Worlds and The Rift.',
    corruption:
      'The Corruption deck: how many of each kind, and their Districts, Actions and types; only a Server card of Quartier Latin or Nation and some kinds are seen in an example.',
    objectives: 'Objectives: the Agent types of the last three before Wealth, and all names.',
    icons: 'Lost icons: the Reach of Boost 4, the 1 € for a recycled token, € at “1 VP per 5” and in the tie-break.',
  },
  glossary: {
    title: 'Words',
    arr: { term: 'Arrondissement', meaning: 'one of the areas of the city' },
    boost: { term: 'Boost', meaning: 'a lasting improvement of an Action' },
    control: { term: 'Control', meaning: 'to have a token or a Server there' },
    director: { term: 'Director', meaning: 'the pawn that says where a turn takes place' },
    exhausted: { term: 'Exhausted', meaning: 'used in this round' },
    immunity: { term: 'Immunity', meaning: 'a token against Corruption cards and Necro attacks' },
    loading: { term: 'Loading, Online', meaning: 'a Verse before and after it has been turned' },
    promotion: { term: 'Promotion', meaning: 'an Agent leaves service, with an effect or without' },
    reach: { term: 'Reach', meaning: 'how far from the Director an Agent can be recruited' },
    recycling: { term: 'Recycling zone', meaning: 'where eliminated tokens wait' },
    reserve: { term: 'Reserve', meaning: 'tokens on the player board, that can still be added' },
    retired: { term: 'Retired', meaning: 'promoted and safe; counts at the end' },
  },
};
