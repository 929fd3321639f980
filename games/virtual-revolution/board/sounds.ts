import type { SoundWorld } from '@cabale/design';
import type { VirtualRevolution } from '../rules/state.ts';

export const sounds: SoundWorld<VirtualRevolution['event']['kind']> = {
  wave: 'sawtooth',
  pitch: 0.75,
  of: {
    directorPlaced: 'press',
    tokenAdded: 'press',
    serverBuilt: 'press',
    agentHired: 'card',
    verseTaken: 'card',
    verseOnline: 'coin',
    corruptionDrawn: 'card',
    searched: 'alarm',
    necroHit: 'alarm',
  },
};
