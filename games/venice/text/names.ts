/** What things are called. */
import type { Ref, Sentence } from '@cabale/engine';
import type { Building, Quay, Resource } from '../content/tables.ts';
import type { Colour, Gondola, VeniceView } from '../rules/state.ts';
import { buildingAt, colourOf, ownerOf, placeOf } from './figures.ts';
import { buildingRef, gondolaRef, partsOf, quayRef, resourceRef, seatRef } from './refs.ts';

/** With a view, quays are called by their building, and colours by who they belong to. */
export function nameOf(ref: Ref, view?: VeniceView): Sentence {
  const { what, which } = partsOf(ref);
  const [first = '', second = ''] = which;
  const number = Number(first);
  switch (what) {
    case 'seat':
      return view !== undefined && ownerOf(view, number) === 'doge'
        ? { key: 'thing.doge' }
        : { key: 'thing.seat', values: { number: number + 1 } };
    case 'colour':
      return colourName(number, view);
    case 'quay':
      return quayName(number, view);
    case 'building':
      return { key: `building.${first as Building}` };
    case 'canal':
    case 'dogeRow':
      return { key: `thing.${what}`, values: { number: number + 1 } };
    case 'gondola':
      return gondolaName(number, view);
    case 'effect':
      return effectName(number, Number(second), view);
    case 'cargo':
      return second === ''
        ? { key: 'thing.hold', refs: { gondola: gondolaRef(number) } }
        : { key: 'thing.cargo', refs: { resource: resourceRef(second as Resource), gondola: gondolaRef(number) } };
    case 'resource':
    case 'influence':
    case 'dogeCard':
    case 'cause':
      return { key: `${what}.${first}` };
    case 'mission':
      return { key: `mission.n${first}` };
    case 'supply':
      return { key: 'thing.supply', refs: { resource: resourceRef(first as Resource) } };
    case 'slot':
      return { key: 'thing.slot', values: { number: Number(second) + 1 }, refs: { seat: seatRef(number) } };
    case 'council':
      return first === 'track' ? { key: 'thing.track' } : { key: 'thing.council', refs: { seat: seatRef(number) } };
    case 'hand':
    case 'missions':
    case 'archive':
    case 'favour':
    case 'coins':
    case 'parchments':
    case 'intrigue':
    case 'vp':
      return { key: `thing.${what}`, refs: { seat: seatRef(number) } };
    case 'pile':
      return { key: `thing.pile.${first}` };
    case 'deck':
      return { key: 'thing.deck', values: { letter: first } };
    case 'load':
      return loadName(first);
    case 'spy':
    case 'end':
    case 'token':
    case 'path':
      return { key: `thing.${what}` };
    case 'answer':
      return { key: 'option.none.other' };
    default:
      return { key: 'thing.unknown' };
  }
}

function colourName(colour: Colour, view: VeniceView | undefined): Sentence {
  const owner = view === undefined ? 'player' : ownerOf(view, colour);
  switch (owner) {
    case 'player':
      return { key: 'thing.colour.player', refs: { seat: seatRef(colour) } };
    case 'smugglers':
      return { key: 'thing.colour.smugglers' };
    case 'doge':
      return { key: `thing.colour.doge${colour}` };
  }
}

function quayName(quay: Quay, view: VeniceView | undefined): Sentence {
  if (view !== undefined) return { key: 'thing.quayOf', refs: { building: buildingRef(buildingAt(view, quay)) } };
  return { key: 'thing.quay', values: { number: quay + 1 } };
}

/** What it does, where the building is known. */
function effectName(quay: Quay, number: number, view: VeniceView | undefined): Sentence {
  if (view !== undefined) return { key: `effect.${buildingAt(view, quay)}.e${number}` };
  return { key: 'thing.effect', values: { number }, refs: { quay: quayRef(quay) } };
}

/** Such as `2O1S`: resources with their numbers. */
function loadName(load: string): Sentence {
  const [first, second, third] = [...load.matchAll(/(\d+)([OVS])/g)].map(([, count = '', resource = '']) => ({
    count,
    ref: resourceRef(resource as Resource),
  }));
  if (first === undefined) return { key: 'thing.load.none' };
  const one = { values: { one: first.count }, refs: { first: first.ref } };
  if (second === undefined) return { key: 'thing.load.one', ...one };
  const two = {
    values: { ...one.values, two: second.count },
    refs: { ...one.refs, second: second.ref },
  };
  if (third === undefined) return { key: 'thing.load.two', ...two };
  return {
    key: 'thing.load.three',
    values: { ...two.values, three: third.count },
    refs: { ...two.refs, third: third.ref },
  };
}

function gondolaName(gondola: Gondola, view: VeniceView | undefined): Sentence {
  const colour = colourOf(gondola);
  const letter = placeOf(gondola) === 0 ? 'A' : 'B';
  const owner = view === undefined ? 'player' : ownerOf(view, colour);
  switch (owner) {
    case 'player':
      return { key: 'thing.gondola.player', values: { number: placeOf(gondola) + 1 }, refs: { seat: seatRef(colour) } };
    case 'smugglers':
      return { key: 'thing.gondola.smuggler', values: { letter } };
    case 'doge':
      return { key: `thing.gondola.doge${colour}`, values: { letter } };
  }
}
