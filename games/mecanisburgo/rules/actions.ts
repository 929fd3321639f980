/** MEC-6.4, 6.5, 11.17 to 11.31: Actions of the corporation that controls a sector. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import { BOARD, SLOTS, type Action, type Slot, type Tables } from '../content/tables.ts';
import {
  agentsAt,
  cardOf,
  contestOf,
  freeSlot,
  has,
  hasAgents,
  isPlaying,
  memberOf,
  playerOf,
  propertyCard,
  sectorCard,
  slotOf,
} from './counts.ts';
import { beginDuel, SKILL_OF } from './duels.ts';
import { beginArena } from './arena.ts';
import { ACT, ACTOR, DONE, NONE, optionAt, TARGET_CHARACTER, TARGET_PROPERTY, TARGET_SEAT } from './offers.ts';
import { changeCash, drawRandom } from './piles.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState, Player } from './state.ts';

/** MEC-6.4: each Action of the sector once. */
export const actStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'act'>> = {
  options(state, { done }, seat, content) {
    const options: MecanisburgoOptions['act'][] = [];
    for (const action of sectorCard(content, contestOf(state).sector).actions) {
      if (!done.includes(action) && isPossible(state, seat, action, content)) options.push(ACT[action]);
    }
    if (options.length > 0) options.push(DONE);
    return options;
  },
  take(state, { done }, seat, option, table) {
    if (option.kind === 'done') return;
    table.next({ kind: 'act', seat, done: [...done, option.action] });
    beginAction(state, seat, option.action, false, table);
  },
  blocked(state, { done }, seat, content) {
    return sectorCard(content, contestOf(state).sector)
      .actions.filter((action) => !done.includes(action) && !isPossible(state, seat, action, content))
      .map((action) => ({ option: ACT[action], rule: whyNot(state, seat, action, content) }));
  },
};

/** MEC-9.10: an extra Action by any guest that has not acted. */
export const freeActStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'freeAct'>> = {
  options(state, { action }, seat, content) {
    const options: MecanisburgoOptions['freeAct'][] = [];
    if (actorsFor(state, seat, action, true, content).length > 0 && hasTarget(state, seat, action, content)) {
      options.push(ACT[action], NONE);
    }
    return options;
  },
  take(state, _step, seat, option, table) {
    if (option.kind === 'act') beginAction(state, seat, option.action, true, table);
  },
};

function beginAction(
  state: MecanisburgoState,
  seat: Seat,
  action: Action,
  isFree: boolean,
  table: Table<Mecanisburgo>,
): void {
  if (action !== 'autocombat') table.next({ kind: 'actor', seat, action, isFree });
  else {
    table.tell({ kind: 'acted', seat, action, character: null });
    beginArena(state, seat, table);
  }
}

function isPossible(state: MecanisburgoState, seat: Seat, action: Action, content: Tables): boolean {
  // MEC-10.22: the organiser needs no Autowarrior; with nobody left there it cannot act (MEC-Q66).
  if (action === 'autocombat') return hasAgents(state, contestOf(state).sector, seat);
  return actorsFor(state, seat, action, false, content).length > 0 && hasTarget(state, seat, action, content);
}

function whyNot(state: MecanisburgoState, seat: Seat, action: Action, content: Tables): string {
  if (action === 'autocombat' || actorsFor(state, seat, action, false, content).length === 0) return 'MEC-6.4';
  return action === 'seduction' && freeSlot(playerOf(state, seat)) < 0 ? 'MEC-11.25' : 'MEC-11.31';
}

/** MEC-6.5: agents here who have not acted, with the skill unless an Event gives the Action. */
function actorsFor(
  state: MecanisburgoState,
  seat: Seat,
  action: Action,
  isFree: boolean,
  content: Tables,
): readonly Slot[] {
  const actors: Slot[] = [];
  for (const slot of agentsAt(state, contestOf(state).sector, seat)) {
    const member = memberOf(state, seat, slot);
    if (!member.acted && (isFree || has(cardOf(content, member), SKILL_OF[action]))) actors.push(slot);
  }
  return actors;
}

