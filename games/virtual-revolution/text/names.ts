/** What things are called. */
import type { Ref, Sentence } from '@cabale/engine';
import { DISTRICTS, TYPES, type Action, type AgentType, type District, type Genre } from '../content/tables.ts';
import { actionRef, districtRef, genreRef, partsOf, seatRef, typeRef } from './refs.ts';

export function nameOf(ref: Ref): Sentence {
  const { what, which } = partsOf(ref);
  const [first = ''] = which;
  const number = Number(first);
  switch (what) {
    case 'seat':
      return { key: 'thing.seat', values: { number: number + 1 } };
    case 'arr':
      return { key: `thing.arr.${ordinal(number + 1)}`, values: { number: number + 1 } };
    case 'title':
      return { key: 'thing.title', refs: { district: districtRef(first as District) } };
    case 'district':
    case 'agent':
    case 'verse':
    case 'boost':
    case 'necro':
    case 'part':
    case 'type':
    case 'genre':
    case 'action':
    case 'cause':
    case 'objective':
      return { key: `${what}.${first}` };
    case 'card':
      return { key: 'thing.card', values: { number: first.padStart(2, '0') } };
    case 'euros':
    case 'revenue':
    case 'immunity':
    case 'vp2':
    case 'recycling':
    case 'reserve':
    case 'corruption':
    case 'vp':
    case 'servers':
    case 'directors':
    case 'retired':
      return { key: `thing.${what}`, refs: { seat: seatRef(number) } };
    case 'pile':
      return { key: `thing.pile.${first}` };
    case 'slot':
    case 'position':
      return { key: `thing.${what}`, values: { number: number + 1 } };
    case 'track':
    case 'round':
      return { key: `thing.${what}` };
    case 'answer':
      return { key: `answer.${first}` };
    case 'where':
      return whereName(first.split('-') as District[]);
    case 'genres':
      return genresName(first.split('-') as Genre[]);
    case 'team':
      return teamName(first.split('-').map(Number));
    case 'loss':
      return lossName(which);
    default:
      return { key: 'thing.unknown' };
  }
}

/** How English counts them; French knows the first from the others. */
function ordinal(number: number): 'first' | 'st' | 'nd' | 'rd' | 'th' {
  if (number === 1) return 'first';
  if (number > 10 && number < 20) return 'th';
  switch (number % 10) {
    case 1:
      return 'st';
    case 2:
      return 'nd';
    case 3:
      return 'rd';
    default:
      return 'th';
  }
}

function whereName(districts: readonly District[]): Sentence {
  if (districts.length === DISTRICTS.length) return { key: 'where.anywhere' };
  const [first = 'PI', second] = districts;
  return second === undefined
    ? { key: 'where.one', refs: { first: districtRef(first) } }
    : { key: 'where.two', refs: { first: districtRef(first), second: districtRef(second) } };
}

function genresName([first = 'horror', second = 'horror']: readonly Genre[]): Sentence {
  return { key: 'where.two', refs: { first: genreRef(first), second: genreRef(second) } };
}

/** Such as 1-0-1: so many Combatants, Technicians, Diplomats. */
function teamName(counts: readonly number[]): Sentence {
  const members = TYPES.flatMap((type, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ count, ref: typeRef(type) }];
  });
  const [first, second, third] = members;
  if (first === undefined) return { key: 'thing.unknown' };
  const one = { values: { one: first.count }, refs: { first: first.ref } };
  if (second === undefined) return { key: 'team.one', ...one };
  const two = { values: { ...one.values, two: second.count }, refs: { ...one.refs, second: second.ref } };
  if (third === undefined) return { key: 'team.two', ...two };
  return {
    key: 'team.three',
    values: { ...two.values, three: third.count },
    refs: { ...two.refs, third: third.ref },
  };
}

function lossName([kind = '', first = '', second = '']: readonly string[]): Sentence {
  switch (kind) {
    case 'money':
    case 'revenue':
      return { key: `loss.${kind}`, values: { by: first } };
    case 'agent':
      return { key: 'loss.agent', refs: { type: typeRef(first as AgentType) } };
    case 'influence':
    case 'server':
      return {
        key: `loss.${kind}`,
        refs: { first: districtRef(first as District), second: districtRef(second as District) },
      };
    case 'verse':
      return { key: 'loss.verse', refs: { first: genreRef(first as Genre), second: genreRef(second as Genre) } };
    case 'boost':
      return { key: 'loss.boost', refs: { first: actionRef(first as Action), second: actionRef(second as Action) } };
    default:
      return { key: 'loss.immunity' };
  }
}
