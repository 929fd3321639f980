/** What things are called. */
import type { WordTables } from '@cabale/engine';
import { BOARD, DECOY } from '../content/tables.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import type en from './en.ts';
import { asPrinted } from './lists.ts';
import { seatRef, type Belonging, type Pile } from './refs.ts';

type Names = WordTables<Mecanisburgo>['names'];

const belonging =
  (what: Belonging): Names['cash'] =>
  ([seat]) => ({ key: `thing.${what}`, refs: { seat: seatRef(Number(seat)) } });

/** Things that have a text each. */
const named =
  (texts: keyof typeof en): Names['corp'] =>
  ([which]) =>
    asPrinted({ key: `${texts}.${which}` });

export const names: Names = {
  seat: ([seat]) => ({ key: 'thing.seat', values: { number: Number(seat) + 1 } }),
  corp: named('corp'),
  sector: named('sector'),
  character: named('character'),
  property: named('property'),
  threat: named('threat'),
  project: named('project'),
  victory: named('victory'),
  special: named('special'),
  skill: named('skill'),
  race: named('race'),
  type: named('type'),
  action: named('action'),
  contest: named('contest'),
  cause: named('cause'),
  answer: named('answer'),
  event: named('eventName'),
  slot([seat, number]) {
    const slot = Number(number);
    const refs = { seat: seatRef(Number(seat)) };
    return slot < BOARD
      ? { key: `thing.chair.${slot as 0 | 1 | 2}`, refs }
      : { key: 'thing.slot', values: { number: slot + 1 }, refs };
  },
  pawn([seat, number]) {
    const pawn = Number(number);
    const refs = { seat: seatRef(Number(seat)) };
    return pawn === DECOY ? { key: 'thing.decoy', refs } : { key: 'thing.pawn', values: { number: pawn + 1 }, refs };
  },
  value: ([value]) => ({ key: 'thing.value', values: { number: Number(value) } }),
  random: ([value]) => ({ key: 'thing.random', values: { number: Number(value) } }),
  cash: belonging('cash'),
  ais: belonging('ais'),
  actionCards: belonging('actionCards'),
  hand: belonging('hand'),
  research: belonging('research'),
  vp: belonging('vp'),
  corporate: belonging('corporate'),
  pawns: belonging('pawns'),
  pile: ([pile]) => ({ key: `thing.pile.${pile as Pile}` }),
  token: ([token]) => ({ key: `thing.token.${token as 'shuttle' | 'minisub'}` }),
  step: ([step]) => ({ key: `thing.step.${step as `${keyof typeof en.thing.step}`}` }),
  zone: () => ({ key: 'thing.zone' }),
  round: () => ({ key: 'thing.round' }),
};
