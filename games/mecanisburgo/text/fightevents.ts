/** The log of a sector that is fought for: identities, lives, cards, totals, Actions. */
import type { Sentence } from '@cabale/engine';
import type { EventOf } from './events.ts';
import { tallySentence } from './lists.ts';
import { actionRef, belongingRef, cardRef, causeRef, contestRef, randomRef, seatRef, sectorRef } from './refs.ts';

type IdentityEvent = EventOf<
  | 'sectorBegan'
  | 'targetFixed'
  | 'initiativeTaken'
  | 'announced'
  | 'pawnRevealed'
  | 'wentHome'
  | 'copied'
  | 'peace'
  | 'leaderNamed'
>;
type LifeEvent = EventOf<
  'attemptDeclared' | 'attemptRefrained' | 'saved' | 'died' | 'revived' | 'seduced' | 'convicted' | 'arenaEntered'
>;
type ForceEvent = EventOf<
  'engaged' | 'cancelled' | 'dosed' | 'aisPlaced' | 'cardsTurnedUp' | 'cardTakenBack' | 'randomDrawn' | 'aisDisabled'
>;
type OutcomeEvent = EventOf<
  | 'strength'
  | 'totals'
  | 'won'
  | 'threatStopped'
  | 'threatSucceeded'
  | 'duelDecided'
  | 'controlled'
  | 'acted'
  | 'damaged'
  | 'arenaWon'
>;

export type FightEvent = IdentityEvent | LifeEvent | ForceEvent | OutcomeEvent;

export function fightEventSentence(event: FightEvent): Sentence | undefined {
  switch (event.kind) {
    case 'sectorBegan':
    case 'targetFixed':
    case 'initiativeTaken':
    case 'announced':
    case 'pawnRevealed':
    case 'wentHome':
    case 'copied':
    case 'peace':
    case 'leaderNamed':
      return identitySentence(event);
    case 'attemptDeclared':
    case 'attemptRefrained':
    case 'saved':
    case 'died':
    case 'revived':
    case 'seduced':
    case 'convicted':
    case 'arenaEntered':
      return lifeSentence(event);
    case 'engaged':
    case 'cancelled':
    case 'dosed':
    case 'aisPlaced':
    case 'cardsTurnedUp':
    case 'cardTakenBack':
    case 'randomDrawn':
    case 'aisDisabled':
      return forceSentence(event);
    case 'strength':
    case 'totals':
    case 'won':
    case 'threatStopped':
    case 'threatSucceeded':
    case 'duelDecided':
    case 'controlled':
    case 'acted':
    case 'damaged':
    case 'arenaWon':
      return outcomeSentence(event);
  }
}

function identitySentence(event: IdentityEvent): Sentence | undefined {
  switch (event.kind) {
    case 'sectorBegan':
    case 'peace':
      return { key: `event.${event.kind}`, refs: { sector: sectorRef(event.sector) } };
    case 'targetFixed':
      return event.target === null
        ? undefined
        : { key: 'event.targetFixed', refs: { seat: seatRef(event.seat), card: cardRef(event.target) } };
    case 'initiativeTaken':
      return { key: 'event.initiativeTaken', refs: { seat: seatRef(event.seat), card: cardRef(event.by) } };
    case 'announced':
      return event.seat === null
        ? { key: 'event.announced.printed', refs: { type: contestRef(event.type) } }
        : { key: 'event.announced.chosen', refs: { seat: seatRef(event.seat), type: contestRef(event.type) } };
    case 'pawnRevealed':
      return event.character === null
        ? { key: 'event.revealed.decoy', refs: { seat: seatRef(event.seat) } }
        : { key: 'event.revealed.agent', refs: { seat: seatRef(event.seat), character: cardRef(event.character) } };
    case 'wentHome':
      return { key: `event.wentHome.${event.why}`, refs: { character: cardRef(event.character) } };
    case 'copied':
      return { key: 'event.copied', refs: { character: cardRef(event.character), of: cardRef(event.of) } };
    case 'leaderNamed':
      return {
        key: 'event.leaderNamed',
        values: { base: event.base },
        refs: { seat: seatRef(event.seat), character: cardRef(event.character) },
      };
  }
}

