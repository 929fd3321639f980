/** VEN-18.7, 18.8 and the end of the game. */
import type { Outcome, Seat, StepRules } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { holderOf, playerOf, playing, playingAfter, sidesOf } from './counts.ts';
import { blockedBy, CONTENT, LOWER_BY_COINS, LOWER_BY_PARCHMENTS } from './offers.ts';
import { ADVOCATES, works } from './permanent.ts';
import { change, gainVp, removeIntrigue } from './quantities.ts';
import { arrestedIn, pointsOf, ranksOf, scoreOf } from './scoring.ts';
import type { Context, OpenPlayer, Options, Reason, State, Venice } from './state.ts';

/** All turns are over: step 3 of the final scoring, from the first player on. */
export function beginFinal(state: State, context: Context): void {
  const { first } = state;
  askToLower(state, playerOf(state, first).resigned ? playingAfter(state, first) : first, 0, context);
}

/** VEN-18.8: seat after seat, until all in a row are content. */
export function askToLower(state: State, seat: Seat, content: number, context: Context): void {
  context.next(content >= playing(state) ? { kind: 'score' } : { kind: 'lower', seat, content });
}

/** What it costs to lower intrigue by one; mission 26. */
export function priceToLower(player: OpenPlayer, by: 'parchments' | 'coins', content: Tables): number {
  const { numbers } = content;
  const price = by === 'coins' ? numbers.lowerCoins : numbers.lowerParchments;
  return works(player, 'advocates', content) ? Math.min(ADVOCATES[by], price) : price;
}

function canLower(player: OpenPlayer, by: 'parchments' | 'coins', content: Tables): boolean {
  return player[by] >= priceToLower(player, by, content);
}

/** VEN-18.7, 22.5. */
export const lowerStep: StepRules<Venice, 'lower'> = {
  options(state, _step, seat, content) {
    const options: Options['lower'][] = [];
    const player = playerOf(state, seat);
    if (player.intrigue > 0) {
      if (canLower(player, 'parchments', content)) options.push(LOWER_BY_PARCHMENTS);
      if (canLower(player, 'coins', content)) options.push(LOWER_BY_COINS);
    }
    options.push(CONTENT);
    return options;
  },
  take(state, step, seat, option, context) {
    const player = playerOf(state, seat);
    if (option.kind === 'content') {
      if (player.intrigue > 0) context.emit({ kind: 'content', seat });
      askToLower(state, playingAfter(state, seat), step.content + 1, context);
      return;
    }
    const price = priceToLower(player, option.by, context.content);
    change(player, seat, option.by, -price, 'final', context);
    removeIntrigue(state, seat, 1, 'final', context);
    askToLower(state, playingAfter(state, seat), 0, context);
  },
  blocked(state, _step, seat, content) {
    const player = playerOf(state, seat);
    return blockedBy([LOWER_BY_PARCHMENTS, LOWER_BY_COINS], ({ by }) => {
      if (player.intrigue === 0) return 'VEN-1.5';
      return canLower(player, by, content) ? undefined : 'VEN-1.7';
    });
  },
};

export const scoreStep: StepRules<Venice, 'score'> = {
  run(state, _step, context) {
    finish(state, state.doge === null ? 'rounds' : 'doge', context);
  },
};

/** VEN-18.1 to 18.15. The points of all steps are added together here: step 3 does not depend on them. */
export function finish(state: State, by: Reason, context: Context): void {
  const { content } = context;
  const arrested = by === 'resign' ? null : arrestedIn(state);
  const ranks = ranksOf(state, arrested, content);
  const score = scoreOf(state, content);
  const sides = Array.from({ length: sidesOf(state) }, (_, side) => side);
  const gains = sides.map((side) => pointsOf(state, side, content) - holderOf(state, side).vp);
  for (const [side, gain] of gains.entries()) gainVp(state, side, gain, 'final', context);
  state.result = { by, ranks, score, arrested };
  if (arrested !== null) context.emit({ kind: 'arrested', side: arrested });
  context.emit({ kind: 'over', by, ranks });
}

export function outcome({ result }: State): Outcome | undefined {
  return result === null ? undefined : { ranks: result.ranks, reason: result.by, score: result.score };
}
