/** What cards do. */
export const ability = {
  C: 'eliminate 1 token in the Director’s arrondissement',
  T: 'gain {{euros}} €',
  D_one: 'gain {{count}} Immunity',
  D_other: 'gain {{count}} Immunity',
};

export const extra = {
  extraIn: 'if the Director is in {{where}}: you may also perform {{action}}',
  revenue: 'Revenue +{{by}}',
  moneyAndEliminate: 'gain {{euros}} €, then eliminate 1 token in the Director’s arrondissement',
  eliminateAdjacent: 'eliminate 1 token in an adjacent arrondissement',
  addAnywhere: 'add 1 token in any arrondissement',
  addAdjacent: 'add 1 token in an adjacent arrondissement',
  bonusAgain: 'receive the immediate bonus of one of your Online Verses again',
  trade: 'remove one of your Servers to take a Verse on offer, or discard one of your Verses to place a Server here',
  renewRow: 'you may replace the five Verses on offer',
  moveServer: 'move the Server of the Director’s arrondissement to an adjacent one',
  stealImmunity: 'steal 1 Immunity from a player who has a Director here or in an adjacent arrondissement',
  giveCorruption: 'give one of your Corruption cards to another player',
  swapAgent: 'swap one of your Agents in service with one available in Neo Paris; the newcomer is ready',
};

export const promotion = {
  eliminate: {
    opponent: 'eliminate 1 opposing token: {{where}}',
    anyone: 'eliminate 1 token: {{where}}',
  },
  eliminateOrAdd: 'eliminate or add 1 token: {{where}}',
  copy: 'apply the promotion of any Agent in service',
  money: 'if you perform {{action}}: +{{euros}} €',
  reach: 'if you recruit: Reach +{{reach}}',
  noToken: 'if you build a Server: no token of yours is needed there',
  renewRow: 'if you create a Verse: replace the five Verses on offer',
  revenue: 'Revenue +{{by}}',
  immunity_one: 'gain {{count}} Immunity',
  immunity_other: 'gain {{count}} Immunity',
  swapCorruption: 'look at an opponent’s Corruption hand, take one card, then give one of yours',
  addAdjacent: 'add 1 token in an arrondissement adjacent to the Director',
  discardCorruption_one: 'discard {{count}} Corruption card of your choice',
  discardCorruption_other: 'discard {{count}} Corruption cards of your choice',
  giveCorruption: 'give one of your Corruption cards to another player',
  extra: 'you may perform {{action}}, in addition to the Action of the turn',
  extraFromDiscard: 'you may recruit an Agent of the discard, in addition to the Action of the turn',
  putOnline: 'turn one of your Verses Online, whatever its Mission, and receive its immediate bonus',
  readyAll: 'ready all your Agents in service',
  freeType: 'at the end she counts as the type you like',
};

export const boostEffect = {
  discard: 'pay {{euros}} € to discard 1 more Corruption card',
  replaceExactly: 'you may put {{most}} Verses on offer under the deck',
  replace: 'you may put {{least}} or {{most}} Verses on offer under the deck',
  reach: '+{{euros}} €, Reach +{{reach}}',
  revenue: 'Revenue +{{by}}',
  euros: '+{{euros}} €',
};

export const mission = {
  none: 'none: Online at once',
  service: 'in service: {{team}}',
  server: 'a Server in {{where}}',
  stack_one: 'at least {{count}} token of yours in one arrondissement',
  stack_other: 'at least {{count}} tokens of yours in one arrondissement',
  recycling_one: 'at least {{count}} token of yours in the Recycling zone',
  recycling_other: 'at least {{count}} tokens of yours in the Recycling zone',
  immunity_one: 'at least {{count}} Immunity',
  immunity_other: 'at least {{count}} Immunity',
  boosts_one: 'at least {{count}} Boost',
  boosts_other: 'at least {{count}} Boosts',
  searchedWith_one: 'be searched with {{count}} Corruption card or more',
  searchedWith_other: 'be searched with {{count}} Corruption cards or more',
  noService: 'no Agent in service',
  adjacentServers: 'two of your Servers in adjacent arrondissements',
  directorsTogether: 'your three Directors in one District in the same round',
  searchedWithoutImmunity: 'be searched and spend no Immunity',
};

export const bonus = {
  none: 'none',
  add: 'add 1 token: {{where}}',
  addControlled_one: 'add {{count}} token where you are in control',
  addControlled_other: 'add up to {{count}} tokens where you are in control',
  recycle_one: 'put {{count}} token from your Reserve into the Recycling zone',
  recycle_other: 'put {{count}} tokens from your Reserve into the Recycling zone',
  revenue: 'Revenue +{{by}}',
  euros: 'gain {{by}} €',
  immunity_one: 'gain {{count}} Immunity',
  immunity_other: 'gain {{count}} Immunity',
  boost: 'gain a Boost card',
  vp2: 'one 2-VP token',
  darkKingdom: 'each opponent discards an Agent in service, a Boost or an Immunity',
};

