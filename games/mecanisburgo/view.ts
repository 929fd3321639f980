/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import { copies, copyContest, copyDuel, copyHolding, copyMember, copyWorks } from './clone.ts';
import type { Pawn } from './content/tables.ts';
import type {
  HandCard,
  HandCardView,
  MecanisburgoState,
  MecanisburgoView,
  Place,
  Player,
  PlayerView,
  SectorState,
  SectorView,
  Standing,
  OpenStanding,
} from './rules/state.ts';

export function view(state: MecanisburgoState, observer: Observer): MecanisburgoView {
  const { players } = state;
  const standing = (pawn: Standing): OpenStanding => standingSeen(pawn, players, observer);
  return {
    observer,
    stack: state.stack.slice(),
    round: state.round,
    phase: state.phase,
    finalStep: state.finalStep,
    order: state.order.slice(),
    orderZone: state.orderZone.map(standing),
    players: players.map((player, seat) => playerSeen(player, seat === observer)),
    sectors: state.sectors.map((sector) => sectorSeen(sector, standing)),
    deckCount: state.deck.length + state.aside.length,
    discard: state.discard.slice(),
    darkDiscardCount: state.darkDiscard.length,
    randomCount: state.randomDeck.length,
    randomDiscard: state.randomDiscard.slice(),
    victoryCount: state.victoryDeck.length,
    victories: state.victories.slice(),
    box: state.box.slice(),
    blackMarket: state.blackMarket.slice(),
    projects: state.projects.slice(),
    shuttle: state.shuttle,
    minisub: state.minisub,
    dealt: observer === 'audience' ? null : (state.dealt[observer] ?? []).slice(),
    contest: copyContest(state.contest),
    duel: copyDuel(state.duel),
    turn: state.turn,
    result: state.result,
  };
}

/** Its base has been seen, or it never left home. */
export function isPawnKnown({ available, revealed }: Pick<Player, 'available' | 'revealed'>, pawn: Pawn): boolean {
  return (available & ~revealed & (1 << pawn)) === 0;
}

function standingSeen({ seat, pawn }: Standing, players: readonly Player[], observer: Observer): OpenStanding {
  const player = players[seat];
  const isSeen = seat === observer || (player !== undefined && isPawnKnown(player, pawn));
  return { seat, pawn: isSeen ? pawn : null };
}

function playerSeen(player: Player, isOwn: boolean): PlayerView {
  return {
    corp: player.corp,
    cash: player.cash,
    slots: copies(player.slots, copyMember),
    holdings: copies(player.holdings, copyHolding),
    works: copies(player.works, copyWorks),
    threats: player.threats.slice(),
    corporate: player.corporate,
    ais: player.ais,
    aisAt: player.aisAt.slice(),
    aisDisabledUntil: player.aisDisabledUntil,
    actionCards: player.actionCards.slice(),
    hand: player.hand.map((card) => cardSeen(card, isOwn)),
    pawns: pawnsSeen(player, isOwn),
    available: player.available,
    revealed: player.revealed,
    hasPassed: player.hasPassed,
    research: player.research,
    target: player.target,
    committed: player.committed.slice(),
    committedAis: player.committedAis,
    mayThreaten: player.mayThreaten,
    eliminated: player.eliminated,
    resigned: player.resigned,
  };
}

function cardSeen({ card, isKnown, isFresh }: HandCard, isOwn: boolean): HandCardView {
  return { card: isOwn || isKnown ? card : null, isKnown, isFresh };
}

function pawnsSeen(player: Player, isOwn: boolean): readonly (Place | null)[] {
  if (isOwn) return player.pawns.slice();
  return player.pawns.map((place, pawn) => (isPawnKnown(player, pawn) ? place : null));
}

function sectorSeen(sector: SectorState, standing: (pawn: Standing) => OpenStanding): SectorView {
  return {
    card: sector.card,
    darkCount: sector.dark.length,
    forbidden: sector.forbidden,
    pawns: sector.pawns.map(standing),
    controller: sector.controller,
    threatener: sector.threatener,
  };
}
