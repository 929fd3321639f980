/** The cards played this turn; the one being resolved shows its options. */
import type { TableProps } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import { playerOf, resolvingCard } from '../rules/counts.ts';
import type { Played, San } from '../rules/state.ts';
import { cardRef, pileRef, type SanRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { Icon } from './icons.tsx';
import { Card, freshness, Rich, Thing, useSay } from './kit.ts';

export function PlayArea({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { view } = table;
  const { play } = playerOf(view, view.turn.active);
  const resolving = resolvingCard(view);
  return (
    <div className="play-area">
      {play.length === 0 ? <p className="play-empty">{say({ key: 'board.nothingPlayed' })}</p> : null}
      {play.map((played) => (
        <div key={played.card} className="played" data-resolving={played.card === resolving || undefined}>
          <PlayedCard table={table} played={played} />
          {played.card === resolving ? <Offers table={table} /> : null}
        </div>
      ))}
      <DiscardToPlay table={table} />
    </div>
  );
}

function PlayedCard({ table, played }: TableProps<San> & { readonly played: Played }): ReactNode {
  const copied = played.copied.at(-1);
  return (
    <>
      <Card thing={cardRef(played.card)} className={freshness(table, cardRef(played.card))}>
        <CardFace card={table.content.byId[played.card]} typeNow={played.type} />
      </Card>
      {copied === undefined ? null : (
        <p className="copied">
          <Icon of="copyPlayed" />
          <Rich sentence={words.name(cardRef(copied))} />
        </p>
      )}
    </>
  );
}

/** The options of the card being resolved. */
function Offers({ table }: TableProps<San>): ReactNode {
  const { view, decision, content } = table;
  if (decision === undefined) return null;
  return (
    <div className="offers">
      {decision.options.map((option) => {
        const sentence = words.option(option, view, content);
        switch (option.kind) {
          case 'take':
            return <Offer key={option.alternative} thing={`alternative:${option.alternative}`} sentence={sentence} />;
          case 'resolve':
            return (
              <Offer key={option.effect} thing={`effect:${option.effect}`} sentence={sentence}>
                <Icon of={option.effect} />
              </Offer>
            );
          case 'draw':
            return (
              <Offer key="draw" thing={pileRef('draw', view.turn.active)} sentence={sentence}>
                <Icon of="draw" />
              </Offer>
            );
          case 'decline':
          case 'declineRest':
            return (
              <Thing key={option.kind} thing="alternative:none" travels={false} className="offer offer-none">
                <Rich sentence={sentence} />
              </Thing>
            );
          default:
            return null;
        }
      })}
    </div>
  );
}

interface OfferProps {
  readonly thing: SanRef;
  readonly sentence: Sentence<San>;
  /** An icon, where the sentence has none of its own. */
  readonly children?: ReactNode;
}

function Offer({ thing, sentence, children }: OfferProps): ReactNode {
  return (
    <Thing thing={thing} travels={false} className="offer">
      {children}
      <span className="offer-words">
        <Rich sentence={sentence} />
      </span>
    </Thing>
  );
}

/** SAN-8.30: the own discard pile, spread out while a card of it may be played. */
function DiscardToPlay({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { view, decision } = table;
  if (decision?.kind !== 'playDiscard') return null;
  const { discard } = playerOf(view, decision.seat);
  return (
    <div className="spread">
      <p className="spread-title">{say({ key: 'board.spread' })}</p>
      <ul>
        {discard.map((card) => (
          <li key={card}>
            <Card thing={cardRef(card)} travels={false}>
              <CardFace card={table.content.byId[card]} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
