import { type GameRules, RulesBook } from '@cabale/design';
import type { ReactNode } from 'react';
import { rulebook } from '../rulebook.generated.ts';
import { rulesPage } from '../text/rulespage.ts';
import { Favour, Influence } from './board.tsx';

/** The rules with pictures made of the board's own pieces, each after a paragraph. */
function RulesPage(): ReactNode {
  return <RulesBook className="courtiers" text={rulesPage} pictures={{ 'round.take': <Sample /> }} />;
}

function Sample(): ReactNode {
  return (
    <div className="courtiers-row">
      <Favour worth={5} />
      <Favour worth={2} />
      <Influence card={21} />
    </div>
  );
}

export const rules: GameRules = { Page: RulesPage, text: rulesPage, book: rulebook };
