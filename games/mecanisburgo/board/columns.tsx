/** A column for each corporation in the sector: it rises as leader, helpers, AIs, cards and the sealed card are added. */
import { seatColour, SeatMark, Thing, useNameOf, useSay } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import {
  cardRef,
  MOORS,
  projectRef,
  seatRef,
  sidesOf,
  sideTotal,
  type Contest,
  type MecanisburgoView,
  type Parts,
  type Tables,
  type Threat,
} from '@cabale/mecanisburgo';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useFormula } from './cards.tsx';
import type { ContestProps } from './contest.tsx';
import { Crest } from './crest.tsx';
import { ThreatEmblem } from './emblem.tsx';
import { Icon } from './icons.tsx';
import { PawnFigure } from './pieces.tsx';
import { Portrait } from './portrait.tsx';
import type { CityTable } from './table.ts';
import { isThreatCard } from './weather.ts';

/** From the foot of a column to its top. */
const PARTS = [
  'leader',
  'support',
  'sector',
  'synergy',
  'technician',
  'event',
  'guts',
  'ais',
  'cards',
  'drugs',
  'action',
] as const satisfies readonly (keyof Parts)[];
type Part = (typeof PARTS)[number];

export function Columns({ table, contest }: ContestProps): ReactNode {
  const say = useSay();
  const sides = useSides(table, contest);
  const seats = contest.order.filter((seat) => table.view.players[seat]?.eliminated !== true);
  return (
    <ol className="mec-columns" aria-label={say({ key: 'board.columns' })}>
      {seats.map((seat, place) => (
        <Column key={seat} table={table} contest={contest} seat={seat} place={place} parts={sides.get(seat) ?? null} />
      ))}
      <Enemy table={table} contest={contest} />
    </ol>
  );
}

interface Kept {
  readonly view: MecanisburgoView | null;
  readonly sides: ReadonlyMap<Seat, Parts>;
}

/** Losers have left when the result is told: what they brought until then stays on show. */
function useSides({ view, content }: CityTable, contest: Contest): ReadonlyMap<Seat, Parts> {
  const [kept, keep] = useState<Kept>({ view: null, sides: new Map() });
  const now = sidesNow(view, contest, content);
  if (contest.winner === 'undecided') {
    if (kept.view !== view) keep({ view, sides: now });
    return now;
  }
  const isSame = kept.view?.contest?.sector === contest.sector && kept.view.round === view.round;
  if (!isSame) return new Map();
  return new Map(
    [...kept.sides].flatMap(([seat, parts]) => {
      const whole = { ...parts, action: contest.cards[seat] ?? 0 };
      // Something happened in between that was not seen: better the total alone than a wrong sum.
      return sideTotal(whole) === (contest.totals[seat] ?? sideTotal(whole)) ? [[seat, whole] as const] : [];
    }),
  );
}

function sidesNow(view: MecanisburgoView, { order }: Contest, content: Tables): ReadonlyMap<Seat, Parts> {
  return new Map(
    order.flatMap((seat) => {
      const parts = sidesOf(view, seat, content);
      return parts === null ? [] : [[seat, parts] as const];
    }),
  );
}

interface ColumnProps extends ContestProps {
  readonly seat: Seat;
  /** In order of initiative. */
  readonly place: number;
  readonly parts: Parts | null;
}

function Column({ table, contest, seat, place, parts }: ColumnProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const player = table.view.players[seat];
  const total = contest.totals[seat] ?? (parts === null ? null : sideTotal(parts));
  const isWinner = contest.winner === seat;
  return (
    <li className="mec-column" style={seatColour(seat)} data-won={isWinner || undefined}>
      <span className="mec-total figure">
        {isWinner ? <Icon of="crown" /> : null}
        {total ?? '–'}
        <span className="hidden-text">{say({ key: 'board.total' })}</span>
      </span>
      <Sealed contest={contest} seat={seat} isIn={parts !== null} />
      <ol className="mec-blocks">
        {parts === null
          ? null
          : PARTS.filter((part) => parts[part] !== 0).map((part) => (
              <li
                key={part}
                className="mec-block"
                data-part={part}
                style={{ '--figure': Math.abs(parts[part]) } as CSSProperties}
              >
                <b className="figure">{say({ key: 'board.plus', values: { figure: parts[part] } })}</b>
                <span className="mec-block-name">{say({ key: `board.part.${part}` })}</span>
                <span className="mec-block-source">{sourcesOf(table, contest, seat, part).map(nameOf).join(', ')}</span>
              </li>
            ))}
      </ol>
      <span className="mec-column-name">
        <b className="mec-initiative figure">{place + 1}</b>
        {player?.corp === undefined || player.corp === null ? null : <Crest corp={player.corp} seat={seat} size={24} />}
        <SeatMark seat={seat} size={13} />
        <span>{nameOf(seatRef(seat))}</span>
      </span>
      <Agents table={table} contest={contest} seat={seat} />
    </li>
  );
}

/** MEC-5.28: everybody who is in chooses a card; until all are turned up each looks the same. */
function Sealed({
  contest,
  seat,
  isIn,
}: {
  readonly contest: Contest;
  readonly seat: Seat;
  readonly isIn: boolean;
}): ReactNode {
  const say = useSay();
  if (contest.stage !== 'cards' || !isIn || (contest.cards[seat] ?? null) !== null) return null;
  return (
    <span className="mec-sealed">
      <Icon of="sealed" />
      <span className="hidden-text">{say({ key: 'board.sealed' })}</span>
    </span>
  );
}

