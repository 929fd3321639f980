export default {
  seat: 'A corporation fighting for the city. Whoever has the most points after four rounds wins, unless the city falls to somebody, or to chaos, before.',
  corp: 'Each corporation starts with a Board of three and Properties of its own. A corporation whose Board is empty is eliminated.',
  sector:
    'Pawns fill its places in order; the first is gold and gives the initiative. Sectors are resolved from 1 to 10, each completely before the next.',
  forbidden: 'Forbidden: closed for the rest of the game.',
  card: 'Here lies {{card}}.',
  stays: 'Unless it is stopped, the Threat stays and attacks again.',
  spreads: 'Unless it is stopped, the Threat moves to sector {{number}} at the end of the round.',
  destroys:
    'Unless it is stopped, the Threat moves to sector {{number}} at the end of the round and leaves this one forbidden.',
  controller: 'Controlled by {{seat}} this round.',
  aisThere_one: '{{count}} Peripheral AI of {{seat}}',
  aisThere_other: '{{count}} Peripheral AIs of {{seat}}',
  slot: 'Room for a hired Character. The pawn of the same number stands for whoever is here.',
  chair:
    'A seat of the Board: no salary, no income, cannot be seduced or dismissed. Empty ones are filled in Final step 1.',
  pawn: 'It stands for the Character in the slot of its number, with its base hidden until its sector is resolved.',
  decoy: 'A pawn with nobody behind it: it takes a place and the initiative, and goes home when pawns are turned up.',
  character:
    'In a contest one leads with Negotiation, Combat or R&D, the others add their Support. Salaries fall due in Final step 3; those on the Board cost nothing.',
  property:
    'Ready, it can be engaged once a round: in a sector where you have an agent, for a card, or for money. Damaged, it gives nothing until it is repaired.',
  event: 'Resolved like a Confrontation, among guests only; whoever wins gets the reward and controls the sector.',
  threat:
    'Beat it with a total strictly above its strength and its points are yours. Whoever does not loses an agent; if nobody does, it hits every corporation. Three in sectors at the end of a Resolution, and everybody loses.',
  project:
    'Bought in Final step 6 with the R&D and raw materials (MP) of your cards and unused AIs, and money. Each exists once and is yours for good.',
  victory:
    'Revealed at the start of rounds 3 and 4, and open to everybody until the end. Checked at the end of each Resolution.',
  special: 'The card must be in play; the game ends at once.',
  race: {
    human: 'The race without an effect of its own: no card asks for a Human.',
    cyborg: '+1 in Robotown.',
    robot: '+1 in Robotown; helps Technicians, counts for Armadrill, a target of the Rust Swarm.',
    mutant: '+1 in Los Paramos; works for Genelab and Mana Plancton.',
  },
  type: 'The kind of a Property: Projects, Threats and Technicians ask for it.',
  contest: {
    N: 'The leader’s Negotiation counts. Losers go home unharmed.',
    C: 'The leader’s Combat counts. Every loser loses an agent.',
    R: 'The leader’s R&D counts. It is a Combat: losers lose an agent, except at a Scientific Congress.',
  },
  value:
    'Chosen in secret and added to the total. A card played is gone until Final step 7; unplayed ones earn money in Final step 2.',
  random: 'Drawn from a common deck with the values 0, 1, 2, 3, 4, 5, 6 and 8.',
  randomLeft: 'Still in the deck:',
  cash: 'Pays Properties, salaries, repairs and Projects; every full 10K are 1 point at the end.',
  ais: 'Worth 1 point each in a sector, where they stay until Final step 7. Each one unused is 1 R&D for a Project.',
  actionCards: 'Seven cards of the values 1 to 6, the same for everybody. With none left, the 1 is taken back.',
  hand: 'Opportunity cards not played yet. Characters and Properties left in Final step 9 are discarded; Events and Threats are put into a sector.',
  research: 'R&D that an Event gave, for one purchase of this round.',
  vp: 'Cards in play, Projects, captured Threats and 1 for every full 10K, as if the game ended now.',
  corporate: 'Won by beating a corporation that threatened the city: 10 points each.',
  pawns: 'Agents that can still be sent out this round.',
  pile: {
    opportunity: '124 Characters, Properties, Events and Threats. When it is empty, the discards are shuffled.',
    discard: 'Everybody may look through it.',
    random: 'Shuffled again only when it is empty.',
    victory: 'One is revealed at the start of round 3, another at the start of round 4. These may still come:',
    projects: 'Each can be bought once, in Final step 6.',
    blackMarket: 'The winner of Robotown may buy one.',
  },
  zone: 'Whoever sends an agent here plays earlier next round, in order of arrival. A decoy earns nothing.',
  token: {
    shuttle: 'The winner of Spaciopuerto holds it until Final step 7: it counts as a shuttle for Projects.',
    minisub: 'The winner of Puerto Estigio holds it until Final step 7: it counts as a minisub for Projects.',
  },
  round: 'Four rounds at most, each with Deployment, Resolution and a Final phase of nine steps.',
  step: {
    1: 'Dismiss, hire, buy and draw; then empty seats of the Board are filled.',
    2: 'Unplayed Action cards, Characters and unengaged Properties bring in money.',
    3: 'Pay salaries and upkeep, or discard the card.',
    4: 'Technicians repair; what stays damaged is mostly lost.',
    5: 'All engaged cards are ready again.',
    6: 'Major Projects are bought, in turn order.',
    7: 'Cards on the board are discarded, Threats spread, AIs, tokens and Action cards return.',
    8: 'Whoever stands in the zone comes first next round.',
    9: 'Hands are discarded; Events and Threats are put into sectors.',
  },
  cause: 'Where money, cards or a death come from.',
  answer: 'One of the answers to the question at hand.',
};
