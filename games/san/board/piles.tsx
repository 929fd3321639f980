/** Piles with their counts and open top cards; their contents are in the explanations. */
import { CardBack, Piece, type TableProps } from '@cabale/design';
import type { CardId } from '../content/card.ts';
import { playerOf } from '../rules/counts.ts';
import { BONUS_STEPS, type San } from '../rules/state.ts';
import { cardRef, pileRef, tokenRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { CardFace, CardReverse } from './cardface.tsx';
import { Icon } from './icons.tsx';
import { Deck, Thing, useSay } from './kit.ts';
import type { SeatProps } from './table.ts';

export function DrawPile({ table, seat }: SeatProps): ReactNode {
  const say = useSay();
  const { drawCount, top } = playerOf(table.view, seat);
  const known = top.at(-1);
  return (
    <Deck thing={pileRef('draw', seat)} count={drawCount} label={say({ key: 'board.draw' })}>
      {known === undefined ? <CardReverse /> : <TopCard table={table} card={known} />}
    </Deck>
  );
}

export function DiscardPile({ table, seat }: SeatProps): ReactNode {
  const say = useSay();
  const { discard } = playerOf(table.view, seat);
  const top = discard.at(-1);
  return (
    <Deck thing={pileRef('discard', seat)} count={discard.length} label={say({ key: 'board.discard' })}>
      {top === undefined ? null : <TopCard table={table} card={top} />}
    </Deck>
  );
}

export function Reserve({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { reserveCount, reserveTop } = table.view;
  return (
    <Deck thing="pile:reserve" count={reserveCount} label={say({ key: 'board.reserve' })}>
      {reserveTop === null ? null : <TopCard table={table} card={reserveTop} />}
    </Deck>
  );
}

export function Box({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  return (
    <Thing thing="pile:box" travels={false} className="chip">
      <Icon of="box" />
      {say({ key: 'board.box', values: { count: table.view.box.length } })}
    </Thing>
  );
}

/** The open top card of a pile: it travels, but only the pile can be chosen and explained. */
function TopCard({ table, card }: TableProps<San> & { readonly card: CardId }): ReactNode {
  return (
    <Piece key={card} id={cardRef(card)} className="pile-card">
      <CardFace card={table.content.byId[card]} />
    </Piece>
  );
}

/** A hidden hand: one back per card. */
export function HiddenHand({ table, seat }: SeatProps): ReactNode {
  const say = useSay();
  const { handCount } = playerOf(table.view, seat);
  return (
    <Thing thing={pileRef('hand', seat)} travels={false} className="hidden-hand">
      <span className="backs">
        {Array.from({ length: handCount }, (_, index) => (
          <CardBack key={index} size="small">
            <CardReverse />
          </CardBack>
        ))}
      </span>
      <span className="hand-count">{say({ key: 'board.hand', values: { count: handCount } })}</span>
    </Thing>
  );
}

/** Hand Bonus tokens a side has won. */
export function WonTokens({ table, seat }: SeatProps): ReactNode {
  const { step } = playerOf(table.view, seat);
  return BONUS_STEPS.filter((bonus) => step >= bonus).map((bonus) => (
    <Thing key={bonus} thing={tokenRef(seat, bonus)} className="bonus bonus-won">
      <Icon of="bonus" />
    </Thing>
  ));
}
