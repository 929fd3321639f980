/** What bots need to know about San. */
import { optionKey, type GameBot, type OptionOf } from '@cabale/engine';
import { prior } from './bot/prior.ts';
import { counts } from './bot/counts.ts';
import { features } from './bot/features.ts';
import { WEIGHTS } from './bot/weights/2.ts';
import { cardStatsOf } from './bot/card-stats.ts';
import type { Cards } from './content/card.ts';
import { cardOf, riverCard } from './rules/counts.ts';
import type { Position, San, State, Step } from './rules/state.ts';

/** Turns at which the middle and the end of a game begin. */
const MIDDLE = 8;
const END = 16;

export const bot: GameBot<San> = {
  features,
  counts,
  phase: ({ turn }) => (turn.number <= MIDDLE ? 0 : turn.number <= END ? 1 : 2),
  weights: { 2: WEIGHTS },
  prior,
  learned: async () => (await import('./bot/learned.ts')).LEARNED,
  key,
  autoAnswer,
  turn: ({ turn }) => turn.number,
};

/** Cards of one design are the same option, whatever their names; the position counts only for corrupting. */
function key(state: State, _step: Step, option: OptionOf<San>, cards: Cards): string {
  switch (option.kind) {
    case 'play':
      return cardStatsOf(cards).of(option.card).playKey;
    case 'destroy':
    case 'corruptHand':
    case 'playDiscard':
      return `${option.kind}:${cardOf(cards, option.card).design}`;
    case 'buy':
    case 'copyRiver':
      return `${option.kind}:${designAt(state, option.position, cards)}`;
    case 'corrupt':
      return `corrupt:${option.position}:${designAt(state, option.position, cards)}`;
    default:
      return optionKey(option);
  }
}

function designAt(state: State, position: Position, cards: Cards): string {
  const id = riverCard(state, position);
  return id === null ? '-' : cards.byId[id].design;
}

/** Moving the pawn and drawing are nearly always right. */
function autoAnswer(
  _state: State,
  step: Step,
  _seat: number,
  options: readonly OptionOf<San>[],
): OptionOf<San> | undefined {
  if (step.kind === 'draw') return options[0];
  if (step.kind !== 'main') return undefined;
  return options.find((option) => option.kind === 'hack');
}
