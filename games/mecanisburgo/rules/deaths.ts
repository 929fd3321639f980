/** MEC-18.1 to 18.3, 12.8: Characters die, and some come back for money. */
import type { Seat, StepRules } from '@cabale/engine';
import { BOARD, type Slot } from '../content/tables.ts';
import { boardCount, cardOf, has, memberAt, memberOf, playerOf, readyProjects, workOf } from './counts.ts';
import { eliminateIfHeadless } from './elimination.ts';
import { NONE, REVIVE_BY_PROJECT, REVIVE_BY_SKILL } from './offers.ts';
import { withdrawPawn } from './pawns.ts';
import { changeCash } from './piles.ts';
import type { Cause, Context, Mecanisburgo, Options, Standing, State } from './state.ts';

/** The owner must pay if possible (MEC-16.10). */
const DANTE = 'OM1';

/** These die together, in order; each may come back. */
export function die(state: State, deaths: readonly Standing[], cause: Cause, context: Context): void {
  if (deaths.length === 0) return;
  const dying = distinct(deaths);
  for (const { seat, pawn } of dying) {
    withdrawPawn(state, seat, pawn, context);
    forgetDoses(state, seat, pawn);
  }
  context.next(...dying.map(({ seat, pawn }) => ({ kind: 'revive', seat, slot: pawn, cause }) as const));
}

/** MEC-Q122: a Character that died and came back is not killed again by the drug. */
function forgetDoses({ contest }: State, seat: Seat, slot: Slot): void {
  if (contest === null) return;
  for (let index = contest.doses.length - 1; index >= 0; index--) {
    const dose = contest.doses[index];
    if (dose?.seat === seat && dose.slot === slot) contest.doses.splice(index, 1);
  }
}

/** A Character dies once, even by two attempts or two drugs. */
function distinct(deaths: readonly Standing[]): readonly Standing[] {
  return deaths.filter(
    (one, index) => deaths.findIndex((other) => other.seat === one.seat && other.pawn === one.pawn) === index,
  );
}

/** MEC-12.8, 15.4, 18.3. A seat that cannot pay or has no means is not asked: the death is announced immediately. */
export const reviveStep: StepRules<Mecanisburgo, 'revive'> = {
  options(state, { slot }, seat, content) {
    const member = memberAt(state, seat, slot);
    if (member === null) return [];
    const options: Options['revive'][] = [];
    if (playerOf(state, seat).cash >= content.numbers.revival) {
      if (has(cardOf(content, member), 'immortal')) options.push(REVIVE_BY_SKILL);
      if (member.character === DANTE) return options;
      if (readyProjects(playerOf(state, seat), 'immortal', content).length > 0) options.push(REVIVE_BY_PROJECT);
    }
    options.push(NONE);
    return options;
  },
  take(state, { slot, cause }, seat, option, context) {
    const { character } = memberOf(state, seat, slot);
    context.emit({ kind: 'died', seat, character, cause });
    if (option.kind === 'none') {
      bury(state, seat, slot, context);
      return;
    }
    if (option.by === 'project') {
      const player = playerOf(state, seat);
      const [card] = readyProjects(player, 'immortal', context.content);
      if (card !== undefined) {
        workOf(player, card).engaged = true;
        context.emit({ kind: 'engaged', seat, card, sector: null });
      }
    }
    changeCash(state, seat, -context.content.numbers.revival, 'revival', context);
    context.emit({ kind: 'revived', seat, character });
  },
};

/** MEC-18.1, 18.5, 19.8. */
function bury(state: State, seat: Seat, slot: Slot, context: Context): void {
  const player = playerOf(state, seat);
  // Agents may just have been revealed: show where they stood before a corporation without a Board leaves.
  if (slot < BOARD && boardCount(player) === 1) context.pause();
  state.box.push(memberOf(state, seat, slot).character);
  player.slots[slot] = null;
  eliminateIfHeadless(state, seat, context);
}
