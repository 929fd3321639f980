import type { GameTypes, Origin, Result, Rules, Seat } from '@cabale/engine';
import type { Motion } from '@cabale/protocol';
import { pausedClock, clockAfterMove } from './clock.ts';
import { isRevealed, seedOfDeal, withContribution, withNonce } from './deal.ts';
import {
  NO_CLOCK,
  presentPeople,
  withSeat,
  type Deal,
  type FreeSeat,
  type PersonSeat,
  type Position,
  type Proposal,
  type TableDocument,
  type TablePhase,
  type TableSeat,
} from './document.ts';
import type { Fact } from './facts.ts';
import { anonymised } from './anonymise.ts';
import { Play } from './play.ts';
import { spentWith } from './act-limits.ts';
import { resumedByConsent, unpaused, withVacation } from './pauses.ts';

/** A table: its document, and its game once it has begun. */
export interface TableState {
  readonly document: TableDocument;
  readonly play: Play | null;
}

/**
 * The table after a fact. `play` is changed in place, so if the fact cannot be stored, the table must be loaded again.
 * Only the rules of the game can refuse here: everything else was decided before.
 */
export function apply(state: TableState, fact: Fact, at: number, rules: Rules<GameTypes>): Result<TableState> {
  const spent = spentWith(state.document, fact, state.play);
  const result = applyFact(state, fact, at, rules);
  if (!result.ok || spent === undefined || result.value.document.spent === spent) return result;
  return succeeded({ ...result.value.document, spent }, result.value.play);
}

function applyFact(state: TableState, fact: Fact, at: number, rules: Rules<GameTypes>): Result<TableState> {
  const { document, play } = state;
  switch (fact.kind) {
    case 'chose':
    case 'undid':
      return afterPlay(state, fact, at);
    case 'started':
      return startGame({ ...document, rules: fact.rules }, fact.seed, at, rules);
    case 'starting':
      return startWhenRevealed(withDeal(document, { revealBy: fact.revealBy }, 'starting'), at, rules);
    case 'revealed':
      return startWhenRevealed(
        document.deal === undefined ? document : { ...document, deal: withNonce(document.deal, fact.seat, fact.nonce) },
        at,
        rules,
      );
    case 'reveal-ended':
      return startFromDeal(document, at, rules);
    case 'continued': {
      const resumed = resume(rules, fact.document, fact.position, fact.state as GameTypes['state']);
      const first = fact.position.length;
      return succeeded(afterMove({ ...fact.document, rules: fact.rules, first }, resumed, at), resumed);
    }
    case 'proposed':
      return succeeded(
        withPassedProposals({ ...document, proposals: [...document.proposals, fact.proposal] }, play, at),
        play,
      );
    case 'voted':
      return succeeded(afterVote(document, play, fact, at), play);
    case 'expired':
      return succeeded(afterExpiry(document, play, fact.proposal, at), play);
    case 'left':
      return succeeded(withPassedProposals(afterLeaving(document, fact.seat, at), play, at), play);
    default:
      return succeeded(documentAfter(document, fact, at), play);
  }
}

function withDeal(document: TableDocument, change: Partial<Deal>, phase: TablePhase): TableDocument {
  const { deal } = document;
  return deal === undefined ? { ...document, phase } : { ...document, phase, deal: { ...deal, ...change } };
}

/** The game begins when the last nonce is revealed. */
function startWhenRevealed(document: TableDocument, at: number, rules: Rules<GameTypes>): Result<TableState> {
  const { deal } = document;
  return deal === undefined || isRevealed(deal) ? startFromDeal(document, at, rules) : succeeded(document, null);
}

function startFromDeal(document: TableDocument, at: number, rules: Rules<GameTypes>): Result<TableState> {
  const seed = seedOfDeal(document);
  if (seed === undefined) throw new Error(`table ${document.id} has no deal`);
  return startGame(withDeal(document, { revealBy: null }, document.phase), seed, at, rules);
}

function startGame(document: TableDocument, seed: string, at: number, rules: Rules<GameTypes>): Result<TableState> {
  const play = Play.begin(rules, originOf(document, seed));
  return succeeded(afterMove({ ...document, phase: 'playing', seed, clock: NO_CLOCK }, play, at), play);
}

/** A game from its stored state. */
export function resume(
  rules: Rules<GameTypes>,
  document: TableDocument,
  position: Position,
  state: GameTypes['state'],
): Play {
  return Play.resume(rules, originOf(document, document.seed ?? ''), position, state);
}

export function originOf({ setup, seats }: TableDocument, seed: string): Origin<GameTypes> {
  return { setup, seats: seats.length, seed };
}

function succeeded(document: TableDocument, play: Play | null): Result<TableState> {
  return { ok: true, value: { document, play } };
}

type PlainFact = Exclude<
  Fact,
  {
    kind:
      | 'chose'
      | 'undid'
      | 'starting'
      | 'revealed'
      | 'reveal-ended'
      | 'started'
      | 'continued'
      | 'proposed'
      | 'voted'
      | 'expired'
      | 'left';
  }
