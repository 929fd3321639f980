/** MEC-6.4, 6.5, 11.17 to 11.31: Actions of the corporation that controls a sector. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Action, Tables } from '../content/tables.ts';
import {
  agentsHere,
  cardOf,
  contestOf,
  freeSlot,
  has,
  hasAgents,
  hiredOf,
  isPlaying,
  memberOf,
  playerOf,
  propertyCard,
  sectorCard,
  slotOf,
} from './counts.ts';
import { beginDuel, SKILL_OF } from './duels.ts';
import { beginArena, mayOpenArena } from './arena.ts';
import { ACT, ACTOR, NONE, optionAt, orDone, TARGET_CHARACTER, TARGET_PROPERTY, TARGET_SEAT } from './offers.ts';
import { changeCash, drawRandom } from './piles.ts';
import type { Context, Mecanisburgo, Member, Options, Player, State } from './state.ts';

/** MEC-6.4: each Action of the sector once. */
export const actStep: StepRules<Mecanisburgo, 'act'> = {
  options(state, { done }, seat, content) {
    const { actions } = sectorCard(content, contestOf(state).sector);
    const possible = actions.filter((action) => !done.includes(action) && isPossible(state, seat, action, content));
    return orDone(possible.map((action) => ACT[action]));
  },
  take(state, { done }, seat, option, context) {
    if (option.kind === 'done') return;
    context.next({ kind: 'act', seat, done: [...done, option.action] });
    beginAction(state, seat, option.action, false, context);
  },
  blocked(state, { done }, seat, content) {
    return sectorCard(content, contestOf(state).sector)
      .actions.filter((action) => !done.includes(action) && !isPossible(state, seat, action, content))
      .map((action) => ({ option: ACT[action], rule: whyNot(state, seat, action, content) }));
  },
};

/** MEC-9.10: an extra Action by any guest that has not acted. */
export const freeActStep: StepRules<Mecanisburgo, 'freeAct'> = {
  options(state, { action }, seat, content) {
    const hasActor = actorsFor(state, seat, action, true, content).length > 0;
    return hasActor && hasTarget(state, seat, action, content) ? [ACT[action], NONE] : [];
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'act') beginAction(state, seat, option.action, true, context);
  },
};

function beginAction(state: State, seat: Seat, action: Action, isFree: boolean, context: Context): void {
  if (action !== 'autocombat') context.next({ kind: 'actor', seat, action, isFree });
  else {
    context.emit({ kind: 'acted', seat, action, character: null });
    beginArena(state, seat, context);
  }
}

function isPossible(state: State, seat: Seat, action: Action, content: Tables): boolean {
  // MEC-10.22: the organiser needs no Autowarrior; with nobody left there it cannot act (MEC-Q66).
  if (action === 'autocombat') {
    return (
      hasAgents(state, contestOf(state).sector, seat) && (content.edition === 1 || mayOpenArena(state, seat, content))
    );
  }
  return actorsFor(state, seat, action, false, content).length > 0 && hasTarget(state, seat, action, content);
}

function whyNot(state: State, seat: Seat, action: Action, content: Tables): string {
  if (action === 'autocombat') return hasAgents(state, contestOf(state).sector, seat) ? 'MEC-11.16' : 'MEC-6.4';
  if (actorsFor(state, seat, action, false, content).length === 0) return 'MEC-6.4';
  return action === 'seduction' && freeSlot(playerOf(state, seat)) < 0 ? 'MEC-11.25' : 'MEC-11.31';
}

/** MEC-6.5: agents here who have not acted, with the skill unless an Event gives the Action. */
function actorsFor(state: State, seat: Seat, action: Action, isFree: boolean, content: Tables): readonly Member[] {
  return agentsHere(state, seat).filter(
    (member) => !member.acted && (isFree || has(cardOf(content, member), SKILL_OF[action])),
  );
}

export const actorStep: StepRules<Mecanisburgo, 'actor'> = {
  options(state, { action, isFree }, seat, content) {
    return actorsFor(state, seat, action, isFree, content).map(({ character }) => ACTOR[character]);
  },
  take(state, { action }, seat, { character }, context) {
    const slot = slotOf(playerOf(state, seat), character);
    memberOf(state, seat, slot).acted = true;
    context.emit({ kind: 'acted', seat, action, character });
    if (action !== 'business' && action !== 'socializing') {
      context.next({ kind: 'actionTarget', seat, action, slot });
      return;
    }
    const value = drawRandom(state, context, seat);
    // MEC-11.17, 11.28.
    const gain = action === 'business' ? value : context.content.socializing[value];
    changeCash(state, seat, gain, 'action', context);
  },
};

/** MEC-11.31: an Action without a target cannot be chosen. */
function hasTarget(state: State, seat: Seat, action: Action, content: Tables): boolean {
  return action === 'business' || action === 'socializing' || targetsOf(state, seat, action, content).length > 0;
}

export const actionTargetStep: StepRules<Mecanisburgo, 'actionTarget'> = {
  options: (state, { action }, seat, content) => targetsOf(state, seat, action, content),
  take(state, { action, slot }, seat, option, context) {
    const victim = victimOf(state, option);
    const target =
      option.kind === 'targetCharacter' ? option.character : option.kind === 'targetProperty' ? option.property : null;
    const targetSlot = option.kind === 'targetCharacter' ? slotOf(playerOf(state, victim), option.character) : null;
    const sides = [
      { seat, slot },
      { seat: victim, slot: targetSlot },
    ];
    beginDuel(state, { action, sector: contestOf(state).sector, sides, target }, context);
  },
};

function victimOf({ players }: State, option: Options['actionTarget']): Seat {
  switch (option.kind) {
    case 'targetSeat':
      return option.seat;
    case 'targetCharacter':
      return players.findIndex((player) => slotOf(player, option.character) >= 0);
    case 'targetProperty':
      return players.findIndex(({ holdings }) => holdings.some(({ property }) => property === option.property));
  }
}

function targetsOf(state: State, seat: Seat, action: Action, content: Tables): readonly Options['actionTarget'][] {
  const options: Options['actionTarget'][] = [];
  // MEC-11.25.
  if (action === 'seduction' && freeSlot(playerOf(state, seat)) < 0) return options;
  for (let enemy = 0; enemy < state.players.length; enemy++) {
    if (enemy !== seat && isPlaying(state, enemy)) addTargets(options, state, enemy, action, content);
  }
  return options;
}

function addTargets(
  options: Options['actionTarget'][],
  state: State,
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
      // MEC-11.26: no Board members.
      for (const { character } of hiredOf(player)) options.push(TARGET_CHARACTER[character]);
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

/** MEC-11.29. */
function addTriable(options: Options['actionTarget'][], { slots, holdings }: Player, content: Tables): void {
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
