/** What a thing is: a card drawn large with its effects in sentences, anything else in a sentence with its rule. */
import { RuleNumber, type ExplanationProps } from '@cabale/design';
import type { Card, CardId, Cards } from '../content/card.ts';
import { playerOf } from '../rules/counts.ts';
import type { San, View } from '../rules/state.ts';
import { effectSentences, ruleOfEffect } from '../text/effects.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { CardList } from './cardlist.tsx';
import { EffectIcon } from './effecticons.tsx';
import { Icon } from './icons.tsx';
import { About, partsOf, Rich, useSay } from './kit.ts';

export function Explanation({ thing, content, view }: ExplanationProps<San>): ReactNode {
  const parts = partsOf(thing);
  return (
    <div className="san-about">
      {parts.what === 'card' ? <AboutCard card={content.byId[parts.which[0]]} /> : <AboutThing thing={thing} />}
      {view === undefined ? null : <Contents thing={thing} content={content} view={view} />}
    </div>
  );
}

function AboutCard({ card }: { readonly card: Card }): ReactNode {
  const sentences = effectSentences(card);
  return (
    <div className="about-card">
      <div className="about-face">
        <CardFace card={card} />
      </div>
      <div className="about-text">
        <Figures card={card} />
        <ul className="about-effects">
          {card.effects.map((effect, index) => {
            const sentence = sentences[index];
            return sentence === undefined ? null : (
              <li key={JSON.stringify(effect)}>
                <EffectIcon effect={effect} />
                <span>
                  <Rich sentence={sentence} /> <RuleNumber rule={ruleOfEffect(effect)} />
                </span>
              </li>
            );
          })}
        </ul>
        {card.type === 'V' ? <VirusText squares={card.squares} /> : null}
        <p className="about-source">
          <Rich sentence={{ key: `provenance.${card.values}` }} />
        </p>
      </div>
    </div>
  );
}

function VirusText({ squares }: { readonly squares: number }): ReactNode {
  return (
    <p>
      <Rich sentence={{ key: 'board.virusSquares', values: { count: squares } }} />{' '}
      <Rich sentence={{ key: 'about.type.V' }} /> <RuleNumber rule="SAN-4.6" />
    </p>
  );
}

function Figures({ card }: { readonly card: Card }): ReactNode {
  const say = useSay();
  return (
    <p className="about-figures">
      <span data-hue={card.type}>
        <Icon of={card.type} /> {say({ key: `type.${card.type}` })}
      </span>
      {card.type === 'V' ? null : (
        <span>
          {say({ key: 'board.figure', values: { figure: say({ key: 'figure.income' }), value: card.income } })}
        </span>
      )}
      {card.kind === 'river' ? (
        <>
          <span>{say({ key: 'board.figure', values: { figure: say({ key: 'figure.cost' }), value: card.cost } })}</span>
          <span>
            {say({ key: 'board.figure', values: { figure: say({ key: 'figure.crossing' }), value: card.crossing } })}
          </span>
        </>
      ) : null}
    </p>
  );
}

function AboutThing({ thing }: Pick<ExplanationProps<San>, 'thing'>): ReactNode {
  const { what, which } = partsOf(thing);
  switch (what) {
    case 'card':
      return null;
    case 'pile':
      return <About part={`pile.${which[0]}`} />;
    case 'type':
      return <About part={`type.${which[0]}`} />;
    case 'effect':
      return <About part={`effect.${which[0]}`} />;
    case 'phase':
      return <About part={`phase.${which[0]}`} />;
    case 'gauge':
      return <About part={`gauge.${which[0]}`} />;
    case 'figure':
      return <About part={`figure.${which[0]}`} />;
    default:
      return <About part={what} />;
  }
}

interface ContentsProps extends ExplanationProps<San> {
  readonly view: View;
}

/** What lies in a pile or a slot; of a hidden pile, what may lie in it. */
function Contents({ thing, content, view }: ContentsProps): ReactNode {
  const { what, which } = partsOf(thing);
  if (what === 'slot')
    return <SlotContents view={view} seat={Number(which[0])} position={Number(which[1])} content={content} />;
  if (what !== 'pile') return null;
  switch (which[0]) {
    case 'reserve':
      return <CardList title={{ key: 'board.list.reserve' }} cards={view.reserveUnseen} content={content} />;
    case 'box':
      return <CardList title={{ key: 'board.list.box' }} cards={view.box} content={content} />;
    case 'discard': {
      const { discard } = playerOf(view, Number(which[1]));
      return <CardList title={{ key: 'board.list.discard' }} cards={discard.toReversed()} content={content} />;
    }
    case 'draw':
    case 'hand': {
      const { hand, unseen } = playerOf(view, Number(which[1]));
      const title = { key: hand === null ? 'board.list.unseen' : 'board.list.unseenOwn' } as const;
      return <CardList title={title} cards={unseen} content={content} />;
    }
    case 'virus':
    case 'play':
      return null;
  }
}

interface SlotContentsProps {
  readonly view: View;
  readonly seat: number;
  readonly position: number;
  readonly content: Cards;
}

function SlotContents({ view, seat, position, content }: SlotContentsProps): ReactNode {
  const slot = playerOf(view, seat).slots[position - 1] ?? [];
  const seen = slot.filter((card): card is CardId => card !== null);
  return <CardList title={{ key: 'board.list.slot', values: { count: slot.length } }} cards={seen} content={content} />;
}
