/** MEC-14.1 to 14.7: dismissals, hiring, and the Board. */
import type { Asks, Runs, Seat, StepOf } from '@cabale/engine';
import { BOARD, SLOTS, type Slot, type Tables } from '../content/tables.ts';
import { cardOf, has, playerOf, sectorOf, slotOf } from './counts.ts';
import { addDraws, drawByCard, isPlayable, playAsset } from './control.ts';
import { leaveCorporation } from './leaving.ts';
import { DISMISS, DONE, PLAY, PROMOTE } from './offers.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState, Player } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

/** MEC-14.1 to 14.4: in any order, until the corporation is done. */
export const staffStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'staff'>> = {
  askAlways: true,
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options: MecanisburgoOptions['staff'][] = [];
    for (const { card } of player.hand) if (isPlayable(player, card, content)) options.push(PLAY[card]);
    addDraws(options, player, (sector) => sectorOf(state, sector).controller === seat, content);
    for (let slot = BOARD; slot < SLOTS; slot++) {
      const member = player.slots[slot] ?? null;
      if (member !== null) options.push(DISMISS[member.character]);
    }
    options.push(DONE);
    return options;
  },
  take(state, step, seat, option, table) {
    if (option.kind === 'done') return;
    table.next(step);
    switch (option.kind) {
      case 'dismiss':
        leaveCorporation(state, seat, slotOf(playerOf(state, seat), option.character), 'dismissed', table);
        break;
      case 'play':
        playAsset(state, seat, option.card, table);
        break;
      case 'drawBy':
      case 'drawByProject':
        drawByCard(state, seat, option, table);
        break;
    }
  },
};

/** MEC-14.5: remaining members move up, then the empty seats are filled. */
export const boardSeatsStep: Runs<Mecanisburgo, StepOf<Mecanisburgo, 'boardSeats'>> = {
  run(state, { of }, table) {
    const player = playerOf(state, of);
    moveUp(player);
    for (let chair = BOARD - 1; chair >= 0; chair--) {
      if (player.slots[chair] === null) table.next({ kind: 'promote', seat: of, chair });
    }
  },
};

function moveUp({ slots }: Player): void {
  let taken = 0;
  for (let chair = 0; chair < BOARD; chair++) {
    const member = slots[chair] ?? null;
    if (member === null) continue;
    slots[chair] = null;
    slots[taken++] = member;
  }
}

/** MEC-14.5 to 14.7, 12.14: never a Politician. */
export const promoteStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'promote'>> = {
  options: (state, _step, seat, content) =>
    promotable(state, seat, content).map((slot) => {
      const member = playerOf(state, seat).slots[slot] ?? null;
      if (member === null) throw new Error('an empty slot cannot be promoted');
      return PROMOTE[member.character];
    }),
  take(state, { chair }, seat, { character }, table) {
    const { slots } = playerOf(state, seat);
    const slot = slotOf(playerOf(state, seat), character);
    slots[chair] = slots[slot] ?? null;
    slots[slot] = null;
    table.tell({ kind: 'promoted', seat, character, chair });
    checkSpecialVictories(state, seat, table);
  },
};

function promotable(state: MecanisburgoState, seat: Seat, content: Tables): readonly Slot[] {
  const { slots } = playerOf(state, seat);
  const found: Slot[] = [];
  for (let slot = BOARD; slot < SLOTS; slot++) {
    const member = slots[slot] ?? null;
    if (member !== null && !has(cardOf(content, member), 'politician')) found.push(slot);
  }
  return found;
}
