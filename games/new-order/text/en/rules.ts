const rules = {
  aim: {
    title: 'What it is about',
    text: 'Four media Conglomerates fight over a grid of companies. None of them is yours: you hold shares. You lay cards to strengthen a Conglomerate, tilt them to make it swallow its neighbours, and at the end each Conglomerate pays its largest shareholders.',
    colours:
      'Every Conglomerate has a colour and a pattern: Vermilion is red and dotted, Cobalt blue and striped, Onyx solid black, Alabaster outlined white. All cards of a colour are alike.',
  },
  companies: {
    title: 'The companies',
    text: 'A company is controlled by the colour of the agents on it. All agents on a company are of one colour, there is always at least one, and a Conglomerate never loses its last company.',
    setup:
      'Two players: twelve companies in four columns, two of each type. Three or four: sixteen of the eighteen. One agent stands on each at the start, every colour equally often.',
  },
  turn: {
    title: 'A turn',
    text: 'You may first use one consultant. Then you do exactly one of three things. At the end of your turn you keep at most six cards; the rest goes to the box. Nobody ever interrupts.',
  },
  plot: {
    title: 'Plot',
    text: 'Take two cards, each from the display or blindly from the deck. You see the first before choosing the second. Only then is the display filled up to five.',
    end: 'When it cannot be filled up any more, the final round begins.',
  },
  infiltrate: {
    title: 'Infiltrate',
    text: 'Lay any number of cards of one colour upright in your HQ and place as many agents of that colour from the supply, all on one company the colour already controls.',
    consultant: 'Three or more cards of one colour: you may take a consultant from the supply.',
  },
  takeover: {
    title: 'Takeover',
    text: 'Choose a company and an adjacent one, tilt upright cards of the first one’s colour in your HQ and move as many agents. One agent must stay behind.',
    same: 'On a company of the same colour they simply join.',
    success:
      'More agents than the defender has: success. One defeated agent is captured into your HQ, the others return to the supply, and you may use the ability of the company.',
    failure: 'As many or fewer: failure. The agents return, the cards stay tilted.',
    tilted: 'Tilted cards are spent until an ability sets them upright, but they remain shares.',
  },
  abilities: { title: 'Abilities of the companies', text: 'Once, after a successful takeover, if you wish.' },
  consultants: {
    title: 'Consultants',
    text: 'They lie face up. Use one before your action; it then goes to the supply, where anybody may take it. With two players there is no Corporate Lawyer.',
  },
  end: {
    title: 'The end',
    text: 'The turn that triggers the end is finished. Then everybody has one more turn; whoever triggered it plays last. Cards in hand are worth nothing.',
  },
  scoring: {
    title: 'Scoring',
    shares: 'A card in your HQ is one share of its colour, upright or tilted; a captured agent is two.',
    pay: 'Each colour pays 2 VP per company it controls to its largest shareholder and, with three or four players, 1 VP per company to the second. Equal shares: more captured agents of that colour decide; still equal: both are paid.',
    objectives:
      'Each of your two Secret Objectives adds 2 VP for every company of its type in every colour that pays you.',
    consultants: 'Each pair of different consultants is worth 1 VP, all four types one more.',
    tie: 'Equal points: more captured agents win.',
    example:
      'Vermilion controls four companies. Karen has 9 shares and is paid 8, and 4 more for two companies of her objective. Alba and Olja have 6 shares each; Alba has captured an agent and is paid 4, Olja nothing.',
  },
  solo: {
    title: 'Alone against SOD',
    text: 'Two Conglomerates are yours, two are SOD’s. There are no hands and no consultants: a Plot lays cards of your colours straight into your HQ, then you place their agents. Cards of SOD’s colours that you take go to the box. The display has four cards and is filled again only once it is empty.',
    score:
      'Three objectives lie open for both. When the cards run out, every company of these types scores 1 VP for the side that controls it. Equal points: you win only with more captured agents.',
    sod: 'Before each turn SOD’s marker moves one column to the right. SOD looks at the companies from there, column by column, and follows these lines; it does the first thing that is possible.',
  },
  options: {
    title: 'Options',
    text: 'The rulebook mentions Deluxe companies and consultants and an Accountant without describing them. Ours are reconstructed, off by default, and marked as such.',
  },
  glossary: {
    title: 'The words',
    agent: { term: 'Agent', meaning: 'a cube; it shows who controls a company' },
    box: { term: 'Box', meaning: 'where cards go that leave the game for good' },
    conglomerate: { term: 'Conglomerate', meaning: 'one of the four colours; it belongs to nobody' },
    display: { term: 'Display', meaning: 'the row of open cards' },
    hq: { term: 'HQ', meaning: 'your open cards, captured agents and consultants' },
    share: { term: 'Share', meaning: 'what makes you be paid by a colour' },
    supply: { term: 'Supply', meaning: 'the common stock of agents and consultants' },
    tilted: { term: 'Tilted', meaning: 'turned by a quarter: spent' },
    upright: { term: 'Upright', meaning: 'ready to pay for a takeover' },
  },
};
export default rules;
