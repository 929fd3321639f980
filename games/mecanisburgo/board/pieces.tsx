/** Pieces of the city: pawns with the crest of their corporation, Peripheral AIs, Forbidden markers. */
import { Piece, seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { DECOY, type Corp, type Pawn } from '../content/tables.ts';
import type { OpenStanding } from '../rules/state.ts';
import { pawnRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { CREST_SIGNS } from './crest.tsx';
import { Icon } from './icons.tsx';
import { Thing } from './kit.ts';
import { Portrait } from './portrait.tsx';
import type { CityTable, TableProps } from './table.ts';

/** A head, a collar, a long coat and a broad foot, 40 wide and 60 high. */
const BODY =
  'M20 1a9 9 0 0 1 5.6 16.1l2.4.9v4.5h-2.5c.6 9.5 3 17.5 6.5 24.5h3.5v4h1.5v8H3v-8h1.5v-4H8c3.5-7 5.9-15 6.5-24.5H12v-4.5l2.4-.9A9 9 0 0 1 20 1z';

interface PawnFigureProps extends OpenStanding {
  readonly corp: Corp | null;
}

/** A pawn with its base down: the corporation is all one sees, and on the own ones the number. */
export function PawnFigure({ seat, corp, pawn }: PawnFigureProps): ReactNode {
  return (
    <span className="mec-pawn" style={seatColour(seat)}>
      <svg viewBox="0 0 40 60" aria-hidden="true">
        <path className="mec-pawn-body" d={BODY} />
        {corp === null ? null : (
          <path className="mec-pawn-sign" d={CREST_SIGNS[corp]} transform="translate(9.5 29) scale(0.52)" />
        )}
      </svg>
      <SeatMark seat={seat} size="0.5em" />
      {pawn === null ? null : <PawnNumber pawn={pawn} />}
    </span>
  );
}

function PawnNumber({ pawn }: { readonly pawn: Pawn }): ReactNode {
  return <b className="mec-pawn-number figure">{pawn === DECOY ? <Icon of="decoy" /> : pawn + 1}</b>;
}

/** Its base has been seen by everybody: it turns into its portrait. */
function isUnmasked({ view }: CityTable, { seat, pawn }: OpenStanding): boolean {
  return pawn !== null && ((view.players[seat]?.revealed ?? 0) & (1 << pawn)) !== 0;
}

interface StandingPawnProps extends TableProps {
  readonly standing: OpenStanding;
  /** Only one of the pictures of a pawn travels. */
  readonly travels?: false;
}

/** A pawn in a sector or in the order zone. Its identity does not appear where the observer may not know it. */
export function StandingPawn({ table, standing, travels }: StandingPawnProps): ReactNode {
  const { seat, pawn } = standing;
  const player = table.view.players[seat];
  const character = pawn === null ? undefined : player?.slots[pawn]?.character;
  const figure =
    character !== undefined && isUnmasked(table, standing) ? (
      <span className="mec-unmasked" style={seatColour(seat)}>
        <Portrait character={character} />
        <SeatMark seat={seat} size="0.5em" />
      </span>
    ) : (
      <PawnFigure seat={seat} corp={player?.corp ?? null} pawn={pawn} />
    );
  if (pawn === null) return <Piece className="mec-standing">{figure}</Piece>;
  return (
    <Thing thing={pawnRef(seat, pawn)} isMinor className="mec-standing" {...(travels === false ? { travels } : {})}>
      {figure}
    </Thing>
  );
}

/** Peripheral AIs that were sent to a sector. */
export function AiTokens({ seat, count }: { readonly seat: Seat; readonly count: number }): ReactNode {
  return (
    <span className="mec-ai-tokens" style={seatColour(seat)}>
      <Icon of="ais" />
      <SeatMark seat={seat} size="0.7em" />
      <b className="figure">{count}</b>
    </span>
  );
}
