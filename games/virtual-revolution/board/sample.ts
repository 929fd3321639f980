/** A table for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import type { VirtualRevolution } from '../rules/state.ts';
import { sampleView } from '../sample.ts';

export const SAMPLE = sampleTable<VirtualRevolution>(sampleView(), PRINTED, ['Aria', 'Basile', 'Cosima']);
