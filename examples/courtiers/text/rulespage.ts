import { defineRules } from '@cabale/engine';
import type { Courtiers } from '../rules/state.ts';

/** The rules page: each paragraph is a text and names the rules that it tells. */
export const rulesPage = defineRules<Courtiers>({
  chapters: [
    {
      name: 'round',
      parts: [
        { name: 'setup', rules: ['COU-1.1', 'COU-1.2', 'COU-1.3'] },
        { name: 'bid', rules: ['COU-2.1', 'COU-2.2'] },
        { name: 'take', rules: ['COU-2.3', 'COU-2.4', 'COU-2.5'] },
      ],
    },
    { name: 'end', parts: [{ name: 'text', rules: ['COU-3.1', 'COU-3.2', 'COU-3.3'] }] },
  ],
  glossary: [],
});
