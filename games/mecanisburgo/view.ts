/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import type { Pawn } from './content/tables.ts';
import { viewOf, playerViewOf, sectorViewOf } from './copies.generated.ts';
import type {
  HandCard,
  HandCardView,
  State,
  View,
  Place,
  Player,
  PlayerView,
  SectorState,
  SectorView,
  Standing,
  OpenStanding,
} from './rules/state.ts';

export function view(state: State, observer: Observer): View {
  const { players } = state;
  const standing = (pawn: Standing): OpenStanding => standingSeen(pawn, players, observer);
  return viewOf(state, {
    observer,
    orderZone: state.orderZone.map(standing),
    players: players.map((player, seat) => playerSeen(player, seat === observer)),
    sectors: state.sectors.map((sector) => sectorSeen(sector, standing)),
    deckCount: state.deck.length + state.aside.length,
    darkDiscardCount: state.darkDiscard.length,
    randomCount: state.randomDeck.length,
    victoryCount: state.victoryDeck.length,
    dealt: observer === 'audience' ? null : (state.dealt[observer] ?? []).slice(),
  });
}

/** Whether its base has been seen, or it is not deployed. */
export function isPawnKnown({ available, revealed }: Pick<Player, 'available' | 'revealed'>, pawn: Pawn): boolean {
  return (available & ~revealed & (1 << pawn)) === 0;
}

function standingSeen({ seat, pawn }: Standing, players: readonly Player[], observer: Observer): OpenStanding {
  const player = players[seat];
  const isSeen = seat === observer || (player !== undefined && isPawnKnown(player, pawn));
  return { seat, pawn: isSeen ? pawn : null };
}

function playerSeen(player: Player, isOwn: boolean): PlayerView {
  return playerViewOf(player, {
    hand: player.hand.map((card) => cardSeen(card, isOwn)),
    pawns: pawnsSeen(player, isOwn),
  });
}

function cardSeen({ card, isKnown, isFresh }: HandCard, isOwn: boolean): HandCardView {
  return { card: isOwn || isKnown ? card : null, isKnown, isFresh };
}

function pawnsSeen(player: Player, isOwn: boolean): readonly (Place | null)[] {
  if (isOwn) return player.pawns.slice();
  return player.pawns.map((place, pawn) => (isPawnKnown(player, pawn) ? place : null));
}

function sectorSeen(sector: SectorState, standing: (pawn: Standing) => OpenStanding): SectorView {
  return sectorViewOf(sector, { darkCount: sector.dark.length, pawns: sector.pawns.map(standing) });
}
