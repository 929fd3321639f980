/** VR-19: Searches, and the final one (VR-24.2 to 24.4). */
import type { Runs, Seat, StepOf, StepRules } from '@cabale/engine';
import type { Corruption, CorruptionCard, Tables } from '../content/tables.ts';
import { discardCorruption, showHandToAll } from './corruption.ts';
import { corruptionCard, playerOf } from './counts.ts';
import { piecesFor } from './losses.ts';
import { CARD, IMMUNITY, optionAt, SUFFER } from './offers.ts';
import { lose } from './quantities.ts';
import type { Context, Loss, State, Step, VirtualRevolution } from './state.ts';

type SearchOn = StepOf<VirtualRevolution, 'searchOn'>;

/** VR-19.3, 19.4: the hand is shown, and cards that cost Immunity are resolved first. */
export const searchStep: StepRules<VirtualRevolution, 'search'> = {
  run(state, { searched, isFinal }, context) {
    const { corruption } = playerOf(state, searched);
    showHandToAll(state, searched, context);
    const isFirst = (card: Corruption): boolean => corruptionCard(card, context.content).kind === 'immunity';
    for (const card of corruption.filter(isFirst)) loseImmunity(state, searched, card, context);
    const left = corruption.filter((card) => !isFirst(card));
    context.next({ kind: 'searchOn', searched, left, held: corruption.length, spent: false, isFinal });
  },
};

/** Q44: it cannot be cancelled. */
function loseImmunity(state: State, seat: Seat, card: Corruption, context: Context): void {
  const how = playerOf(state, seat).immunity > 0 ? 'suffered' : 'harmless';
  context.emit({ kind: 'searchCard', seat, card, effect: corruptionCard(card, context.content), how });
  lose(state, seat, 'immunity', 1, 'search', context);
}

/** VR-19.5, 19.7, Q45: what cannot affect the player now never will in this Search; the rest in the order they choose. */
export const searchOnStep: Runs<VirtualRevolution, SearchOn> = {
  run(state, step, context) {
    const { searched, left } = step;
    const isOver = playerOf(state, searched).resigned;
    const harmful = isOver ? [] : left.filter((card) => canAffect(state, searched, card, context.content));
    for (const card of left) {
      if (harmful.includes(card)) continue;
      const effect = corruptionCard(card, context.content);
      context.emit({ kind: 'searchCard', seat: searched, card, effect, how: 'harmless' });
    }
    if (harmful.length === 0) endSearch(state, step, context);
    else context.next({ kind: 'searchCard', seat: searched, left: harmful }, { ...step, left: harmful });
  },
};

export const searchCardStep: StepRules<VirtualRevolution, 'searchCard'> = {
  options: (_state, { left }) => left.map((card) => optionAt(CARD, card)),
  take(state, { left }, seat, { card }, context) {
    updateSearch(state, { left: left.filter((other) => other !== card) });
    context.next({ kind: 'suffer', seat, card });
  },
};

/** The Search is on the stack directly below the steps it asks. */
function updateSearch({ stack }: State, change: Partial<Pick<SearchOn, 'left' | 'spent'>>): void {
  const index = stack.length - 1;
  const step = stack[index];
  if (step?.kind !== 'searchOn') throw new Error('the step below is not a Search');
  stack[index] = { ...step, ...change };
}

/** VR-19.6. */
export const sufferStep: StepRules<VirtualRevolution, 'suffer'> = {
  options: (state, _step, seat) => (playerOf(state, seat).immunity > 0 ? [SUFFER, IMMUNITY] : [SUFFER]),
  take(state, { card }, seat, option, context) {
    const isCancelled = option.kind === 'immunity';
    const effect = corruptionCard(card, context.content);
    context.emit({ kind: 'searchCard', seat, card, effect, how: isCancelled ? 'cancelled' : 'suffered' });
    if (isCancelled) {
      lose(state, seat, 'immunity', 1, 'search', context);
      updateSearch(state, { spent: true });
    } else suffer(state, seat, effect, context);
  },
};

/** VR-29. Cards that cost Immunity have been resolved before. */
function suffer(state: State, seat: Seat, card: CorruptionCard, context: Context): void {
  if (card.kind === 'money') lose(state, seat, 'euros', card.euros, 'search', context);
  else if (card.kind === 'revenue') lose(state, seat, 'revenue', card.by, 'search', context);
  else if (card.kind !== 'immunity') context.next({ kind: 'lose', seat, what: lossOf(card) });
}

type PieceCard = Exclude<CorruptionCard, { kind: 'immunity' | 'money' | 'revenue' }>;

function lossOf(card: PieceCard): Loss {
  return card.kind === 'influence' ? { kind: 'token', districts: card.districts } : card;
}

/** VR-19.7, 19.8. */
function canAffect(state: State, seat: Seat, number: Corruption, content: Tables): boolean {
  const card = corruptionCard(number, content);
  const { immunity, euros, revenue } = playerOf(state, seat);
  switch (card.kind) {
    case 'immunity':
      return immunity > 0;
    case 'money':
      return euros > 0;
    case 'revenue':
      return revenue > 0;
    default:
      return piecesFor(state, seat, lossOf(card), content).length > 0;
  }
}

/** VR-19.11, 19.13. */
function endSearch(state: State, step: SearchOn, context: Context): void {
  const player = playerOf(state, step.searched);
  for (const card of player.corruption.slice()) discardCorruption(state, step.searched, card, context);
  // VR-24.4: after the final Search nothing can be flipped any more.
  if (step.isFinal || player.resigned) return;
  for (const own of player.verses) {
    if (own.online || own.recorded || !isEventMet(own.verse, step, context.content)) continue;
    own.recorded = true;
    context.emit({ kind: 'verseRecorded', seat: step.searched, verse: own.verse });
  }
}

function isEventMet(verse: keyof Tables['verses'], { held, spent }: SearchOn, { verses }: Tables): boolean {
  const { mission } = verses[verse];
  if (mission?.kind === 'searchedWith') return held >= mission.cards;
  return mission?.kind === 'searchedWithoutImmunity' && !spent;
}

/** VR-19.1, 19.2: who is searched, in the order of the round just played. */
export function searchesOf(state: State, seats: readonly Seat[], least: number, isFinal: boolean): Step[] {
  const searched = seats.filter((seat) => playerOf(state, seat).corruption.length >= least);
  return searched.map((seat) => ({ kind: 'search', searched: seat, isFinal }));
}
