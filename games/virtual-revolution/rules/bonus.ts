/** VR-8.9 to 8.11: Recruit or Build has been declared; bonuses come first, then it is carried out. */
import type { Seat, StepRules } from '@cabale/engine';
import { drawCorruption } from './corruption.ts';
import { directorOf, figureOf, playerOf, serverObstacle, usableTitle } from './counts.ts';
import { bonusAgents, hasAgentWithin, isEnough, meansIn } from './means.ts';
import { BONUS_TITLE, PROCEED } from './offers.ts';
import { placeServer } from './pieces.ts';
import { promoteForAction } from './promotion.ts';
import { gain } from './quantities.ts';
import type { Context, Options, State, VirtualRevolution } from './state.ts';
import { exhaustTitle } from './titles.ts';

export const bonusStep: StepRules<VirtualRevolution, 'bonus'> = {
  options(state, step, seat, content) {
    const options: Options['bonus'][] = [];
    if (isEnough(state, seat, step.action, meansIn(playerOf(state, seat), step), content)) options.push(PROCEED);
    options.push(...bonusAgents(state, seat, step, content));
    // VR-28.6, Q103: the Title is offered only where an own token is missing.
    if (step.action === 'build' && !step.noToken && state.owners[directorOf(state)] !== seat) {
      const district = usableTitle(state, seat, 'noToken', content);
      if (district !== null) options.push(BONUS_TITLE[district]);
    }
    return options;
  },
  take(state, step, seat, option, context) {
    switch (option.kind) {
      case 'bonusAgent':
        context.next(step);
        promoteForAction(state, seat, option.agent, context);
        return;
      case 'bonusTitle':
        exhaustTitle(state, seat, option.district, context);
        context.next({ ...step, noToken: true });
        return;
      case 'proceed':
        if (step.action === 'build') build(state, seat, context);
        else context.next({ kind: 'recruit', seat, reach: step.reach, fromDiscard: step.fromDiscard });
    }
  },
  blocked(state, step, seat, content) {
    if (isEnough(state, seat, step.action, meansIn(playerOf(state, seat), step), content)) return [];
    const isBuild = step.action === 'build';
    const isFar = !isBuild && !step.fromDiscard && !hasAgentWithin(state, step.reach, content);
    const obstacle = isBuild ? serverObstacle(state, seat, directorOf(state), step.noToken, content) : null;
    return [{ option: PROCEED, rule: obstacle ?? (isFar ? 'VR-10.1' : 'VR-1.16') }];
  },
};

/** VR-11.6. */
function build(state: State, seat: Seat, context: Context): void {
  const { content } = context;
  gain(state, seat, 'euros', -figureOf(playerOf(state, seat), 'build', content), 'build', context);
  gain(state, seat, 'revenue', content.numbers.buildRevenue, 'build', context);
  gain(state, seat, 'vp2', 1, 'build', context);
  drawCorruption(state, seat, context);
  placeServer(state, seat, directorOf(state), context);
}
