import type { TableLine } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { ButtonLink } from '../pages/button.tsx';
import { useGameName } from '../text/game-names.ts';
import { useDate } from '../text/i18n.ts';
import { useOnlineText, type OnlineKey, type SayOnline } from './text/texts.ts';
import { TimeLeft } from './timeleft.tsx';
import { useDeadlineWords, useSittersWords } from './words.ts';

/** A table in a list: game, players, clock and a link. */
export function TableRow({ line }: { readonly line: TableLine }): ReactNode {
  const say = useOnlineText();
  const nameOf = useGameName();
  const deadline = useDeadlineWords();
  const sitters = useSittersWords();
  const date = useDate();
  const result = resultOf(line, say);
  const name = nameOf(line.game);
  const door = say(doorOf(line));
  return (
    <li className="saved-row" data-turn={line.yourTurn || undefined}>
      <span className="saved-words">
        <b>{name}</b> {sitters(line.seats)}
        <span className="soft">
          {line.yourTurn ? <b className="your-turn">{say('tables.yourTurn')}</b> : say(stateOf(line))} ·{' '}
          {line.ended === undefined ? deadline(line.deadline) : date(line.ended)}
          {result === undefined ? null : <> · {result}</>}
          {line.due === null ? null : (
            <>
              {' · '}
              <TimeLeft due={line.due} />
            </>
          )}
        </span>
      </span>
      <ButtonLink
        label={door}
        variant={line.yourTurn ? 'primary' : undefined}
        href={`/online/table/${line.id}`}
        aria-label={`${door} – ${name}`}
      />
    </li>
  );
}

/** The user's own place in a finished game. */
function resultOf({ outcome, seat }: TableLine, say: SayOnline): string | undefined {
  const rank = seat === null ? undefined : outcome?.ranks[seat];
  if (outcome === null || rank === undefined) return undefined;
  return rank === 1 ? say('tables.first') : say('tables.rank', { rank, sides: outcome.ranks.length });
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
