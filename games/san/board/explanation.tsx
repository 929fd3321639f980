/** What a thing is: a card drawn large with its effects in sentences, anything else in a sentence with its rule. */
import { partsOf, Rich, RuleNumber, useSay, useStage } from '@cabale/design';
import type { Card, CardId, Cards } from '@cabale/san/content/card.ts';
import { playerOf } from '@cabale/san/rules/counts.ts';
import type { San, SanView } from '@cabale/san/rules/state.ts';
import { effectSentences, ruleOfEffect } from '@cabale/san/text/effects.ts';
import { cardIn } from '@cabale/san/text/refs.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { BoardModule } from '@cabale/design';
import { CardFace } from './cardface.tsx';
import { CardList } from './cardlist.tsx';
import { EffectIcon } from './effecticons.tsx';
import { Icon } from './icons.tsx';
import { RULE_OF } from './rulesof.ts';

type Thing = ComponentProps<BoardModule<San>['Explanation']>['thing'];
interface ExplanationProps {
  readonly thing: Thing;
  readonly content: Cards;
}

export const Explanation: ComponentType<ExplanationProps> = ({ thing, content }) => {
  const id = cardIn(thing);
  return (
    <div className="san-about">
      {id === undefined ? <AboutThing thing={thing} /> : <AboutCard card={content.byId[id]} />}
      <Contents thing={thing} content={content} />
    </div>
  );
};

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

function AboutThing({ thing }: { readonly thing: Thing }): ReactNode {
  const { what, which } = partsOf(thing);
  const [first = ''] = which;
  const nested =
    what === 'pile' ||
    what === 'type' ||
    what === 'effect' ||
    what === 'phase' ||
    what === 'gauge' ||
    what === 'figure';
  const key = nested ? `about.${what}.${first}` : `about.${what}`;
  const rule = RULE_OF[nested ? `${what}:${first}` : what];
  return (
    <p>
      <Rich sentence={{ key }} /> {rule === undefined ? null : <RuleNumber rule={rule} />}
    </p>
  );
}

/** What lies in a pile, and what may lie in one that nobody can look into. */
function Contents({ thing, content }: ExplanationProps): ReactNode {
  const { view } = useStage();
  if (view === undefined) return null;
  const seen = view as SanView;
  const { what, which } = partsOf(thing);
  const [first = '', second = ''] = which;
  if (what === 'slot') return <SlotContents view={seen} seat={first} position={Number(second)} content={content} />;
  if (what !== 'pile') return null;
  const player = playerOf(seen, Number(second));
  switch (first) {
    case 'reserve':
      return <CardList title={{ key: 'board.list.reserve' }} cards={seen.reserveUnseen} content={content} />;
    case 'box':
      return <CardList title={{ key: 'board.list.box' }} cards={seen.box} content={content} />;
    case 'discard':
      return <CardList title={{ key: 'board.list.discard' }} cards={player.discard.toReversed()} content={content} />;
    case 'draw':
    case 'hand':
      return (
        <CardList
          title={{ key: player.hand === null ? 'board.list.unseen' : 'board.list.unseenOwn' }}
          cards={player.unseen}
          content={content}
        />
      );
    default:
      return null;
  }
}

interface SlotContentsProps {
  readonly view: SanView;
  readonly seat: string;
  readonly position: number;
  readonly content: Cards;
}

function SlotContents({ view, seat, position, content }: SlotContentsProps): ReactNode {
  const slot = playerOf(view, Number(seat)).slots[position - 1] ?? [];
  const seen = slot.filter((card): card is CardId => card !== null);
  return <CardList title={{ key: 'board.list.slot', values: { count: slot.length } }} cards={seen} content={content} />;
}
