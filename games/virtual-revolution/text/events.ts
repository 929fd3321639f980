/** The log: every event as a sentence, or nothing for what is only seen. */
import type { Sentence } from '@cabale/engine';
import type { VirtualRevolutionEvent } from '../rules/state.ts';
import {
  actionRef,
  agentRef,
  arrRef,
  boostRef,
  cardRef,
  causeRef,
  necroRef,
  objectiveRef,
  partRef,
  quantityRef,
  seatRef,
  titleRef,
  verseRef,
} from './refs.ts';

type EventOf<Kind extends VirtualRevolutionEvent['kind']> = Extract<VirtualRevolutionEvent, { kind: Kind }>;

export function eventSentence(event: VirtualRevolutionEvent): Sentence | undefined {
  switch (event.kind) {
    case 'objectives':
    case 'agentsOut':
    case 'rowRenewed':
    case 'verseShown':
    // The map and the offer show where they are.
    case 'agentCame':
      return undefined;
    case 'dealt':
      return { key: 'event.dealt', values: { count: event.arrs.length }, refs: { seat: seatRef(event.seat) } };
    case 'roundBegan':
      return { key: 'event.roundBegan', values: { round: event.round }, refs: { seat: seatRef(event.order[0] ?? 0) } };
    case 'turnBegan':
      return { key: 'event.turnBegan', values: { lap: event.lap }, refs: { seat: seatRef(event.seat) } };
    case 'agentIntercepted':
      return { key: 'event.agentIntercepted', refs: { agent: agentRef(event.agent) } };
    case 'directorPlaced':
    case 'tokenAdded':
    case 'serverBuilt':
    case 'serverRemoved':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), arr: arrRef(event.arr) } };
    case 'tokenEliminated':
      return eliminatedSentence(event);
    case 'tokenMoved':
    case 'serverMoved':
      return {
        key: `event.${event.kind}`,
        refs: { seat: seatRef(event.seat), from: arrRef(event.from), to: arrRef(event.to) },
      };
    case 'titleTaken':
    case 'titleLost':
    case 'titleUsed':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), title: titleRef(event.district) } };
    case 'performed':
      return {
        key: event.extra ? 'event.performedExtra' : 'event.performed',
        refs: { seat: seatRef(event.seat), action: actionRef(event.action, event.seat) },
      };
    case 'changed':
      return changedSentence(event);
    case 'corruptionDrawn':
    case 'corruptionDiscarded':
    case 'corruptionGiven':
    case 'corruptionReceived':
    case 'handSeen':
    case 'corruptionShuffled':
      return corruptionSentence(event);
    case 'necroSeen':
    case 'necroRevealed':
    case 'necroAvoided':
    case 'necroHit':
      return necroSentence(event);
    case 'agentDiscarded':
      return event.seat === null
        ? { key: 'event.agentLeft', refs: { agent: agentRef(event.agent) } }
        : { key: 'event.agentDiscarded', refs: { seat: seatRef(event.seat), agent: agentRef(event.agent) } };
    case 'agentHired':
    case 'agentUsed':
    case 'agentReadied':
    case 'agentCopied':
    case 'agentRetired':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), agent: agentRef(event.agent) } };
    case 'agentPromoted':
      return {
        key: event.applied ? 'event.agentPromoted' : 'event.agentPromotedPlain',
        refs: { seat: seatRef(event.seat), agent: agentRef(event.agent) },
      };
    case 'agentSwapped':
      return {
        key: 'event.agentSwapped',
        refs: { seat: seatRef(event.seat), given: agentRef(event.given), taken: agentRef(event.taken) },
      };
    case 'boostGained':
    case 'boostDiscarded':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), boost: boostRef(event.boost) } };
    case 'saved':
      return { key: 'event.saved', refs: { seat: seatRef(event.seat), card: boostRef(event.card) } };
    case 'verseReturned':
      return { key: 'event.verseReturned', refs: { verse: verseRef(event.verse) } };
    case 'verseTaken':
    case 'verseOnline':
    case 'verseRecorded':
    case 'verseDiscarded':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), verse: verseRef(event.verse) } };
    case 'searched':
      return { key: 'event.searched', values: { count: event.cards.length }, refs: { seat: seatRef(event.seat) } };
    case 'searchCard':
      return { key: `event.searchCard.${event.how}`, refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'positionChosen':
      return {
        key: 'event.positionChosen',
        values: { number: event.position + 1 },
        refs: { seat: seatRef(event.seat) },
      };
    case 'objectiveScored':
      return {
        key: 'event.objectiveScored',
        values: { vp: event.vp },
        refs: { seat: seatRef(event.seat), objective: objectiveRef(event.objective) },
      };
    case 'resigned':
      return { key: 'event.resigned', refs: { seat: seatRef(event.seat) } };
    case 'over':
      return { key: `event.over.${event.by}`, refs: { seat: seatRef(Math.max(0, event.ranks.indexOf(1))) } };
  }
}

