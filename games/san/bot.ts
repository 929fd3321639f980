/** What is good in San: all that the bots ask of it. */
import { optionKey, type GameBot, type OptionOf } from '@cabale/engine';
import { eagerness } from './bot/eagerness.ts';
import { FEATURES, measure } from './bot/features.ts';
import { WEIGHTS } from './bot/weights.ts';
import type { CardId } from './content/card.ts';
import { PRINTED } from './content/printed.ts';
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
function key(state: SanState, _step: SanStep, option: OptionOf<San>): string {
  switch (option.kind) {
    case 'play':
      return PLAY_KEYS[option.card];
    case 'buy':
      return `buy:${designAt(state, option.position)}`;
    case 'copyRiver':
      return `copyRiver:${designAt(state, option.position)}`;
    case 'corrupt':
      return `corrupt:${option.position}:${designAt(state, option.position)}`;
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

const PLAY_KEYS = Object.fromEntries(
  Object.values(PRINTED.byId).map((card) => [card.id, `play:${card.design}`]),
) as Readonly<Record<CardId, string>>;

function designAt(state: SanState, position: Position): string {
  const id = riverCard(state, position);
  return id === null ? '-' : PRINTED.byId[id].design;
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
