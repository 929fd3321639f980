/** The log: one entry for every kind of event. */
import type { WordTables } from '@cabale/engine';
import type { District } from '../content/tables.ts';
import type { Cause, VirtualRevolution } from '../rules/state.ts';
import {
  actionRef,
  arrRef,
  boostRef,
  causeRef,
  lossRef,
  necroRef,
  quantityRef,
  seatRef,
  seatsRef,
  titleRef,
} from './refs.ts';

const title = ({ district }: { readonly district: District }) => ({ refs: { title: titleRef(district) } });

const moved = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  refs: { from: arrRef(from), to: arrRef(to) },
});

/** Money is paid for these, and lost otherwise. */
const PAID: ReadonlySet<Cause> = new Set(['recruit', 'build', 'create', 'donate', 'renewal']);

export const events: WordTables<VirtualRevolution>['events'] = {
  dealt: ({ arrs }) => ({ values: { count: arrs.length } }),
  objectives: 'silent',
  agentsOut: 'silent',
  roundBegan: ({ order }) => ({ refs: { seat: seatRef(order[0] ?? 0) } }),
  turnBegan: 'default',
  // The map and the offer show where they are.
  agentCame: 'silent',
  agentIntercepted: 'default',
  directorPlaced: 'default',
  tokenAdded: 'default',
  tokenEliminated: ({ by, owner }) => ({
    key: by === owner ? 'event.tokenLost' : 'event.tokenEliminated',
    refs: { seat: seatRef(by), owner: seatRef(owner) },
  }),
  tokenMoved: moved,
  titleTaken: title,
  titleLost: title,
  titleUsed: title,
  performed: ({ seat, action, extra }) => ({
    key: extra ? 'event.performedExtra' : 'event.performed',
    refs: { action: actionRef(action, seat) },
  }),
  changed({ seat, what, by, cause }) {
    // The event that moved the tokens already has a line in the log.
    if (by === 0 || what === 'reserve') return undefined;
    const isPaid = what === 'euros' && by < 0 && PAID.has(cause);
    return {
      key: isPaid ? 'event.changed.paid.euros' : `event.changed.${by > 0 ? 'more' : 'less'}.${what}`,
      values: { count: Math.abs(by) },
      refs: { cause: causeRef(cause), amount: quantityRef(what, seat) },
    };
  },
  corruptionDrawn: ({ effect }) =>
    effect === null
      ? { key: 'event.corruptionDrawn.hidden' }
      : { key: 'event.corruptionDrawn.shown', refs: { card: lossRef(effect) } },
  corruptionDiscarded: ({ effect }) => ({ refs: { card: lossRef(effect) } }),
  corruptionGiven: ({ from, to, effect }) => ({
    key: effect === null ? 'event.corruptionGiven.hidden' : 'event.corruptionGiven.shown',
    refs: { seat: seatRef(from), to: seatRef(to), ...(effect === null ? {} : { card: lossRef(effect) }) },
  }),
  corruptionReceived: ({ from, to, effect }) => ({
    key: 'event.corruptionGiven.shown',
    refs: { seat: seatRef(from), to: seatRef(to), card: lossRef(effect) },
  }),
  corruptionShuffled: 'default',
  handSeen: ({ by, of }) => ({ refs: { seat: seatRef(by), of: seatRef(of) } }),
  necroSeen: ({ card }) =>
    card === null
      ? { key: 'event.necroSeen.hidden' }
      : { key: 'event.necroSeen.shown', refs: { card: necroRef(card) } },
  serverBuilt: 'default',
  serverRemoved: 'default',
  serverMoved: moved,
  agentHired: 'default',
  agentUsed: 'default',
  agentReadied: 'default',
  agentPromoted: ({ applied }) => ({ key: applied ? 'event.agentPromoted' : 'event.agentPromotedPlain' }),
  agentCopied: 'default',
  agentRetired: 'default',
  agentSwapped: 'default',
  agentDiscarded: ({ seat }) => ({ key: seat === null ? 'event.agentLeft' : 'event.agentDiscarded' }),
  boostGained: 'default',
  boostDiscarded: 'default',
  saved: ({ card }) => ({ refs: { card: boostRef(card) } }),
  rowRenewed: 'silent',
  verseReturned: 'default',
  verseShown: 'silent',
  verseTaken: 'default',
  verseOnline: 'default',
  verseRecorded: 'default',
  verseDiscarded: 'default',
  searched: ({ cards }) => ({ values: { count: cards.length } }),
  searchCard: ({ effect, how }) => ({ key: `event.searchCard.${how}`, refs: { card: lossRef(effect) } }),
  necroRevealed: ({ card }) => ({ refs: { card: necroRef(card) } }),
  necroAvoided: { by: 'what' },
  necroHit: ({ card }) => ({ refs: { card: necroRef(card) } }),
  positionChosen: ({ position }) => ({ values: { number: position + 1 } }),
  objectiveScored: 'default',
  resigned: 'default',
  over({ by, ranks }) {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (winners.length > 1) return { key: 'event.over.shared', refs: { winners: seatsRef(winners) } };
    return { key: `event.over.${by}`, refs: { seat: seatRef(winners[0] ?? 0) } };
  },
};
