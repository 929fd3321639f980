/** What things are called. */
import type { WordTables } from '@cabale/engine';
import type { Colour, Company, Consultant } from '../content/tables.ts';
import { isSod } from '../rules/counts.ts';
import { placeOf } from '../rules/grid.ts';
import type { NewOrder } from '../rules/state.ts';
import { colourRef, companyRef, seatRef, type Action } from './refs.ts';

const colour = (name: string | undefined) => colourRef(name as Colour);
const seat = (number: string | undefined) => seatRef(Number(number));

/** With a view, tiles are called by their company, and the second seat of a solo game is SOD. */
export const names: WordTables<NewOrder>['names'] = {
  seat: ([number], view) =>
    view !== undefined && isSod(view, Number(number))
      ? { key: 'thing.sod' }
      : { key: 'thing.seat', values: { number: Number(number) + 1 } },
  tile([number], view) {
    const company = view?.types[Number(number)];
    const values = { place: placeOf(Number(number)) };
    return company === undefined
      ? { key: 'thing.tile', values }
      : { key: 'thing.company', values, refs: { company: companyRef(company) } };
  },
  company: ([company]) => ({ key: `company.${company as Company}` }),
  colour: ([name]) => ({ key: `colour.${name as Colour}` }),
  action: ([action]) => ({ key: `action.${action as Action}` }),
  display: ([slot]) => ({ key: 'thing.display', values: { number: Number(slot) + 1 } }),
  deck: () => ({ key: 'thing.deck' }),
  hand: ([owner, of]) =>
    of === undefined
      ? { key: 'thing.wholeHand', refs: { seat: seat(owner) } }
      : { key: 'thing.hand', refs: { seat: seat(owner), colour: colour(of) } },
  hq: ([owner, of, orientation]) => ({
    key: orientation === 'tilted' ? 'thing.hq.tilted' : 'thing.hq.up',
    refs: { seat: seat(owner), colour: colour(of) },
  }),
  captured: ([owner, of]) => ({ key: 'thing.captured', refs: { seat: seat(owner), colour: colour(of) } }),
  consultant: ([, consultant]) => ({ key: `consultant.${consultant as Consultant}` }),
  objective([owner, name]) {
    const company = companyRef(name as Company);
    return owner === 'common'
      ? { key: 'thing.commonObjective', refs: { company } }
      : { key: 'thing.objective', refs: { company, seat: seat(owner) } };
  },
  objectives: ([owner]) => ({ key: 'thing.objectives', refs: { seat: seat(owner) } }),
  supply: ([of], view) =>
    view === undefined
      ? { key: 'thing.supply', refs: { colour: colour(of) } }
      : { key: 'thing.stock', values: { count: view.supply[of as Colour] }, refs: { colour: colour(of) } },
  box: () => ({ key: 'thing.box' }),
  end: () => ({ key: 'thing.end' }),
  marker: () => ({ key: 'thing.marker' }),
  line: ([line = '']) => ({ key: 'thing.line', values: { line } }),
  strength: ([count]) => ({ key: 'thing.strength', values: { count: Number(count) } }),
  restore: ([count]) => ({ key: 'thing.restore', values: { count: Number(count) } }),
  pair: ([first, second]) => ({ key: 'thing.pair', refs: { first: colour(first), second: colour(second) } }),
  decline: () => ({ key: 'option.decline.main' }),
};