>;

/** Facts that change only the document. */
function documentAfter(document: TableDocument, fact: PlainFact, at: number): TableDocument {
  switch (fact.kind) {
    case 'created':
      return fact.document;
    case 'sat': {
      const { person, name, commitment = null } = fact;
      const sitter = { kind: 'person', person, name, left: false, late: false, vacationUntil: null } as const;
      const seated = withSeat(document, fact.seat, sitter);
      return withFullTime(withContribution(seated, fact.seat, { commitment, nonce: null }), fact.seat, at);
    }
    case 'committed':
      return withContribution(document, fact.seat, { commitment: fact.commitment, nonce: null });
    case 'returned':
      return afterReturn(document, fact.seat, at);
    case 'seat-set':
      return withSeat(document, fact.seat, fact.to);
    case 'kicked':
      return withFreedSeat({ ...document, kicked: [...document.kicked, fact.person] }, fact.seat);
    case 'removed':
      return { ...document, kicked: [...document.kicked, fact.person] };
    case 'invitation-renewed':
      return { ...document, invitation: (document.invitation ?? 0) + 1 };
    case 'anonymised':
      return anonymised(document, fact.person, fact.alias);
    case 'bot-level': {
      const bot = document.seats[fact.seat];
      return bot?.kind === 'bot' ? withSeat(document, fact.seat, { ...bot, level: fact.level }) : document;
    }
    case 'paused':
      return { ...document, clock: pausedClock(document.clock, at) };
    case 'resumed':
      return unpaused(document, at);
    case 'late':
      return fact.seats.reduce((changing, seat) => withPerson(changing, seat, { late: true }), document);
    case 'vacation':
      return withSitter(document, fact.seat, (sitter) => withVacation(sitter, fact.until, at));
    case 'rematched':
      return { ...document, rematch: fact.table };
  }
}

/** A person's own seat again, after leaving it or being replaced by a bot. */
function afterReturn(document: TableDocument, seat: Seat, at: number): TableDocument {
  const sitter = document.seats[seat];
  if (sitter?.kind !== 'bot' || sitter.instead === undefined) return withPerson(document, seat, { left: false });
  const { person, name } = sitter.instead;
  const back = { kind: 'person', person, name, left: false, late: false, vacationUntil: null } as const;
  return withFullTime(withSeat(document, seat, back), seat, at);
}

function withSitter(document: TableDocument, seat: Seat, change: (sitter: PersonSeat) => PersonSeat): TableDocument {
  const sitter = document.seats[seat];
  return sitter?.kind === 'person' ? withSeat(document, seat, change(sitter)) : document;
}

function withPerson(
  document: TableDocument,
  seat: Seat,
  change: Partial<{ left: boolean; late: boolean }>,
): TableDocument {
  return withSitter(document, seat, (sitter) => ({ ...sitter, ...change }));
}

function afterPlay(
  { document, play }: TableState,
  fact: Extract<Fact, { kind: 'chose' | 'undid' }>,
  at: number,
): Result<TableState> {
  if (play === null) return { ok: false, refusal: { code: 'not-asked' } };
  const result = fact.kind === 'chose' ? play.choose(fact.seat, fact.option) : play.undo(fact.seat);
  if (!result.ok) return result;
  // A sealed answer changes only who must still answer, which is secret.
  if (result.value === 'sealed') return succeeded({ ...document, owing: seatsToAnswer(play) }, play);
  const next = afterMove(document, play, at);
  return succeeded(fact.kind === 'undid' ? { ...next, notice: { kind: 'undone', by: fact.seat, at } } : next, play);
}

/** After a public change of the game: clocks, lateness and undo proposals start anew. */
function afterMove(document: TableDocument, play: Play, at: number): TableDocument {
  const { outcome } = play.match;
  const { notice: _notice, refused: _refused, ...lasting } = document;
  const next = {
    ...lasting,
    seats: withoutLateness(document),
    clock: clockAfterMove(document, play, at),
    owing: seatsToAnswer(play),
  };
  if (outcome !== undefined) return ended({ ...next, outcome }, 'played', at);
  const proposals = document.proposals.filter(({ motion }) => motion.kind !== 'undo');
  return proposals.length === document.proposals.length ? next : { ...next, proposals };
}

/** Unchanged parts stay the same object, by which subscribers are not sent them again. */
function withoutLateness({ seats }: TableDocument): TableDocument['seats'] {
  const isLate = seats.some((each) => each.kind === 'person' && each.late);
  return isLate ? seats.map((each) => (each.kind === 'person' && each.late ? { ...each, late: false } : each)) : seats;
}

function ended(document: TableDocument, ending: TableDocument['ending'], at: number): TableDocument {
  const clock = { ...document.clock, since: null };
  return { ...document, phase: 'over', ending, ended: at, proposals: [], owing: [], clock };
}

function seatsToAnswer({ rules, match }: Play): readonly Seat[] {
  return rules.deciders(match.state);
}

