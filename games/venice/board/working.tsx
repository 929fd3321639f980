/** How smugglers and the Doge move: the way they take, what it costs, and why this one. */
import { askedStep, useIsLit } from '@cabale/design';
import type { Canal } from '../content/tables.ts';
import type { VeniceEvent } from '../rules/state.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { Rich } from './kit.ts';
import type { TableProps, VeniceTable } from './table.ts';
import { Course } from './way.tsx';

/** The canals a boat of smugglers or the Doge has before it, or has just chosen. */
function courseIn({ view, events }: VeniceTable): readonly Canal[] {
  const step = view.stack.at(-1);
  if (step?.kind === 'sail') return step.canals;
  return events.find((event) => event.kind === 'smugglerPath')?.canals ?? [];
}

const NOTED: ReadonlySet<VeniceEvent['kind']> = new Set([
  'smugglerCard',
  'smugglerPath',
  'dogeCard',
  'dogeCardIgnored',
]);

export function Working({ table }: TableProps): ReactNode {
  const canals = courseIn(table);
  return canals.length === 0 ? null : <Course table={table} canals={canals} />;
}

/** What an automaton has just done, in words beside the map. */
export function WorkingNote({ table: { events } }: TableProps): ReactNode {
  const sentences = events
    .filter(({ kind }) => NOTED.has(kind))
    .map((event) => words.event(event))
    .filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return null;
  return (
    <div className="ve-note">
      {sentences.map((sentence) => (
        <p key={JSON.stringify(sentence)}>
          <Rich sentence={sentence} />
        </p>
      ))}
    </div>
  );
}

/** Paths of equal cost: each is drawn while it is pointed at. */
export function PathOffers({ table }: TableProps): ReactNode {
  const { view, decision } = table;
  if (decision === undefined || askedStep(view)?.kind !== 'path') return null;
  const options = decision.options.filter((option) => option.kind === 'path');
  return options.map((option) => <PathCourse key={option.canals} table={table} path={option.canals} />);
}

function PathCourse({ table, path }: TableProps & { readonly path: string }): ReactNode {
  const isLit = useIsLit(`path:${path}`);
  return isLit ? <Course table={table} canals={path.split('-').map(Number)} /> : null;
}
