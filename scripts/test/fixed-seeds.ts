import * as fc from 'fast-check';

/** Property tests draw the same examples in every run; a failure prints the seed and the path to its example. */
fc.configureGlobal({ seed: 20_261_115 });
