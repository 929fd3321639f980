/** A list of card names, with a count for cards of the same name. */
import type { CardId, Cards } from '../content/card.ts';
import type { San } from '../rules/state.ts';
import { nameId } from '../text/names.ts';
import { cardRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { Sentence } from '@cabale/engine';
import type { ReactNode } from 'react';
import { EffectIcons } from './effecticons.tsx';
import { Icon } from './icons.tsx';
import { Rich } from './kit.ts';

interface CardListProps {
  readonly title: Sentence<San>;
  readonly cards: readonly CardId[];
  readonly content: Cards;
}

export function CardList({ title, cards, content }: CardListProps): ReactNode {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(nameId(card), (counts.get(nameId(card)) ?? 0) + 1);
  return (
    <div className="card-list">
      <h3>
        <Rich sentence={title} />
      </h3>
      {cards.length === 0 ? (
        <p className="soft">
          <Rich sentence={{ key: 'board.list.empty' }} />
        </p>
      ) : (
        <ul>
          {[...counts].map(([id, count]) => (
            <li key={id} data-hue={content.byId[id].type}>
              <Icon of={content.byId[id].type} />
              <span className="list-name">
                <Rich sentence={words.name(cardRef(id))} />
                {count > 1 ? <b className="figure"> ×{count}</b> : null}
              </span>
              <span className="list-effects">
                <EffectIcons effects={content.byId[id].effects} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
