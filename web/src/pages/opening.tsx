import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { gameAt } from '../games.ts';
import { useText } from '../text/i18n.ts';

/** While something is being brought. It has the height of a page, so that nothing jumps afterwards. */
export function Opening(): ReactNode {
  const say = useText();
  const [location] = useLocation();
  const game = gameAt(location);
  return (
    <div className="opening" role="status">
      <p>{game === undefined ? say('table.opening') : say(`games.${game}.line`)}</p>
    </div>
  );
}
