/** The log: every event as a sentence, or nothing for what is only seen. */
import type { Sentence } from '@cabale/engine';
import type { NewOrderEvent, SodLine, Tile } from '../rules/state.ts';
import {
  capturedRef,
  colourRef,
  companyRef,
  consultantRef,
  displayRef,
  hqRef,
  lineRef,
  seatRef,
  tileRef,
} from './refs.ts';

type EventOf<Kind extends NewOrderEvent['kind']> = Extract<NewOrderEvent, { kind: Kind }>;

export function eventSentence(event: NewOrderEvent): Sentence | undefined {
  switch (event.kind) {
    case 'dealt':
      return { key: 'event.dealt', refs: { seat: seatRef(event.first) } };
    case 'doubleReplaced':
    case 'passed':
    case 'resigned':
    case 'endTriggered':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat) } };
    case 'turnBegan':
      return { key: 'event.turnBegan', values: { turn: event.turn }, refs: { seat: seatRef(event.seat) } };
    case 'ownColours':
      return {
        key: 'event.ownColours',
        refs: { seat: seatRef(event.seat), first: colourRef(event.first), second: colourRef(event.second) },
      };
    case 'objectivesTurnedUp':
      return objectivesSentence(event);
    case 'objectivesRevealed':
      return objectivesSentence(event);
    case 'consultantUsed':
      return {
        key: 'event.consultantUsed',
        refs: { seat: seatRef(event.seat), consultant: consultantRef('supply', event.consultant) },
      };
    case 'hired':
      return {
        key: 'event.hired',
        refs: { seat: seatRef(event.seat), consultant: consultantRef(event.seat, event.consultant) },
      };
    case 'tookOpen':
      return {
        key: 'event.tookOpen',
        refs: { seat: seatRef(event.seat), colour: colourRef(event.colour), from: displayRef(event.slot) },
      };
    case 'drew':
      return event.colour === null
        ? { key: 'event.drewHidden', refs: { seat: seatRef(event.seat) } }
        : { key: 'event.drew', refs: { seat: seatRef(event.seat), colour: colourRef(event.colour) } };
    case 'boxed':
      return {
        key: event.slot === null ? 'event.boxed' : 'event.boxedOpen',
        refs: { seat: seatRef(event.by), colour: colourRef(event.colour) },
      };
    case 'displayFilled':
      return undefined;
    case 'laid':
      return laidSentence(event);
    case 'placed':
      return {
        key: 'event.placed',
        values: { count: event.count },
        refs: { seat: seatRef(event.hq), colour: colourRef(event.colour), tile: tileRef(event.tile) },
      };
    case 'takeover':
      return {
        key: 'event.takeover',
        values: { count: event.agents },
        refs: {
          seat: seatRef(event.hq),
          colour: colourRef(event.colour),
          source: tileRef(event.source),
          target: tileRef(event.target),
        },
      };
    case 'joined':
      return {
        key: 'event.joined',
        values: { count: event.agents },
        refs: { colour: colourRef(event.colour), tile: tileRef(event.tile) },
      };
    case 'failed':
      return { key: 'event.failed', refs: { tile: tileRef(event.target), source: tileRef(event.source) } };
    case 'captured':
      return capturedSentence(event);
    case 'declined':
      return declinedSentence(event);
    case 'moved':
      return {
        key: 'event.moved',
        refs: { colour: colourRef(event.colour), from: tileRef(event.from), to: tileRef(event.to) },
      };
    case 'tilted':
    case 'straightened':
      return {
        key: `event.${event.kind}`,
        values: { count: event.count },
        refs: {
          seat: seatRef(event.hq),
          colour: colourRef(event.colour),
          cards: hqRef(event.hq, event.colour, event.kind === 'tilted' ? 'tilted' : 'up'),
        },
      };
    case 'exchanged':
      return exchangedSentence(event);
    case 'removed':
      return {
        key: `event.removed.${event.tilted ? 'tilted' : 'up'}`,
        refs: { seat: seatRef(event.hq), colour: colourRef(event.colour) },
      };
    case 'swapped':
      return { key: 'event.swapped', refs: { first: tileRef(event.first), second: tileRef(event.second) } };
    case 'withdrawn':
      return { key: 'event.withdrawn', refs: { colour: colourRef(event.colour), tile: tileRef(event.tile) } };
    case 'discarded':
      return { key: 'event.discarded', refs: { seat: seatRef(event.seat), colour: colourRef(event.colour) } };
    case 'sodMarker':
      return { key: 'event.sodMarker', values: { column: event.column }, refs: { marker: 'marker:sod' } };
    case 'sodTested':
      return testedSentence(event);
    case 'over':
      return overSentence(event);
  }
}

