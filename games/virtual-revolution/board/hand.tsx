/** Corruption in hand: the own cards, those known of others; and the own Objectives. */
import type { Corruption, Objective } from '../content/tables.ts';
import { searchAt } from '../rules/counts.ts';
import { objectiveNow } from '../rules/scoring.ts';
import { isExposed } from '../text/drawing.ts';
import { cardRef, objectiveRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { OwnedProps } from './amounts.tsx';
import { CorruptionFace, ObjectiveFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Hand({ table }: TableProps): ReactNode {
  const { view, near } = table;
  const player = view.players[near];
  if (player === undefined || view.observer !== near) return null;
  return (
    <>
      <OwnCorruption table={table} cards={player.corruption} />
      <Objectives table={table} objectives={player.objectives ?? []} />
    </>
  );
}

function OwnCorruption({ table, cards }: TableProps & { readonly cards: readonly Corruption[] }): ReactNode {
  const say = useSay();
  return (
    <section className="vr-hand" aria-label={say({ key: 'board.hand' })}>
      <Warning table={table} />
      <ul className="vr-fan" style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map((card) => (
          <li key={card}>
            <Thing thing={cardRef(card)} className={`vr-corruption ${freshness(table, cardRef(card))}`}>
              <CorruptionFace card={card} content={table.content} size="small" />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Objectives({ table, objectives }: TableProps & { readonly objectives: readonly Objective[] }): ReactNode {
  const say = useSay();
  const { view, near, content } = table;
  return (
    <section className="vr-objectives" aria-label={say({ key: 'board.objectives' })}>
      {objectives.map((objective) => (
        <Thing key={objective} thing={objectiveRef(objective)} travels={false} className="vr-objective">
          <ObjectiveFace objective={objective} seats={view.players.length} content={content} />
          <span className="vr-tag">
            {say({ key: 'board.now', values: { vp: objectiveNow(view, near, objective, content) } })}
          </span>
        </Thing>
      ))}
    </section>
  );
}

/** Whether the hand will cause a Search at the end of the round. */
function Warning({ table: { view, near, content } }: TableProps): ReactNode {
  const say = useSay();
  const count = view.players[near]?.corruptionCount ?? 0;
  // During a Search it is too late to be warned of it.
  if (view.result !== null || view.stack.some(({ kind }) => kind === 'searchOn')) return null;
  const limit = searchAt(view, content);
  const kind = limit === 1 ? 'final' : isExposed(view, near, 0, content) ? 'due' : 'safe';
  return (
    <p className="vr-warning" data-kind={kind === 'final' && count === 0 ? 'safe' : kind}>
      <Icon of="corruption" />
      {say({ key: `board.warning.${kind}`, values: { count: Math.max(0, limit - count) } })}
    </p>
  );
}

/** Cards of another hand whose place the observer knows. */
export function KnownHand({ table, player, isSmall }: OwnedProps): ReactNode {
  const say = useSay();
  const { content } = table;
  if (player.corruption.length === 0) return null;
  return (
    <ul className="vr-known-hand" aria-label={say({ key: 'board.knownHand' })}>
      {player.corruption.map((card) => (
        <li key={card}>
          <Thing thing={cardRef(card)} isMinor={isSmall} className="vr-corruption">
            <CorruptionFace card={card} content={content} size="small" />
          </Thing>
        </li>
      ))}
    </ul>
  );
}
