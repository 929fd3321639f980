import { isGame } from '@cabale/games';
import type { TableLine } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../text/i18n.ts';
import { useOnlineText, type OnlineKey } from './text/texts.ts';
import { TimeLeft } from './timeleft.tsx';
import { useDeadlineWords, useSittersWords } from './words.ts';

/** A table in a list: which game, who, how fast, and the door to it. */
export function TableRow({ line }: { readonly line: TableLine }): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  const deadline = useDeadlineWords();
  const sitters = useSittersWords();
  const name = isGame(line.game) ? sayShell(`games.${line.game}.name`) : line.game;
  const door = say(doorOf(line));
  return (
    <li className="saved-row" data-turn={line.yourTurn || undefined}>
      <span className="saved-words">
        <b>{name}</b> {sitters(line.seats)}
        <span className="soft">
          {line.yourTurn ? <b className="your-turn">{say('tables.yourTurn')}</b> : say(stateOf(line))} ·{' '}
          {deadline(line.deadline)}
          {line.due === null ? null : (
            <>
              {' · '}
              <TimeLeft due={line.due} />
            </>
          )}
        </span>
      </span>
      <Link
        className={line.yourTurn ? 'button primary' : 'button'}
        href={`/online/table/${line.id}`}
        aria-label={`${door} – ${name}`}
      >
        {door}
      </Link>
    </li>
  );
}

function stateOf({ phase, ending }: TableLine): OnlineKey {
  if (phase === 'gathering' || phase === 'starting') return 'tables.gathering';
  if (phase === 'playing') return 'tables.playing';
  return ending === 'played' ? 'tables.played' : ending === 'conceded' ? 'tables.conceded' : 'tables.cancelled';
}

function doorOf({ phase, seat, yourTurn }: TableLine): OnlineKey {
  if (yourTurn) return 'tables.play';
  if (phase === 'over') return 'tables.look';
  if (seat !== null) return 'tables.open';
  return phase === 'gathering' ? 'tables.join' : 'tables.watch';
}
