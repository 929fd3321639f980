/** Tables in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import type { Venice } from '../rules/state.ts';
import { SAMPLE_VIEWS } from '../samples.ts';

export const SAMPLE = sampleTable<Venice>(SAMPLE_VIEWS.three, PRINTED, ['Bianca', 'Vittore', 'Orsola']);
export const SOLO_SAMPLE = sampleTable<Venice>(SAMPLE_VIEWS.solo, PRINTED, ['Bianca']);