function eliminatedSentence({ by, owner, arr }: EventOf<'tokenEliminated'>): Sentence {
  const refs = { seat: seatRef(owner), arr: arrRef(arr) };
  return by === owner
    ? { key: 'event.tokenLost', refs }
    : { key: 'event.tokenEliminated', refs: { ...refs, by: seatRef(by) } };
}

/** Gains and losses with their cause; tokens to and from Reserve are told by what moves them. */
function changedSentence({ seat, what, by, cause }: EventOf<'changed'>): Sentence | undefined {
  if (by === 0 || what === 'reserve') return undefined;
  return {
    key: `event.changed.${by > 0 ? 'more' : 'less'}.${what}`,
    values: { count: Math.abs(by) },
    refs: { seat: seatRef(seat), cause: causeRef(cause), amount: quantityRef(what, seat) },
  };
}

type CorruptionEvent = EventOf<
  | 'corruptionDrawn'
  | 'corruptionDiscarded'
  | 'corruptionGiven'
  | 'corruptionReceived'
  | 'handSeen'
  | 'corruptionShuffled'
>;

function corruptionSentence(event: CorruptionEvent): Sentence {
  switch (event.kind) {
    case 'corruptionShuffled':
      return { key: 'event.corruptionShuffled' };
    case 'corruptionDrawn':
      return event.card === null
        ? { key: 'event.corruptionDrawn.hidden', refs: { seat: seatRef(event.seat) } }
        : { key: 'event.corruptionDrawn.shown', refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'corruptionDiscarded':
      return { key: 'event.corruptionDiscarded', refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'corruptionGiven':
      return event.card === null
        ? { key: 'event.corruptionGiven.hidden', refs: { from: seatRef(event.from), to: seatRef(event.to) } }
        : {
            key: 'event.corruptionGiven.shown',
            refs: { from: seatRef(event.from), to: seatRef(event.to), card: cardRef(event.card) },
          };
    case 'corruptionReceived':
      return {
        key: 'event.corruptionGiven.shown',
        refs: { from: seatRef(event.from), to: seatRef(event.to), card: cardRef(event.card) },
      };
    case 'handSeen':
      return { key: 'event.handSeen', refs: { seat: seatRef(event.by), of: seatRef(event.of) } };
  }
}

function necroSentence(event: EventOf<'necroSeen' | 'necroRevealed' | 'necroAvoided' | 'necroHit'>): Sentence {
  switch (event.kind) {
    case 'necroSeen':
      return event.card === null
        ? { key: 'event.necroSeen.hidden', refs: { seat: seatRef(event.seat) } }
        : { key: 'event.necroSeen.shown', refs: { seat: seatRef(event.seat), card: necroRef(event.card) } };
    case 'necroRevealed':
      return { key: 'event.necroRevealed', refs: { card: necroRef(event.card) } };
    case 'necroAvoided':
      return { key: `event.necroAvoided.${event.what}`, refs: { seat: seatRef(event.seat) } };
    case 'necroHit':
      return {
        key: 'event.necroHit',
        refs: { seat: seatRef(event.seat), card: necroRef(event.card), part: partRef(event.part) },
      };
  }
}
