import type { SoundWorld } from '@cabale/design';
import type { NewOrder } from '../rules/state.ts';

export const sounds: SoundWorld<NewOrder['event']['kind']> = {
  wave: 'triangle',
  pitch: 0.75,
  of: {
    tookOpen: 'card',
    drew: 'card',
    laid: 'press',
    takeover: 'press',
    captured: 'press',
    failed: 'alarm',
    hired: 'coin',
    endTriggered: 'alarm',
  },
};
