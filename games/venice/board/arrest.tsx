/** The arrest: as a moment when it happens, and in the accounts. */
import { SeatMark, useEscape } from '@cabale/design';
import { holderOf } from '../rules/counts.ts';
import type { Side } from '../rules/state.ts';
import { useId, useState, type ReactNode } from 'react';
import { wantsMotion } from './glide.ts';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { TableProps, VeniceTable } from './table.ts';

/** VEN-18.11 to 18.13, 22.6: who, and why. */
export function Arrest({ table, arrested }: TableProps & { readonly arrested: Side | null }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  if (arrested === null) return <p className="ve-arrest ve-arrest-none">{say({ key: 'board.arrest.nobody' })}</p>;
  return (
    <div className="ve-arrest">
      <span className="ve-cell" aria-hidden="true">
        <SeatMark seat={arrested} size={44} />
        <Icon of="intrigue" className="ve-cell-mask" />
        <Icon of="bars" className="ve-cell-bars" />
      </span>
      <p>
        <b className="ve-arrest-who">{say({ key: 'board.arrest.who', refs: { seat: `seat:${arrested}` } })}</b>
        <span>
          <Why table={table} arrested={arrested} />
        </span>
      </p>
      <span className="hidden-text">{nameOf(`seat:${arrested}`)}</span>
    </div>
  );
}

interface WhyProps extends TableProps {
  readonly arrested: Side;
}

function Why({ table, arrested }: WhyProps): ReactNode {
  const say = useSay();
  const count = holderOf(table.view, arrested).intrigue;
  return say({ key: `board.arrest.${reasonOf(table, arrested)}`, values: { count } });
}

function reasonOf({ view }: VeniceTable, arrested: Side): 'most' | 'tie' | 'doge' {
  if (view.doge !== null) return 'doge';
  const most = view.players[arrested]?.intrigue ?? 0;
  const isTied = view.players.some(
    ({ intrigue, resigned }, seat) => seat !== arrested && !resigned && intrigue === most,
  );
  return isTied ? 'tie' : 'most';
}

/** Over the whole table when the game has just ended, until it has been seen; a click or Escape ends it. */
export function ArrestScene({ table }: TableProps): ReactNode {
  const say = useSay();
  const [isSeen, setSeen] = useState(false);
  const arrest = table.events.find((event) => event.kind === 'arrested');
  const isOpen = arrest !== undefined && !isSeen && wantsMotion();
  useEscape(isOpen, () => setSeen(true));
  if (arrest === undefined || !isOpen) return null;
  const { side } = arrest;
  return (
    <button
      type="button"
      className="ve-scene"
      onClick={() => setSeen(true)}
      onAnimationEnd={({ animationName }) => {
        if (animationName === 've-scene') setSeen(true);
      }}
    >
      <Cell side={side} />
      <b className="ve-arrest-who">{say({ key: 'board.arrest.who', refs: { seat: `seat:${side}` } })}</b>
      <span className="ve-scene-why">
        <Why table={table} arrested={side} />
      </span>
    </button>
  );
}

/** The Bridge of Sighs by night, and a window of the prison with whoever looks out of it. */
function Cell({ side }: { readonly side: Side }): ReactNode {
  const hole = useId();
  return (
    <svg className="ve-scene-cell" viewBox="0 0 320 190" aria-hidden="true">
      <clipPath id={hole}>
        <path d={HOLE} />
      </clipPath>
      <circle className="ve-scene-moon" cx="96" cy="30" r="15" />
      <path className="ve-scene-water" d="M0 160h320v30H0z" />
      <path
        className="ve-scene-waves"
        d="M66 168q6-3 12 0t12 0M96 178q6-3 12 0t12 0M70 186q6-3 12 0M128 171q6-3 12 0"
      />
      <path className="ve-scene-palace" d="M0 6H58V164H0ZM150 14H320V164H150Z" />
      <path className="ve-scene-palace" d="M0 0h62v8H0zM146 8h174v8H146z" />
      <path className="ve-scene-bridge" d="M56 112V74C70 56 138 56 152 74V112C146 90 124 84 104 84S62 90 56 112Z" />
      <path
        className="ve-scene-lattice"
        d="M74 84V72h16v11M118 83V72h16v12M82 72v11M126 72v11M74 77h16M118 77h16M98 62h12"
      />
      <path className="ve-scene-bricks" d={BRICKS} />
      <path
        className="ve-scene-lights"
        d="M10 30h14v22H10zM34 30h14v22H34zM10 78h14v22H10zM34 78h14v22H34zM10 122h14v20H10z"
      />
      <path className="ve-scene-hole" d={HOLE} />
      <g clipPath={`url(#${hole})`}>
        <g className="ve-scene-seat" transform="translate(211 66)">
          <SeatMark seat={side} size={52} />
        </g>
        <g className="ve-scene-mask">
          <svg x="209" y="70" width="56" height="44">
            <Icon of="intrigue" />
          </svg>
        </g>
        <path
          className="ve-scene-bars"
          d="M209 20v130M223 20v130M237 20v130M251 20v130M265 20v130M196 66h84M196 108h84"
        />
      </g>
      <path className="ve-scene-sill" d="M194 136h86v7h-86z" />
    </svg>
  );
}

const HOLE = 'M200 136V70C200 44 216 34 237 34S274 44 274 70V136Z';

/** Courses of stone, each shifted against the one below. */
const BRICKS = Array.from({ length: 9 }, (_, course) => {
  const y = 30 + course * 15;
  const joints = Array.from({ length: 6 }, (__, joint) => `M${164 + (course % 2) * 14 + joint * 28} ${y}v15`);
  return `M150 ${y}h170${joints.join('')}`;
}).join('');
