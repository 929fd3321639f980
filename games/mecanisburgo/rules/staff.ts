/** MEC-14.1 to 14.7: dismissals, hiring, and the Board. */
import type { StepRules } from '@cabale/engine';
import { BOARD, isCharacter } from '../content/tables.ts';
import { cardOf, has, hiredOf, playerOf, sectorOf, slotOf } from './counts.ts';
import { drawsOf, drawByCard, isPlayable, playAsset } from './control.ts';
import { leaveCorporation } from './leaving.ts';
import { DISMISS, DONE, PLAY, PROMOTE } from './offers.ts';
import type { Mecanisburgo, Options, Player } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

/** MEC-14.1 to 14.4: in any order, until the corporation is done. */
export const staffStep: StepRules<Mecanisburgo, 'staff'> = {
  askLone: true,
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options: Options['staff'][] = [];
    for (const { card } of player.hand) if (isPlayable(player, card, content)) options.push(PLAY[card]);
    options.push(...drawsOf(player, (sector) => sectorOf(state, sector).controller === seat, content));
    for (const { character } of hiredOf(player)) options.push(DISMISS[character]);
    options.push(DONE);
    return options;
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next(step);
    switch (option.kind) {
      case 'dismiss':
        leaveCorporation(state, seat, slotOf(playerOf(state, seat), option.character), 'dismissed', context);
        break;
      case 'play':
        playAsset(state, seat, option.card, context);
        break;
      case 'drawBy':
      case 'drawByProject':
        drawByCard(state, seat, option, context);
        break;
    }
  },
};

/** MEC-14.5: remaining members move up, then the empty seats are filled. */
export const boardSeatsStep: StepRules<Mecanisburgo, 'boardSeats'> = {
  run(state, { of }, context) {
    const player = playerOf(state, of);
    moveUp(player);
    for (let chair = BOARD - 1; chair >= 0; chair--) {
      if (player.slots[chair] === null) context.next({ kind: 'promote', seat: of, chair });
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
export const promoteStep: StepRules<Mecanisburgo, 'promote'> = {
  options: (state, _step, seat, content) =>
    hiredOf(playerOf(state, seat))
      .filter((member) => !has(cardOf(content, member), 'politician'))
      .map(({ character }) => PROMOTE[character]),
  take(state, { chair }, seat, { character }, context) {
    const { slots } = playerOf(state, seat);
    const slot = slotOf(playerOf(state, seat), character);
    slots[chair] = slots[slot] ?? null;
    slots[slot] = null;
    context.emit({ kind: 'promoted', seat, character, chair });
    checkSpecialVictories(state, seat, context);
    // MEC-14.4: the slot it has left may be filled.
    const { content } = context;
    const mayHire = playerOf(state, seat).hand.some(
      ({ card }) => isCharacter(card) && isPlayable(playerOf(state, seat), card, content),
    );
    if (content.edition !== 1 && mayHire) context.next({ kind: 'staff', seat });
  },
};
