import { boardKit } from '@cabale/design';
import { words } from '../text/words.ts';

/** The rule that explains each text below `about`. */
const RULE_OF = {
  seat: 'COU-3.2',
  card: 'COU-2.3',
  favour: 'COU-3.2',
  'pile.favours': 'COU-2.1',
  'pile.discard': 'COU-2.5',
} as const;

/** The design system, typed by the references and texts of this game. */
export const { About, Card, does, partsOf, read, Rich, useSay } = boardKit(words, RULE_OF);
