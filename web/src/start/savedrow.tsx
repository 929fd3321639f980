import { isGame } from '@cabale/games';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pages/icon.tsx';
import { download } from '../saves/files.ts';
import type { Player, SavedGame } from '../saves/saved.ts';
import { shelf, type DamagedGame } from '../saves/shelf.ts';
import { useDate, useList, useText } from '../text/i18n.ts';

export function SavedRow({ saved }: { readonly saved: SavedGame }): ReactNode {
  const say = useText();
  const date = useDate();
  const address = saved.over ? `/replay/${saved.id}` : `/table/${saved.id}`;
  return (
    <li className="saved-row" data-game={saved.game}>
      <span className="saved-words">
        <b>{say(`games.${saved.game}.name`)}</b> <Opponents players={saved.players} />
        <span className="soft">
          {say('start.moves', { count: saved.record.choices.length })} · {date(saved.changed)}
        </span>
      </span>
      {isGame(saved.game) ? (
        <Link className="button" href={address}>
          {say(saved.over ? 'start.look' : 'start.continue')}
        </Link>
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
      <button type="button" className="button" onClick={() => download(`cabale-${id}.txt`, shelf.text(id) ?? '')}>
        {say('start.download')}
      </button>
      <RemoveButton id={id} />
    </li>
  );
}

/** Deleting is asked once more, in the same place. */
function RemoveButton({ id }: { readonly id: string }): ReactNode {
  const say = useText();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button
        type="button"
        className="button quiet icon-button"
        aria-label={say('start.remove')}
        title={say('start.remove')}
        onClick={() => setAsked(true)}
      >
        <Icon name="trash" />
      </button>
    );
  }
  return (
    <span className="row">
      <button type="button" className="button primary" onClick={() => shelf.remove(id)}>
        {say('start.removeSure')}
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {say('start.keep')}
      </button>
    </span>
  );
}
