/** The Doge: his numbers, the three cards of his row, and which of them the smuggler cards make ignored. */
import { askedStep, SeatMark } from '@cabale/design';
import { LETTERS, type DogeCard, type Tables } from '../content/tables.ts';
import { ignoredAt, ignoredBy } from '../rules/doge.ts';
import type { ReactNode } from 'react';
import { Amount, Count, Thread } from './amounts.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function DogePanel({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const { doge } = view;
  if (doge === null) return null;
  const side = view.players.length;
  return (
    <section className="ve-player ve-doge" aria-label={say({ key: 'board.doge' })}>
      <header className="ve-player-head">
        <Thing thing={`seat:${side}`} travels={false} className="ve-player-name">
          <Icon of="dogesPalace" />
          <b>{say({ key: 'board.doge' })}</b>
          <SeatMark seat={1} size="1em" />
          <SeatMark seat={2} size="1em" />
        </Thing>
        <Amount table={table} side={side} what="vp" amount={doge.vp} />
        <Amount table={table} side={side} what="parchments" amount={doge.parchments} />
        <Thread table={table} side={side} intrigue={doge.intrigue} cap={content.numbers.dogeIntrigue} />
      </header>
      <DogeRow table={table} />
      <DogePiles table={table} />
    </section>
  );
}

function DogeRow({ table }: TableProps): ReactNode {
  const say = useSay();
  return (
    <ol className="ve-doge-row">
      {(table.view.doge?.row ?? []).map((card, position) => {
        const thing = `dogeRow:${position}` as const;
        const letter = ignoredBy(table.view, position, table.content);
        return (
          <li key={thing}>
            <Thing
              thing={thing}
              travels={false}
              className={`ve-doge-card ${card === null ? '' : freshness(table, `dogeCard:${card}`)}`}
            >
              {card === null ? null : <DogeFace card={card} content={table.content} />}
              {letter === undefined ? (
                <WouldSkip table={table} position={position} />
              ) : (
                <span className="ve-skipped">{say({ key: 'board.skipped', values: { letter } })}</span>
              )}
            </Thing>
          </li>
        );
      })}
    </ol>
  );
}

/** While a smuggler card is chosen: the cards that would make this one ignored (VEN-21.12). */
function WouldSkip({ table, position }: TableProps & { readonly position: number }): ReactNode {
  const say = useSay();
  const { view, content, decision } = table;
  const step = askedStep(view);
  if (step?.kind !== 'smuggler') return null;
  const { letter } = step;
  const tiles = (decision?.options ?? []).flatMap((option) =>
    option.kind === 'send' && ignoredAt(view, letter, option.tile, content).position === position ? [option.tile] : [],
  );
  return tiles.map((tile) => (
    <span key={tile} className="ve-would-skip">
      {say({ key: 'board.wouldSkip', refs: { building: `building:${tile}` } })}
    </span>
  ));
}

/** His gondolas' cards of this turn, and what is left of his pile. */
function DogePiles({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { doge } = table.view;
  if (doge === null) return null;
  return (
    <div className="ve-counts">
      {LETTERS.map((letter, index) => {
        const tile = doge.played[index];
        return tile === undefined ? null : (
          <span key={letter} className="ve-count ve-played">
            <b>{letter}</b>
            <Icon of={tile} />
            {nameOf(`building:${tile}`)}
            <span className="hidden-text">{nameOf(`deck:${letter}`)}</span>
          </span>
        );
      })}
      <Count thing="pile:doge" icon="influence" count={doge.pileCount} label="board.dogePile" />
      <Count thing="pile:dogeDiscard" icon="archive" count={doge.discard.length} />
      {doge.turnsLeft === null ? null : (
        <span className="ve-urgent">{say({ key: 'board.turnsLeft', values: { count: doge.turnsLeft } })}</span>
      )}
    </div>
  );
}

interface DogeFaceProps {
  readonly card: DogeCard;
  readonly content: Tables;
}

export function DogeFace({ card, content }: DogeFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <span className="ve-doge-face">
      <b>{nameOf(`dogeCard:${card}`)}</b>
      <span>{say({ key: `doge.${content.doge[card].effect}` })}</span>
    </span>
  );
}
