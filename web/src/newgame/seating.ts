import type { Game, GameTypes, Seat } from '@cabale/engine';
import { useState } from 'react';
import type { Parameters } from '../parameters.ts';
import type { Player } from '../saves/saved.ts';
import { DEFAULT_LEVEL, isLevel, PERSON, usualSeats, type Seating } from './create.ts';

/** The seating that an address specifies; values the game does not support are ignored. */
export function seatingFor(game: Game<GameTypes>, { seats, seat, level, shared }: Parameters): Seating {
  const { min, max } = game.seats;
  const count = seats !== undefined && seats >= min && seats <= max ? seats : usualSeats(game);
  return {
    seats: count,
    opponents: [shared === undefined ? { kind: 'bot', level: isLevel(level) ? level : DEFAULT_LEVEL } : PERSON],
    seat: seat !== undefined && seat < count ? seat : undefined,
  };
}

interface SeatingState {
  readonly seating: Seating;
  setSeats(seats: number): void;
  setOpponents(opponents: readonly Player[]): void;
  setSeat(seat: Seat | undefined): void;
}

/** The seating while it is being edited. */
export function useSeating(game: Game<GameTypes>, given: Parameters): SeatingState {
  const [seating, setSeating] = useState(() => seatingFor(game, given));
  return {
    seating,
    setSeats: (seats) => setSeating((now) => resized(now, seats)),
    setOpponents: (opponents) => setSeating((now) => ({ ...now, opponents })),
    setSeat: (seat) => setSeating((now) => ({ ...now, seat })),
  };
}

/** The same players at a table of another size. */
function resized({ opponents, seat }: Seating, seats: number): Seating {
  const [first] = opponents;
  const isOneForAll = opponents.length === 1 || seats < 3;
  const others = Array.from({ length: isOneForAll ? 1 : seats - 1 }, (_, index) => opponents[index] ?? first);
  return {
    seats,
    opponents: others.filter((player) => player !== undefined),
    seat: seat !== undefined && seat < seats ? seat : undefined,
  };
}
