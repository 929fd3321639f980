/** MEC-11.1, 11.2: the cards of a duel are turned up, Random cards are added, and the Action ends as it must. */
import type { StepRules } from '@cabale/engine';
import type { ActionValue } from '../content/tables.ts';
import { cardOf, duelOf, isElite, memberAt, playerOf } from './counts.ts';
import { DUEL_ENDS } from './duelends.ts';
import { listCards, playCard, SKILL_OF } from './duels.ts';
import { drawRandom } from './piles.ts';
import type { Context, Duel, DuelSide, Mecanisburgo, State } from './state.ts';
import { eventBonus } from './totals.ts';

export const duelCardsStep: StepRules<Mecanisburgo, 'duelCards'> = {
  options: (state, _step, seat) => listCards(playerOf(state, seat)),
  reveal(state, { seats }, answers, context) {
    const duel = duelOf(state);
    for (const { seat, option } of answers) {
      playCard(state, seat, option.value, context);
      duel.cards[duel.sides.findIndex((side) => side.seat === seat)] = option.value;
    }
    context.emit({ kind: 'cardsTurnedUp', cards: bySeat(state, duel) });
    for (const [index, { seat }] of duel.sides.entries()) {
      if (!seats.includes(seat)) continue;
      duel.randoms[index] = drawRandom(state, context, seat);
      duel.totals[index] = sideTotal(state, duel, index, context);
    }
    DUEL_ENDS[duel.action](state, duel, context);
  },
};

function bySeat({ players }: State, { sides, cards }: Duel): (ActionValue | null)[] {
  return players.map((_, seat) => cards[sides.findIndex((side) => side.seat === seat)] ?? null);
}

/** MEC-11.2, 9.6, Q104: elite helps the acting side, and in an Autocombat every entrant. */
function sideTotal(state: State, duel: Duel, index: number, { content }: Context): number {
  const { seat, slot } = duel.sides[index] as DuelSide;
  let total = (duel.cards[index] ?? 0) + (duel.randoms[index] ?? 0);
  const member = slot === null ? null : memberAt(state, seat, slot);
  if (slot === null || member === null) return total;
  const isActing = index === 0 || duel.action === 'autocombat';
  if (isActing && isElite(cardOf(content, member), SKILL_OF[duel.action])) total++;
  return total + eventBonus(state, slot, seat, content);
}