export const actorStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'actor'>> = {
  options(state, { action, isFree }, seat, content) {
    return actorsFor(state, seat, action, isFree, content).map(
      (slot): MecanisburgoOptions['actor'] => ACTOR[memberOf(state, seat, slot).character],
    );
  },
  take(state, { action }, seat, { character }, table) {
    const slot = slotOf(playerOf(state, seat), character);
    memberOf(state, seat, slot).acted = true;
    table.tell({ kind: 'acted', seat, action, character });
    if (action === 'business') changeCash(state, seat, drawRandom(state, table, seat), 'action', table);
    else if (action === 'socializing') socialize(state, seat, table);
    else table.next({ kind: 'actionTarget', seat, action, slot });
  },
};

/** MEC-11.28. */
function socialize(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): void {
  changeCash(state, seat, table.content.socializing[drawRandom(state, table, seat)], 'action', table);
}

/** MEC-11.31: an Action without a target cannot be chosen. */
function hasTarget(state: MecanisburgoState, seat: Seat, action: Action, content: Tables): boolean {
  return action === 'business' || action === 'socializing' || targetsOf(state, seat, action, content).length > 0;
}

export const actionTargetStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'actionTarget'>> = {
  options: (state, { action }, seat, content) => targetsOf(state, seat, action, content),
  take(state, { action, slot }, seat, option, table) {
    const victim = victimOf(state, option);
    const target =
      option.kind === 'targetCharacter' ? option.character : option.kind === 'targetProperty' ? option.property : null;
    const targetSlot = option.kind === 'targetCharacter' ? slotOf(playerOf(state, victim), option.character) : null;
    const sides = [
      { seat, slot },
      { seat: victim, slot: targetSlot },
    ];
    beginDuel(state, { action, sector: contestOf(state).sector, sides, target }, table);
  },
};

function victimOf({ players }: MecanisburgoState, option: MecanisburgoOptions['actionTarget']): Seat {
  switch (option.kind) {
    case 'targetSeat':
      return option.seat;
    case 'targetCharacter':
      return players.findIndex((player) => slotOf(player, option.character) >= 0);
    case 'targetProperty':
      return players.findIndex(({ holdings }) => holdings.some(({ property }) => property === option.property));
  }
}

function targetsOf(
  state: MecanisburgoState,
  seat: Seat,
  action: Action,
  content: Tables,
): readonly MecanisburgoOptions['actionTarget'][] {
  const options: MecanisburgoOptions['actionTarget'][] = [];
  // MEC-11.25.
  if (action === 'seduction' && freeSlot(playerOf(state, seat)) < 0) return options;
  for (let enemy = 0; enemy < state.players.length; enemy++) {
    if (enemy !== seat && isPlaying(state, enemy)) addTargets(options, state, enemy, action, content);
  }
  return options;
}

function addTargets(
  options: MecanisburgoOptions['actionTarget'][],
  state: MecanisburgoState,
  enemy: Seat,
  action: Action,
  content: Tables,
): void {
  const player = playerOf(state, enemy);
  switch (action) {
    case 'hackerAttack':
      options.push(optionAt(TARGET_SEAT, enemy));
      break;
    case 'sabotage':
      for (const { property } of player.holdings) options.push(TARGET_PROPERTY[property]);
      break;
    case 'seduction':
      addSeducible(options, player);
      break;
    case 'trial':
      addTriable(options, player, content);
      break;
    case 'assassination':
    case 'autocombat':
    case 'business':
    case 'socializing':
      break;
  }
}

/** MEC-11.26: nobody of the Board. */
function addSeducible(options: MecanisburgoOptions['actionTarget'][], { slots }: Player): void {
  for (let slot = BOARD; slot < SLOTS; slot++) {
    const member = slots[slot] ?? null;
    if (member !== null) options.push(TARGET_CHARACTER[member.character]);
  }
}

/** MEC-11.29. */
function addTriable(
  options: MecanisburgoOptions['actionTarget'][],
  { slots, holdings }: Player,
  content: Tables,
): void {
  for (const member of slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    if (card.isCorrupt || has(card, 'criminal')) options.push(TARGET_CHARACTER[member.character]);
  }
  for (const holding of holdings) {
    const { isCriminal, isCorrupt } = propertyCard(content, holding);
    if (isCriminal || isCorrupt) options.push(TARGET_PROPERTY[holding.property]);
  }
}
