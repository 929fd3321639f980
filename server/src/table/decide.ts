import { nonceCommitment, seedOfKey, type Seat } from '@cabale/engine';
import type { Act, Id, Motion } from '@cabale/protocol';
import type { Standing } from './apply.ts';
import { isReplaceable } from './clock.ts';
import { REVEAL_MS } from './deal.ts';
import { presentPeople, seatOf, type PersonSeat, type TableDocument } from './document.ts';
import type { Fact } from './facts.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import { isAffordable } from './spending.ts';
import { consentingToResume, mayTakeVacation, resumableFrom } from './stalling.ts';

/** Who acts, and what acting needs from outside. */
export interface Actor {
  readonly person: Id;
  readonly name: string;
  /** Came in with the invitation, or sits here: may take invited seats. */
  readonly admitted: boolean;
  readonly now: number;
  /** The id of a proposal. */
  readonly drawId: () => string;
  /** 32 unguessable bytes. */
  readonly drawKey: () => Uint8Array;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long others may think about a proposal. */
const PROPOSAL_MS = DAY_MS;

type Decided = Fact | Refused;

/** What an act means at this table, or why it is refused. What the rules of the game say is found out afterwards. */
export function decide(standing: Standing, act: Act, actor: Actor): Decided {
  const decided = decideAct(standing, act, actor);
  if (isRefused(decided) || isAffordable(standing.document, decided, standing.play)) return decided;
  return refuse('too-often');
}

function decideAct(standing: Standing, act: Act, actor: Actor): Decided {
  const { document } = standing;
  const own = seatOf(document, actor.person);
  switch (act.kind) {
    case 'sit':
      return sit(document, own, act, actor);
    case 'start':
    case 'kick':
    case 'remove':
    case 'set-seat':
    case 'bot-level':
    case 'pause':
    case 'resume':
      return document.host === actor.person ? asHost(document, act, actor) : refuse('not-host');
    case 'leave':
    case 'return':
    case 'commit':
    case 'reveal':
    case 'choose':
    case 'undo':
    case 'propose':
    case 'vote':
    case 'vacation':
      return own === undefined ? refuse('not-seated') : asPlayer(standing, own, act, actor);
  }
}

type Sitting = Extract<Act, { kind: 'sit' }>;

function sit(document: TableDocument, own: Seat | undefined, { seat, commitment }: Sitting, actor: Actor): Decided {
  if (own !== undefined) return refuse('already-seated');
  if (document.phase === 'over') return refuse('over');
  if (document.kicked.includes(actor.person)) return refuse('seat-not-free');
  const wanted = document.seats[seat];
  if (wanted === undefined || wanted.kind === 'person' || wanted.kind === 'bot') return refuse('seat-not-free');
  if (wanted.kind === 'invited' && !isMeant(wanted.person, actor)) return refuse('seat-not-free');
  const sat = { kind: 'sat', seat, person: actor.person, name: actor.name } as const;
  return commitment === undefined ? sat : { ...sat, commitment };
}

function isMeant(person: Id | null, actor: Actor): boolean {
  return person === null ? actor.admitted : person === actor.person;
}

type HostAct = Extract<Act, { kind: 'start' | 'kick' | 'remove' | 'set-seat' | 'bot-level' | 'pause' | 'resume' }>;

function asHost(document: TableDocument, act: HostAct, actor: Actor): Decided {
  const { phase, seats, clock } = document;
  switch (act.kind) {
    case 'pause':
      if (phase !== 'playing') return refuse('not-playing');
      if (document.pausesEnded === true) return refuse('used-up');
      return clock.pausedAt === null ? { kind: 'paused' } : refuse('paused');
    case 'resume':
      if (phase !== 'playing') return refuse('not-playing');
      return clock.pausedAt === null ? refuse('not-paused') : { kind: 'resumed' };
    case 'bot-level':
      if (phase === 'over') return refuse('over');
      if (seats[act.seat]?.kind !== 'bot') return refuse('seat-not-free');
      return { kind: 'bot-level', seat: act.seat, level: act.level };
    case 'remove':
      return remove(document, act.person);
    case 'start':
    case 'kick':
    case 'set-seat':
      return phase === 'gathering' ? beforeStart(document, act, actor) : refuse('not-gathering');
  }
}

/** As many as a host may send away: the list is part of the table. */
const MOST_REMOVED = 200;

/** Somebody with a seat is not removed: before the start there is `kick`, afterwards the others' consent. */
function remove(document: TableDocument, person: Id): Decided {
  if (document.host === person || seatOf(document, person) !== undefined) return refuse('already-seated');
  if (document.kicked.includes(person)) return refuse('not-found');
  return document.kicked.length < MOST_REMOVED ? { kind: 'removed', person } : refuse('too-many');
}

function beforeStart(
  document: TableDocument,
  act: Extract<Act, { kind: 'start' | 'kick' | 'set-seat' }>,
  actor: Actor,
): Decided {
  const { seats } = document;
  if (act.kind === 'start') {
    const isFull = seats.every(({ kind }) => kind === 'person' || kind === 'bot');
    if (!isFull) return refuse('seats-not-filled');
    if (document.deal !== undefined) return { kind: 'starting', revealBy: actor.now + REVEAL_MS };
    return { kind: 'started', seed: seedOfKey(actor.drawKey()), rules: document.rules };
  }
  const sitter = seats[act.seat];
  if (sitter === undefined) return refuse('seat-not-free');
  if (act.kind === 'kick') {
    const { seat } = act;
    const isOther = sitter.kind === 'person' && sitter.person !== actor.person;
    return isOther ? { kind: 'kicked', seat, person: sitter.person } : refuse('seat-not-free');
  }
  if (sitter.kind === 'person') return refuse('seat-not-free');
  const to = act.to.kind === 'invited' ? { ...act.to, person: null } : act.to;
  return { kind: 'seat-set', seat: act.seat, to };
}

type PlayerAct = Extract<
  Act,
  { kind: 'leave' | 'return' | 'commit' | 'reveal' | 'choose' | 'undo' | 'propose' | 'vote' | 'vacation' }
>;

function asPlayer(standing: Standing, seat: Seat, act: PlayerAct, actor: Actor): Decided {
  const { document } = standing;
  const sitter = document.seats[seat] as PersonSeat;
  if (document.phase === 'over') return refuse('over');
  if (act.kind === 'leave') return sitter.left ? refuse('not-seated') : { kind: 'left', seat };
  if (act.kind === 'return') return sitter.left ? { kind: 'returned', seat } : refuse('already-seated');
  if (sitter.left) return refuse('not-seated');
  if (act.kind === 'commit') {
    const { commitment } = act;
    return document.phase === 'gathering' ? { kind: 'committed', seat, commitment } : refuse('not-gathering');
  }
  if (act.kind === 'reveal') return reveal(document, seat, act.nonce);
  if (act.kind === 'vacation') {
    const until = act.days === 0 ? null : actor.now + act.days * DAY_MS;
    if (until !== null && !mayTakeVacation(sitter, until, actor.now)) return refuse('used-up');
    return { kind: 'vacation', seat, until };
  }
  return document.phase === 'playing' ? inPlay(standing, seat, act, actor) : refuse('not-playing');
}

function reveal({ phase, id, deal }: TableDocument, seat: Seat, nonce: string): Decided {
  if (phase !== 'starting') return refuse('not-starting');
  const promised = deal?.contributions[seat];
  if (promised?.commitment !== nonceCommitment(id, seat, nonce)) return refuse('wrong-nonce');
  return promised.nonce === null ? { kind: 'revealed', seat, nonce } : refuse('already-revealed');
}

function inPlay(
  { document, play }: Standing,
  seat: Seat,
  act: Extract<Act, { kind: 'choose' | 'undo' | 'propose' | 'vote' }>,
  actor: Actor,
): Decided {
  if (play === null) return refuse('not-playing');
  if (act.kind === 'vote') return vote(document, seat, act);
  if (act.at !== play.length) return refuse('behind');
  if (act.kind === 'propose') return propose({ document, play }, seat, act.motion, actor);
  if (document.clock.pausedAt !== null) return refuse('paused');
  return act.kind === 'choose' ? { kind: 'chose', seat, option: act.option } : { kind: 'undid', seat };
}

function vote(document: TableDocument, seat: Seat, { proposal: id, agree }: Extract<Act, { kind: 'vote' }>): Decided {
  const proposal = document.proposals.find((each) => each.id === id);
  const isOwnRetreat = proposal?.by === seat && !agree;
  if (proposal === undefined || (!proposal.waitsFor.includes(seat) && !isOwnRetreat)) return refuse('no-such-proposal');
  return { kind: 'voted', proposal: id, seat, agree };
}

function propose({ document, play }: Standing, by: Seat, motion: Motion, actor: Actor): Decided {
  if (document.proposals.some((each) => isSameMotion(each.motion, motion))) return refuse('already-proposed');
  if (motion.kind === 'replace' && (motion.seat === by || !isReplaceable(document, motion.seat, actor.now))) {
    return refuse('not-replaceable');
  }
  if (motion.kind === 'resume' && (resumableFrom(document) ?? Number.POSITIVE_INFINITY) > actor.now) {
    return refuse('not-yet');
  }
  const moment = motion.kind === 'undo' ? (play?.momentBefore(by) ?? null) : null;
  if (motion.kind === 'undo' && moment === null) return refuse('nothing-to-undo');
  const excused = motion.kind === 'replace' ? motion.seat : by;
  const asked = motion.kind === 'resume' ? consentingToResume(document, actor.now) : presentPeople(document);
  const waitsFor = asked.filter((seat) => seat !== by && seat !== excused);
  const proposal = { id: actor.drawId(), by, motion, moment, waitsFor, expires: actor.now + PROPOSAL_MS };
  return { kind: 'proposed', proposal };
}

function isSameMotion(left: Motion, right: Motion): boolean {
  if (left.kind !== right.kind) return false;
  return left.kind !== 'replace' || right.kind !== 'replace' || left.seat === right.seat;
}