/**
 * Before the start the seat is free again; afterwards it is kept until its owner returns or the others replace them.
 */
function afterLeaving(document: TableDocument, seat: Seat, at: number): TableDocument {
  const sitter = document.seats[seat];
  if (sitter?.kind !== 'person') return document;
  const gone =
    document.phase === 'gathering' ? withFreedSeat(document, seat) : withPerson(document, seat, { left: true });
  const proposals = gone.proposals
    .filter(({ by }) => by !== seat)
    .map((proposal) => ({ ...proposal, waitsFor: proposal.waitsFor.filter((other) => other !== seat) }));
  const next = { ...gone, proposals };
  if (document.host !== sitter.person) return next;
  const heir = presentPeople(next).map((other) => next.seats[other])[0];
  if (heir?.kind === 'person') return { ...next, host: heir.person };
  return document.phase === 'gathering' ? ended(next, 'cancelled', at) : next;
}

/** Before the start: frees the seat, with its contribution to the deal. */
function withFreedSeat(document: TableDocument, seat: Seat): TableDocument {
  return withContribution(withSeat(document, seat, freeSeat(document)), seat, null);
}

export function freeSeat({ visibility }: TableDocument): FreeSeat {
  return visibility === 'public' ? { kind: 'open' } : { kind: 'invited', person: null };
}

function afterVote(
  document: TableDocument,
  play: Play | null,
  fact: Extract<Fact, { kind: 'voted' }>,
  at: number,
): TableDocument {
  const proposal = document.proposals.find(({ id }) => id === fact.proposal);
  if (proposal === undefined) return document;
  if (!fact.agree) return withoutProposal(document, proposal, { seat: fact.seat, at });
  const waitsFor = proposal.waitsFor.filter((seat) => seat !== fact.seat);
  return withPassedProposals(withProposal(document, { ...proposal, waitsFor }), play, at);
}

function withProposal(document: TableDocument, proposal: Proposal): TableDocument {
  return { ...document, proposals: document.proposals.map((each) => (each.id === proposal.id ? proposal : each)) };
}

/** Withdrawn by its proposer, refused by another seat, or not answered in time (`seat: null`). */
function withoutProposal(
  document: TableDocument,
  proposal: Proposal,
  { seat, at }: { readonly seat: Seat | null; readonly at: number },
): TableDocument {
  const next = { ...document, proposals: document.proposals.filter((each) => each !== proposal) };
  const { by, motion } = proposal;
  if (seat === by) return next;
  const refused = [...(document.refused ?? []), { by, motion }];
  return { ...next, refused, notice: { kind: 'refused', by, motion, seat, at } };
}

/** Motions that pass without an answer, since a game must not be stuck; all others fail. */
const SILENT_CONSENT: ReadonlySet<Motion['kind']> = new Set(['replace', 'resume']);

function afterExpiry(document: TableDocument, play: Play | null, id: string, at: number): TableDocument {
  const proposal = document.proposals.find((each) => each.id === id);
  if (proposal === undefined) return document;
  if (!SILENT_CONSENT.has(proposal.motion.kind)) return withoutProposal(document, proposal, { seat: null, at });
  return withPassedProposals(withProposal(document, { ...proposal, waitsFor: [] }), play, at);
}

/** Carries out every proposal that everybody has agreed to. */
function withPassedProposals(document: TableDocument, play: Play | null, at: number): TableDocument {
  const ready = document.proposals.find(({ waitsFor }) => waitsFor.length === 0);
  if (ready === undefined || play === null || document.phase !== 'playing') return document;
  const rest = { ...document, proposals: document.proposals.filter((proposal) => proposal !== ready) };
  return withPassedProposals(afterMotion(rest, play, ready, at), play, at);
}

function afterMotion(document: TableDocument, play: Play, { by, motion, moment }: Proposal, at: number): TableDocument {
  switch (motion.kind) {
    case 'undo':
      if (moment === null || !play.canRewind(moment)) return document;
      play.rewind(moment);
      return { ...afterMove(document, play, at), notice: { kind: 'undone', by, at } };
    case 'concede':
      return ended(document, 'conceded', at);
    case 'resume':
      return resumedByConsent(document, at);
    case 'replace':
      return withSeat(document, motion.seat, successorOf(document, motion));
  }
}

/** The others may give a seat to a bot, which its player can take back, or free it for another person. */
function successorOf(document: TableDocument, { seat, by }: Extract<Motion, { kind: 'replace' }>): TableSeat {
  if (by.kind === 'person') return freeSeat(document);
  const sitter = document.seats[seat];
  return sitter?.kind === 'person' ? { ...by, instead: { person: sitter.person, name: sitter.name } } : by;
}

/** A person who takes a seat during the game starts with a full turn's time. */
function withFullTime(document: TableDocument, seat: Seat, at: number): TableDocument {
  const { clock } = document;
  if (clock.since === null || !clock.asked.includes(seat)) return document;
  return { ...document, clock: { ...clock, since: at, used: clock.used.with(seat, 0) } };
}
