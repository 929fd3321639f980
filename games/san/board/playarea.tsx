/** The cards played this turn, and on the one being resolved what it offers. */
import { askedStep } from '@cabale/design';
import type { CardId, Effect, EffectKind } from '../content/card.ts';
import { playerOf, resolvingCard } from '../rules/counts.ts';
import type { Played, View } from '../rules/state.ts';
import { cardRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { AlternativeIcon } from './effecticons.tsx';
import { Icon, type IconName } from './icons.tsx';
import { Card, freshness, Rich, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function PlayArea({ table }: TableProps): ReactNode {
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

function PlayedCard({ table, played }: TableProps & { readonly played: Played }): ReactNode {
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

/** What the card being resolved asks its player, each answer one click away. */
function Offers({ table }: TableProps): ReactNode {
  const { view, decision, content } = table;
  if (decision === undefined) return null;
  return (
    <div className="offers">
      {decision.options.map((option) => {
        const sentence = words.option(option, view, content);
        switch (option.kind) {
          case 'take':
            return (
              <Thing
                key={option.alternative}
                thing={`alternative:${option.alternative}`}
                travels={false}
                className="offer"
              >
                <Taken view={view} alternative={option.alternative} />
                <span className="offer-words">
                  <Rich sentence={sentence} />
                </span>
              </Thing>
            );
          case 'resolve':
            return (
              <Thing key={option.effect} thing={`effect:${option.effect}`} travels={false} className="offer">
                <Icon of={iconOfEffect(option.effect)} />
                <span className="offer-words">
                  <Rich sentence={sentence} />
                </span>
              </Thing>
            );
          case 'draw':
            return <DrawOffer key="draw" table={table} />;
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

function Taken({ view, alternative }: { readonly view: View; readonly alternative: number }): ReactNode {
  const step = askedStep(view);
  const taken = step?.kind === 'choose' ? step.alternatives[alternative] : undefined;
  return taken === undefined ? null : <AlternativeIcon alternative={taken} />;
}

/** The draw pile glows too; here the same offer stands beside the card that makes it. */
function DrawOffer({ table }: TableProps): ReactNode {
  const say = useSay();
  const seat = table.view.turn.active === 0 ? 0 : 1;
  return (
    <Thing thing={`pile:draw:${seat}`} travels={false} className="offer">
      <Icon of="draw" />
      <span className="offer-words">{say({ key: 'option.draw' })}</span>
    </Thing>
  );
}

function iconOfEffect(kind: EffectKind): IconName {
  const icons: Readonly<Record<Effect['kind'], IconName>> = {
    symbols: 'C',
    multiplier: 'C',
    draw: 'draw',
    choice: 'choice',
    destroy: 'destroy',
    corruptHand: 'corruptHand',
    copyPlayed: 'copyPlayed',
    copyRiver: 'copyRiver',
    playDiscard: 'playDiscard',
    allTypes: 'allTypes',
    singleUse: 'singleUse',
  };
  return icons[kind];
}

/** SAN-8.30: while a card may be played from it, the own discard pile lies spread out. */
function DiscardToPlay({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, decision } = table;
  if (decision?.kind !== 'playDiscard') return null;
  const { discard } = playerOf(view, decision.seat);
  return (
    <div className="spread">
      <p className="spread-title">{say({ key: 'board.spread' })}</p>
      <ul>
        {discard.map((card: CardId) => (
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
