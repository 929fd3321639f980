import type { ReactNode } from 'react';
import { Favour, Influence } from './board.tsx';
import { Chapter } from './kit.ts';

/** The rules with pictures made of the board's own pieces: `rules.<chapter>.title` and `rules.<chapter>.text`. */
export function RulesPage(): ReactNode {
  return (
    <div className="courtiers">
      <Chapter name="round" parts={['text']} rules={['COU-2.1', 'COU-2.2', 'COU-2.3', 'COU-2.4']}>
        <div className="courtiers-row">
          <Favour worth={5} />
          <Favour worth={2} />
          <Influence card={21} />
        </div>
      </Chapter>
      <Chapter name="end" parts={['text']} rules={['COU-3.1', 'COU-3.2']} />
    </div>
  );
}
