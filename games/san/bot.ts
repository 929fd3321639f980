/** What is good in San: all that the bots ask of it. */
import { optionKey, type GameBot, type OptionOf } from '@cabale/engine';
import { eagerness } from './bot/eagerness.ts';
import { FEATURES, measure } from './bot/features.ts';
import { WEIGHTS } from './bot/weights/2.ts';
import { profilesOf } from './bot/profile.ts';
import type { Cards } from './content/card.ts';
import { riverCard } from './rules/counts.ts';
import type { Position, San, SanState, SanStep } from './rules/state.ts';

/** Turns at which the middle and the end of a game begin. */
const MIDDLE = 8;
const END = 16;

export const bot: GameBot<San> = {
  features: FEATURES,
  measure,
  phase: ({ turn }) => (turn.number <= MIDDLE ? 0 : turn.number <= END ? 1 : 2),
  weights: { 2: WEIGHTS },
  eagerness,
  key,
  routine,
  turn: ({ turn }) => turn.number,
};

/** Cards of one design count as one; places count only where they matter. */
function key(state: SanState, _step: SanStep, option: OptionOf<San>, cards: Cards): string {
  switch (option.kind) {
    case 'play':
      return profilesOf(cards).of(option.card).playKey;
    case 'buy':
      return `buy:${designAt(state, option.position, cards)}`;
    case 'copyRiver':
      return `copyRiver:${designAt(state, option.position, cards)}`;
    case 'corrupt':
      return `corrupt:${option.position}:${designAt(state, option.position, cards)}`;
    case 'cross':
    case 'hack':
    case 'endPlay':
    case 'slot':
    case 'resolve':
    case 'declineRest':
    case 'take':
    case 'decline':
    case 'draw':
    case 'destroy':
    case 'corruptHand':
    case 'copyPlayed':
    case 'playDiscard':
    case 'endBuy':
      return optionKey(option);
  }
}

function designAt(state: SanState, position: Position, cards: Cards): string {
  const id = riverCard(state, position);
  return id === null ? '-' : cards.byId[id].design;
}

/** Moving the pawn and drawing are nearly always right: search answers them without thinking. */
function routine(
  _state: SanState,
  step: SanStep,
  _seat: number,
  options: readonly OptionOf<San>[],
): OptionOf<San> | undefined {
  if (step.kind === 'draw') return options[0];
  if (step.kind !== 'main') return undefined;
  return options.find((option) => option.kind === 'hack');
}
