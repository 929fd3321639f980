/** SOD: a machine with a lamp, the lines of its program and the results of their tests. */
import { COLUMN_NAMES } from '../rules/grid.ts';
import { SOD_LINES, type NewOrderEvent, type SodLine } from '../rules/state.ts';
import { lineRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { freshness, Rich, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

type Tested = Extract<NewOrderEvent, { kind: 'sodTested' }>;
const PARTS = ['A', 'B', 'BB', 'C'] as const;

export function Machine({ table }: TableProps): ReactNode {
  const say = useSay();
  const tested = table.events.filter((event): event is Tested => event.kind === 'sodTested');
  const works = tested.length > 0 || table.events.some(({ kind }) => kind === 'sodMarker');
  return (
    <div className="no-machine" data-works={works || undefined}>
      <p className="no-machine-name">
        <span className="no-lamp" aria-hidden="true" />
        <b>{say({ key: 'board.machine' })}</b>
      </p>
      <Program tested={tested} />
      <Readout tested={tested} />
    </div>
  );
}

/** All lines, each with the result of its last test. */
function Program({ tested }: { readonly tested: readonly Tested[] }): ReactNode {
  const say = useSay();
  return (
    <div className="no-program" role="group" aria-label={say({ key: 'board.program' })}>
      {PARTS.map((part) => (
        <span key={part} className="no-program-part">
          {SOD_LINES.filter((line) => line.startsWith(`${part}-`)).map((line) => (
            <Line key={line} line={line} test={tested.findLast((test) => test.line === line)} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Line({ line, test }: { readonly line: SodLine; readonly test: Tested | undefined }): ReactNode {
  const state = test === undefined ? 'idle' : test.found ? 'found' : 'missed';
  return (
    <Thing thing={lineRef(line)} travels={false} className={`no-line no-line-${state}`} tooltipSide="bottom">
      {line}
    </Thing>
  );
}

function Readout({ tested }: { readonly tested: readonly Tested[] }): ReactNode {
  const say = useSay();
  if (tested.length === 0) return <p className="no-readout no-readout-idle">{say({ key: 'board.machineIdle' })}</p>;
  return (
    <ol className="no-readout">
      {tested.map((test, index) => {
        const sentence = words.event(test);
        return sentence === undefined ? null : (
          // The same line may be tested twice in one turn, once for each colour.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index} data-found={test.found || undefined} style={{ animationDelay: `${index * 90}ms` }}>
            <Rich sentence={sentence} />
          </li>
        );
      })}
    </ol>
  );
}

/** The columns' names, and the marker above its own. */
export function MarkerRow({ table }: TableProps): ReactNode {
  const say = useSay();
  const marker = table.view.solo?.marker ?? 1;
  return COLUMN_NAMES.map((name, index) => (
    <span key={name} className="no-column-mark no-marker-place" style={{ gridColumn: index + 2 }}>
      {index + 1 === marker ? (
        <Thing thing="marker:sod" className={`no-marker ${freshness(table, 'marker:sod')}`}>
          <span className="hidden-text">
            {say({ key: 'board.machineColumn', values: { column: COLUMN_NAMES[index] ?? '' } })}
          </span>
        </Thing>
      ) : null}
      <span aria-hidden="true">{name}</span>
    </span>
  ));
}
