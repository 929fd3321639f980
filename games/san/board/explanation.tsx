/** Explains a thing: a card enlarged with its effects in sentences, anything else in a sentence with its rule. */
import { RuleNumber, Source, type ExplanationProps } from '@cabale/design';
import type { Card } from '../content/card.ts';
import { playerOf } from '../rules/counts.ts';
import type { San, View } from '../rules/state.ts';
import { effectSentence, ruleOfEffect } from '../text/effects.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { CardList } from './cardlist.tsx';
import { EffectIcon } from './effecticons.tsx';
import { Icon } from './icons.tsx';
import { About, partsOf, Rich, useSay } from './kit.ts';

export function Explanation({ thing, content, view }: ExplanationProps<San>): ReactNode {
  return (
    <div className="san-about">
      <AboutThing thing={thing} content={content} />
      {view === undefined ? null : <Contents thing={thing} content={content} view={view} />}
    </div>
  );
}

function AboutCard({ card }: { readonly card: Card }): ReactNode {
  return (
    <div className="about-card">
      <div className="about-face">
        <CardFace card={card} />
      </div>
      <div className="about-text">
        <Figures card={card} />
        <ul className="about-effects">
          {card.effects.map((effect) => (
            <li key={JSON.stringify(effect)}>
              <EffectIcon effect={effect} />
              <span>
                <Rich sentence={effectSentence(effect)} /> <RuleNumber rule={ruleOfEffect(effect)} />
              </span>
            </li>
          ))}
        </ul>
        {card.type === 'V' ? (
          <p>
            <Rich sentence={{ key: 'board.virusSquares', values: { count: card.squares } }} />{' '}
            <Rich sentence={{ key: 'about.type.V' }} /> <RuleNumber rule="SAN-4.6" />
          </p>
        ) : null}
        <Source provenance={card.values} />
      </div>
    </div>
  );
}

function Figures({ card }: { readonly card: Card }): ReactNode {
  const say = useSay();
  const figure = (name: 'income' | 'cost' | 'crossing'): string =>
    say({ key: 'board.figure', values: { figure: say({ key: `figure.${name}` }), value: card[name] } });
  return (
    <p className="about-figures">
      <span data-hue={card.type}>
        <Icon of={card.type} /> {say({ key: `type.${card.type}` })}
      </span>
      {card.type === 'V' ? null : <span>{figure('income')}</span>}
      {card.kind === 'river' ? (
        <>
          <span>{figure('cost')}</span>
          <span>{figure('crossing')}</span>
        </>
      ) : null}
    </p>
  );
}

function AboutThing({ thing, content }: Omit<ExplanationProps<San>, 'view'>): ReactNode {
  const { what, which } = partsOf(thing);
  switch (what) {
    case 'card':
      return <AboutCard card={content.byId[which[0]]} />;
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

/** The cards of a pile or slot; of a hidden pile, those that may be in it. */
function Contents({ thing, content, view }: ContentsProps): ReactNode {
  const { what, which } = partsOf(thing);
  if (what === 'slot') {
    const slot = playerOf(view, Number(which[0])).slots[Number(which[1]) - 1] ?? [];
    const title = { key: 'board.list.slot', values: { count: slot.length } } as const;
    return <CardList title={title} cards={slot.filter((card) => card !== null)} content={content} />;
  }
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
