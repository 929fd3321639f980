/** The log: every event as a sentence, or nothing for what is only seen. */
import type { Sentence } from '@cabale/engine';
import type { VeniceEvent } from '../rules/state.ts';
import { colourOf } from './figures.ts';
import {
  buildingRef,
  canalRef,
  causeRef,
  colourRef,
  deckRef,
  dogeCardRef,
  effectRef,
  gondolaRef,
  influenceRef,
  missionRef,
  quantityRef,
  quayRef,
  resourceRef,
  seatRef,
  slotRef,
} from './refs.ts';

type EventOf<Kind extends VeniceEvent['kind']> = Extract<VeniceEvent, { kind: Kind }>;

export function eventSentence(event: VeniceEvent): Sentence | undefined {
  switch (event.kind) {
    case 'dealt':
    case 'passed':
    case 'crossed':
    case 'dogeRefilled':
      return undefined;
    case 'keptMissions':
      return event.returned === null
        ? { key: 'event.keptMissions', refs: { seat: seatRef(event.seat) } }
        : { key: 'event.returnedMission', refs: { seat: seatRef(event.seat), mission: missionRef(event.returned) } };
    case 'firstPlayer':
    case 'content':
    case 'resigned':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat) } };
    case 'turnBegan':
      return { key: 'event.turnBegan', values: { turn: event.turn }, refs: { seat: seatRef(event.seat) } };
    case 'placedGondola':
    case 'docked':
      return {
        key: `event.${event.kind}`,
        refs: { gondola: gondolaRef(event.gondola), quay: quayRef(event.quay) },
      };
    case 'changed':
      return changedSentence(event);
    case 'cubes':
      return cubesSentence(event);
    case 'influencePlayed':
      return {
        key: 'event.influencePlayed',
        refs: { seat: seatRef(event.seat), card: influenceRef(event.card) },
      };
    case 'influenceGained':
    case 'influenceReturned':
      return cardSentence(event);
    case 'missionGained':
    case 'missionReturned':
      return missionSentence(event);
    case 'influenceShuffled':
      return { key: 'event.influenceShuffled' };
    case 'spyPlaced':
      return { key: 'event.spyPlaced', refs: { seat: seatRef(event.seat), quay: quayRef(event.quay) } };
    case 'spyLeft':
      return { key: 'event.spyLeft', refs: { quay: quayRef(event.quay) } };
    case 'boarded':
      return boardedSentence(event);
    case 'rowed':
      return rowedSentence(event);
    case 'activated':
      return {
        key: `event.activated.${event.why}`,
        refs: { seat: seatRef(event.seat), quay: quayRef(event.quay), effect: effectRef(event.quay, event.effect) },
      };
    case 'assistant':
      return {
        key: event.pushed ? 'event.pushed' : 'event.assistant',
        values: { space: event.space },
        refs: {
          owner: colourRef(event.colour),
          quay: quayRef(event.quay),
        },
      };
    case 'bridgeBuilt':
      return { key: 'event.bridgeBuilt', refs: { owner: colourRef(event.colour), bridge: canalRef(event.canal) } };
    case 'missionCompleted':
    case 'missionArchived':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), mission: missionRef(event.mission) } };
    case 'missionPlaced':
      return placedSentence(event);
    case 'favourFlipped':
      return { key: `event.favourFlipped.${event.take}`, refs: { seat: seatRef(event.seat) } };
    case 'endTriggered':
      return { key: `event.endTriggered.${event.by}` };
    case 'roundEnded':
      return { key: `event.roundEnded.${event.pawn}` };
    case 'smugglerCard':
      return {
        key: 'event.smugglerCard',
        refs: { seat: seatRef(event.seat), deck: deckRef(event.letter), building: buildingRef(event.tile) },
      };
    case 'smugglerPath':
      return pathSentence(event);
    case 'deckShuffled':
      return { key: 'event.deckShuffled', refs: { deck: deckRef(event.letter) } };
    case 'dogeCard':
      return { key: 'event.dogeCard', refs: { card: dogeCardRef(event.card) } };
    case 'dogeCardIgnored':
      return { key: 'event.dogeCardIgnored', refs: { card: dogeCardRef(event.card), deck: deckRef(event.by) } };
    case 'dogeCardLeft':
      return { key: 'event.dogeCardLeft' };
    case 'arrested':
      return { key: 'event.arrested', refs: { seat: seatRef(event.side) } };
    case 'over':
      return overSentence(event);
  }
}

