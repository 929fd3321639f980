/** The log: one entry for every kind of event. */
import type { WordTables } from '@cabale/engine';
import type { District } from '../content/tables.ts';
import type { VirtualRevolution } from '../rules/state.ts';
import { actionRef, arrRef, boostRef, cardRef, causeRef, necroRef, quantityRef, seatRef, titleRef } from './refs.ts';

const title = ({ district }: { readonly district: District }) => ({ refs: { title: titleRef(district) } });

const moved = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  refs: { from: arrRef(from), to: arrRef(to) },
});

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
    refs: { seat: seatRef(owner), by: seatRef(by) },
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
    return {
      key: `event.changed.${by > 0 ? 'more' : 'less'}.${what}`,
      values: { count: Math.abs(by) },
      refs: { cause: causeRef(cause), amount: quantityRef(what, seat) },
    };
  },
  corruptionDrawn: ({ card }) =>
    card === null
      ? { key: 'event.corruptionDrawn.hidden' }
      : { key: 'event.corruptionDrawn.shown', refs: { card: cardRef(card) } },
  corruptionDiscarded: ({ card }) => ({ refs: { card: cardRef(card) } }),
  corruptionGiven: ({ from, to, card }) => ({
    key: card === null ? 'event.corruptionGiven.hidden' : 'event.corruptionGiven.shown',
    refs: { from: seatRef(from), to: seatRef(to), ...(card === null ? {} : { card: cardRef(card) }) },
  }),
  corruptionReceived: ({ from, to, card }) => ({
    key: 'event.corruptionGiven.shown',
    refs: { from: seatRef(from), to: seatRef(to), card: cardRef(card) },
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
  searchCard: ({ card, how }) => ({ key: `event.searchCard.${how}`, refs: { card: cardRef(card) } }),
  necroRevealed: ({ card }) => ({ refs: { card: necroRef(card) } }),
  necroAvoided: { by: 'what' },
  necroHit: ({ card }) => ({ refs: { card: necroRef(card) } }),
  positionChosen: ({ position }) => ({ values: { number: position + 1 } }),
  objectiveScored: 'default',
  resigned: 'default',
  over: ({ by, ranks }) => ({ key: `event.over.${by}`, refs: { seat: seatRef(Math.max(0, ranks.indexOf(1))) } }),
};
