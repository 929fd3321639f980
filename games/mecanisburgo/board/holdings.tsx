/** Properties in play: ready, engaged, or damaged. */
import type { Holding } from '../rules/state.ts';
import { cardRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import type { OwnedProps } from './amounts.tsx';
import { PropertyFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { shareOf, shareStyle } from './share.ts';

export function Holdings({ table, player, isLarge }: OwnedProps): ReactNode {
  const say = useSay();
  const { content } = table;
  if (player.holdings.length === 0) return null;
  return (
    <ul
      className="mec-holdings"
      style={shareStyle(shareOf(player.holdings.length))}
      aria-label={say({ key: 'board.holdings' })}
    >
      {player.holdings.map((holding) => {
        const thing = cardRef(holding.property);
        return (
          <li key={holding.property}>
            <Thing
              thing={thing}
              className={`mec-card mec-holding ${holding.engaged ? 'mec-engaged' : ''} ${freshness(table, thing)}`}
            >
              <PropertyFace card={holding.property} content={content} size={isLarge ? 'small' : 'chip'} />
              <HoldingState holding={holding} isCommitted={player.committed.includes(holding.property)} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

interface HoldingStateProps {
  readonly holding: Holding;
  readonly isCommitted: boolean;
}

function HoldingState({ holding, isCommitted }: HoldingStateProps): ReactNode {
  const say = useSay();
  const { engaged, at, cancelled, markers } = holding;
  if (!engaged && markers === 0 && !isCommitted) return null;
  return (
    <span className="mec-tags">
      {markers > 0 ? (
        <small className="mec-tag mec-tag-danger">
          <Icon of="forbidden" /> {say({ key: 'board.damaged', values: { count: markers } })}
        </small>
      ) : null}
      {engaged ? (
        <small className="mec-tag">
          {say(at === null ? { key: 'board.engaged' } : { key: 'board.engagedAt', values: { number: at + 1 } })}
        </small>
      ) : null}
      {cancelled ? <small className="mec-tag mec-tag-danger">{say({ key: 'board.cancelled' })}</small> : null}
      {isCommitted ? <small className="mec-tag">{say({ key: 'board.committed' })}</small> : null}
    </span>
  );
}
