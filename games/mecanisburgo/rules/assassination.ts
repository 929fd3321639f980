/** MEC-5.15 to 5.20, 11.4 to 11.12: attempts on lives before a Confrontation. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import {
  agentsAt,
  agentsHere,
  cardOf,
  contenders,
  contestOf,
  countKindAt,
  has,
  holdingOf,
  memberAt,
  memberOf,
  playerOf,
  propertyCard,
  readyOf,
  sectorCard,
  slotOf,
} from './counts.ts';
import { die } from './deaths.ts';
import { actingSideWins, beginDuel } from './duels.ts';
import { engageHere } from './engagement.ts';
import { runLeaders, settleIfUncontested } from './identities.ts';
import { ASSASSINATE, NONE, orDone, SAVE, SECURE } from './offers.ts';
import type { Context, Doom, Duel, Mecanisburgo, Options, State, Step } from './state.ts';
import { countsIn } from './totals.ts';

/** MEC-5.15, 9.5. */
function isAllowed(state: State, content: Tables): boolean {
  const { sector, event } = contestOf(state);
  if (sectorCard(content, sector).hasAssassination) return true;
  return event !== null && content.events[event].hasAssassination;
}

/** MEC-5.16: all declare, in order, before anything is resolved. */
export function runAssassinations(state: State, context: Context): void {
  const { winner, sector } = contestOf(state);
  if (winner !== 'undecided' || !isAllowed(state, context.content)) return;
  const assassins: Step[] = [];
  for (const seat of contenders(state)) {
    for (const slot of agentsAt(state, sector, seat)) {
      const member = memberOf(state, seat, slot);
      const isReadyToKill = !member.acted && has(cardOf(context.content, member), 'assassin');
      if (isReadyToKill) assassins.push({ kind: 'assassinate', seat, slot });
    }
  }
  if (assassins.length > 0) context.next(...assassins, { kind: 'deaths' });
}

export const assassinateStep: StepRules<Mecanisburgo, 'assassinate'> = {
  options(state, _step, seat) {
    const options: Options['assassinate'][] = [];
    for (const enemy of contenders(state)) {
      if (enemy === seat) continue;
      for (const { character } of agentsHere(state, enemy)) options.push(ASSASSINATE[character]);
    }
    options.push(NONE);
    return options;
  },
  take(state, { slot }, seat, option, context) {
    const member = memberOf(state, seat, slot);
    if (option.kind === 'none') {
      context.emit({ kind: 'attemptRefrained', seat, assassin: member.character });
      return;
    }
    member.acted = true;
    const { sector, attempts } = contestOf(state);
    const victim = contenders(state).find(
      (enemy) =>
        enemy !== seat && agentsAt(state, sector, enemy).includes(slotOf(playerOf(state, enemy), option.character)),
    );
    if (victim === undefined) throw new Error('nobody has such an agent there');
    attempts.push({ seat, slot, victim, target: slotOf(playerOf(state, victim), option.character) });
    context.emit({ kind: 'attemptDeclared', seat, assassin: member.character, target: option.character });
  },
};

/** MEC-5.17: the attempts one by one, then the deaths together. */
export const deathsStep: StepRules<Mecanisburgo, 'deaths'> = {
  run(state, step, context) {
    const contest = contestOf(state);
    const attempt = contest.attempts.shift();
    if (attempt !== undefined) {
      context.next({ kind: 'attempt', attempt }, step);
      return;
    }
    const dying = contest.doomed.splice(0).filter((doom) => !isSaved(state, doom, context));
    die(state, dying, 'action', context);
  },
};

function isSaved(state: State, { seat, pawn, savedBy }: Doom, context: Context): boolean {
  const member = memberAt(state, seat, pawn);
  if (savedBy === null || member === null) return false;
  context.emit({ kind: 'saved', seat, character: member.character, by: savedBy });
  return true;
}

/** MEC-11.4 to 11.6. */
export const attemptStep: StepRules<Mecanisburgo, 'attempt'> = {
  run(state, { attempt }, context) {
    const { seat, slot, victim, target } = attempt;
    const member = memberAt(state, victim, target);
    if (member === null || memberAt(state, seat, slot) === null) return;
    const sides = [
      { seat, slot },
      { seat: victim, slot: target },
    ];
    const { sector } = contestOf(state);
    beginDuel(state, { action: 'assassination', sector, sides, target: member.character }, context);
    context.next({ kind: 'secure', seat: victim });
  },
};

/** MEC-11.6, 13.5. */
export const secureStep: StepRules<Mecanisburgo, 'secure'> = {
  options(state, _step, seat, content) {
    const guards = readyOf(playerOf(state, seat), content, ({ security }) => security > 0);
    return orDone(guards.map((property) => SECURE[property]));
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next(step);
    engageHere(state, seat, holdingOf(playerOf(state, seat), option.property), context);
  },
};

/** MEC-11.7, Q85. */
function securityOf(state: State, seat: Seat, content: Tables): number {
  const contest = contestOf(state);
  let security = countKindAt(state, contest.sector, seat, 'security', content);
  for (const holding of playerOf(state, seat).holdings) {
    if (countsIn(holding, contest)) security += propertyCard(content, holding).security;
  }
  return security;
}

/** MEC-11.8 to 11.10. */
export function endAssassination(state: State, duel: Duel, context: Context): void {
  const [acting, answering] = duel.sides;
  const [assassin, target] = [acting?.slot ?? null, answering?.slot ?? null];
  if (acting === undefined || answering === undefined || assassin === null || target === null)
    throw new Error('an attempt has an assassin and a target');
  const wins = actingSideWins(state, duel, securityOf(state, answering.seat, context.content), context);
  if (wins === 'tie') return;
  const [random] = duel.randoms;
  if (random === 0 || random === 1 || random === 8)
    contestOf(state).doomed.push({ seat: acting.seat, pawn: assassin, savedBy: null });
  if (wins || random === 8) context.next({ kind: 'save', seat: answering.seat, slot: target });
}

/** MEC-11.11, Q21. */
export const saveStep: StepRules<Mecanisburgo, 'save'> = {
  options(state, _step, seat, content) {
    const saving = readyOf(playerOf(state, seat), content, ({ saves }) => saves);
    return [...saving.map((property) => SAVE[property]), NONE];
  },
  take(state, { slot }, seat, option, context) {
    const savedBy = option.kind === 'none' ? null : option.property;
    contestOf(state).doomed.push({ seat, pawn: slot, savedBy });
    if (savedBy !== null) engageHere(state, seat, holdingOf(playerOf(state, seat), savedBy), context);
  },
};

/** MEC-5.18, 5.20. */
export function runSurvivors(state: State, context: Context): void {
  if (contestOf(state).winner !== 'undecided') return;
  settleIfUncontested(state);
  runLeaders(state, context);
}
