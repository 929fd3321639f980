/** VR-8.9 to 8.11: Recruit or Build has been declared; bonuses come first, then it is carried out. */
import type { StepRules } from '@cabale/engine';
import { build } from './building.ts';
import { directorOf, playerOf, serverObstacle } from './counts.ts';
import { bonusAgents, bonusTitle, hasAgentWithin, isEnough, meansIn } from './means.ts';
import { BONUS_TITLE, PROCEED } from './offers.ts';
import { promoteForAction } from './promotion.ts';
import type { Options, VirtualRevolution } from './state.ts';
import { exhaustTitle } from './titles.ts';

export const bonusStep: StepRules<VirtualRevolution, 'bonus'> = {
  options(state, step, seat, content) {
    const options: Options['bonus'][] = [];
    if (isEnough(state, seat, step.action, meansIn(playerOf(state, seat), step), content)) options.push(PROCEED);
    options.push(...bonusAgents(state, seat, step, content));
    const district = bonusTitle(state, seat, step.action, step, content);
    if (district !== null) options.push(BONUS_TITLE[district]);
    return options;
  },
  // Every answer costs or draws something; the declaration can be taken back.
  askLone: true,
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
