import { boardKit } from '@cabale/design';
import { words } from '../text/words.ts';
import { RULE_OF } from './rulesof.ts';

/** The design system, typed by the references and texts of this game. */
export const {
  About,
  Answers,
  Chapter,
  does,
  freshness,
  Glossary,
  partsOf,
  read,
  Rich,
  Steps,
  tableOf,
  Thing,
  useChoosable,
  useNameOf,
  useSay,
} = boardKit(words, RULE_OF);
