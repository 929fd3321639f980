import type { SeatInfo } from '@cabale/design';
import type { GameTypes, Match, Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { DEFAULT_LEVEL, PERSON, savedFrom } from '../newgame/create.ts';
import type { Player } from '../saves/saved.ts';
import { useStartGame } from '../saves/startgame.tsx';
import { useText } from '../text/i18n.ts';

interface ForkProps {
  readonly match: Match<GameTypes>;
  readonly choices: number;
  readonly seats: readonly SeatInfo[];
  readonly pack: unknown;
}

/** Starts a new local game from the position shown. */
export function Fork({ match, choices, seats, pack }: ForkProps): ReactNode {
  const say = useText();
  const { start, problem } = useStartGame();
  const isOver = match.outcome !== undefined && choices === match.length;
  const fork = (players: readonly Player[]) => start(savedFrom(match.fork(choices), players, pack));
  return (
    <details className="fork">
      <summary className="button">{say('replay.fork')}</summary>
      <div className="fork-choices">
        <p className="soft">{say('replay.forkWhy')}</p>
        {seats.length === 1
          ? null
          : seats.map(({ seat, name, isYou }) => (
              <Button
                label={say(isYou === true ? 'replay.forkOwn' : 'replay.forkBot', { name, count: seats.length - 1 })}
                key={seat}
                disabled={isOver}
                onClick={() => fork(againstBots(seats, seat))}
              />
            ))}
        <Button
          label={say(seats.length === 1 ? 'replay.forkSolo' : 'replay.forkShared')}
          disabled={isOver}
          onClick={() => fork(seats.map(() => PERSON))}
        />
        {problem}
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
