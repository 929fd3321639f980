/** Corruption in hand: the own cards, those known of others; and the own Objectives. */
import { searchAt } from '../rules/counts.ts';
import { objectiveNow } from '../rules/scoring.ts';
import { isExposed } from '../text/drawing.ts';
import { cardRef, objectiveRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import type { OwnedProps } from './amounts.tsx';
import { CorruptionFace, ObjectiveFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Hand({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, near, content } = table;
  const player = view.players[near];
  if (player === undefined || view.observer !== near) return null;
  return (
    <section className="vr-hand" aria-label={say({ key: 'board.hand' })}>
      <div className="vr-hand-cards">
        <h2 className="vr-head">{say({ key: 'board.hand' })}</h2>
        <Warning table={table} />
        {player.corruption.length === 0 ? <p className="vr-quiet">{say({ key: 'board.clean' })}</p> : null}
        <ul>
          {player.corruption.map((card) => (
            <li key={card}>
              <Thing thing={cardRef(card)} className={`vr-corruption ${freshness(table, cardRef(card))}`}>
                <CorruptionFace card={card} content={content} />
              </Thing>
            </li>
          ))}
        </ul>
      </div>
      <div className="vr-objectives">
        <h2 className="vr-head">{say({ key: 'board.objectives' })}</h2>
        <ul>
          {(player.objectives ?? []).map((objective) => (
            <li key={objective}>
              <Thing thing={objectiveRef(objective)} travels={false} className="vr-objective">
                <ObjectiveFace objective={objective} seats={view.players.length} content={content} />
                <span className="vr-tag">
                  {say({ key: 'board.now', values: { vp: objectiveNow(view, near, objective, content) } })}
                </span>
              </Thing>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Whether the hand will cause a Search at the end of the round. */
function Warning({ table: { view, near, content } }: TableProps): ReactNode {
  const say = useSay();
  const count = view.players[near]?.corruptionCount ?? 0;
  if (view.result !== null) return null;
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
export function KnownHand({ table, player }: OwnedProps): ReactNode {
  const say = useSay();
  const { content } = table;
  if (player.corruption.length === 0) return null;
  return (
    <ul className="vr-known-hand" aria-label={say({ key: 'board.knownHand' })}>
      {player.corruption.map((card) => (
        <li key={card}>
          <Thing thing={cardRef(card)} className="vr-corruption">
            <CorruptionFace card={card} content={content} />
          </Thing>
        </li>
      ))}
    </ul>
  );
}
