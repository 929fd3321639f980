/** VEN-14 and VEN-15.1 to 15.4: drawing missions and influence cards, keeping one, putting others at the bottom. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Influence, Mission, Tables } from '../content/tables.ts';
import { completedBy, dogeOf, kindOf, playerOf } from './counts.ts';
import { drawnFrom, holds, influenceToFind, insert, missionIndex, nobodyKnows, onlyKnows, remove } from './hands.ts';
import { BOTTOM_INFLUENCE, BOTTOM_MISSION, KEEP_INFLUENCE, KEEP_MISSION, optionAt } from './offers.ts';
import { works } from './permanent.ts';
import { triggerEnd } from './trigger.ts';
import type { Context, InfluenceCard, OpenPlayer, State, Venice } from './state.ts';

/** Cards drawn for one kept. */
const DRAWN = 2;

/** VEN-14.2: for every mission owned, finished or not. */
export function taxOf(player: OpenPlayer, unfinished: number, content: Tables): number {
  return works(player, 'exemptedHouse', content) ? 0 : unfinished + completedBy(player);
}

/** VEN-14.4, 14.6: why no mission can be drawn, tax aside. */
export function missionRefusal(state: State, seat: Seat, { numbers }: Tables): string | undefined {
  if (playerOf(state, seat).missions.length >= numbers.handMissions) return 'VEN-14.4';
  return state.missions.length === 0 ? 'VEN-14.6' : undefined;
}

/** VEN-14.5, 14.6; mission 9 by VEN-M5. */
export function drawMissions(state: State, seat: Seat, context: Context): void {
  const more = works(playerOf(state, seat), 'foreignLetters', context.content) ? 1 : 0;
  drawUpTo(state, seat, DRAWN + more, context);
}

/** VEN-14.7: one mission is kept without a choice. */
export function drawUpTo(state: State, seat: Seat, most: number, context: Context): void {
  const { missions, missionKnown, drawn } = state;
  const count = Math.min(most, missions.length);
  if (count === 0) return;
  if (count === 1) keep(state, seat, drawnFrom(missions), context);
  else {
    for (let left = count; left > 0; left--) {
      const mission = drawnFrom(missions);
      nobodyKnows(missionKnown, missionIndex(mission));
      drawn.push(mission);
    }
    context.next({ kind: 'keepMission', seat });
  }
  if (state.doge !== null) loseDogeCard(state, context);
}

/** VEN-21.21. */
function loseDogeCard(state: State, context: Context): void {
  const { pile, removed } = dogeOf(state);
  const card = pile.pop();
  if (card === undefined) return;
  removed.push(card);
  context.emit({ kind: 'dogeCardLeft' });
}

function keep(state: State, seat: Seat, mission: Mission, context: Context): void {
  insert(playerOf(state, seat).missions, mission);
  holds(state.missionKnown, missionIndex(mission), seat);
  context.emitTo(seat, { kind: 'missionGained', seat, mission }, { kind: 'missionGained', seat, mission: null });
  // VEN-17.1, Q17: what goes back to the bottom has not been drawn.
  if (state.missions.length === 0 && state.drawn.length === 0) triggerEnd(state, 'missions', context);
}

function putBack(state: State, seat: Seat, mission: Mission, context: Context): void {
  remove(state.drawn, mission);
  state.missions.unshift(mission);
  onlyKnows(state.missionKnown, missionIndex(mission), seat);
  const event = { kind: 'missionReturned', seat } as const;
  context.emitTo(seat, { ...event, mission }, { ...event, mission: null });
}

function listMissions<Option>({ drawn }: State, options: readonly Option[]): readonly Option[] {
  const listed: Option[] = [];
  for (let index = 0; index < drawn.length; index++) listed.push(optionAt(options, drawn[index] as Mission));
  return listed;
}

export const keepMissionStep: StepRules<Venice, 'keepMission'> = {
  options: (state) => listMissions(state, KEEP_MISSION),
  take(state, _step, seat, { mission }, context) {
    remove(state.drawn, mission);
    keep(state, seat, mission, context);
    if (state.drawn.length > 1) context.next({ kind: 'bottomMission', seat });
    else for (const other of state.drawn.slice()) putBack(state, seat, other, context);
  },
};

