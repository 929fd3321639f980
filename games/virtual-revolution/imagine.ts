/** A whole state that the view's owner could not tell from the true one. Draws on nothing but the view. */
import type { Random } from '@cabale/engine';
import { copyPenalties, copyService, copyTitles, copyVerses } from './clone.ts';
import {
  CORRUPTIONS,
  LEVEL_1,
  LEVEL_2,
  NECRO_END,
  NECRO_STANDARD,
  OBJECTIVES,
  VERSES,
  type Agent,
  type Corruption,
  type Necro,
  type Objective,
  type Verse,
} from './content/tables.ts';
import { insert, knowledgeBit } from './rules/corruption.ts';
import { isBoostCard } from './rules/counts.ts';
import { repeated } from './rules/setup.ts';
import type { Player, PlayerView, VirtualRevolutionState, VirtualRevolutionView } from './rules/state.ts';

export function imagine(view: VirtualRevolutionView, random: Random): VirtualRevolutionState {
  const corruption = random.shuffle(unseenCorruption(view));
  const objectives = random.shuffle(unseenObjectives(view));
  const players: Player[] = [];
  for (let seat = 0; seat < view.players.length; seat++) {
    const { result } = view;
    players.push(imaginePlayer(view.players[seat] as PlayerView, result?.scored[seat] ?? null, corruption, objectives));
  }
  const necro = imagineNecro(view, random);
  return {
    seats: view.players.length,
    stack: view.stack.slice(),
    random: random.fork(),
    sealed: null,
    round: view.round,
    lap: view.lap,
    order: view.order.slice(),
    nextOrder: view.nextOrder.slice(),
    active: view.active,
    turn: view.turn,
    players,
    owners: view.owners.slice(),
    tokens: view.tokens.slice(),
    servers: view.servers.slice(),
    slots: view.slots.slice(),
    places: view.places.slice(),
    agentDeck: imagineAgents(view, random),
    agentDiscard: view.agentDiscard.slice(),
    agentsOut: view.agentsOut,
    locationDeck: random.shuffle(view.locationsLeft.slice()),
    row: view.row.slice(),
    verseDeck: imagineVerses(view, random),
    versesUnder: view.versesUnder,
    // What no hand holds.
    corruptionDeck: corruption,
    corruptionDiscard: view.corruptionDiscard.slice(),
    corruptionKnown: imagineKnown(view),
    necroPile: necro.pile,
    necroOut: necro.out,
    necroPlayed: view.necroPlayed.slice(),
    titles: copyTitles(view.titles),
    boostPool: view.boostPool.slice(),
    director: view.director,
    performed: view.performed.slice(),
    promoted: view.promoted.slice(),
    result: view.result,
  };
}

/** Cards whose place the observer does not know; they come off this list as hands are filled. */
function unseenCorruption({ players, corruptionDiscard }: VirtualRevolutionView): Corruption[] {
  const seen = repeated(CORRUPTIONS + 1, false);
  for (const card of corruptionDiscard) seen[card] = true;
  for (const { corruption } of players) for (const card of corruption) seen[card] = true;
  const unseen: Corruption[] = [];
  for (let card = 1; card <= CORRUPTIONS; card++) if (seen[card] === false) unseen.push(card);
  return unseen;
}

/** Own ones are seen, and at the end those that were scored. */
function unseenObjectives({ players, result }: VirtualRevolutionView): Objective[] {
  const isSeen = (objective: Objective): boolean =>
    players.some(({ objectives }) => objectives?.includes(objective)) || result?.scored.includes(objective) === true;
  return OBJECTIVES.filter((objective) => !isSeen(objective));
}

const OBJECTIVES_EACH = 2;

function imaginePlayer(
  view: PlayerView,
  scored: Objective | null,
  corruption: Corruption[],
  objectives: Objective[],
): Player {
  const hand = view.corruption.slice();
  while (hand.length < view.corruptionCount) insert(hand, taken(corruption));
  return {
    reserve: view.reserve,
    recycling: view.recycling,
    euros: view.euros,
    revenue: view.revenue,
    immunity: view.immunity,
    vp2: view.vp2,
    directors: view.directors.slice(),
    corruption: hand,
    objectives: view.objectives ?? imagineObjectives(scored, objectives),
    service: copyService(view.service),
    boosts: view.boosts.slice(),
    retired: view.retired.slice(),
    freeTypes: view.freeTypes.slice(),
    verses: copyVerses(view.verses),
    titlesUsed: view.titlesUsed.slice(),
    necroSeen: view.necroSeen,
    modifiers: view.modifiers.slice(),
    nextModifiers: view.nextModifiers.slice(),
    finalCorruption: view.finalCorruption,
    penalties: copyPenalties(view),
    resigned: view.resigned,
  };
}

function imagineObjectives(scored: Objective | null, unseen: Objective[]): readonly Objective[] {
  const objectives = scored === null ? [] : [scored];
  while (objectives.length < OBJECTIVES_EACH) objectives.push(taken(unseen));
  return objectives;
}

function taken<Card>(unseen: Card[]): Card {
  const card = unseen.pop();
  if (card === undefined) throw new Error('the view hides more cards than there are');
  return card;
}

/** What the observer knows of other hands. */
function imagineKnown({ players, observer }: VirtualRevolutionView): number[] {
  const known = repeated(CORRUPTIONS, 0);
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === observer) continue;
    for (const card of players[seat]?.corruption ?? []) known[card - 1] = knowledgeBit(observer);
  }
  return known;
}

/** Top last: what is left of level 1 lies on what is left of level 2. */
function imagineAgents(view: VirtualRevolutionView, random: Random): Agent[] {
  const seen = new Set<Agent>([...view.agentsOut, ...view.agentDiscard, ...view.promoted]);
  for (const agent of view.slots) if (agent !== null) seen.add(agent);
  for (const { service, retired, boosts } of view.players) {
    for (const { agent } of service) seen.add(agent);
    for (const agent of retired) seen.add(agent);
    for (const boost of boosts) if (!isBoostCard(boost)) seen.add(boost);
  }
  const isUnseen = (agent: Agent): boolean => !seen.has(agent);
  return [...random.shuffle<Agent>(LEVEL_2.filter(isUnseen)), ...random.shuffle<Agent>(LEVEL_1.filter(isUnseen))];
}

function imagineVerses(view: VirtualRevolutionView, random: Random): Verse[] {
  const seen = new Set<Verse | null>([...view.row, ...view.verseDeck]);
  for (const { verses } of view.players) for (const { verse } of verses) seen.add(verse);
  const unseen = random.shuffle<Verse>(VERSES.filter((verse) => !seen.has(verse)));
  return view.verseDeck.map((verse) => verse ?? taken(unseen));
}

/** The end card lies at the bottom, once it has not been played. */
function imagineNecro(
  view: VirtualRevolutionView,
  random: Random,
): { readonly pile: Necro[]; readonly out: readonly Necro[] } {
  const isUnseen = (card: Necro): boolean => card !== view.necroTop && !view.necroPlayed.includes(card);
  const standard = random.shuffle<Necro>(NECRO_STANDARD.filter(isUnseen));
  const end = random.shuffle<Necro>(NECRO_END.filter(isUnseen));
  const pile: Necro[] = [];
  while (pile.length < view.necroCount) {
    const isTop = pile.length === view.necroCount - 1;
    if (isTop && view.necroTop !== null) pile.push(view.necroTop);
    else pile.push(taken(pile.length === 0 ? end : standard));
  }
  return { pile, out: [...standard, ...end] };
}
