import type { SoundWorld } from '@cabale/design';
import type { Mecanisburgo } from '../rules/state.ts';

export const sounds: SoundWorld<Mecanisburgo['event']['kind']> = {
  wave: 'triangle',
  pitch: 0.6,
  of: {
    cardLaid: 'card',
    pawnPlaced: 'press',
    pawnRevealed: 'card',
    randomDrawn: 'card',
    announced: 'alarm',
    died: 'alarm',
    threatMoved: 'alarm',
    sectorDestroyed: 'alarm',
    income: 'coin',
    projectBought: 'coin',
    robotBought: 'coin',
    cardTaken: 'card',
    cardPlayed: 'card',
  },
};
