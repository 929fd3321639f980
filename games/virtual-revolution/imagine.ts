/** Samples a state that is consistent with a view. Uses nothing but the view. */
import type { Random } from '@cabale/engine';
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
import { playerFrom, stateFrom } from './copies.generated.ts';
import { insert, knowledgeBit } from './rules/corruption.ts';
import { isBoostCard } from './rules/counts.ts';
import { OBJECTIVES_EACH, repeated } from './rules/setup.ts';
import type { Player, PlayerView, State, View } from './rules/state.ts';

export function imagine(view: View, random: Random): State {
  const corruption = random.shuffle(unseenCorruption(view));
  const objectives = random.shuffle(unseenObjectives(view));
  const players: Player[] = [];
  for (let seat = 0; seat < view.players.length; seat++) {
    const scored = view.result?.scored[seat] ?? null;
    players.push(imaginePlayer(view.players[seat] as PlayerView, scored, corruption, objectives));
  }
  const necro = imagineNecro(view, random);
  return stateFrom(view, {
    seats: view.players.length,
    random: random.fork(),
    sealed: null,
    players,
    agentDeck: imagineAgents(view, random),
    locationDeck: random.shuffle(view.locationsLeft.slice()),
    verseDeck: imagineVerses(view, random),
    // Cards in no hand.
    corruptionDeck: corruption,
    corruptionKnown: imagineKnown(view),
    necroPile: necro.pile,
    necroOut: necro.out,
  });
}

/** Cards whose place the observer does not know. */
function unseenCorruption({ players, corruptionDiscard }: View): Corruption[] {
  const seen = repeated(CORRUPTIONS + 1, false);
  for (const card of corruptionDiscard) seen[card] = true;
  for (const { corruption } of players) for (const card of corruption) seen[card] = true;
  const unseen: Corruption[] = [];
  for (let card = 1; card <= CORRUPTIONS; card++) if (seen[card] === false) unseen.push(card);
  return unseen;
}

/** The observer sees its own, and at the end those that were scored. */
function unseenObjectives({ players, result }: View): Objective[] {
  const isSeen = (objective: Objective): boolean =>
    players.some(({ objectives }) => objectives?.includes(objective)) || result?.scored.includes(objective) === true;
  return OBJECTIVES.filter((objective) => !isSeen(objective));
}

function imaginePlayer(
  view: PlayerView,
  scored: Objective | null,
  corruption: Corruption[],
  objectives: Objective[],
): Player {
  const hand = view.corruption.slice();
  while (hand.length < view.corruptionCount) insert(hand, takeFrom(corruption));
  return playerFrom(view, {
    corruption: hand,
    objectives: view.objectives ?? imagineObjectives(scored, objectives),
  });
}

function imagineObjectives(scored: Objective | null, unseen: Objective[]): readonly Objective[] {
  const objectives = scored === null ? [] : [scored];
  while (objectives.length < OBJECTIVES_EACH) objectives.push(takeFrom(unseen));
  return objectives;
}

function takeFrom<Card>(unseen: Card[]): Card {
  const card = unseen.pop();
  if (card === undefined) throw new Error('the view hides more cards than there are');
  return card;
}

/** What the observer knows of other hands. */
function imagineKnown({ players, observer }: View): number[] {
  const known = repeated(CORRUPTIONS, 0);
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === observer) continue;
    for (const card of players[seat]?.corruption ?? []) known[card - 1] = knowledgeBit(observer);
  }
  return known;
}

/** Top last: what is left of level 1 lies on what is left of level 2. */
function imagineAgents(view: View, random: Random): Agent[] {
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

function imagineVerses(view: View, random: Random): Verse[] {
  const seen = new Set<Verse | null>([...view.row, ...view.verseDeck]);
  for (const { verses } of view.players) for (const { verse } of verses) seen.add(verse);
  const unseen = random.shuffle<Verse>(VERSES.filter((verse) => !seen.has(verse)));
  return view.verseDeck.map((verse) => verse ?? takeFrom(unseen));
}

/** The end card lies at the bottom until it is played. */
function imagineNecro(view: View, random: Random): { readonly pile: Necro[]; readonly out: readonly Necro[] } {
  const isUnseen = (card: Necro): boolean => card !== view.necroTop && !view.necroPlayed.includes(card);
  const standard = random.shuffle<Necro>(NECRO_STANDARD.filter(isUnseen));
  const end = random.shuffle<Necro>(NECRO_END.filter(isUnseen));
  const pile: Necro[] = [];
  while (pile.length < view.necroCount) {
    const isTop = pile.length === view.necroCount - 1;
    if (isTop && view.necroTop !== null) pile.push(view.necroTop);
    else pile.push(takeFrom(pile.length === 0 ? end : standard));
  }
  return { pile, out: [...standard, ...end] };
}
