/** What things are called: with a view, quays by their building and colours by their owner. */
import type { Sentence, WordTables } from '@cabale/engine';
import { PRINTED } from '../content/printed.ts';
import type { Building, DogeCard, Influence, Resource } from '../content/tables.ts';
import { buildingAt, colourOf, ownerOf, whichOf } from '../rules/counts.ts';
import type { Cause, Venice } from '../rules/state.ts';
import type { mission as missions } from './en/names.ts';
import type { Pile } from './refs.ts';

type Name = (which: readonly string[], view: Venice['view'] | undefined) => Sentence<Venice>;

/** Something of a player's, or of the Doge's. */
const owned =
  (key: Venice['text']): Name =>
  ([side]) => ({ key, refs: { seat: `seat:${Number(side)}` } });

const numbered =
  (key: Venice['text']): Name =>
  ([index]) => ({ key, values: { number: Number(index) + 1 } });

const fixed =
  (key: Venice['text']): Name =>
  () => ({ key });

/** Which of the Doge's two families a colour is. */
const familyOf = (colour: number): 1 | 2 => (colour === 1 ? 1 : 2);

/** Every effect of every building has a text: `e1` to `e4` on tiles, `e1` and `e2` on communal buildings. */
export function effectKey(building: Building, effect: number): Venice['text'] {
  return `effect.${building}.e${effect}` as Venice['text'];
}

export const names: WordTables<Venice>['names'] = {
  seat: ([side], view) =>
    ownerOf(view, Number(side)) === 'doge'
      ? { key: 'thing.doge' }
      : { key: 'thing.seat', values: { number: Number(side) + 1 } },
  colour([which], view) {
    const colour = Number(which);
    switch (ownerOf(view, colour)) {
      case 'player':
        return { key: 'thing.colour.player', refs: { seat: `seat:${colour}` } };
      case 'smugglers':
        return { key: 'thing.colour.smugglers' };
      case 'doge':
        return { key: `thing.colour.doge${familyOf(colour)}` };
    }
  },
  quay: ([quay], view) =>
    view === undefined
      ? { key: 'thing.quay', values: { number: Number(quay) + 1 } }
      : { key: `at.${buildingAt(view, Number(quay))}` },
  building: ([building]) => ({ key: `building.${building as Building}` }),
  canal([which], view) {
    const ends = PRINTED.canals[Number(which)]?.ends;
    if (view === undefined || ends === undefined) return numbered('thing.canal')([which ?? ''], view);
    return { key: 'thing.canalOf', refs: { from: `quay:${ends[0]}`, to: `quay:${ends[1]}` } };
  },
  gondola([which], view) {
    const gondola = Number(which);
    const colour = colourOf(gondola);
    const letter = whichOf(gondola) === 0 ? 'A' : 'B';
    switch (ownerOf(view, colour)) {
      case 'player':
        return {
          key: 'thing.gondola.player',
          values: { number: whichOf(gondola) + 1 },
          refs: { seat: `seat:${colour}` },
        };
      case 'smugglers':
        return { key: 'thing.gondola.smuggler', values: { letter } };
      case 'doge':
        return { key: `thing.gondola.doge${familyOf(colour)}`, values: { letter } };
    }
  },
  effect([quay, effect], view) {
    const number = Number(effect);
    if (view !== undefined) return { key: effectKey(buildingAt(view, Number(quay)), number) };
    return { key: 'thing.effect', values: { number }, refs: { quay: `quay:${Number(quay)}` } };
  },
  cargo([which, resource]) {
    const gondola = `gondola:${Number(which)}` as const;
    return resource === undefined
      ? { key: 'thing.hold', refs: { gondola } }
      : { key: 'thing.cargo', refs: { resource: `resource:${resource as Resource}`, gondola } };
  },
  resource: ([resource]) => ({ key: `resource.${resource as Resource}` }),
  supply: ([resource]) => ({ key: 'thing.supply', refs: { resource: `resource:${resource as Resource}` } }),
  mission: ([mission]) => ({ key: `mission.${`n${mission}` as keyof typeof missions}` }),
  influence: ([card]) => ({ key: `influence.${card as Influence}` }),
  hand: owned('thing.hand'),
  missions: owned('thing.missions'),
  slot: ([seat, slot]) => ({
    key: 'thing.slot',
    values: { number: Number(slot) + 1 },
    refs: { seat: `seat:${Number(seat)}` },
  }),
  archive: owned('thing.archive'),
  favour: owned('thing.favour'),
  coins: owned('thing.coins'),
  parchments: owned('thing.parchments'),
  intrigue: owned('thing.intrigue'),
  vp: owned('thing.vp'),
  council: ([which], view) =>
    which === 'track' ? { key: 'thing.track' } : owned('thing.council')([which ?? ''], view),
  cause: ([cause]) => ({ key: `cause.${cause as Cause}` }),
  pile: ([pile]) => ({ key: `thing.pile.${pile as Pile}` }),
  deck: ([letter = '']) => ({ key: 'thing.deck', values: { letter } }),
  dogeRow: numbered('thing.dogeRow'),
  dogeCard: ([card]) => ({ key: `dogeCard.${card as DogeCard}` }),
  spy: fixed('thing.spy'),
  end: fixed('thing.end'),
  token: fixed('thing.token'),
  path: fixed('thing.path'),
  load: ([load = '']) => loadName(load),
  way: ([way = '']) => wayName(way.split('-')),
  amounts: ([amounts = '']) => amountsName(amounts),
  amount: ([amount = '']) => amountName(amount),
  answer: fixed('thing.none'),
};

/** Such as `2O1S`: resources with their numbers. */
function loadName(load: string): Sentence<Venice> {
  const cubes = [...load.matchAll(/(\d+)([OVS])/g)];
  const key = (['none', 'one', 'two', 'three'] as const)[cubes.length] ?? 'none';
  const counts = (['one', 'two', 'three'] as const).slice(0, cubes.length);
  const places = (['first', 'second', 'third'] as const).slice(0, cubes.length);
  return {
    key: `thing.load.${key}`,
    values: Object.fromEntries(counts.map((name, index) => [name, cubes[index]?.[1] ?? ''])),
    refs: Object.fromEntries(places.map((name, index) => [name, `resource:${cubes[index]?.[2] as Resource}`])),
  };
}

/** Such as `coins+4,vp-2`. */
function amountsName(amounts: string): Sentence<Venice> {
  const places = ['first', 'second', 'third'] as const;
  const parts = amounts.split(',').filter((part) => part !== '');
  const key = (['none', 'one', 'two', 'three'] as const)[parts.length] ?? 'none';
  const refs = parts.map((part, index) => [places[index] ?? 'first', `amount:${part}`] as const);
  return { key: `thing.amounts.${key}`, refs: Object.fromEntries(refs) };
}

/** Such as `vp-2`. */
function amountName(amount: string): Sentence<Venice> {
  const [, what = '', sign, count] = /^(\w+)([+-])(\d+)$/.exec(amount) ?? [];
  const key = `thing.${sign === '-' ? 'less' : 'more'}.${what}` as Venice['text'];
  return { key, values: { count: Number(count) } };
}

function wayName([first, second, ...others]: readonly string[]): Sentence<Venice> {
  const start = { first: `quay:${Number(first)}` } as const;
  if (second === undefined) return { key: 'thing.way.one', refs: start };
  if (others.length === 0) return { key: 'thing.way.two', refs: { ...start, second: `quay:${Number(second)}` } };
  return { key: 'thing.way.more', refs: { ...start, rest: `way:${[second, ...others].join('-')}` } };
}
