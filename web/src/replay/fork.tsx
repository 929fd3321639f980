import type { SeatInfo } from '@cabale/design';
import type { GameTypes, Match, Seat } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { DEFAULT_LEVEL, PERSON, savedFrom } from '../newgame/create.ts';
import type { Player } from '../saves/saved.ts';
import { shelf } from '../saves/shelf.ts';
import { useText } from '../text/i18n.ts';

interface ForkProps {
  readonly match: Match<GameTypes>;
  /** How many choices the new game begins with. */
  readonly choices: number;
  readonly seats: readonly SeatInfo[];
  readonly pack: unknown;
}

/** Plays on from the moment in sight, in a private game of its own. */
export function Fork({ match, choices, seats, pack }: ForkProps): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [isFull, setFull] = useState(false);
  const isOver = match.outcome !== undefined && choices === match.length;
  const fork = (players: readonly Player[]) => {
    const saved = savedFrom(match.fork(choices), players, pack);
    if (shelf.write(saved) === 'written') navigate(`/table/${saved.id}`);
    else setFull(true);
  };
  return (
    <details className="fork">
      <summary className="button">{say('replay.fork')}</summary>
      <div className="fork-choices">
        <p className="soft">{say('replay.forkWhy')}</p>
        {seats.length === 1
          ? null
          : seats.map(({ seat, name }) => (
              <button
                key={seat}
                type="button"
                className="button"
                disabled={isOver}
                onClick={() => fork(againstBots(seats, seat))}
              >
                {say('replay.forkBot', { name, count: seats.length - 1 })}
              </button>
            ))}
        <button type="button" className="button" disabled={isOver} onClick={() => fork(seats.map(() => PERSON))}>
          {say(seats.length === 1 ? 'replay.forkSolo' : 'replay.forkShared')}
        </button>
        {isFull ? (
          <p className="notice" role="alert">
            {say('new.full')}
          </p>
        ) : null}
      </div>
    </details>
  );
}

function againstBots(seats: readonly SeatInfo[], own: Seat): Player[] {
  return seats.map(({ seat, player }): Player => {
    if (seat === own) return PERSON;
    return { kind: 'bot', level: player.kind === 'bot' ? player.level : DEFAULT_LEVEL };
  });
}
