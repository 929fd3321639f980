import type { SoundWorld } from '@cabale/design';
import type { Venice } from '../rules/state.ts';

export const sounds: SoundWorld<Venice['event']['kind']> = {
  wave: 'sine',
  pitch: 1,
  of: {
    rowed: 'water',
    crossed: 'water',
    docked: 'press',
    influencePlayed: 'card',
    influenceGained: 'card',
    missionGained: 'card',
    missionCompleted: 'coin',
    bridgeBuilt: 'press',
    arrested: 'alarm',
  },
};
