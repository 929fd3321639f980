import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../text/i18n.ts';
import type { SavedGame } from './saved.ts';
import { savedGames } from './savedgames.ts';

interface StartGame {
  /** Saves a new game and opens its table. */
  start(saved: SavedGame): void;
  /** Shown if the storage is full. */
  readonly problem: ReactNode;
}

export function useStartGame(): StartGame {
  const say = useText();
  const [, navigate] = useLocation();
  const [isFull, setFull] = useState(false);
  return {
    start(saved) {
      if (savedGames.write(saved) === 'written') navigate(`/table/${saved.id}`);
      else setFull(true);
    },
    problem: isFull ? (
      <p className="notice" role="alert">
        {say('new.full')}
      </p>
    ) : null,
  };
}
