/** The log: every event as a sentence, or nothing for what is only seen. */
import type { Sentence } from '@cabale/engine';
import { DECOY, EVENTS, THREATS } from '../content/tables.ts';
import type { Cause, MecanisburgoEvent } from '../rules/state.ts';
import { fightEventSentence } from './fightevents.ts';
import { placeRef } from './figures.ts';
import { listSentence } from './lists.ts';
import {
  cardRef,
  causeRef,
  corpRef,
  pileRef,
  projectRef,
  seatRef,
  sectorRef,
  slotRef,
  stepRef,
  victoryRef,
} from './refs.ts';

export type EventOf<Kind extends MecanisburgoEvent['kind']> = Extract<MecanisburgoEvent, { kind: Kind }>;

export function eventSentence(event: MecanisburgoEvent): Sentence | undefined {
  switch (event.kind) {
    // Seen by whoever it concerns, or told by what follows.
    case 'cardsDealt':
    case 'controlEnded':
      return undefined;
    case 'corporationTaken':
      return { key: 'event.corporationTaken', refs: { seat: seatRef(event.seat), corp: corpRef(event.corp) } };
    case 'turnOrder':
      return listSentence('event.turnOrder', event.order.map(seatRef));
    case 'kept':
      return keptSentence(event);
    case 'roundBegan':
      return { key: 'event.roundBegan', values: { round: event.round } };
    case 'victoryRevealed':
      return { key: 'event.victoryRevealed', refs: { victory: victoryRef(event.victory) } };
    case 'mayThreaten':
      return event.seats.length === 0 ? undefined : listSentence('event.mayThreaten', event.seats.map(seatRef));
    case 'cardLaid':
      return laidSentence(event);
    case 'pawnPlaced':
      return placedSentence(event);
    case 'passed':
    case 'eliminated':
    case 'resigned':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat) } };
    case 'cardTaken':
    case 'cash':
    case 'income':
    case 'paid':
      return moneyOrCardSentence(event);
    case 'tokenTaken':
      return { key: 'event.tokenTaken', refs: { seat: seatRef(event.seat), token: `token:${event.token}` } };
    case 'robotBought':
      return {
        key: event.cost === 0 ? 'event.robotTaken' : 'event.robotBought',
        values: { cost: event.cost },
        refs: { seat: seatRef(event.seat), property: cardRef(event.property) },
      };
    case 'cardPlayed':
      return {
        key: event.cost === 0 ? 'event.hired' : 'event.bought',
        values: { cost: event.cost },
        refs: { seat: seatRef(event.seat), card: cardRef(event.card) },
      };
    case 'research':
      return { key: 'event.research', values: { by: event.by }, refs: { seat: seatRef(event.seat) } };
    case 'finalStepBegan':
      return { key: 'event.finalStepBegan', refs: { step: stepRef(event.number) } };
    case 'discarded':
      return discardedSentence(event);
    case 'discardedUnseen':
      return { key: 'event.discardedUnseen', values: { count: event.cards } };
    case 'promoted':
      return {
        key: 'event.promoted',
        refs: { character: cardRef(event.character), chair: slotRef(event.seat, event.chair) },
      };
    case 'repaired':
      return {
        key: 'event.repaired',
        values: { cost: event.cost },
        refs: { seat: seatRef(event.seat), property: cardRef(event.property) },
      };
    case 'projectBought':
      return { key: 'event.projectBought', refs: { seat: seatRef(event.seat), project: projectRef(event.project) } };
    case 'threatMoved':
      return {
        key: 'event.threatMoved',
        refs: { threat: cardRef(event.threat), from: sectorRef(event.from), to: sectorRef(event.to) },
      };
    case 'sectorDestroyed':
      return { key: 'event.sectorDestroyed', refs: { sector: sectorRef(event.sector) } };
    case 'zoneRevealed':
      return { key: event.isDecoy ? 'event.zone.decoy' : 'event.zone.agent', refs: { seat: seatRef(event.seat) } };
    case 'settled':
      return {
        key: 'event.settled',
        refs: { seat: seatRef(event.seat), card: cardRef(event.card), sector: sectorRef(event.sector) },
      };
    case 'shuffled':
      return { key: `event.shuffled.${event.deck}`, refs: { pile: pileRef(event.deck) } };
    case 'corporateClaimed':
      return { key: 'event.corporateClaimed', refs: { seat: seatRef(event.seat), sector: sectorRef(event.sector) } };
    case 'corporateBeaten':
      return { key: 'event.corporateBeaten', refs: { seat: seatRef(event.seat), by: seatRef(event.by) } };
    case 'over':
      return overSentence(event);
    case 'sectorBegan':
    case 'targetFixed':
    case 'initiativeTaken':
    case 'announced':
    case 'pawnRevealed':
    case 'wentHome':
    case 'copied':
    case 'peace':
    case 'leaderNamed':
    case 'attemptDeclared':
    case 'attemptRefrained':
    case 'engaged':
    case 'cancelled':
    case 'dosed':
    case 'aisPlaced':
    case 'cardsTurnedUp':
    case 'cardTakenBack':
    case 'randomDrawn':
    case 'strength':
    case 'totals':
    case 'won':
    case 'threatStopped':
    case 'threatSucceeded':
    case 'duelDecided':
    case 'saved':
    case 'died':
    case 'revived':
    case 'controlled':
    case 'acted':
    case 'aisDisabled':
    case 'damaged':
    case 'seduced':
    case 'convicted':
    case 'arenaEntered':
    case 'arenaWon':
      return fightEventSentence(event);
  }
}