function objectivesSentence(event: EventOf<'objectivesTurnedUp' | 'objectivesRevealed'>): Sentence {
  const [first = 'BN', second = 'BN', third] = event.objectives;
  const refs = { first: companyRef(first), second: companyRef(second) };
  if (event.kind === 'objectivesRevealed')
    return { key: 'event.objectivesRevealed', refs: { seat: seatRef(event.seat), ...refs } };
  return { key: 'event.objectivesTurnedUp', refs: { ...refs, third: companyRef(third ?? second) } };
}

function laidSentence({ hq, colour, count, odd }: EventOf<'laid'>): Sentence {
  const refs = { seat: seatRef(hq), colour: colourRef(colour), cards: hqRef(hq, colour, 'up') };
  return odd === null
    ? { key: 'event.laid', values: { count }, refs }
    : { key: 'event.laidOdd', values: { count }, refs: { ...refs, odd: colourRef(odd) } };
}

function capturedSentence({ hq, tile, defeated, returned }: EventOf<'captured'>): Sentence {
  const refs = {
    seat: seatRef(hq),
    tile: tileRef(tile),
    colour: colourRef(defeated),
    captured: capturedRef(hq, defeated),
  };
  return returned === 0
    ? { key: 'event.captured', refs }
    : { key: 'event.capturedMore', values: { count: returned }, refs };
}

/** Declining is said where it has a meaning of its own; the rest is only heard. */
function declinedSentence({ seat, what }: EventOf<'declined'>): Sentence | undefined {
  const refs = { seat: seatRef(seat) };
  switch (what) {
    case 'odd':
    case 'second':
      return undefined;
    case 'hire':
    case 'crisis':
    case 'accountant':
      return { key: `event.declined.${what}`, refs };
    default:
      return { key: 'event.declined.ability', refs };
  }
}

function exchangedSentence(event: EventOf<'exchanged'>): Sentence {
  const lying = (tilted: boolean): string => (tilted ? 'Tilted' : 'Up');
  return {
    key: `event.exchanged.gave${lying(event.gaveTilted)}Took${lying(event.tookTilted)}`,
    refs: {
      seat: seatRef(event.hq),
      gave: colourRef(event.gave),
      other: seatRef(event.other),
      took: colourRef(event.took),
    },
  };
}

/** SOD thinks aloud: the line it tested, and what it found there. */
function testedSentence({ line, found, tile, colour }: EventOf<'sodTested'>): Sentence {
  const refs = {
    line: lineRef(line),
    ...(tile === null ? {} : { tile: tileRef(tile) }),
    ...(colour === null ? {} : { colour: colourRef(colour) }),
  };
  if (!found) return { key: `event.sod.missed.${line}`, refs };
  return { key: `event.sod.${isUndecided(line, tile) ? 'equal' : 'found'}.${line}`, refs };
}

/** may leave several targets, between which the next line decides. */
function isUndecided(line: SodLine, tile: Tile | null): line is 'A-2' | 'A-3' {
  return tile === null && (line === 'A-2' || line === 'A-3');
}

function overSentence({ by, ranks }: EventOf<'over'>): Sentence {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [winner = 0] = winners;
  return winners.length > 1 ? { key: 'event.shared' } : { key: `event.over.${by}`, refs: { seat: seatRef(winner) } };
}
