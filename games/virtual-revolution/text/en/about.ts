export default {
  seat: 'A corporation that sells virtual worlds. In each round everybody takes three turns, in the order of the track.',
  arr: 'An area of the city. A token or a Server means control; tokens of two players never share one. Plates that share a side are adjacent.',
  tokens_one: '{{count}} token of {{seat}}',
  tokens_other: '{{count}} tokens of {{seat}}',
  server: 'Server of {{seat}}',
  director: 'Director of {{seat}}',
  district: 'Control every arrondissement of it and its Title is yours, until you lack two of them.',
  title:
    'Used once per round, in one’s own turn; only the one that keeps an Agent or a Boost works in a Search or a Necro attack. Worth 10 VP at the end.',
  agent:
    'In service: used once a round after the Director is placed. Promoted: a one-shot effect, then retired or, at level 1, a Boost.',
  verse:
    'Loading until its Mission is met in your turn; then you turn it Online for its bonus, and it scores at the end, 10 VP at most.',
  boost: 'It improves every performance of its Action, for good.',
  card: 'Harmless in the hand. In a Search it hits: an Immunity cancels it (except a card that takes Immunity), otherwise you lose what it names, if you have it.',
  objective: 'Secret. The better of your two scores at the end, 30 VP at most.',
  necro:
    'Revealed at the end of the round: MINIMUM for the lowest Revenue, GLOBAL for all, MAXIMUM as well for the highest.',
  part: 'Lowest Revenue: MINIMUM. Everybody: GLOBAL. Highest Revenue: MAXIMUM as well.',
  type: 'Combatants eliminate tokens, Technicians bring money, Diplomats bring Immunity. A trio of the three is worth 5 VP.',
  genre: 'One of four types of Verses. Verses count for it Online or not.',
  action: {
    work: 'Gain 5 €.',
    recruit: 'Pay 4 €: an Agent within Reach of the Director, at first one step, comes into service. Three at most.',
    build:
      'Pay 10 €: a Server where the Director stands, with a token of yours, no other Server, and none of yours in the District. Revenue +2, one 2-VP token, 1 Corruption card.',
    create:
      'Pay 7 €: Revenue +1, 1 Corruption card, then take a Verse on offer. Before paying, 2 € renew the five Verses, any number of times.',
    donate: 'Pay 1 € to discard a Corruption card of your choice, or 3 € for two; and 3 € for an Immunity.',
  },
  euros: 'Money pays Actions. Every full 5 € are 1 VP at the end.',
  revenue:
    'Paid in € after rounds 1 to 4, and 1 VP a point at the end. The lowest and the highest matter in a Necro attack.',
  immunity: 'Spend 1 to cancel a Corruption card in a Search; 2 or 3 to avoid parts of a Necro attack.',
  vp2: 'Worth 2 VP each at the end.',
  recycling:
    'Eliminated tokens. In your turn take them back: 1 for 1 €, 2 to discard a random Corruption card or look at the Necro card, 3 for an Immunity.',
  reserve: 'Tokens to be added come from here. Whoever has most chooses first in the next turn order.',
  corruption:
    'The hand is secret, its size is not. With five or more at the end of a round Interpol searches; after the last round everybody.',
  vp: 'What would be scored now, without the secret Objectives.',
  servers: 'Seven each, one per District. On the map 1 to 7 are worth 1, 3, 6, 10, 15, 21, 28 VP.',
  directors: 'Three a round, one a turn, in any arrondissement.',
  retired: 'Promoted Agents, safe for ever. They count for all scoring of Agents.',
  pile: {
    verses: 'The top card lies open and comes next; cards that are discarded or renewed go underneath.',
    agents:
      'Level 1 first, level 2 for the last two rounds. Five come each round, four in the last; of one of them the special Location card is drawn, and it is discarded.',
    agentDiscard: 'Agents that were lost, intercepted or not recruited.',
    corruption: 'Adding, eliminating, building, creating and level-1 promotions draw from here.',
    corruptionDiscard: 'Discarded cards lie open; they become a new deck when the old one is empty.',
    necro: 'One card at the end of each round, the last one of another kind.',
    boosts: 'Some Verses bring a Boost card of your choice.',
  },
  slot: 'Empty: the Agent has been recruited or intercepted, or the deck has run out. Agents come at the start of each round.',
  position: 'Chosen in order of tokens in Reserve, most first.',
  track:
    'Revenue of all. At the end of the round GLOBAL of the Necro card hits everybody, the lowest Revenue also takes MINIMUM, the highest also MAXIMUM.',
  round:
    'Five rounds of three turns each. After rounds 1 to 4: Searches, a Necro attack, the turn order, income, upkeep.',
  cause: 'Where a gain or a loss comes from.',
  needed: 'Cards without which the Action cannot be carried out: they are asked for next.',
  seats: 'Players who share the victory.',
  answer: 'What to do next. In a turn only the Director is compulsory.',
  where: 'Districts of Neo Paris.',
  genres: 'Types of Verses.',
  team: 'Agents in service at the same time.',
  loss: 'What a Corruption card takes in a Search; the victim chooses among what fits.',
};
