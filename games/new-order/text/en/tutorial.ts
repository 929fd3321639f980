const tutorial = {
  first: {
    name: 'A first game for two',
    welcome:
      'Twelve companies, four Conglomerates. Each company belongs to the colour of the agents on it: these three are Blue’s, striped. No colour is yours. You will buy into one colour or several, then make them grow.',
    shares:
      'This is the market. At the end each colour pays its largest shareholder 2 points for every company it controls. Nobody has a share yet.',
    objectives:
      'Your Secret Objectives: The Press and Ambient Advertising. Companies of these types will be worth 2 points more to you in every colour that pays you. They are marked on the grid, for your eyes only.',
    plot: 'A turn is one of three actions. Plot: take two cards. You already hold a Blue card, and there are two in the display. Take the first one.',
    plotAgain: 'You see each card before you choose the next. Take the other Blue card.',
    opponent:
      'Your opponent has plotted too. What was taken from the display is known to all: one Black and one Red card. The rest of the hand is not.',
    lay: 'Three cards of one colour: time to infiltrate. Click your Blue cards and lay all three.',
    place:
      'They lie upright in your HQ: three shares. For each of them an agent comes onto the grid, all on one company Blue already controls. Choose A1: it has a neighbour worth having.',
    hire: 'Whoever lays three cards of one colour at once may take a consultant. Take the Negotiator.',
    answer: 'The opponent has laid two Black cards and reinforced D2. Now for the third action, the takeover.',
    use: 'Before your action you may use one consultant. Use the Negotiator: after a successful takeover it brings you two cards.',
    source:
      'A takeover moves agents to an adjacent company. Each agent costs an upright card of its colour, which is tilted, and one agent has to stay behind. Start from A1.',
    target: 'A2 is Ambient Advertising, one of your objectives, and a single Black agent defends it. Choose it.',
    strength:
      'You need more agents than the defender. One would fail, and its card would stay tilted all the same. Send two.',
    ability:
      'It is yours, and you may use the ability of the company once. Ambient Advertising sets two tilted cards of one HQ upright: choose your own. This takeover was for free.',
    captured:
      'One of the defeated agents was captured: two shares in Black. The Negotiator brought you two cards. It now lies in the supply, where anybody can take it.',
    majority:
      'Look at the market. Blue controls four companies and would pay you 8. In Black you both have two shares, but your captured agent decides the tie: 4 more for you.',
    bonus:
      'The two companies of your objectives under Blue add 2 points each. This is what objectives are for: move them into colours you lead.',
    end: 'Every Plot brings the end nearer. When the display can no longer be filled up, everybody has one more turn. Cards in hand are worth nothing then: lay them in time.',
    last: 'Two different consultants kept until the end are worth a point. The rest is yours to find out: play on!',
  },
  solo: {
    name: 'A first game alone',
    welcome:
      'Across from you sits SOD, a machine. It hides nothing and never hesitates: it works through its lines and does the first thing that is possible.',
    colours: 'Two Conglomerates will be yours, two SOD’s. Take Red and Blue.',
    objectives:
      'Three objectives are turned up, for both sides. Only companies of these types count: The Press, Ambient Advertising, Social Media. They are marked on the grid.',
    plot: 'Alone you have no hand: cards of your colours go straight to your HQ. Take the first Blue card.',
    plotAgain: 'And the second one.',
    place:
      'Every Plot is also an infiltration: two cards, two agents, on one company of the colour. Choose C1, The Press, an objective.',
    machine:
      'Now SOD has worked. Its marker moved to column B. No takeover was possible (A). It found no pair of its colours and not one of each; so it took its only card and discarded one of yours (B-3). Then it placed its agent on an objective under pressure (BB-1).',
    deny: 'You can follow each of its lines in the log. A card of SOD’s colours that you take is lost for it: denying is a move too.',
    source: 'Your turn. Takeovers work as at a table of several. Start from C1: three agents, two upright cards.',
    target: 'C2, Ambient Advertising, is an objective, and SOD has a single agent there. Choose it.',
    strength: 'Two against one: send two.',
    ability: 'You may use abilities, SOD does not. Set your two cards upright again.',
    threat:
      'Watch SOD’s upright cards and its stacks: to take over a company where you have one agent it needs two upright cards and, next to it, three agents; for two agents, three cards and four agents; and so on.',
    score:
      'The score of both sides always stands above. These are the four companies of the objectives that your colours control: 1 VP each.',
    end: 'When the cards run out, more companies win; equal companies go to SOD, unless you have captured more agents. Switch it off!',
  },
};
export default tutorial;
