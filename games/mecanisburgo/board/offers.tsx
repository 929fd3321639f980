/** Answers that belong to no piece on the table, each one click away. */
import { Thing, useSay } from '@cabale/design';
import type { OptionOf, Ref } from '@cabale/engine';
import { words, type Mecanisburgo } from '@cabale/mecanisburgo';
import type { ReactNode } from 'react';
import type { CityTable, TableProps } from './table.ts';

function offersOf({ decision, view, content }: CityTable): readonly (readonly [Ref, OptionOf<Mecanisburgo>])[] {
  return (decision?.options ?? []).flatMap((option) => {
    const thing = words.refsOf(option, view, content).find((ref) => ref.startsWith('answer:'));
    return thing === undefined ? [] : [[thing, option] as const];
  });
}

export function Offers({ table }: TableProps): ReactNode {
  const say = useSay();
  const offers = offersOf(table);
  if (offers.length === 0) return null;
  return (
    <div className="mec-offers" role="group" aria-label={say({ key: 'board.answers' })}>
      {offers.map(([thing, option]) => (
        <Thing key={thing} thing={thing} travels={false} className="mec-answer">
          {/* Plain words: a name in them would light up itself instead of the answer. */}
          {say(words.option(option, table.view, table.content))}
        </Thing>
      ))}
    </div>
  );
}
