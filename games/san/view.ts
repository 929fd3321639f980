/** Block 13 and section 7: what each seat knows. */
import type { Observer } from '@cabale/engine';
import type { CardId } from './content/card.ts';
import { playerViewOf, viewOf } from './copies.generated.ts';
import { hiddenCards, insertUnknown, reserveBelowTop } from './rules/piles.ts';
import { POSITIONS, type Player, type PlayerView, type State, type Step, type View } from './rules/state.ts';

export function view(state: State, observer: Observer): View {
  const { reserve, players } = state;
  return viewOf(state, {
    observer,
    stack: state.stack.map((step) => stepSeenBy(step, observer)),
    reserveCount: reserve.length,
    reserveTop: reserve.at(-1) ?? null,
    reserveUnseen: reserveBelowTop(reserve),
    players: [playerSeenBy(players[0], observer === 0), playerSeenBy(players[1], observer === 1)],
  });
}

/** The hand card on its way into a slot is its owner's secret. */
function stepSeenBy(step: Step, observer: Observer): Step {
  if (step.kind !== 'slot' || typeof step.from === 'number' || step.seat === observer) return step;
  return { kind: 'slot', seat: step.seat, from: null };
}

function playerSeenBy(player: Player, isOwner: boolean): PlayerView {
  const known = player.draw.length - player.knownTop;
  return playerViewOf(player, {
    handCount: player.hand.length,
    drawCount: player.draw.length,
    hand: isOwner ? [...player.hand] : null,
    top: player.draw.slice(known),
    unseen: isOwner ? insertUnknown([], player) : hiddenCards(player),
    slots: player.slots.map((slot) => slot.map((card) => (isOwner || !isSecret(player, card) ? card : null))),
    secrets: player.secrets.map(({ card, suspects }) => ({ ...placeOf(player, card), suspects })),
  });
}

function isSecret(player: Player, card: CardId): boolean {
  return player.secrets.some((secret) => secret.card === card);
}

function placeOf(player: Player, card: CardId): Pick<PlayerView['secrets'][number], 'position' | 'depth'> {
  for (const position of POSITIONS) {
    const depth = player.slots[position - 1]?.indexOf(card) ?? -1;
    if (depth >= 0) return { position, depth };
  }
  throw new Error(`the corrupted card ${card} lies in no slot`);
}