function keptSentence({ seat, cards }: EventOf<'kept'>): Sentence {
  const [a = 'M001', b = 'M001', c = 'M001'] = cards;
  return { key: 'event.kept', refs: { seat: seatRef(seat), a: cardRef(a), b: cardRef(b), c: cardRef(c) } };
}

/** The board shows what lies where; only what will be fought is told. */
function laidSentence({ sector, card }: EventOf<'cardLaid'>): Sentence | undefined {
  if (card === null) return undefined;
  const refs = { sector: sectorRef(sector), card: cardRef(card) };
  if (THREATS.some((threat) => threat === card)) return { key: 'event.laid.threat', refs };
  return EVENTS.some((each) => each === card) ? { key: 'event.laid.event', refs } : undefined;
}

/** Only its owner is told which pawn it is. */
function placedSentence({ seat, place, pawn }: EventOf<'pawnPlaced'>): Sentence {
  const refs = { seat: seatRef(seat), place: placeRef(place) };
  if (pawn === null) return { key: 'event.placed.hidden', refs };
  return pawn === DECOY
    ? { key: 'event.placed.decoy', refs }
    : { key: 'event.placed.agent', values: { number: pawn + 1 }, refs };
}

function moneyOrCardSentence(event: EventOf<'cardTaken' | 'cash' | 'income' | 'paid'>): Sentence | undefined {
  const refs = { seat: seatRef(event.seat) };
  switch (event.kind) {
    case 'cardTaken':
      return event.card === null
        ? { key: 'event.cardTaken.hidden', refs: { ...refs, cause: causeRef(event.cause) } }
        : { key: 'event.cardTaken.shown', refs: { ...refs, card: cardRef(event.card), cause: causeRef(event.cause) } };
    case 'cash':
      return cashSentence(event);
    case 'income': {
      const { cards, characters, properties } = event;
      const total = cards + characters + properties;
      return { key: 'event.income', values: { total, cards, characters, properties }, refs };
    }
    case 'paid':
      return event.amount === 0 ? undefined : { key: 'event.paid', values: { amount: event.amount }, refs };
  }
}

/** What is paid or bought is told with what it is for. */
const TOLD_OTHERWISE: ReadonlySet<Cause> = new Set(['payment', 'hire', 'repair', 'revival']);

function cashSentence({ seat, by, cause }: EventOf<'cash'>): Sentence | undefined {
  const isRobot = by < 0 && cause === 'sector';
  if (by === 0 || isRobot || TOLD_OTHERWISE.has(cause)) return undefined;
  const less = cause === 'project' ? 'paid' : 'less';
  return {
    key: `event.cash.${by > 0 ? 'more' : less}`,
    values: { amount: Math.abs(by) },
    refs: { seat: seatRef(seat), cause: causeRef(cause) },
  };
}

function discardedSentence({ seat, card, why }: EventOf<'discarded'>): Sentence {
  return seat === null
    ? { key: 'event.discarded.unclaimed', refs: { card: cardRef(card) } }
    : { key: `event.discarded.${why}`, refs: { seat: seatRef(seat), card: cardRef(card) } };
}

function overSentence({ by, ranks }: EventOf<'over'>): Sentence {
  const winner = ranks.indexOf(1);
  const key = `event.over.${by}`;
  return winner < 0 ? { key } : { key, refs: { seat: seatRef(winner) } };
}
