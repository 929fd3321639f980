import type { BoardModule } from '@cabale/design';
import { defaultSetup, type GameTypes, type SetupFields } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../pages/button.tsx';
import { useSeatNames } from '../newgame/seatnames.ts';
import { useTitle } from '../pages/title.ts';
import { useGameName } from '../text/game-names.ts';
import { useGameText, useText } from '../text/i18n.ts';
import { useDoing } from './asking.ts';
import { Audience } from './audience.tsx';
import { BareHeader } from './bareheader.tsx';
import { InviteField } from './invitefield.tsx';
import { RefusalNote } from './refusalnote.tsx';
import type { Seated } from './seating.ts';
import { SeatRow } from './seatrow.tsx';
import { Talk } from './talk/talk.tsx';
import { useTalk } from './talk/usetalk.ts';
import { useOnlineText, type OnlineKey } from './text/texts.ts';
import { useDeadlineWords } from './words.ts';

interface GatheringProps {
  readonly seated: Seated;
  readonly board: BoardModule<GameTypes>;
}

/** A table before the start: the seats, the invitation link and the start button. */
export function Gathering({ seated, board }: GatheringProps): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  const nameOf = useGameName();
  const { table } = seated;
  const names = useSeatNames(table.game, board.words, table.seats.length);
  const talk = useTalk(seated);
  const title = say('gather.title', { game: nameOf(table.game) });
  useTitle(title);
  if (table.phase === 'over') return <Cancelled />;
  return (
    <>
      <BareHeader />
      <div className="page narrow gathering">
        <h1>{title}</h1>
        <TableTerms seated={seated} board={board} />
        {table.deal === null ? null : (
          <p className="soft">
            {say('gather.commitment')} <span className="digits">{table.deal.commitment}</span>
          </p>
        )}
        <ul className="seat-rows" aria-label={sayShell('table.players')}>
          {table.seats.map((_, seat) => (
            <SeatRow key={names[seat]} seated={seated} seat={seat} role={names[seat] ?? ''} />
          ))}
        </ul>
        <InviteField seated={seated} />
        <Audience seated={seated} />
        <Beginning seated={seated} />
        <section className="gathering-talk" aria-label={say('talk.title')}>
          <h2>{say('talk.title')}</h2>
          <Talk talk={talk} me={seated.me} seats={table.seats} />
        </section>
      </div>
    </>
  );
}

/** One-line summary of the table: visibility, clock and settings that differ from the defaults. */
function TableTerms({ seated: { table }, board }: GatheringProps): ReactNode {
  const say = useOnlineText();
  const sayGame = useGameText(table.game);
  const deadline = useDeadlineWords();
  const usual = defaultSetup<SetupFields>(board.game.setup);
  const variants = Object.entries(table.setup)
    .filter(([field, value]) => usual[field] !== value)
    .map(([field, value]) => `${sayGame(`setup.${field}.label`)} – ${sayGame(`setup.${field}.${value}`)}`);
  const visibility = say(table.visibility === 'public' ? 'gather.public' : 'gather.private');
  const packs = table.pack === undefined ? [] : [say('gather.pack', { name: table.pack.name })];
  return <p className="soft">{[visibility, deadline(table.deadline), ...variants, ...packs].join(' · ')}</p>;
}

function gatheringState({ table, isHost }: Seated, isFull: boolean): OnlineKey {
  if (table.phase === 'starting') return 'gather.starting';
  if (!isFull) return 'gather.waitPeople';
  return isHost ? 'gather.ready' : 'gather.waitHost';
}

function Beginning({ seated }: { readonly seated: Seated }): ReactNode {
  const { subscription, table, isHost, seat } = seated;
  const isStarting = table.phase === 'starting';
  const say = useOnlineText();
  const [, navigate] = useLocation();
  const { isBusy, refusal, run } = useDoing();
  const [isLeaving, setLeaving] = useState(false);
  const isFull = table.seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  const leave = async () => {
    if (await run(() => subscription.act({ kind: 'leave' }))) navigate('/online');
  };
  return (
    <div className="column">
      <p role="status">{say(gatheringState(seated, isFull))}</p>
      <RefusalNote refusal={refusal} />
      <div className="row">
        {isHost ? (
          <Button
            label={say('gather.start')}
            variant="primary large"
            disabled={!isFull || isBusy || isStarting}
            onClick={() => run(() => subscription.act({ kind: 'start' }))}
          />
        ) : null}
        {seat === undefined ? null : isLeaving ? (
          <>
            <Button label={say('gather.leaveSure')} onClick={leave} />
            <Button label={say('gather.stay')} variant="quiet" onClick={() => setLeaving(false)} />
          </>
        ) : (
          <Button label={say('gather.leave')} variant="quiet" onClick={() => setLeaving(true)} />
        )}
      </div>
    </div>
  );
}

function Cancelled(): ReactNode {
  const say = useOnlineText();
  return (
    <>
      <BareHeader />
      <div className="page narrow">
        <h1>{say('gather.cancelled')}</h1>
        <p>
          <ButtonLink label={say('trouble.tables')} variant="primary" href="/online" />
        </p>
      </div>
    </>
  );
}