export const end = {
  perAgent: '{{vp}} VP per Agent owned: {{type}}',
  perGenre: '{{vp}} VP per Verse owned: {{genre}}',
  perArr: '{{vp}} VP per arrondissement controlled: {{where}}',
  perStack_one: '{{vp}} VP per arrondissement with at least {{count}} token of yours',
  perStack_other: '{{vp}} VP per arrondissement with at least {{count}} tokens of yours',
  most: { euros: '{{vp}} VP if nobody has more €', tokens: '{{vp}} VP if nobody has more tokens in Neo Paris' },
  fewest: { euros: '{{vp}} VP if nobody has fewer €', tokens: '{{vp}} VP if nobody has fewer tokens in Neo Paris' },
  perTrio: '{{vp}} VP more per trio of Agents of different types',
  perEmptyDistrict: '{{vp}} VP per District without a token of yours',
  perFinalCorruption: '{{vp}} VP per Corruption card held at the final Search',
  perRecycled: '{{vp}} VP per token of yours in the Recycling zone',
  perBoost: '{{vp}} VP per Boost',
  perServer: '{{vp}} VP per Server on the map',
  perImmunity: '{{vp}} VP per Immunity left',
  perBoostedAction: '{{vp}} VP per Action with a Boost under it',
};

export const titleEffect = {
  sell: 'remove one of your Servers, or discard one of your Verses: +{{euros}} €',
  work: 'if you perform Work: +{{euros}} €',
  look: 'look secretly at the Necro card of the round',
  swapCorruption: 'draw 2 Corruption cards, then discard 2',
  protect: 'in a Search or a Necro attack: keep an Agent or a Boost that was to be discarded',
  ready: 'ready one of your Agents in service',
  noToken: 'if you build a Server: no token of yours is needed there',
};

export const hit = {
  nothing: 'nothing',
  immunity_one: 'gain {{count}} Immunity',
  immunity_other: 'gain {{count}} Immunity',
  revenue: { more: 'Revenue +{{by}}', less: 'Revenue −{{by}}' },
  euros: { more: 'gain {{by}} €', less: 'lose {{by}} €' },
  loseEuros: 'lose all your €',
  keepEuros: 'lose every € above {{most}}',
  draw_one: 'draw {{count}} Corruption card',
  draw_other: 'draw {{count}} Corruption cards',
  discardCorruption_one: 'discard {{count}} Corruption card of your choice',
  discardCorruption_other: 'discard {{count}} Corruption cards of your choice',
  donate: 'next round discarding 1 or 2 cards by a donation costs {{one}} € or {{two}} €',
  work: 'next round {{action}} brings {{modified}} € instead of {{base}}',
  price: 'next round {{action}} costs {{modified}} € instead of {{base}}',
  tokens_one: 'eliminate {{count}} token of yours',
  tokens_other: 'eliminate {{count}} tokens of yours',
  clearArrs_one: 'eliminate all your tokens in {{count}} arrondissement',
  clearArrs_other: 'eliminate all your tokens in {{count}} arrondissements',
  server: 'remove one of your Servers, or −{{vp}} VP without any',
  verseCap: 'your Verses give at most {{most}} VP each',
  objectiveCap: 'your Objective gives at most {{most}} VP',
  perTrio: '−{{vp}} VP per trio of Agents',
  perTitle: '−{{vp}} VP per Title',
  verse: 'discard one of your Verses',
  agent: 'discard one of your Agents in service',
  boost: 'discard one of your Boosts',
};

export const goal = {
  revenue: '{{vp}} VP for every {{per}} points of Revenue',
  servers: '{{vp}} VP per Server on the map, in addition to the usual VP',
  verses: '{{vp}} VP per Verse, Online or not',
  genres: '{{vp}} VP per different type of Verse',
  oneGenre: '{{vp}} VP per Verse of your most frequent type',
  arrs: '{{vp}} VP per arrondissement controlled',
  emptyDistricts: '{{vp}} VP per District without a token of yours',
  titles: '{{vp}} VP per Title, in addition to the usual VP',
  agents: '{{first}}: {{a}} VP at level 1, {{b}} at level 2; {{second}}: {{c}} and {{d}}',
  money: '1 VP for every {{per}} €, and 1 per point of Revenue',
};

/** What a Corruption card takes in a Search; it stands for the card's name. */
export const loss = {
  immunity: 'lose 1 Immunity',
  money: 'lose {{by}} €',
  revenue: 'Revenue −{{by}}',
  agent: 'an Agent in service: {{type}}',
  influence: 'a token: {{first}} or {{second}}',
  server: 'a Server: {{first}} or {{second}}',
  verse: 'a Verse: {{first}} or {{second}}',
  boost: 'a Boost: {{first}} or {{second}}',
};
