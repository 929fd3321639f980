import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { type GameId, isGame } from '@cabale/games';
import { newTableAnswerSchema } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useBoard } from '../games.ts';
import { PackField } from '../newgame/packfield.tsx';
import { useSeatNames } from '../newgame/seatnames.ts';
import { SeatsCount } from '../newgame/seatscount.tsx';
import { SetupChoices } from '../newgame/setupchoices.tsx';
import { Choices } from '../pages/choices.tsx';
import { NotFoundPage } from '../pages/notfound.tsx';
import { useTitle } from '../pages/title.ts';
import { useGameName } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { api } from './api.ts';
import { useDoing, whenGranted } from './asking.ts';
import { ClockField } from './clockfield.tsx';
import { Gate } from './gate.tsx';
import { keepInvitation } from './invitations.ts';
import { RefusalNote } from './refusalnote.tsx';
import { SitterChoice } from './sitterchoice.tsx';
import { useOnlineText } from './text/texts.ts';
import { firstDraft, newTableOf, withCount, withSeat, withVisibility } from './tabledraft.ts';

export function NewTablePage({ game }: { readonly game: string }): ReactNode {
  const say = useOnlineText();
  if (!isGame(game)) return <NotFoundPage />;
  return <Gate why={say('entrance.hosting')}>{() => <NewTable id={game} />}</Gate>;
}

function NewTable({ id }: { readonly id: GameId }): ReactNode {
  return <NewTableForm id={id} board={useBoard(id)} />;
}

/** A solo game needs no server. */
const FEWEST = 2;

interface NewTableFormProps {
  readonly id: GameId;
  readonly board: BoardModule<GameTypes>;
}

/** All settings of an online table, with the defaults filled in. */
function NewTableForm({ id, board: { game, words } }: NewTableFormProps): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  const nameOf = useGameName();
  const [, navigate] = useLocation();
  const [draft, setWish] = useState(() => firstDraft(game));
  const { isBusy, refusal, run } = useDoing();
  const names = useSeatNames(id, words, draft.seats.length);
  const title = say('create.title', { game: nameOf(id) });
  useTitle(title);

  const create = () =>
    whenGranted(api.ask('POST', '/tables', newTableAnswerSchema, newTableOf(game, draft)), ({ table, code }) => {
      keepInvitation(table.id, code);
      navigate(`/online/table/${table.id}`);
    });

  return (
    <form
      className="page narrow"
      onSubmit={(event) => {
        event.preventDefault();
        void run(create);
      }}
    >
      <h1>{title}</h1>
      <SeatsCount
        min={Math.max(FEWEST, game.seats.min)}
        max={game.seats.max}
        seats={draft.seats.length}
        onChange={(count) => setWish((now) => withCount(now, count))}
      />
      <fieldset className="choices opponents">
        <legend>{say('create.seats')}</legend>
        {draft.seats.map((sitter, seat) => (
          <SitterChoice
            key={names[seat]}
            label={names[seat] ?? ''}
            sitter={sitter}
            onChange={(chosen) => setWish((now) => withSeat(now, seat, chosen))}
          />
        ))}
      </fieldset>
      <Choices
        large
        legend={say('create.visibility')}
        value={draft.visibility}
        choices={[
          { value: 'private', label: say('create.private'), description: say('create.privateWhy') },
          { value: 'public', label: say('create.public'), description: say('create.publicWhy') },
        ]}
        onChange={(visibility) => setWish((now) => withVisibility(now, visibility))}
      />
      <ClockField deadline={draft.deadline} onChange={(deadline) => setWish((now) => ({ ...now, deadline }))} />
      <SetupChoices
        game={game}
        seats={draft.seats.length}
        setup={draft.setup}
        onChange={(setup) => setWish((now) => ({ ...now, setup }))}
      />
      <details className="advanced">
        <summary>{sayShell('new.advanced')}</summary>
        <PackField game={game} pack={draft.pack} onChange={(pack) => setWish((now) => ({ ...now, pack }))} />
      </details>
      <RefusalNote refusal={refusal} />
      <p>
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say('create.open')}
        </button>
      </p>
    </form>
  );
}
