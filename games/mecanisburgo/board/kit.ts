import { boardKit } from '@cabale/design';
import { words } from '../text/words.ts';
import { RULE_OF } from './rulesof.ts';

/** The design system, typed by the references and texts of this game. */
export const { About, Answers, does, freshness, partsOf, read, Rich, tableOf, Thing, useChoosable, useNameOf, useSay } =
  boardKit(words, RULE_OF);
