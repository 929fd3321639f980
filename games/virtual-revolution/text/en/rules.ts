export default {
  aim: {
    title: 'What it is about',
    text: 'Neo Paris, 2047. Your corporation sells virtual worlds, the Verses. For five rounds of three turns you spread influence, build Servers, recruit Agents and bring Verses Online. Most victory points win.',
    danger:
      'Two dangers stand in the way: whoever gathers Corruption is searched by Interpol, and whoever is too rich is hit by the Necros.',
  },
  city: {
    title: 'The city',
    text: '23 arrondissements in seven Districts. Arrondissements that share a side are adjacent; the Seine stops nobody. Tokens of two players never stand in the same arrondissement.',
    setup:
      'At the start each arrondissement holds one token, dealt by Location cards. Five Agents are seen in the city each round; everybody has 10 €, Revenue 5, 1 Immunity and two secret Objectives.',
  },
  turn: {
    title: 'A turn',
    text: 'Three phases, always in this order. Free actions are open before, between and after them.',
    director: 'Place one of your three Directors in any arrondissement.',
    influence:
      'There, if you like: add a token or eliminate one, for 1 Corruption card; or move one of yours here, for none.',
    action: 'Perform one Action, if you like.',
  },
  control: {
    title: 'Control and Titles',
    text: 'You control an arrondissement where you have a token or a Server. Whoever controls all of a District takes its Title, and keeps it until two arrondissements are missing or another controls them all.',
    titles: 'Each Title can be used once a round and is worth 10 VP at the end.',
  },
  actions: {
    title: 'The Actions',
    text: 'Boosts under an Action improve it every time and add up. Money they bring helps to pay that very Action.',
  },
  board: {
    title: 'Your board',
    text: 'Above it up to three Agents in service, under the Actions their Boosts, beside it your Verses. Static creeps into its frame as your Corruption grows towards five.',
    free: 'Free actions in your turn: use a Title, use or promote an Agent once the Director is placed, take tokens out of Recycling, turn a Verse Online, discard a Verse for 1 Immunity.',
    recycling:
      'Eliminated tokens wait in the Recycling zone. One brings 1 €, two discard a random Corruption card or show you the Necro card, three are an Immunity.',
  },
  agents: {
    title: 'The Agents',
    text: 'A ready Agent is exhausted to use the ability: Combatants eliminate a token where the Director stands, Technicians bring 3 €, Diplomats 1 Immunity; level 2 adds more.',
    promotion:
      'A promoted Agent leaves service. The effect may be applied, at level 1 for 1 Corruption card. Then the Agent retires or, at level 1, becomes a Boost.',
  },
  verses: {
    title: 'The Verses',
    text: 'Create pays 7 €, brings Revenue +1 and 1 Corruption card; then you take a Verse of the row, Loading.',
    online:
      'When its Mission is met in your turn you may turn it Online: first its immediate bonus, and at the end its points, 10 VP at most. Any Verse can be discarded for 1 Immunity.',
  },
  search: {
    title: 'Searches',
    text: 'At the end of rounds 1 to 4 everybody with five or more Corruption cards is searched. The hand is shown; cards that cost Immunity come first, the others in the order the victim chooses. Each can be cancelled with 1 Immunity. Then the whole hand is discarded.',
    cards:
      'What the cards take. Of two alternatives the victim chooses, and the piece too; what one does not have cannot be lost.',
  },
  necro: {
    title: 'Necro attacks',
    text: 'Then the Necro card of the round is revealed. The lowest Revenue takes MIN, everybody GLOBAL, the highest Revenue MAX besides. With equal Revenue everybody takes all three.',
    immunity:
      'After MIN everybody may spend 2 Immunity to avoid GLOBAL, or 3 to avoid GLOBAL and MAX. MAX alone cannot be avoided.',
  },
  endRound: {
    title: 'The end of a round',
    text: 'After the Necro attack the players choose their position for the next round, most tokens in Reserve first. Everybody gets € equal to Revenue. The right-most Verse leaves the row, new Agents come, Directors return, Agents and Titles are readied.',
  },
  scoring: {
    title: 'The end',
    final: 'After round 5 everybody is searched with whatever cards they hold, then the last Necro card attacks.',
    map: '2 VP per arrondissement controlled and per 2-VP token, 10 per Title, 1 per point of Revenue and per 5 €. Servers on the map: 1, 3, 6, 10, 15, 21, 28 VP.',
    agents: '1 VP per Agent, in service, as a Boost or retired; 5 VP per trio of Combatant, Technician and Diplomat.',
    verses: 'Verses Online score what they say, at most 10 VP each.',
    objective: 'The better of your two Objectives, at most 30 VP.',
    winner: 'Most VP win; of equals the one with more €, else both.',
  },
  sources: {
    title: 'Reconstruction',
    text: 'The text of the rulebook does not give the map, the pictures on some cards and the Corruption deck: ours are rebuilt and marked so. A content pack can replace them.',
  },
  glossary: {
    title: 'Words',
    arr: { term: 'Arrondissement', meaning: 'one of the 23 areas of the city' },
    boost: { term: 'Boost', meaning: 'a lasting improvement of an Action' },
    control: { term: 'Control', meaning: 'to have a token or a Server there' },
    director: { term: 'Director', meaning: 'the figure that says where a turn takes place' },
    exhausted: { term: 'Exhausted', meaning: 'used this round' },
    immunity: { term: 'Immunity', meaning: 'a token against Corruption cards and Necro attacks' },
    loading: { term: 'Loading, Online', meaning: 'a Verse before and after its Mission is met' },
    promotion: { term: 'Promotion', meaning: 'an Agent leaves service, with an effect or without' },
    reach: { term: 'Reach', meaning: 'how far from the Director an Agent can be recruited' },
    recycling: { term: 'Recycling zone', meaning: 'where eliminated tokens wait' },
    reserve: { term: 'Reserve', meaning: 'tokens that can still be added' },
    retired: { term: 'Retired', meaning: 'promoted and safe; counts at the end' },
  },
};
