/** The rules on one page. */
const rules = {
  aim: {
    title: 'Aim of the game',
    text: 'Four media Conglomerates, Red, Blue, Black and White, fight over a grid of companies. None of them is yours: you hold shares. You lay cards to strengthen a Conglomerate, tilt them to make it take over its neighbours, and at the end each Conglomerate pays its largest shareholders.',
    colours:
      'Each Conglomerate also has a pattern: Red dotted, Blue striped, Black solid, White outlined. All cards of a colour are identical.',
    control:
      'A company is controlled by the colour of the agents on it. All of them are of one colour, there is always at least one, and a Conglomerate never loses its last company.',
  },
  setup: {
    title: 'Setup',
    types: 'Six types of companies are used, three tiles of each.',
    gridMany:
      'Three or four players: sixteen of the eighteen tiles, at random, in four rows of four; one agent on each, four of every colour.',
    gridTwo:
      'Two players and solo: one tile of each type is left out; the other twelve form three rows of four, with three agents of every colour.',
    out: 'Tiles left over go to the box, known to all. The other agents form the supply.',
    objectives:
      'For each tile left out, one Secret Objective of its type is left out too: there are as many of a type as tiles. Everybody is dealt two, hidden. Whoever has the same one twice discards one and replaces it until they differ. The others go to the box, face down.',
    secret:
      'You may look at your objectives, but do not show them before scoring. No ability and no consultant can touch them.',
    consultants:
      'One card of each of the four types of consultants is taken; everybody is dealt one of them at random, open in the HQ, so all differ. With two players the Corporate Lawyer is not used. The supply gets one copy fewer than there are players of each type in use. The rest goes to the box.',
    cards:
      'The Conglomerate cards are shuffled, twenty of each colour; with two players and in solo five of each are left out first. Everybody is dealt four; the next five form the display, the rest the deck.',
    first: 'The first player is drawn by lot (the rulebook says: the highest ranking executive); play goes clockwise.',
  },
  turn: {
    title: 'A turn',
    text: 'You may use one consultant, only one, and then take exactly one action: Plot, Infiltrate or Takeover. It is compulsory if any is possible; if none is, which happens only in the final round, the turn passes.',
    limit:
      'At the end of your turn, and only then, you keep six cards in hand at most: you choose the others, which go to the box. Consultants and objectives do not count.',
    alone: 'Nobody else decides anything during your turn.',
  },
  plot: {
    title: 'Plot',
    text: 'Take two cards into your hand, each from the display or blindly from the deck unless it is empty. You see the first before you choose the second.',
    refill: 'Only then is the display refilled to five from the deck, which is never renewed.',
    end: 'If the deck does not suffice, its last cards go to the display and the end is triggered. An empty deck under a full display triggers nothing.',
    few: 'If only one card is left, take that one; with none left a Plot is impossible.',
  },
  infiltrate: {
    title: 'Infiltrate',
    text: 'Lay one or more cards of a single colour upright in your HQ; you need at least one card in hand.',
    agents:
      'Then place as many agents of that colour from the supply, all on one company which that colour already controls. You cannot lay more cards than the supply has agents. The ability is not activated.',
    hire: 'Three or more cards of one colour: you may take one consultant from the supply, open into your HQ. You may own several, even equal ones, but not take back a type used this turn. If there is none, you get nothing.',
  },
  takeover: {
    title: 'Takeover',
    text: 'Choose a company and a neighbour that shares a side (not diagonally), tilt upright cards of your HQ in the colour of the first, and move as many of its agents to the second.',
    stay: 'At least one agent has to stay behind, in every case.',
    same: 'On a company of the same colour they simply join the others: no capture, no ability.',
    success:
      'If you moved more agents than the target holds, it is taken over: one defeated agent is captured in your HQ, the others return to the supply, yours occupy the company. You may then activate its ability, once.',
    failure:
      'As many agents or fewer: it fails. They go back and nothing else changes, but the cards stay tilted. What counts is the agents moved, not the strength of their company. A hopeless takeover is allowed; the game says so and asks once more.',
    last: 'The last company of a Conglomerate cannot be taken over. A takeover that would fail against it is allowed.',
    tilted:
      'A tilted card cannot be tilted again; it stays so until an effect sets it upright. Captured agents stay in the HQ to the end.',
  },
  abilities: {
    title: 'Abilities of the companies',
    text: 'An ability never brings another one, or a capture. It touches only what it names and, without a target, has no effect.',
    BN: 'Broadcast Network: move up to two agents of one colour, from one or two companies to one or two others of that colour, at any distance; each company keeps one.',
    GM: 'Guerrilla Marketing: tilt up to two upright cards of one colour in one HQ, anybody’s.',
    PR: 'The Press: exchange a card of your HQ for a card of another’s HQ; you choose both. Each stays upright or tilted. With no card on one side, nothing happens.',
    AA: 'Ambient Advertising: set two tilted cards of one HQ upright, anybody’s, of any colours; only one if there is just one.',
    SM: 'Social Media: remove up to one Conglomerate card, upright or tilted, from any HQ; it goes to the box.',
    OM: 'Online Marketing: exchange all agents of any two companies, even distant ones, of the same colour, or just taken over.',
  },
  consultants: {
    title: 'Consultants',
    text: 'They are always open. Before your action you may use one of your HQ: it holds for this turn and goes to the supply at once, where anybody can take it. You need not take the matching action; the effect is then lost. A consultant taken this turn cannot be used yet.',
    MC: 'Media Controller: in your Infiltrate you may add one card of another colour to those of one colour, at least one. It counts with them, for the three cards of the consultant too, and brings an agent of the chosen colour. Afterwards it is of its own colour again.',
    NE: 'Negotiator: after a successful takeover, and after the ability, draw two cards (fewer if the deck lacks them; this never triggers the end). Nothing after a reinforcement, a failure, an Infiltrate or a Plot.',
    CL: 'Corporate Lawyer: your Infiltrate may lay cards of two colours, each with its agents on a company of its colour. To take a consultant you need three cards of one colour; even with three and three you take only one.',
    MI: 'Military Contractor: your takeover succeeds on equality too, like any other success. The agent that stays and the last company of a colour remain protected.',
  },
  end: {
    title: 'End of the game',
    trigger:
      'The end is triggered the first time the display cannot be refilled after a Plot. That turn is played to its end.',
    final:
      'Then everybody has exactly one more turn: this is the final round; whoever triggered the end plays last. The display is no longer refilled.',
    win: 'Most VP wins; cards in hand are worth nothing. On equal VP the tied player with most captured agents, of all colours, wins. If the tie remains, the victory is shared.',
  },
  scoring: {
    title: 'Scoring',
    shares:
      'Each colour is scored by itself. A card of your HQ, upright or tilted, is one share of its colour; a captured agent is two. Without a share you score nothing.',
    first: 'Whoever has most shares scores 2 VP for each company the colour controls, however many agents are there.',
    second: 'With three or four players the second scores 1 VP for each company. With two the second scores nothing.',
    tieFirst:
      'If shares are equal for the first place, captured agents of that colour decide; the others in the tie are second, and whoever has fewer shares than they scores nothing.',
    tieSecond:
      'If shares are equal for the second place, those with most captured agents of that colour score, all of them if equal in these too; the others score nothing.',
    objectives:
      'In each colour in which you score, as first or second, each of your two Secret Objectives adds 2 VP for each company of its type that the colour controls. An objective can pay in several colours; where you do not score it pays nothing.',
    consultants:
      'Each pair of two different consultants is worth 1 VP, each card counting once; four different types are worth 1 VP more, once.',
    example:
      'Red controls four companies. Karen has 9 shares and gets 8, plus 4 for two companies of her objective. Alba and Olja have 6 shares each; Alba has captured an agent and gets 4, Olja nothing.',
  },
  solo: {
    title: 'Solo: setup and your turn',
    setup:
      'Set up as for two: twelve companies, three agents and fifteen cards of each colour. No consultants and no hands. SOD’s marker stands outside the grid, above column A.',
    colours:
      'Knowing the grid, choose two Conglomerates; the other two are SOD’s. One agent of each colour goes into its side’s HQ as a reminder.',
    display:
      'The display has four cards. Three objectives of different types are turned up for both sides. You play first, then in turns with SOD.',
    actions: 'You plot or take over: Infiltrate by itself does not exist.',
    plot: 'Plot: take two cards of the display, one after the other. A card of yours goes upright into your HQ, a card of SOD’s to the box. If only one is left, take that one.',
    place: 'Then, for each colour gained, place all its agents, one or two, on one company it controls.',
    refill: 'The display is refilled to four only if it is empty after a Plot, never between the two cards.',
    takeover:
      'Takeovers follow the normal rules, abilities included; SOD is “another player”. You may take over a company of your other colour. A card of the other side’s colour that came by The Press can never be tilted for a takeover; the rules of the last agent and the last company bind both sides.',
  },
  sod: {
    title: 'Solo: SOD’s turn',
    text: 'On each of SOD’s turns its marker moves one column, from D to A; its first turn is therefore in B. Then it does the first thing possible, from A to D.',
    scan: 'It looks at the companies from the marker’s column, top to bottom, then the next column, and so on; the whole grid for each line.',
    takeover:
      'A: it aims at your companies alone, and only with success: it needs one agent more than the defender, one agent that stays and as many upright cards, and it is not the last of its colour. It attacks from the first possible source with just enough, and captures an agent. It activates no ability.',
    A1: 'A-1: the first target that is an objective.',
    A2: 'A-2: otherwise the target with most agents.',
    A3: 'A-3: if equal, the one that touches most of your companies.',
    A4: 'A-4: if still equal, the one closest to the edge; finally, the first it meets.',
    plot: 'B: without a target, if the display has cards of its own. It never draws; its cards go upright into its HQ, with their agents.',
    B1: 'B-1: two cards of one of its colours; if it could in both, the colour of which its HQ has more cards, otherwise that of the leftmost card.',
    B2: 'B-2: otherwise one card of each; the agents of the leftmost card are placed first.',
    B3: 'B-3: otherwise its only card; and it discards a card of the colour of which your HQ has more cards, if equal the leftmost; failing that, of your other colour.',
    place: 'It places all agents of a colour on one company of it, the first that fits:',
    BB1: 'BB-1: an objective that does not outnumber all its neighbours, that is, at least one has as many agents or more.',
    BB2: 'BB-2: an objective.',
    BB3: 'BB-3: a company that does not outnumber all its neighbours.',
    BB4: 'BB-4: any.',
    C1: 'C-1: without a target or a card of its own it discards two cards of one of your colours; if there are two of each, of the colour of which your HQ has more cards, otherwise that of the leftmost.',
    C2: 'C-2: otherwise one card of each of your colours.',
    D: 'D: it flips the table; this is the rulebook’s joke for what cannot happen.',
    refill: 'After its Plot the display is refilled as after yours.',
    end: 'The game stops at once when the display is empty after a Plot, agents placed, and the deck has fewer than four cards. Each side scores 1 VP for each company of the three objectives that its colours control, and nothing else.',
    win: 'You need more VP than SOD; on equal VP, more captured agents. Otherwise SOD wins.',
  },
  options: {
    title: 'Options',
    deluxe:
      'Deluxe companies: six types of eight are used. Deluxe consultants: four types of six; with two players, without the Corporate Lawyer, all types chosen are used.',
    accountant:
      'Corporate Accountant (2 to 4 players): a single card, in the supply, never dealt at the start; it is taken, used and returned like the others. With optional consultants the extra point of scoring asks for at least four types.',
    PF: 'Pirate Frequency: place an agent of the supply on a company of its colour.',
    VD: 'Verification Desk: remove an agent of a company that has at least two.',
    TS: 'Talent Scout: a Plot takes three cards.',
    CM: 'Crisis Manager: after a successful takeover set up to two of the cards tilted for it upright.',
    CA: 'Corporate Accountant: before your action lay a card of your hand upright in your HQ, without an agent.',
    none: 'The rulebook has no handicap, no level of difficulty and no variant but solo.',
  },
  rulings: {
    title: 'Our rulings',
    intro: 'What the rulebook leaves open, and what we decided.',
    tiedFirst:
      'Where shares and agents are equal, nobody has most of them: nobody is first, all score as second (nothing with two players), and the next one scores nothing. The other reading pays all tied players as first and the next as second.',
    soloDeck:
      'No ban on drawing is written, but SOD’s guide supposes that the display loses two cards at every Plot. The other reading allows drawing, the card being seen at once; if a single card is left, SOD discards it (C-3).',
    sodAbilities:
      'The rulebook does not say whether SOD activates abilities, nor how it would choose. Without them it is harmless to a player who counts: with experience, play with them.',
    share: 'The rulebook’s example counts 5 shares; the rule and the long example give 9.',
    again: 'We share the victory.',
    resign:
      'You may give up. With two players and in solo the game stops; with three or four the others go on, the HQ still counts for shares, and whoever gives up is last.',
    negotiator:
      'The rulebook’s summary speaks of a successful infiltration; the detailed text of a takeover: the latter holds.',
    lawyer: 'The summary speaks of two infiltrations; the detailed text of one in two colours.',
    colours:
      'The rulebook does not say when you choose your colours in solo: we follow the order of its list, before display and objectives.',
  },
  data: {
    title: 'What is reconstructed',
    text: 'Numbers, colours and effects of the box come from the rulebook. The names of the Conglomerates, the symbols and the colour of the marker are ours.',
    deluxe:
      'The rulebook announces two types of Deluxe companies and consultants without naming them, and names the Corporate Accountant without describing it. All this is reconstructed, off at first and marked; a content pack can change its numbers.',
  },
  glossary: {
    title: 'Words',
    agent: { term: 'Agent', meaning: 'a cube; it shows who controls a company' },
    box: { term: 'Box', meaning: 'where cards go that leave the game for good' },
    conglomerate: { term: 'Conglomerate', meaning: 'one of the four colours; nobody owns it' },
    display: { term: 'Display', meaning: 'the row of open cards' },
    hq: { term: 'HQ', meaning: 'your open cards, captured agents and consultants' },
    share: { term: 'Share', meaning: 'what makes a colour pay you at the end' },
    supply: { term: 'Supply', meaning: 'the common stock of agents and consultants' },
    tilted: { term: 'Tilted', meaning: 'turned by a quarter: spent' },
    upright: { term: 'Upright', meaning: 'ready to pay for a takeover' },
  },
};
export default rules;
