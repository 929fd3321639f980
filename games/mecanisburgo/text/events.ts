/** The log: one entry for every kind of event. */
import type { WordTables } from '@cabale/engine';
import { DECOY, EVENTS, THREATS } from '../content/tables.ts';
import type { Cause, EventOf, Mecanisburgo } from '../rules/state.ts';
import { listSentence, tallySentence } from './lists.ts';
import { belongingRef, cardRef, pileRef, randomRef, seatRef, sectorRef, slotRef, stepRef } from './refs.ts';

/** Payments are mentioned with what they are for. */
const SAID_ELSEWHERE: ReadonlySet<Cause> = new Set(['payment', 'hire', 'repair', 'revival']);

export const events: WordTables<Mecanisburgo>['events'] = {
  corporationTaken: 'default',
  turnOrder: ({ order }) => listSentence('event.turnOrder', order.map(seatRef)),
  cardsDealt: 'silent',
  kept: ({ cards: [a = 'M001', b = 'M001', c = 'M001'] }) => ({
    refs: { a: cardRef(a), b: cardRef(b), c: cardRef(c) },
  }),
  roundBegan: 'default',
  victoryRevealed: 'default',
  mayThreaten: ({ seats }) => (seats.length === 0 ? undefined : listSentence('event.mayThreaten', seats.map(seatRef))),
  cardLaid({ card }) {
    // The board shows what lies where; the log mentions only what will be fought.
    if (THREATS.some((threat) => threat === card)) return { key: 'event.laid.threat' };
    return EVENTS.some((event) => event === card) ? { key: 'event.laid.event' } : undefined;
  },
  pawnPlaced: placed,
  passed: 'default',
  sectorBegan: 'default',
  targetFixed: ({ target }) => (target === null ? undefined : { refs: { card: cardRef(target) } }),
  initiativeTaken: ({ by }) => ({ refs: { card: cardRef(by) } }),
  announced: ({ seat }) => ({ key: seat === null ? 'event.announced.printed' : 'event.announced.chosen' }),
  pawnRevealed: ({ character }) => ({ key: character === null ? 'event.revealed.decoy' : 'event.revealed.agent' }),
  wentHome: { by: 'why' },
  copied: ({ of }) => ({ refs: { of: cardRef(of) } }),
  peace: 'default',
  leaderNamed: 'default',
  attemptDeclared: 'default',
  attemptRefrained: 'default',
  engaged: 'default',
  cancelled: 'default',
  dosed: ({ dies }) => ({ key: dies ? 'event.dosed.dies' : 'event.dosed.lives' }),
  aisPlaced: ({ ais }) => ({ values: { count: ais } }),
  cardsTurnedUp: ({ cards }) => tallySentence('event.cards', cards),
  cardTakenBack: 'default',
  randomDrawn: ({ seat, value }) => ({
    key: seat === null ? 'event.random.table' : 'event.random.seat',
    refs: { random: randomRef(value) },
  }),
  strength: ({ against }) =>
    against === null ? { key: 'event.strength.all' } : { key: 'event.strength.each', refs: { seat: seatRef(against) } },
  totals: ({ totals }) => tallySentence('event.totals', totals),
  won: ({ seat }) => ({ key: seat === null ? 'event.won.nobody' : 'event.won.seat' }),
  threatStopped: 'default',
  threatSucceeded: 'default',
  duelDecided({ winner, isTie }) {
    if (isTie) return { key: 'event.duel.tie' };
    return winner === null ? { key: 'event.duel.failed' } : { key: 'event.duel.won', refs: { seat: seatRef(winner) } };
  },
  saved: ({ by }) => ({ refs: { property: cardRef(by) } }),
  died: 'default',
  revived: 'default',
  controlled: 'default',
  cardTaken: { shown: 'card' },
  tokenTaken: ({ token }) => ({ refs: { token: `token:${token}` } }),
  robotBought: ({ cost }) => ({ key: cost === 0 ? 'event.robotTaken' : 'event.robotBought' }),
  acted: ({ character }) => ({ key: character === null ? 'event.acted.organised' : 'event.acted.agent' }),
  cash,
  aisDisabled: ({ seat }) => ({ refs: { ais: belongingRef('ais', seat) } }),
  damaged: 'default',
  seduced: ({ from }) => ({ refs: { from: seatRef(from) } }),
  convicted: 'default',
  arenaEntered: 'default',
  arenaWon: 'default',
  cardPlayed: ({ cost }) => ({ key: cost === 0 ? 'event.hired' : 'event.bought' }),
  research: 'default',
  controlEnded: 'silent',
  finalStepBegan: ({ number }) => ({ refs: { step: stepRef(number) } }),
  discarded: ({ seat, why }) => ({ key: `event.discarded.${seat === null ? 'unclaimed' : why}` }),
  discardedUnseen: ({ cards }) => ({ values: { count: cards } }),
  promoted: ({ seat, chair }) => ({ refs: { chair: slotRef(seat, chair) } }),
  income: ({ cards, characters, properties }) => ({ values: { total: cards + characters + properties } }),
  paid: ({ amount }) => (amount === 0 ? undefined : {}),
  repaired: 'default',
  projectBought: 'default',
  threatMoved: ({ from, to }) => ({ refs: { from: sectorRef(from), to: sectorRef(to) } }),
  sectorDestroyed: 'default',
  zoneRevealed: ({ isDecoy }) => ({ key: isDecoy ? 'event.zone.decoy' : 'event.zone.agent' }),
  settled: 'default',
  shuffled: ({ deck }) => ({ key: `event.shuffled.${deck}`, refs: { pile: pileRef(deck) } }),
  corporateClaimed: 'default',
  corporateBeaten: ({ by }) => ({ refs: { by: seatRef(by) } }),
  eliminated: 'default',
  resigned: 'default',
  over({ by, ranks }) {
    const winner = ranks.indexOf(1);
    return { key: `event.over.${by}`, ...(winner < 0 ? {} : { refs: { seat: seatRef(winner) } }) };
  },
};

/** Only its owner learns which pawn it is. */
function placed({ place, pawn }: EventOf<'pawnPlaced'>) {
  const refs = { place: place < 0 ? ('zone:order' as const) : sectorRef(place) };
  if (pawn === null) return { key: 'event.placed.hidden', refs } as const;
  return pawn === DECOY
    ? ({ key: 'event.placed.decoy', refs } as const)
    : ({ key: 'event.placed.agent', values: { number: pawn + 1 }, refs } as const);
}

function cash({ by, cause }: EventOf<'cash'>) {
  const isRobot = by < 0 && cause === 'sector';
  if (by === 0 || isRobot || SAID_ELSEWHERE.has(cause)) return undefined;
  const less = cause === 'project' ? 'paid' : 'less';
  return { key: `event.cash.${by > 0 ? 'more' : less}`, values: { amount: Math.abs(by) } } as const;
}
