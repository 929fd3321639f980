import { GAMES } from '@cabale/games';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { gameAt } from '../games.ts';
import { useLocalized } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';

/** Shown while a page loads. It has the height of a page, so that the layout does not jump afterwards. */
export function Opening(): ReactNode {
  const say = useText();
  const localized = useLocalized();
  const [location] = useLocation();
  const game = gameAt(location);
  return (
    <div className="opening" role="status">
      <p>{game === undefined ? say('table.opening') : localized(GAMES[game].tagline)}</p>
    </div>
  );
}