/** What another line says with its number already: the canal, the gondolier's pay, the effect used. */
function isSaid({ what, cause }: EventOf<'changed'>): boolean {
  if (what === 'coins' && (cause === 'canal' || cause === 'stay')) return true;
  return cause === 'effect' && (what === 'coins' || what === 'parchments');
}

/** Gains and losses with their cause. */
function changedSentence(event: EventOf<'changed'>): Sentence | undefined {
  const { side, what, by, cause } = event;
  if (by === 0 || isSaid(event)) return undefined;
  return {
    key: `event.changed.${by > 0 ? 'more' : 'less'}.${what}`,
    values: { count: Math.abs(by) },
    refs: { seat: seatRef(side), cause: causeRef(cause), amount: quantityRef(what, side) },
  };
}

function cubesSentence({ resource, count, from, to }: EventOf<'cubes'>): Sentence {
  const refs = {
    resource: resourceRef(resource),
    ...(from === null ? {} : { from: gondolaRef(from) }),
    ...(to === null ? {} : { to: gondolaRef(to) }),
  };
  if (from === null) return { key: 'event.cubes.loaded', values: { count }, refs };
  return { key: to === null ? 'event.cubes.unloaded' : 'event.cubes.moved', values: { count }, refs };
}

function cardSentence({ kind, seat, card }: EventOf<'influenceGained' | 'influenceReturned'>): Sentence {
  const refs = { seat: seatRef(seat) };
  return card === null
    ? { key: `event.${kind}.hidden`, refs }
    : { key: `event.${kind}.shown`, refs: { ...refs, card: influenceRef(card) } };
}

function missionSentence({ kind, seat, mission }: EventOf<'missionGained' | 'missionReturned'>): Sentence {
  const refs = { seat: seatRef(seat) };
  return mission === null
    ? { key: `event.${kind}.hidden`, refs }
    : { key: `event.${kind}.shown`, refs: { ...refs, mission: missionRef(mission) } };
}

function boardedSentence({ gondola, paid }: EventOf<'boarded'>): Sentence | undefined {
  const refs = { seat: seatRef(colourOf(gondola)), gondola: gondolaRef(gondola) };
  // Changing boats is what happens in most turns: the boat that moves says so.
  return paid === 0 ? undefined : { key: 'event.stayed', values: { count: paid }, refs };
}

function rowedSentence({ gondola, canal, to, paid }: EventOf<'rowed'>): Sentence {
  const refs = { gondola: gondolaRef(gondola), quay: quayRef(to), canal: canalRef(canal) };
  return paid === 0 ? { key: 'event.rowedFree', refs } : { key: 'event.rowed', values: { count: paid }, refs };
}

function placedSentence({ seat, mission, slot }: EventOf<'missionPlaced'>): Sentence {
  const refs = { seat: seatRef(seat), mission: missionRef(mission) };
  return slot === null
    ? { key: 'event.missionPlaced.archive', refs }
    : { key: 'event.missionPlaced.slot', refs: { ...refs, slot: slotRef(seat, slot) } };
}

/** Why this way: the cheapest, or one of several that cost as little. */
function pathSentence({ gondola, canals, cost, equals }: EventOf<'smugglerPath'>): Sentence {
  const refs = { gondola: gondolaRef(gondola) };
  if (canals.length === 0) return { key: 'event.smugglerStays', refs };
  return equals > 1
    ? { key: 'event.smugglerPath.chosen', values: { cost, equals }, refs }
    : { key: 'event.smugglerPath.only', values: { cost }, refs };
}

function overSentence({ by, ranks }: EventOf<'over'>): Sentence {
  const winner = ranks.indexOf(1);
  return { key: `event.over.${by}`, refs: { seat: seatRef(Math.max(0, winner)) } };
}