/** VEN-M5: the one chosen goes first, the others end below it. */
export const bottomMissionStep: StepRules<Venice, 'bottomMission'> = {
  options: (state) => listMissions(state, BOTTOM_MISSION),
  take(state, _step, seat, { mission }, context) {
    putBack(state, seat, mission, context);
    for (const other of state.drawn.slice()) putBack(state, seat, other, context);
  },
};

/** VEN-15.1, 15.3, 15.4; mission 13 by VEN-M5. */
export function gainInfluence(state: State, seat: Seat, context: Context): void {
  const more = works(playerOf(state, seat), 'earInTheChancery', context.content) ? 1 : 0;
  const count = Math.min(DRAWN + more, influenceToFind(state));
  if (count === 0) return;
  if (count === 1) {
    keepInfluence(state, seat, drawInfluence(state, context), context);
    return;
  }
  for (let left = count; left > 0; left--) {
    const card = drawInfluence(state, context);
    nobodyKnows(state.influenceKnown, card);
    state.drawn.push(card);
  }
  context.next({ kind: 'keepInfluence', seat });
}

/** VEN-15.3: the discard pile is shuffled only when a card is to be drawn and none is left (Q19). */
function drawInfluence(state: State, context: Context): InfluenceCard {
  const { influence, influenceDiscard } = state;
  if (influence.length === 0) {
    influence.push(...influenceDiscard);
    influenceDiscard.length = 0;
    context.random.shuffle(influence);
    context.emit({ kind: 'influenceShuffled' });
  }
  return drawnFrom(influence);
}

function keepInfluence(state: State, seat: Seat, card: InfluenceCard, context: Context): void {
  insert(playerOf(state, seat).influence, card);
  holds(state.influenceKnown, card, seat);
  state.fresh.push(card);
  const event = { kind: 'influenceGained', seat } as const;
  context.emitTo(seat, { ...event, card: kindOf(card) }, { ...event, card: null });
}

function putInfluenceBack(state: State, seat: Seat, card: InfluenceCard, context: Context): void {
  remove(state.drawn, card);
  state.influence.unshift(card);
  onlyKnows(state.influenceKnown, card, seat);
  const event = { kind: 'influenceReturned', seat } as const;
  context.emitTo(seat, { ...event, card: kindOf(card) }, { ...event, card: null });
}

/** Of two copies the first drawn. */
function drawnOf({ drawn }: State, kind: Influence): InfluenceCard {
  const card = drawn.find((each) => kindOf(each) === kind);
  if (card === undefined) throw new Error(`no ${kind} was drawn`);
  return card;
}

/** The kinds drawn; of two copies either. */
function listKinds<Option>({ drawn }: State, options: Readonly<Record<Influence, Option>>): readonly Option[] {
  const listed: Option[] = [];
  for (let index = 0; index < drawn.length; index++) {
    const option = options[kindOf(drawn[index] as InfluenceCard)];
    if (!listed.includes(option)) listed.push(option);
  }
  return listed;
}

/** Asked also where all cards are alike, so that asking reveals nothing about them. */
export const keepInfluenceStep: StepRules<Venice, 'keepInfluence'> = {
  askLone: true,
  options: (state) => listKinds(state, KEEP_INFLUENCE),
  take(state, _step, seat, { card }, context) {
    const kept = drawnOf(state, card);
    remove(state.drawn, kept);
    keepInfluence(state, seat, kept, context);
    if (state.drawn.length > 1) context.next({ kind: 'bottomInfluence', seat });
    else for (const other of state.drawn.slice()) putInfluenceBack(state, seat, other, context);
  },
};

/** VEN-M5. */
export const bottomInfluenceStep: StepRules<Venice, 'bottomInfluence'> = {
  askLone: true,
  options: (state) => listKinds(state, BOTTOM_INFLUENCE),
  take(state, _step, seat, { card }, context) {
    putInfluenceBack(state, seat, drawnOf(state, card), context);
    for (const other of state.drawn.slice()) putInfluenceBack(state, seat, other, context);
  },
};
