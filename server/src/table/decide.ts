import { nonceCommitment, seedOfKey, type Seat } from '@cabale/engine';
import type { Act, Id, Motion } from '@cabale/protocol';
import { drawId, drawKey, type RandomBytes } from '../random.ts';
import type { TableState } from './apply.ts';
import { isReplaceable } from './clock.ts';
import { REVEAL_MS } from './deal.ts';
import { presentPeople, replacedSeatOf, seatOf, type PersonSeat, type TableDocument } from './document.ts';
import type { Fact } from './facts.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import { isWithinLimits } from './act-limits.ts';
import { consentingToResume, mayTakeVacation, resumableFrom } from './pauses.ts';

/** The person who acts, with the time and a source of randomness. */
export interface Requester {
  readonly person: Id;
  readonly name: string;
  /** May take seats for invited people. */
  readonly admitted: boolean;
  readonly now: number;
  readonly random: RandomBytes;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long others may take to answer a proposal. */
const PROPOSAL_MS = DAY_MS;

type Decided = Fact | Refused;

/** The fact that an act leads to, or why it is refused. The rules of the game are asked afterwards, by `apply`. */
export function decide(state: TableState, act: Act, requester: Requester): Decided {
  const decided = decideAct(state, act, requester);
  if (isRefused(decided) || isWithinLimits(state.document, decided, state.play)) return decided;
  return refuse('too-often');
}

/** Whether an act looks back at what was before the newest state. */
export function needsHistory({ kind }: Act): boolean {
  return kind === 'undo' || kind === 'propose' || kind === 'vote' || kind === 'leave';
}

function decideAct(state: TableState, act: Act, requester: Requester): Decided {
  const { document } = state;
  const own = seatOf(document, requester.person);
  switch (act.kind) {
    case 'sit':
      return sit(document, own, act, requester);
    case 'start':
    case 'kick':
    case 'remove':
    case 'set-seat':
    case 'bot-level':
    case 'pause':
    case 'resume':
      return document.host === requester.person ? asHost(document, act, requester) : refuse('not-host');
    case 'return': {
      const replaced = own === undefined ? replacedSeatOf(document, requester.person) : undefined;
      if (replaced !== undefined)
        return document.phase === 'over' ? refuse('over') : { kind: 'returned', seat: replaced };
      return own === undefined ? refuse('not-seated') : asPlayer(state, own, act, requester);
    }
    case 'leave':
    case 'commit':
    case 'reveal':
    case 'choose':
    case 'undo':
    case 'propose':
    case 'vote':
    case 'vacation':
      return own === undefined ? refuse('not-seated') : asPlayer(state, own, act, requester);
  }
}

type Sitting = Extract<Act, { kind: 'sit' }>;

function sit(
  document: TableDocument,
  own: Seat | undefined,
  { seat, commitment }: Sitting,
  requester: Requester,
): Decided {
  if (own !== undefined) return refuse('already-seated');
  if (document.phase === 'over') return refuse('over');
  if (document.kicked.includes(requester.person)) return refuse('seat-not-free');
  const wanted = document.seats[seat];
  if (wanted === undefined || wanted.kind === 'person' || wanted.kind === 'bot') return refuse('seat-not-free');
  if (wanted.kind === 'invited' && !isInvited(wanted.person, requester)) return refuse('seat-not-free');
  const sat = { kind: 'sat', seat, person: requester.person, name: requester.name } as const;
  return commitment === undefined ? sat : { ...sat, commitment };
}

function isInvited(person: Id | null, requester: Requester): boolean {
  return person === null ? requester.admitted : person === requester.person;
}

type HostAct = Extract<Act, { kind: 'start' | 'kick' | 'remove' | 'set-seat' | 'bot-level' | 'pause' | 'resume' }>;

function asHost(document: TableDocument, act: HostAct, requester: Requester): Decided {
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
      return phase === 'gathering' ? beforeStart(document, act, requester) : refuse('not-gathering');
  }
}

/** How many people a host may remove; the list is part of the table. */
const MAX_REMOVED = 200;

/** People with a seat are not removed: before the start there is `kick`, afterwards a proposal. */
function remove(document: TableDocument, person: Id): Decided {
  if (document.host === person || seatOf(document, person) !== undefined) return refuse('already-seated');
  if (document.kicked.includes(person)) return refuse('not-found');
  return document.kicked.length < MAX_REMOVED ? { kind: 'removed', person } : refuse('too-many');
}

