/** Everything Mecanisburgo says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import { defineWords } from '@cabale/engine';
import type { Mecanisburgo } from '../rules/state.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import {
  actionRef,
  cardRef,
  causeRef,
  contestRef,
  corpRef,
  projectRef,
  seatRef,
  sectorRef,
  victoryRef,
} from './refs.ts';
import { controlSteps, finalSteps } from './steps-control.ts';
import { fightSteps } from './steps-fight.ts';

export const words = defineWords<Mecanisburgo>({
  refs: {
    seat: seatRef,
    organiser: seatRef,
    corp: corpRef,
    sector: sectorRef,
    card: cardRef,
    character: cardRef,
    property: cardRef,
    threat: cardRef,
    assassin: cardRef,
    target: cardRef,
    project: projectRef,
    victory: victoryRef,
    action: actionRef,
    type: contestRef,
    cause: causeRef,
  },
  steps: { ...fightSteps, ...controlSteps, ...finalSteps },
  events,
  names,
  meanwhile: ({ result }) => ({ key: result === null ? 'prompt.wait.table' : 'prompt.over' }),
  reasons: {
    'MEC-1.15': 'blocked.tooManyVp',
    'MEC-3.8': 'blocked.full',
    'MEC-3.10': 'blocked.forbidden',
    'MEC-3.11': 'blocked.alreadyInZone',
    'MEC-6.4': 'blocked.noSkill',
    'MEC-6.7': 'blocked.noSlot',
    'MEC-6.8': 'blocked.tooDear',
    'MEC-11.16': 'blocked.nobodyForArena',
    'MEC-11.25': 'blocked.noSlotForSeduction',
    'MEC-11.31': 'blocked.noTarget',
    'MEC-13.1': 'blocked.notReady',
    'MEC-14.13': 'blocked.cannotPayAll',
    'MEC-14.22': 'blocked.tooLittle',
    'MEC-14.25': 'blocked.needNotMet',
    'MEC-17.19': 'blocked.onlyInLastRound',
    'MEC-17.23': 'blocked.ownSpacesFull',
    'MEC-17.24': 'blocked.enemySpacesFull',
    'MEC-17.25': 'blocked.unclaimed',
    'MEC-19.3': 'blocked.cannotPay',
  },
});
