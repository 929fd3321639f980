/** Opportunity cards in hand: the own ones, those known of others; and the deal at the start. */
import { askedStep } from '@cabale/design';
import type { Opportunity } from '../content/tables.ts';
import { cardRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import type { OwnedProps } from './amounts.tsx';
import { CardFace, type FaceSize } from './cards.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { shareOf, shareStyle } from './share.ts';
import type { TableProps } from './table.ts';

export function Hand({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, near } = table;
  const player = view.players[near];
  if (player === undefined || view.observer !== near) return null;
  const cards = player.hand.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length === 0) return null;
  return (
    <section className="mec-hand" style={shareStyle(shareOf(cards.length))} aria-label={say({ key: 'board.hand' })}>
      <h2 className="hidden-text">{say({ key: 'board.hand' })}</h2>
      <Cards table={table} cards={cards} size="small" />
    </section>
  );
}

interface CardsProps extends TableProps {
  readonly cards: readonly Opportunity[];
  readonly size: FaceSize;
}

function Cards({ table, cards, size }: CardsProps): ReactNode {
  return (
    <ul className="mec-cards">
      {cards.map((card) => (
        <li key={card}>
          <Thing thing={cardRef(card)} className={`mec-card ${freshness(table, cardRef(card))}`}>
            <CardFace card={card} content={table.content} size={size} />
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/** MEC-1.15: four cards, of which three are kept. */
export function Deal({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const dealt = view.dealt ?? [];
  if (askedStep(view)?.kind !== 'keep' || dealt.length === 0) return null;
  return (
    <section className="mec-deal" aria-label={say({ key: 'board.deal.title' })}>
      <h2 className="mec-head">{say({ key: 'board.deal.title' })}</h2>
      <p>{say({ key: 'board.deal.how', values: { kept: content.numbers.kept, vp: content.numbers.keptVp } })}</p>
      <Cards table={table} cards={dealt} size="full" />
    </section>
  );
}

/** Cards of another hand that everybody saw taken; the others lie face down. */
export function KnownHand({ table, player }: Omit<OwnedProps, 'isLarge'>): ReactNode {
  const say = useSay();
  const { content } = table;
  const known = player.hand.flatMap(({ card }) => (card === null ? [] : [card]));
  const hidden = player.hand.length - known.length;
  if (player.hand.length === 0) return null;
  return (
    <ul className="mec-known-hand" aria-label={say({ key: 'board.knownHand' })}>
      {known.map((card) => (
        <li key={card}>
          <Thing thing={cardRef(card)} className="mec-card">
            <CardFace card={card} content={content} size="chip" />
          </Thing>
        </li>
      ))}
      {Array.from({ length: hidden }, (_, card) => (
        <li key={card} className="mec-back" aria-hidden="true" />
      ))}
    </ul>
  );
}
