/** Piles and supply: what is left, and what lies open. */
import { LETTERS, RESOURCES, type Letter } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { Count } from './amounts.tsx';
import { Icon } from './icons.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Piles({ table }: TableProps): ReactNode {
  const say = useSay();
  const { missions, influence, influenceDiscard, decks, supply } = table.view;
  return (
    <section className="ve-piles" aria-label={say({ key: 'board.piles' })}>
      <Count
        thing="pile:missions"
        icon="mission"
        count={missions.length}
        label="board.missionPile"
        className="ve-pile"
      />
      <Count
        thing="pile:influence"
        icon="influence"
        count={influence.length}
        label="board.influencePile"
        className="ve-pile"
      />
      <Count
        thing="pile:discard"
        icon="archive"
        count={influenceDiscard.length}
        label="board.discardPile"
        className="ve-pile ve-pile-open"
      />
      {decks === null
        ? null
        : LETTERS.map((letter) => (
            <Thing key={letter} thing={`deck:${letter}`} travels={false} className="ve-pile">
              <b>{letter}</b>
              <b className="figure">{decks[letter].count}</b>
              <span className="ve-quiet">{say({ key: 'board.smugglerDeck' })}</span>
              <LastSent table={table} letter={letter} />
            </Thing>
          ))}
      <span className="ve-supply">
        {RESOURCES.map((resource) => (
          <Count
            key={resource}
            thing={`supply:${resource}`}
            icon={resource}
            count={supply[resource]}
            className="ve-stock"
          />
        ))}
      </span>
    </section>
  );
}

/** Where the deck's last card has sent a boat. */
function LastSent({ table: { view }, letter }: TableProps & { readonly letter: Letter }): ReactNode {
  const nameOf = useNameOf();
  const tile = view.decks?.[letter].discard.at(-1);
  if (tile === undefined || view.doge !== null) return null;
  return (
    <span className="ve-sent">
      <Icon of={tile} />
      <span className="hidden-text">{nameOf(`building:${tile}`)}</span>
    </span>
  );
}