function beforeStart(
  document: TableDocument,
  act: Extract<Act, { kind: 'start' | 'kick' | 'set-seat' }>,
  requester: Requester,
): Decided {
  const { seats } = document;
  if (act.kind === 'start') {
    const isFull = seats.every(({ kind }) => kind === 'person' || kind === 'bot');
    if (!isFull) return refuse('seats-not-filled');
    if (document.deal !== undefined) return { kind: 'starting', revealBy: requester.now + REVEAL_MS };
    return { kind: 'started', seed: seedOfKey(drawKey(requester.random)), rules: document.rules };
  }
  const sitter = seats[act.seat];
  if (sitter === undefined) return refuse('seat-not-free');
  if (act.kind === 'kick') {
    const { seat } = act;
    const isOther = sitter.kind === 'person' && sitter.person !== requester.person;
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

function asPlayer(state: TableState, seat: Seat, act: PlayerAct, requester: Requester): Decided {
  const { document } = state;
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
    const until = act.days === 0 ? null : requester.now + act.days * DAY_MS;
    if (until !== null && !mayTakeVacation(sitter, until, requester.now)) return refuse('used-up');
    return { kind: 'vacation', seat, until };
  }
  return document.phase === 'playing' ? inPlay(state, seat, act, requester) : refuse('not-playing');
}

function reveal({ phase, id, deal }: TableDocument, seat: Seat, nonce: string): Decided {
  if (phase !== 'starting') return refuse('not-starting');
  const promised = deal?.contributions[seat];
  if (promised?.commitment !== nonceCommitment(id, seat, nonce)) return refuse('wrong-nonce');
  return promised.nonce === null ? { kind: 'revealed', seat, nonce } : refuse('already-revealed');
}

function inPlay(
  { document, play }: TableState,
  seat: Seat,
  act: Extract<Act, { kind: 'choose' | 'undo' | 'propose' | 'vote' }>,
  requester: Requester,
): Decided {
  if (play === null) return refuse('not-playing');
  if (act.kind === 'vote') return vote(document, seat, act);
  if (act.at !== play.length) return refuse('behind');
  if (act.kind === 'propose') return propose({ document, play }, seat, act.motion, requester);
  if (document.clock.pausedAt !== null) return refuse('paused');
  return act.kind === 'choose' ? { kind: 'chose', seat, option: act.option } : { kind: 'undid', seat };
}

function vote(document: TableDocument, seat: Seat, { proposal: id, agree }: Extract<Act, { kind: 'vote' }>): Decided {
  const proposal = document.proposals.find((each) => each.id === id);
  const isOwnRetreat = proposal?.by === seat && !agree;
  if (proposal === undefined || (!proposal.waitsFor.includes(seat) && !isOwnRetreat)) return refuse('no-such-proposal');
  return { kind: 'voted', proposal: id, seat, agree };
}

function propose({ document, play }: TableState, by: Seat, motion: Motion, requester: Requester): Decided {
  if (document.proposals.some((each) => isSameMotion(each.motion, motion))) return refuse('already-proposed');
  if (document.refused?.some((each) => each.by === by && isSameMotion(each.motion, motion)) === true) {
    return refuse('already-refused');
  }
  if (motion.kind === 'replace' && (motion.seat === by || !isReplaceable(document, motion.seat, requester.now))) {
    return refuse('not-replaceable');
  }
  if (motion.kind === 'resume' && (resumableFrom(document) ?? Number.POSITIVE_INFINITY) > requester.now) {
    return refuse('not-yet');
  }
  const moment = motion.kind === 'undo' ? (play?.momentBefore(by) ?? null) : null;
  if (motion.kind === 'undo' && moment === null) return refuse('nothing-to-undo');
  const excused = motion.kind === 'replace' ? motion.seat : by;
  const asked = motion.kind === 'resume' ? consentingToResume(document, requester.now) : presentPeople(document);
  const waitsFor = asked.filter((seat) => seat !== by && seat !== excused);
  const proposal = { id: drawId(requester.random), by, motion, moment, waitsFor, expires: requester.now + PROPOSAL_MS };
  return { kind: 'proposed', proposal };
}

function isSameMotion(left: Motion, right: Motion): boolean {
  if (left.kind !== right.kind) return false;
  return left.kind !== 'replace' || right.kind !== 'replace' || left.seat === right.seat;
}
