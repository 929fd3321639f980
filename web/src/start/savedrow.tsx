import { GAMES, isGame } from '@cabale/games';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink, IconButton } from '../pages/button.tsx';
import { download } from '../saves/files.ts';
import type { Player, SavedGame } from '../saves/saved.ts';
import { savedGames, type DamagedGame } from '../saves/savedgames.ts';
import { useGameName } from '../text/game-names.ts';
import { useDate, useList, useText } from '../text/i18n.ts';

/** A game in progress, with its picture. */
export function RunningGame({ saved }: { readonly saved: SavedGame }): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const date = useDate();
  if (!isGame(saved.game)) return <SavedRow saved={saved} />;
  const name = nameOf(saved.game);
  return (
    <li className="running-game" data-game={saved.game}>
      <Link href={`/table/${saved.id}`} className="running-link">
        <img src={GAMES[saved.game].picture} alt="" />
        <span className="saved-words">
          <b>{name}</b> <Opponents players={saved.players} />
          <span className="soft">
            {say('start.moves', { count: saved.record.choices.length })} · {date(saved.changed)}
          </span>
        </span>
        <span className="hidden-text">{say('start.continue')}</span>
      </Link>
      <RemoveButton id={saved.id} />
    </li>
  );
}

export function SavedRow({ saved }: { readonly saved: SavedGame }): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const date = useDate();
  const address = saved.over ? `/replay/${saved.id}` : `/table/${saved.id}`;
  return (
    <li className="saved-row" data-game={saved.game}>
      <span className="saved-words">
        <b>{nameOf(saved.game)}</b> <Opponents players={saved.players} />
        <span className="soft">
          {say('start.moves', { count: saved.record.choices.length })} · {date(saved.changed)}
        </span>
      </span>
      {isGame(saved.game) ? (
        <ButtonLink label={say(saved.over ? 'start.look' : 'start.continue')} href={address} />
      ) : null}
      <RemoveButton id={saved.id} />
    </li>
  );
}

function Opponents({ players }: { readonly players: readonly Player[] }): ReactNode {
  const say = useText();
  const list = useList();
  if (players.length === 1) return say('start.solo');
  const people = players.filter(({ kind }) => kind === 'person');
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [say(`bots.${player.level}.name`)] : []));
  const shared = people.length > 1 ? [say('start.shared')] : [];
  const against = bots.length > 0 ? [say('start.against', { opponent: list([...new Set(bots)]) })] : [];
  return [...shared, ...against].join(', ');
}

export function DamagedRow({ damaged }: { readonly damaged: DamagedGame }): ReactNode {
  const say = useText();
  const { id, problem } = damaged;
  return (
    <li className="saved-row">
      <span className="saved-words">
        <b>{say(`problem.${problem.code}`)}</b>
        <span className="soft">
          {say('problem.details')} : {id}, {problem.message}
        </span>
      </span>
      <Button label={say('start.download')} onClick={() => download(`cabale-${id}.txt`, savedGames.text(id) ?? '')} />
      <RemoveButton id={id} />
    </li>
  );
}

/** Deletion needs a second click in the same place. */
function RemoveButton({ id }: { readonly id: string }): ReactNode {
  const say = useText();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return <IconButton variant="quiet" icon="trash" label={say('start.remove')} onClick={() => setAsked(true)} />;
  return (
    <span className="row">
      <Button label={say('start.removeSure')} variant="primary" onClick={() => savedGames.remove(id)} />
      <Button label={say('start.keep')} onClick={() => setAsked(false)} />
    </span>
  );
}
