import type { SoundWorld } from '@cabale/design';
import type { San } from '../rules/state.ts';

export const sounds: SoundWorld<San['event']['kind']> = {
  wave: 'square',
  pitch: 1,
  of: {
    played: 'card',
    virusPlayed: 'card',
    drew: 'card',
    bought: 'coin',
    corrupted: 'card',
    crossed: 'press',
    pawnMoved: 'alarm',
    virusFinished: 'alarm',
  },
};
