/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import { COLOURS, type Counts } from './content/tables.ts';
import { viewOf, playerViewOf } from './copies.generated.ts';
import { copyCounts, none, total } from './rules/counts.ts';
import type { State, View, Player, PlayerView } from './rules/state.ts';

export function view(state: State, observer: Observer): View {
  const isOver = state.result !== null;
  return viewOf(state, {
    observer,
    deckCount: state.deck.length,
    unseen: unseenBy(state, observer),
    players: state.players.map((player, seat) => playerSeenBy(player, seat === observer, isOver)),
  });
}

/** The cards of the deck together with the unknown cards of hidden hands. */
function unseenBy({ deck, players }: State, observer: Observer): Counts {
  const unseen = none();
  for (const colour of deck) unseen[colour]++;
  for (const [seat, { hand, known }] of players.entries()) {
    if (seat === observer) continue;
    for (const colour of COLOURS) unseen[colour] += hand[colour] - known[colour];
  }
  return unseen;
}

function playerSeenBy(player: Player, isOwner: boolean, isOver: boolean): PlayerView {
  const { hand, objectives, doubles } = player;
  return playerViewOf(player, {
    handCount: total(hand),
    hand: isOwner ? copyCounts(hand) : null,
    // NO-9.17.
    objectives: isOwner || isOver ? objectives : null,
    doubles: isOwner ? doubles : null,
    doublesCount: doubles.length,
  });
}
