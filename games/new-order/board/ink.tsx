/** Pieces in the colours of the Conglomerates: agents are cubes, cards are sheets. */
import { Piece } from '@cabale/design';
import type { Colour } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useSay } from './kit.ts';

const TOP = '12,1 23,6.5 12,12 1,6.5';
const LEFT = '1,6.5 12,12 12,25 1,19.5';
const RIGHT = '23,6.5 12,12 12,25 23,19.5';

/** Patterns that distinguish the colours without colour: dots, stripes, solid, outline. */
const MARKS: Readonly<Record<Colour, ReactNode>> = {
  R: (
    <g className="no-cube-mark">
      {['4.5,12', '8.8,14.6', '4.5,17', '8.8,20', '15.2,14.6', '19.5,12', '15.2,20', '19.5,17'].map((at) => {
        const [x, y] = at.split(',');
        return <circle key={at} cx={x} cy={y} r="1.25" />;
      })}
    </g>
  ),
  B: (
    <path
      className="no-cube-mark"
      d="M1 11.5 12 21M1 16.5l8 6.6M6 9.2l6 5.2M12 21l11-9.6M15 23.2l8-6.8M12 14.4l6-5.2"
    />
  ),
  K: null,
  W: <path className="no-cube-mark" d="M3.4 10.2l6.2 3.1v8.2l-6.2-3.1zM20.6 10.2l-6.2 3.1v8.2l6.2-3.1z" />,
};

export function Cube({ colour }: { readonly colour: Colour }): ReactNode {
  return (
    <svg className="no-cube" data-colour={colour} viewBox="0 0 24 26" aria-hidden="true">
      <polygon className="no-cube-left" points={LEFT} />
      <polygon className="no-cube-right" points={RIGHT} />
      <polygon className="no-cube-top" points={TOP} />
      {MARKS[colour]}
    </svg>
  );
}

/** Cubes of one colour, stacked three to a layer. */
export function Cubes({ colour, names }: { readonly colour: Colour; readonly names: readonly string[] }): ReactNode {
  return (
    <span className="no-cubes" data-layers={Math.ceil(names.length / 3)} aria-hidden="true">
      {names.map((name, index) => (
        <Piece
          key={name}
          id={name}
          className="no-cube-place"
          data-column={index % 3}
          data-layer={Math.floor(index / 3)}
        >
          <Cube colour={colour} />
        </Piece>
      ))}
    </span>
  );
}

/** The face of a Conglomerate card. */
export function Sheet({ colour }: { readonly colour: Colour }): ReactNode {
  return (
    <span className="no-sheet" data-colour={colour}>
      <span className="no-sheet-ink no-ink" data-colour={colour} />
      <span className="no-sheet-emblem">
        <Icon of={colour} />
      </span>
    </span>
  );
}

/** A patch of a colour, used where there is no piece of it. */
export function Swatch({ colour }: { readonly colour: Colour }): ReactNode {
  return <span className="no-swatch no-ink" data-colour={colour} aria-hidden="true" />;
}

interface CountedSheetsProps {
  readonly colour: Colour;
  readonly names: readonly string[];
  readonly count: number;
}

/** Equal cards on a pile, the newest in front, with their number. */
export function CountedSheets({ colour, names, count }: CountedSheetsProps): ReactNode {
  const say = useSay();
  return (
    <>
      <span className="no-sheets" aria-hidden="true">
        {names.map((name) => (
          <Piece key={name} id={name} className="no-sheet-place">
            <Sheet colour={colour} />
          </Piece>
        ))}
      </span>
      <b className="figure no-pile-count">{count}</b>
      <span className="hidden-text">{say({ key: 'board.cards', values: { count } })}</span>
    </>
  );
}

/** A Conglomerate's name, and how its colour looks. */
export function ColourName({ colour }: { readonly colour: Colour }): ReactNode {
  const say = useSay();
  return (
    <>
      <b>{say({ key: `colour.${colour}` })}</b> {say({ key: `conglomerate.${colour}` })}
      <br />
      {say({ key: `hue.${colour}` })}
    </>
  );
}

/** Decoration: the registration marks of a print, one in each corner. */
export function RegistrationMarks(): ReactNode {
  return ['nw', 'ne', 'sw', 'se'].map((corner) => (
    <svg key={corner} className={`no-register no-register-${corner}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 0v24M0 12h24" />
      <circle cx="12" cy="12" r="6.5" />
    </svg>
  ));
}
