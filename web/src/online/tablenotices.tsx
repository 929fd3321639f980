import type { Act, TableNotice, WireProposal } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { DEFAULT_LEVEL } from '../newgame/create.ts';
import { useDate, useList } from '../text/i18n.ts';
import { api } from './api.ts';
import { useDoing } from './asking.ts';
import { invitationTo } from './invitations.ts';
import { RefusalNote } from './refusalnote.tsx';
import { isMine, type Seated } from './seating.ts';
import { useOnlineText, type SayOnline } from './text/texts.ts';
import { useSitterName } from './words.ts';

/** Notices about the players: pauses, proposals and seats without a player. */
export function TableNotices({ seated }: { readonly seated: Seated }): ReactNode {
  const say = useOnlineText();
  const { refusal, run } = useDoing();
  const { subscription, table, seat, isHost, me } = seated;
  if (table.phase !== 'playing') return null;
  const act = (one: Act) => () => void run(() => subscription.act(one));
  const own = seat === undefined ? undefined : table.seats[seat];
  const isReplaced = table.seats.some((each) => each.kind === 'bot' && each.instead?.person === me.id);
  return (
    <>
      {isReplaced ? (
        <Card words={say('standing.replaced')}>
          <Button label={say('standing.return')} variant="primary" onClick={act({ kind: 'return' })} />
        </Card>
      ) : null}
      {seat === undefined && !isReplaced ? <p className="spectator">{say('standing.spectator')}</p> : null}
      <Watchers seated={seated} />
      {table.notice === undefined ? null : <Told seated={seated} notice={table.notice} />}
      {table.paused ? (
        <Card words={say('standing.paused')}>
          {isHost ? <Button label={say('menu.resume')} onClick={act({ kind: 'resume' })} /> : null}
        </Card>
      ) : null}
      <HeldUp seated={seated} act={act} />
      {own?.kind === 'person' && own.left ? (
        <Card words={say('standing.left')}>
          <Button label={say('standing.return')} onClick={act({ kind: 'return' })} />
        </Card>
      ) : null}
      {table.proposals.map((proposal) => (
        <Proposal key={proposal.id} seated={seated} proposal={proposal} act={act} />
      ))}
      {table.seats.map((_, each) => (
        // A seat's index is its only identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Vacancy key={each} seated={seated} seat={each} act={act} />
      ))}
      <RefusalNote refusal={refusal} />
    </>
  );
}

function Card({ words, children }: { readonly words: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="standing" role="status">
      <p>{words}</p>
      <div className="row">{children}</div>
    </section>
  );
}

/** Players see that somebody watches. */
function Watchers({ seated: { seat, presence } }: { readonly seated: Seated }): ReactNode {
  const say = useOnlineText();
  if (seat === undefined || presence.watchers === 0) return null;
  return <p className="soft spectators">{say('seat.watchers', { count: presence.watchers })}</p>;
}

interface ToldProps {
  readonly seated: Seated;
  readonly notice: TableNotice;
}

/** The latest thing that the others have done to the table. */
function Told({ seated: { table, seat }, notice }: ToldProps): ReactNode {
  const say = useOnlineText();
  const nameOf = useSitterName();
  const name = (each: number) => {
    const sitter = table.seats[each];
    return sitter === undefined ? '' : nameOf(sitter);
  };
  const words = toldWords(notice, seat, name, say);
  return words === undefined ? null : <Card words={words}>{null}</Card>;
}

function toldWords(
  notice: TableNotice,
  own: number | undefined,
  nameOf: (seat: number) => string,
  say: SayOnline,
): string | undefined {
  const { by } = notice;
  if (notice.kind === 'undone') return by === own ? undefined : say('told.undone', { name: nameOf(by) });
  const { seat } = notice;
  if (seat !== null && seat === own) return undefined;
  const motion = say(`told.motions.${notice.motion.kind}`);
  if (by !== own) return say('told.refusedOther', { name: nameOf(by), motion });
  return seat === null ? say('told.unanswered', { motion }) : say('told.refused', { name: nameOf(seat), motion });
}