function lifeSentence(event: LifeEvent): Sentence {
  switch (event.kind) {
    case 'attemptDeclared':
      return {
        key: 'event.attemptDeclared',
        refs: { assassin: cardRef(event.assassin), target: cardRef(event.target) },
      };
    case 'attemptRefrained':
      return { key: 'event.attemptRefrained', refs: { assassin: cardRef(event.assassin) } };
    case 'saved':
      return { key: 'event.saved', refs: { character: cardRef(event.character), property: cardRef(event.by) } };
    case 'died':
      return { key: 'event.died', refs: { character: cardRef(event.character), cause: causeRef(event.cause) } };
    case 'revived':
      return { key: 'event.revived', refs: { seat: seatRef(event.seat), character: cardRef(event.character) } };
    case 'seduced':
      return {
        key: 'event.seduced',
        refs: { character: cardRef(event.character), from: seatRef(event.from), seat: seatRef(event.seat) },
      };
    case 'convicted':
      return { key: 'event.convicted', refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'arenaEntered':
      return { key: 'event.arenaEntered', refs: { seat: seatRef(event.seat), character: cardRef(event.character) } };
  }
}

function forceSentence(event: ForceEvent): Sentence | undefined {
  switch (event.kind) {
    case 'engaged':
      return { key: 'event.engaged', refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'cancelled':
      return { key: 'event.cancelled', refs: { seat: seatRef(event.seat), property: cardRef(event.property) } };
    case 'dosed':
      return {
        key: event.dies ? 'event.dosed.dies' : 'event.dosed.lives',
        values: { adds: event.adds },
        refs: { character: cardRef(event.character) },
      };
    case 'aisPlaced':
      return {
        key: 'event.aisPlaced',
        values: { count: event.ais },
        refs: { seat: seatRef(event.seat), sector: sectorRef(event.sector) },
      };
    case 'cardsTurnedUp':
      return bySeat('event.cards', event.cards);
    case 'cardTakenBack':
      return { key: 'event.cardTakenBack', refs: { seat: seatRef(event.seat) } };
    case 'randomDrawn':
      return event.seat === null
        ? { key: 'event.random.table', refs: { random: randomRef(event.value) } }
        : { key: 'event.random.seat', refs: { seat: seatRef(event.seat), random: randomRef(event.value) } };
    case 'aisDisabled':
      return {
        key: 'event.aisDisabled',
        values: { until: event.until },
        refs: { seat: seatRef(event.seat), ais: belongingRef('ais', event.seat) },
      };
  }
}

/** What some of the seats have: whoever has nothing is left out. */
function bySeat(key: string, values: readonly (number | null)[]): Sentence | undefined {
  const tally = values.flatMap((value, seat) => (value === null ? [] : [{ seat, value }]));
  return tally.length === 0 ? undefined : tallySentence(key, tally);
}

function outcomeSentence(event: OutcomeEvent): Sentence | undefined {
  switch (event.kind) {
    case 'strength':
      return event.against === null
        ? { key: 'event.strength.all', values: { strength: event.strength } }
        : {
            key: 'event.strength.each',
            values: { strength: event.strength },
            refs: { seat: seatRef(event.against) },
          };
    case 'totals':
      return bySeat('event.totals', event.totals);
    case 'won':
      return event.seat === null
        ? { key: 'event.won.nobody', refs: { sector: sectorRef(event.sector) } }
        : { key: 'event.won.seat', refs: { seat: seatRef(event.seat), sector: sectorRef(event.sector) } };
    case 'threatStopped':
      return { key: 'event.threatStopped', refs: { seat: seatRef(event.seat), threat: cardRef(event.threat) } };
    case 'threatSucceeded':
      return { key: 'event.threatSucceeded', refs: { threat: cardRef(event.threat) } };
    case 'duelDecided':
      return duelSentence(event);
    case 'controlled':
      return { key: 'event.controlled', refs: { seat: seatRef(event.seat), sector: sectorRef(event.sector) } };
    case 'acted':
      return event.character === null
        ? { key: 'event.acted.organised', refs: { seat: seatRef(event.seat), action: actionRef(event.action) } }
        : { key: 'event.acted.agent', refs: { character: cardRef(event.character), action: actionRef(event.action) } };
    case 'damaged':
      return { key: 'event.damaged', refs: { seat: seatRef(event.seat), property: cardRef(event.property) } };
    case 'arenaWon':
      return {
        key: 'event.arenaWon',
        values: { purse: event.purse, share: event.share },
        refs: { seat: seatRef(event.seat), organiser: seatRef(event.organiser) },
      };
  }
}

function duelSentence({ action, winner, isTie }: EventOf<'duelDecided'>): Sentence {
  const refs = { action: actionRef(action) };
  if (isTie) return { key: 'event.duel.tie', refs };
  return winner === null
    ? { key: 'event.duel.failed', refs }
    : { key: 'event.duel.won', refs: { ...refs, seat: seatRef(winner) } };
}
