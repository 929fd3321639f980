/** What things are called. */
import type { WordTables } from '@cabale/engine';
import {
  BOARD,
  DECOY,
  type Action,
  type Character,
  type ContestType,
  type Corp,
  type EventCardId,
  type Project,
  type Property,
  type PropertyType,
  type Race,
  type Skill,
  type SpecialVictory,
  type Threat,
  type VictoryEvent,
} from '../content/tables.ts';
import type { Cause, Mecanisburgo } from '../rules/state.ts';
import type en from './en.ts';
import { seatRef, type Answer, type Belonging, type Pile } from './refs.ts';

type Names = WordTables<Mecanisburgo>['names'];

const belonging =
  (what: Belonging): Names['cash'] =>
  ([seat]) => ({ key: `thing.${what}`, refs: { seat: seatRef(Number(seat)) } });

export const names: Names = {
  seat: ([seat]) => ({ key: 'thing.seat', values: { number: Number(seat) + 1 } }),
  corp: ([corp]) => ({ key: `corp.${corp as Corp}` }),
  sector: ([sector]) => ({ key: `sector.${sector as `${keyof typeof en.sector}`}` }),
  character: ([character]) => ({ key: `character.${character as Character}` }),
  property: ([property]) => ({ key: `property.${property as Property}` }),
  threat: ([threat]) => ({ key: `threat.${threat as Threat}` }),
  project: ([project]) => ({ key: `project.${project as Project}` }),
  victory: ([victory]) => ({ key: `victory.${victory as VictoryEvent}` }),
  special: ([special]) => ({ key: `special.${special as SpecialVictory}` }),
  skill: ([skill]) => ({ key: `skill.${skill as Skill}` }),
  race: ([race]) => ({ key: `race.${race as Race}` }),
  type: ([type]) => ({ key: `type.${type as PropertyType}` }),
  action: ([action]) => ({ key: `action.${action as Action}` }),
  contest: ([type]) => ({ key: `contest.${type as ContestType}` }),
  cause: ([cause]) => ({ key: `cause.${cause as Cause}` }),
  answer: ([answer]) => ({ key: `answer.${answer as Answer}` }),
  event: ([event]) => ({ key: `eventName.${event as EventCardId}` }),
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