/** The cards a part comes from. */
function sourcesOf(
  { view }: CityTable,
  contest: Contest,
  seat: Seat,
  part: Part,
): readonly ReturnType<typeof cardRef>[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const leader = contest.leaders[seat] ?? null;
  switch (part) {
    case 'leader': {
      const member = leader === null ? null : (player.slots[leader] ?? null);
      return member === null ? [] : [cardRef(member.character)];
    }
    case 'support':
      return agentsOf(view, contest, seat).flatMap((slot) => {
        const member = player.slots[slot] ?? null;
        return slot === leader || member === null ? [] : [cardRef(member.character)];
      });
    case 'cards':
      return [
        ...player.holdings.flatMap(({ property, at, cancelled }) =>
          at === contest.sector && !cancelled ? [cardRef(property)] : [],
        ),
        ...player.works.flatMap(({ project, at }) => (at === contest.sector ? [projectRef(project)] : [])),
      ];
    case 'drugs':
      return contest.doses.flatMap((dose) => (dose.seat === seat ? [cardRef(dose.property)] : []));
    case 'sector':
    case 'synergy':
    case 'technician':
    case 'event':
    case 'guts':
    case 'ais':
    case 'action':
      return [];
  }
}

function agentsOf({ sectors, players }: MecanisburgoView, { sector }: Contest, seat: Seat): readonly number[] {
  return (sectors[sector]?.pawns ?? []).flatMap((standing) =>
    standing.seat === seat && standing.pawn !== null && (players[seat]?.slots[standing.pawn] ?? null) !== null
      ? [standing.pawn]
      : [],
  );
}

/** Whoever stands there: as pawns while they are masked, then as themselves. */
function Agents({ table: { view }, contest, seat }: Omit<ColumnProps, 'place' | 'parts'>): ReactNode {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (!contest.isRevealed) {
    const pawns = (view.sectors[contest.sector]?.pawns ?? []).filter((standing) => standing.seat === seat);
    return (
      <span className="mec-column-agents">
        {pawns.map(({ pawn }, place) => (
          // Masked pawns are told apart by their place alone.
          // eslint-disable-next-line react/no-array-index-key
          <PawnFigure key={place} seat={seat} corp={player.corp} pawn={pawn} />
        ))}
      </span>
    );
  }
  return (
    <span className="mec-column-agents">
      {agentsOf(view, contest, seat).map((slot) => {
        const member = player.slots[slot] ?? null;
        return member === null ? null : (
          <Thing key={slot} thing={cardRef(member.character)} travels={false} className="mec-agent">
            <Portrait character={member.character} />
            {contest.leaders[seat] === slot ? <Icon of="leader" className="mec-leader" /> : null}
            {contest.doomed.some((doom) => doom.seat === seat && doom.pawn === slot && doom.savedBy === null) ? (
              <Icon of="skull" className="mec-doomed" />
            ) : null}
          </Thing>
        );
      })}
    </span>
  );
}

/** What is fought against where corporations do not fight each other. */
function Enemy({ table, contest }: ContestProps): ReactNode {
  const card = table.view.sectors[contest.sector]?.card ?? null;
  if (contest.kind === 'threat' && isThreatCard(card)) {
    return <ThreatColumn table={table} contest={contest} threat={card} />;
  }
  return contest.sector === MOORS && contest.kind === 'moors' ? <MoorsColumn contest={contest} /> : null;
}

function ThreatColumn({ table, contest, threat }: ContestProps & { readonly threat: Threat }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const formula = useFormula(threat, table.content);
  const { isEach } = table.content.threats[threat];
  return (
    <li className="mec-column mec-enemy">
      <span className="mec-total figure">{isEach ? '' : (strengthOf(contest) ?? '?')}</span>
      {isEach ? <Strengths contest={contest} /> : null}
      <span className="mec-block mec-formula">
        <b className="figure">{formula}</b>
        <span className="mec-block-name">{say({ key: 'board.strength' })}</span>
      </span>
      <span className="mec-column-name">{nameOf(cardRef(threat))}</span>
      <Thing thing={cardRef(threat)} travels={false} className="mec-agent">
        <ThreatEmblem threat={threat} />
      </Thing>
    </li>
  );
}

function MoorsColumn({ contest }: { readonly contest: Contest }): ReactNode {
  const say = useSay();
  const draw = say({ key: 'board.formula.random' });
  return (
    <li className="mec-column mec-enemy">
      <span className="mec-total figure">{strengthOf(contest) ?? '?'}</span>
      <span className="mec-block mec-formula">
        <b className="figure">
          {draw} + {draw}
        </b>
        <span className="mec-block-name">{say({ key: 'board.strength' })}</span>
      </span>
      <span className="mec-column-name">{say({ key: 'board.moors' })}</span>
    </li>
  );
}

function strengthOf({ strengths }: Contest): number | undefined {
  return strengths.find((strength): strength is number => strength !== null);
}

/** A Threat that draws against each corporation. */
function Strengths({ contest }: { readonly contest: Contest }): ReactNode {
  return (
    <span className="mec-strengths">
      {contest.order.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} size={13} />
          <b className="figure">{contest.strengths[seat] ?? '?'}</b>
        </span>
      ))}
    </span>
  );
}