/** A pause or vacation delays the game: when and how the players may end it. */
function HeldUp({ seated, act }: Pick<ProposalProps, 'seated' | 'act'>): ReactNode {
  const say = useOnlineText();
  const date = useDate();
  const { subscription, table, seat } = seated;
  const from = table.resumableFrom ?? null;
  if (from === null || table.proposals.some(({ motion }) => motion.kind === 'resume')) return null;
  const isTime = from <= api.now();
  return (
    <Card words={isTime ? say('standing.mayResume') : say('standing.held', { date: date(from) })}>
      {isTime && seat !== undefined ? (
        <Button
          label={say('propose.resume')}
          onClick={act({ kind: 'propose', at: subscription.frames.last, motion: { kind: 'resume' } })}
        />
      ) : null}
    </Card>
  );
}

interface ProposalProps {
  readonly seated: Seated;
  readonly proposal: WireProposal;
  readonly act: (one: Act) => () => void;
}

function Proposal({ seated: { table, seat }, proposal, act }: ProposalProps): ReactNode {
  const say = useOnlineText();
  const list = useList();
  const nameOf = useSitterName();
  const name = (each: number) => {
    const sitter = table.seats[each];
    return sitter === undefined ? '' : nameOf(sitter);
  };
  const isAsked = seat !== undefined && proposal.waitsFor.includes(seat);
  const waits = proposal.waitsFor.map((each) => name(each));
  const words = wordsOf(proposal, name, say);
  const vote = (agree: boolean) => act({ kind: 'vote', proposal: proposal.id, agree });
  return (
    <Card words={isAsked ? words : `${words} ${say('propose.waits', { names: list(waits) })}`}>
      {isAsked ? (
        <>
          <Button label={say('propose.agree')} onClick={vote(true)} />
          <Button label={say('propose.refuse')} onClick={vote(false)} />
        </>
      ) : null}
      {proposal.by === seat ? <Button label={say('propose.withdraw')} onClick={vote(false)} /> : null}
    </Card>
  );
}

function wordsOf({ by, motion }: WireProposal, nameOf: (seat: number) => string, say: SayOnline): string {
  const name = nameOf(by);
  switch (motion.kind) {
    case 'undo':
      return say('propose.isUndo', { name });
    case 'concede':
      return say('propose.isConcede', { name });
    case 'resume':
      return say('propose.isResume', { name });
    case 'replace':
      return say(motion.by.kind === 'bot' ? 'propose.isBot' : 'propose.isPerson', { name, seat: nameOf(motion.seat) });
  }
}

interface VacancyProps {
  readonly seated: Seated;
  readonly seat: number;
  readonly act: (one: Act) => () => void;
}

/** A seat whose player is late or gone: spectators may take it if it is free, players may propose a replacement. */
function Vacancy({ seated, seat, act }: VacancyProps): ReactNode {
  const say = useOnlineText();
  const nameOf = useSitterName();
  const { subscription, table } = seated;
  const sitter = table.seats[seat];
  if (sitter === undefined || sitter.kind === 'bot' || seat === seated.seat) return null;
  const isFree = sitter.kind !== 'person';
  if (isMine(sitter, seated, invitationTo(table.id) !== undefined)) {
    return (
      <Card words={say('standing.free')}>
        <Button label={say('seat.sit')} onClick={act({ kind: 'sit', seat })} />
      </Card>
    );
  }
  const isGone = isFree || sitter.left || sitter.late;
  const isProposed = table.proposals.some(({ motion }) => motion.kind === 'replace' && motion.seat === seat);
  if (seated.seat === undefined || !isGone || isProposed) return null;
  const propose = (by: Extract<Act, { kind: 'propose' }>['motion'] & { kind: 'replace' }) =>
    act({ kind: 'propose', at: subscription.frames.last, motion: by });
  const words = isFree
    ? say('standing.free')
    : say(sitter.left ? 'standing.gone' : 'standing.late', { name: nameOf(sitter) });
  return (
    <Card words={words}>
      <Button
        label={say('propose.bot')}
        onClick={propose({ kind: 'replace', seat, by: { kind: 'bot', level: DEFAULT_LEVEL } })}
      />
      {isFree ? null : (
        <Button label={say('propose.person')} onClick={propose({ kind: 'replace', seat, by: { kind: 'person' } })} />
      )}
    </Card>
  );
}
