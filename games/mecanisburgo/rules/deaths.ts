/** MEC-18.1 to 18.3, 12.8: Characters die, and some come back for money. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import { BOARD, type Slot, type Tables } from '../content/tables.ts';
import { boardCount, cardOf, has, memberAt, memberOf, playerOf } from './counts.ts';
import { eliminateIfHeadless } from './elimination.ts';
import { NONE, REVIVE_BY_PROJECT, REVIVE_BY_SKILL } from './offers.ts';
import { withdrawPawn } from './pawns.ts';
import { changeCash } from './piles.ts';
import type { Cause, Mecanisburgo, MecanisburgoOptions, MecanisburgoState, Standing, Works } from './state.ts';

/** He must pay if he can (MEC-16.10). */
const DANTE = 'OM1';

/** These die together, in order; each may come back. */
export function die(
  state: MecanisburgoState,
  deaths: readonly Standing[],
  cause: Cause,
  table: Table<Mecanisburgo>,
): void {
  if (deaths.length === 0) return;
  const dying = distinct(deaths);
  for (const { seat, pawn } of dying) {
    withdrawPawn(state, seat, pawn, table);
    forgetDoses(state, seat, pawn);
  }
  table.next(...dying.map(({ seat, pawn }) => ({ kind: 'revive', seat, slot: pawn, cause }) as const));
}

/** MEC-Q122: whoever dies and comes back is not killed once more by the drug. */
function forgetDoses({ contest }: MecanisburgoState, seat: Seat, slot: Slot): void {
  if (contest === null) return;
  for (let index = contest.doses.length - 1; index >= 0; index--) {
    const dose = contest.doses[index];
    if (dose?.seat === seat && dose.slot === slot) contest.doses.splice(index, 1);
  }
}

/** Nobody dies twice at once, by two attempts or two drugs. */
function distinct(deaths: readonly Standing[]): readonly Standing[] {
  return deaths.filter(
    (one, index) => deaths.findIndex((other) => other.seat === one.seat && other.pawn === one.pawn) === index,
  );
}

function readyLazarius(state: MecanisburgoState, seat: Seat, content: Tables): Works | undefined {
  return playerOf(state, seat).works.find(
    ({ project, engaged }) => !engaged && content.projects[project].benefit.kind === 'immortal',
  );
}

/** MEC-12.8, 15.4, 18.3. Nobody is asked who could not pay or has no means: the death is then told at once. */
export const reviveStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'revive'>> = {
  options(state, { slot }, seat, content) {
    const member = memberAt(state, seat, slot);
    if (member === null) return [];
    const options: MecanisburgoOptions['revive'][] = [];
    if (playerOf(state, seat).cash >= content.numbers.revival) {
      if (has(cardOf(content, member), 'immortal')) options.push(REVIVE_BY_SKILL);
      if (member.character === DANTE) return options;
      if (readyLazarius(state, seat, content) !== undefined) options.push(REVIVE_BY_PROJECT);
    }
    options.push(NONE);
    return options;
  },
  take(state, { slot, cause }, seat, option, table) {
    const { character } = memberOf(state, seat, slot);
    table.tell({ kind: 'died', seat, character, cause });
    if (option.kind === 'none') {
      bury(state, seat, slot, table);
      return;
    }
    if (option.by === 'project') {
      const lazarius = readyLazarius(state, seat, table.content);
      if (lazarius !== undefined) {
        lazarius.engaged = true;
        table.tell({ kind: 'engaged', seat, card: lazarius.project, sector: null });
      }
    }
    changeCash(state, seat, -table.content.numbers.revival, 'revival', table);
    table.tell({ kind: 'revived', seat, character });
  },
};

/** MEC-18.1, 18.5, 19.8. */
function bury(state: MecanisburgoState, seat: Seat, slot: Slot, table: Table<Mecanisburgo>): void {
  const player = playerOf(state, seat);
  // Agents may just have come to light: everybody sees where they stood before a headless corporation leaves.
  if (slot < BOARD && boardCount(player) === 1) table.pause();
  state.box.push(memberOf(state, seat, slot).character);
  player.slots[slot] = null;
  eliminateIfHeadless(state, seat, table);
}
