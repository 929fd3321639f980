/** Tables in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import { SAMPLE_VIEWS } from '../samples.ts';

const NAMES = ['Aria', 'Basile', 'Cosima', 'Dario'] as const;

/** The city before the Resolutions. */
export const SAMPLE = sampleTable<Mecanisburgo>(SAMPLE_VIEWS.deployed, PRINTED, NAMES);

/** Robotown is being fought for. */
export const FOUGHT = sampleTable<Mecanisburgo>(SAMPLE_VIEWS.fought, PRINTED, NAMES.slice(0, 3));
