/** A Corporation's part of the table: name, gauges, hand and piles. */
import { Hand, seatColour, SeatMark } from '@cabale/design';
import { playerOf } from '../rules/counts.ts';
import { cardRef, seatRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { Gauges } from './gauges.tsx';
import { Card, Rich, useNameOf, useSay } from './kit.ts';
import { DiscardPile, DrawPile, HiddenHand, WonTokens } from './piles.tsx';
import type { SeatProps } from './table.ts';

/** What the rulebook calls the two Corporations. */
const PICTOGRAMS: readonly string[] = ['☉', '★'];

export function Side({ table, seat }: SeatProps): ReactNode {
  const side = seat === table.near ? 'near' : 'far';
  const { hand } = playerOf(table.view, seat);
  const nameOf = useNameOf();
  return (
    <section
      className={`side side-${side}`}
      style={seatColour(seat)}
      data-active={(table.view.result === null && table.view.turn.active === seat) || undefined}
      aria-label={nameOf(seatRef(seat))}
      data-survey={side === 'near' ? 'own' : undefined}
    >
      <header className="side-head">
        <SideName table={table} seat={seat} />
        <Gauges view={table.view} seat={seat} />
      </header>
      {hand === null ? <HiddenHand table={table} seat={seat} /> : <OwnHand table={table} seat={seat} />}
      <div className="side-piles">
        <DrawPile table={table} seat={seat} />
        <DiscardPile table={table} seat={seat} />
      </div>
    </section>
  );
}

function SideName({ table, seat }: SeatProps): ReactNode {
  const player = table.seats.find((info) => info.seat === seat);
  return (
    <div className="side-name">
      <SeatMark seat={seat} size={20} />
      <span aria-hidden="true">{PICTOGRAMS[seat]}</span>
      <b>
        <Rich sentence={words.name(seatRef(seat))} />
      </b>
      {player === undefined ? null : <span className="soft">{player.name}</span>}
      <WonTokens table={table} seat={seat} />
    </div>
  );
}

function OwnHand({ table, seat }: SeatProps): ReactNode {
  const say = useSay();
  const cards = playerOf(table.view, seat).hand ?? [];
  return (
    <Hand label={say({ key: 'board.ownHand', values: { count: cards.length } })} className="own-hand">
      {cards.map((card) => (
        <Card key={card} thing={cardRef(card)}>
          <CardFace card={table.content.byId[card]} />
        </Card>
      ))}
    </Hand>
  );
}
