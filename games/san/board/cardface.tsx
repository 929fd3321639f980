/** The face of a card; it fills the width of its container. */
import type { Card, CardType } from '../content/card.ts';
import { cardRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { EffectIcons } from './effecticons.tsx';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';

interface CardFaceProps {
  readonly card: Card;
  /** Its current type; another than the printed one after copying. */
  readonly typeNow?: CardType;
}

export function CardFace({ card, typeNow = card.type }: CardFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const name = nameOf(cardRef(card.id));
  return (
    <span className="face-box">
      <span className="face" data-hue={typeNow} data-kind={card.kind}>
        <span className="face-art">
          <Portrait card={card} />
        </span>
        <span className="face-type">
          <Icon of={typeNow} />
          <b>{say({ key: `letter.${typeNow}` })}</b>
        </span>
        {card.type === 'V' ? <b className="face-number">{card.id.slice(2)}</b> : null}
        {card.income > 0 ? <span className="face-income">+{card.income}</span> : null}
        <span className="face-name">{name}</span>
        <span className="face-effects" data-count={card.effects.length}>
          {card.type === 'V' ? <Squares count={card.squares} /> : <EffectIcons effects={card.effects} />}
        </span>
        {card.kind === 'river' ? <Prices card={card} /> : null}
      </span>
    </span>
  );
}

function Prices({ card }: { readonly card: Card }): ReactNode {
  return (
    <span className="face-prices">
      <span className="face-cost">
        <Icon of="coin" />
        <b>{card.cost}</b>
      </span>
      <span className="face-crossing" data-hue="P">
        <b>{card.crossing}</b>
        <Icon of="P" />
      </span>
    </span>
  );
}

function Squares({ count }: { readonly count: number }): ReactNode {
  return (
    <span className="face-squares">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

/** The back of a card. */
export function CardReverse(): ReactNode {
  return (
    <span className="face-box">
      <span className="face face-down">
        <Icon of="P" className="down-mark" />
      </span>
    </span>
  );
}
