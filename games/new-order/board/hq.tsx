/** A headquarters: cards by colour, captured agents, consultants, objectives and hand. */
import { seatColour, SeatMark } from '@cabale/design';
import { COLOURS, CONSULTANTS, type Colour } from '../content/tables.ts';
import { coloursOf, hqOf, isSod, playerOf, total } from '../rules/counts.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { HqId } from '../rules/state.ts';
import { capturedRef, colourRef, hqRef, seatRef, type Orientation } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { ConsultantCard } from './consultant.tsx';
import { Objective } from './frontpage.tsx';
import { Hand } from './hand.tsx';
import { Icon } from './icons.tsx';
import { CountedSheets, Cubes, Swatch } from './ink.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { piecesAt } from './pieces.ts';
import { playerNameAt, type TableProps } from './table.ts';

interface HqProps extends TableProps {
  readonly hq: HqId;
}

/** How many cards and cubes of one pile are drawn at most. */
const SHEETS = 4;
const CAPTIVES = 3;

export function Headquarters({ table, hq }: HqProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  const isNear = hq === table.near;
  const isOwn = isNear && view.players[hq]?.hand !== null && view.solo === null;
  return (
    <section
      className={isNear ? 'no-hq no-hq-near' : 'no-hq'}
      style={seatColour(hq)}
      data-active={(view.result === null && view.active === hq) || undefined}
      data-resigned={view.players[hq]?.resigned || undefined}
      data-survey={isNear ? 'own' : undefined}
      aria-label={say({ key: 'board.hq', refs: { seat: seatRef(hq) } })}
    >
      <header className="no-hq-head">
        <Thing thing={seatRef(hq)} travels={false} className="no-hq-name">
          <SeatMark seat={hq} size={18} />
          <b>{isSod(view, hq) ? say({ key: 'board.sods' }) : (playerNameAt(table, hq) ?? nameOf(seatRef(hq)))}</b>
          {view.solo === null ? <PointsNow table={table} hq={hq} /> : null}
        </Thing>
        <Objectives table={table} hq={hq} />
        {view.solo !== null || isOwn ? null : <HiddenHand table={table} hq={hq} />}
      </header>
      {isOwn ? <Hand table={table} /> : null}
      <div className="no-hq-piles">
        {COLOURS.map((colour) => (
          <Holding key={colour} table={table} hq={hq} colour={colour} />
        ))}
      </div>
      {view.solo === null ? <Consultants table={table} hq={hq} /> : null}
    </section>
  );
}

function PointsNow({ table, hq }: HqProps): ReactNode {
  const say = useSay();
  const isWhole = table.view.players[hq]?.objectives !== null;
  return (
    <span className="no-points figure">
      {say({ key: 'board.points', values: { points: pointsOf(table.view, hq, table.content) } })}
      <span className="hidden-text">{say({ key: isWhole ? 'board.now' : 'board.nowWithout' })}</span>
    </span>
  );
}

interface HoldingProps extends HqProps {
  readonly colour: Colour;
}

function Holding({ table, hq, colour }: HoldingProps): ReactNode {
  const { up, tilted, captured } = hqOf(table.view, hq);
  const pieces = up[colour] + tilted[colour] + captured[colour];
  return (
    <div className="no-holding" data-colour={colour} data-none={pieces === 0 || undefined}>
      <span className="no-holding-tag no-ink" data-colour={colour} aria-hidden="true" />
      <PileOfCards table={table} hq={hq} colour={colour} orientation="up" count={up[colour]} />
      <PileOfCards table={table} hq={hq} colour={colour} orientation="tilted" count={tilted[colour]} />
      {captured[colour] === 0 ? null : (
        <Thing
          thing={capturedRef(hq, colour)}
          travels={false}
          className={`no-captives ${freshness(table, capturedRef(hq, colour))}`}
        >
          <Cubes colour={colour} names={piecesAt(table.holdings, capturedRef(hq, colour), CAPTIVES)} />
          <b className="figure">{captured[colour]}</b>
        </Thing>
      )}
    </div>
  );
}

interface PileProps extends HoldingProps {
  readonly orientation: Orientation;
  readonly count: number;
}

function PileOfCards({ table, hq, colour, orientation, count }: PileProps): ReactNode {
  const thing = hqRef(hq, colour, orientation);
  if (count === 0) return <span className={`no-pile no-pile-${orientation} no-pile-empty`} />;
  return (
    <Thing thing={thing} travels={false} className={`no-pile no-pile-${orientation} ${freshness(table, thing)}`}>
      <CountedSheets colour={colour} names={piecesAt(table.holdings, thing, SHEETS)} count={count} />
    </Thing>
  );
}

function Consultants({ table, hq }: HqProps): ReactNode {
  const say = useSay();
  const { consultants } = hqOf(table.view, hq);
  const owned = CONSULTANTS.filter((type) => consultants[type] > 0);
  return (
    <div className="no-hq-consultants">
      {owned.length === 0 && hq === table.near ? (
        <span className="no-quiet">{`${say({ key: 'board.consultants' })} – ${say({ key: 'board.noConsultants' })}`}</span>
      ) : null}
      {owned.map((type) => (
        <ConsultantCard key={type} table={table} place={hq} consultant={type} count={consultants[type]} />
      ))}
    </div>
  );
}

/** NO-1.13, 1.14: own objectives open, those of others face down until the end. */
function Objectives({ table, hq }: HqProps): ReactNode {
  const say = useSay();
  const { view } = table;
  if (view.solo !== null) return <SoloColours table={table} hq={hq} />;
  const objectives = view.players[hq]?.objectives ?? null;
  if (objectives === null) {
    return (
      <Thing thing={`objectives:${hq}`} travels={false} className="no-objectives no-objectives-hidden">
        <Icon of="target" />
        <Icon of="target" />
      </Thing>
    );
  }
  return (
    <div className="no-objectives" role="group" aria-label={say({ key: 'board.objectives' })}>
      {objectives.map((company) => (
        <Objective key={company} of={hq} company={company} />
      ))}
    </div>
  );
}

/** NO-10.5: which two colours are whose. */
function SoloColours({ table, hq }: HqProps): ReactNode {
  const nameOf = useNameOf();
  const { view } = table;
  if (view.solo === null || view.solo.own.length === 0) return null;
  return (
    <span className="no-solo-colours">
      {coloursOf(view, hq).map((colour) => (
        <span key={colour}>
          <Swatch colour={colour} /> {nameOf(colourRef(colour))}
        </span>
      ))}
    </span>
  );
}

/** NO-7: the number of cards, and those of them that everybody knows. */
function HiddenHand({ table, hq }: HqProps): ReactNode {
  const say = useSay();
  const { handCount, known } = playerOf(table.view, hq);
  const unknown = handCount - total(known);
  return (
    <Thing thing={`hand:${hq}`} travels={false} className="no-hidden-hand">
      <Icon of="hand" />
      <b className="figure">{handCount}</b>
      <span className="hidden-text">{say({ key: 'board.handCount', values: { count: handCount } })}</span>
      {COLOURS.filter((colour) => known[colour] > 0).map((colour) => (
        <span key={colour} className="no-known">
          <Swatch colour={colour} />
          <span className="figure">{known[colour]}</span>
          <span className="hidden-text">{say({ key: `colour.${colour}` })}</span>
        </span>
      ))}
      {unknown > 0 ? (
        <span className="no-known no-unknown">
          <span aria-hidden="true">? {unknown}</span>
          <span className="hidden-text">{say({ key: 'board.unknown', values: { count: unknown } })}</span>
        </span>
      ) : null}
    </Thing>
  );
}
