/** Piles and supply: what is left, and what lies open. */
import { LETTERS, RESOURCES, type Letter } from '../content/tables.ts';
import { buildingRef, deckRef, pileRef, supplyRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Piles({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view } = table;
  return (
    <section className="ve-piles" aria-label={say({ key: 'board.piles' })}>
      <Thing thing={pileRef('missions')} travels={false} className="ve-pile">
        <Icon of="mission" />
        <b className="figure">{view.missions.length}</b>
        <span className="ve-quiet">{say({ key: 'board.missionPile' })}</span>
      </Thing>
      <Thing thing={pileRef('influence')} travels={false} className="ve-pile">
        <Icon of="influence" />
        <b className="figure">{view.influence.length}</b>
        <span className="ve-quiet">{say({ key: 'board.influencePile' })}</span>
      </Thing>
      <Thing thing={pileRef('discard')} travels={false} className="ve-pile ve-pile-open">
        <Icon of="archive" />
        <b className="figure">{view.influenceDiscard.length}</b>
        <span className="ve-quiet">{say({ key: 'board.discardPile' })}</span>
      </Thing>
      {view.decks === null
        ? null
        : LETTERS.map((letter) => (
            <Thing key={letter} thing={deckRef(letter)} travels={false} className="ve-pile">
              <b>{letter}</b>
              <b className="figure">{view.decks?.[letter].count ?? 0}</b>
              <span className="ve-quiet">{say({ key: 'board.smugglerDeck' })}</span>
              <LastSent table={table} letter={letter} />
            </Thing>
          ))}
      <span className="ve-supply">
        {RESOURCES.map((resource) => (
          <Thing key={resource} thing={supplyRef(resource)} travels={false} className="ve-stock">
            <Icon of={resource} />
            <b className="figure">{view.supply[resource]}</b>
          </Thing>
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
      <span className="hidden-text">{nameOf(buildingRef(tile))}</span>
    </span>
  );
}
