/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import { copyPenalties, copyService, copyTitles, copyVerses } from './clone.ts';
import type { Corruption, Necro, Verse } from './content/tables.ts';
import { knowledgeBit } from './rules/corruption.ts';
import type { Player, PlayerView, VirtualRevolutionState, VirtualRevolutionView } from './rules/state.ts';

export function view(state: VirtualRevolutionState, observer: Observer): VirtualRevolutionView {
  return {
    observer,
    stack: state.stack.slice(),
    round: state.round,
    lap: state.lap,
    order: state.order.slice(),
    nextOrder: state.nextOrder.slice(),
    active: state.active,
    turn: state.turn,
    players: playersSeenBy(state, observer),
    owners: state.owners.slice(),
    tokens: state.tokens.slice(),
    servers: state.servers.slice(),
    slots: state.slots.slice(),
    places: state.places.slice(),
    agentDeckCount: state.agentDeck.length,
    agentDiscard: state.agentDiscard.slice(),
    agentsOut: state.agentsOut,
    locationDeckCount: state.locationDeck.length,
    locationsLeft: state.locationDeck.toSorted((left, right) => left - right),
    row: state.row.slice(),
    verseDeck: deckSeen(state),
    versesUnder: state.versesUnder,
    corruptionDeckCount: state.corruptionDeck.length,
    corruptionDiscard: state.corruptionDiscard.slice(),
    necroCount: state.necroPile.length,
    necroTop: necroSeenBy(state, observer),
    necroPlayed: state.necroPlayed.slice(),
    titles: copyTitles(state.titles),
    boostPool: state.boostPool.slice(),
    director: state.director,
    performed: state.performed.slice(),
    promoted: state.promoted.slice(),
    result: state.result,
  };
}

/** Q4: the top card lies open, and what went under the deck went there in sight. */
function deckSeen({ verseDeck, versesUnder }: VirtualRevolutionState): (Verse | null)[] {
  const top = verseDeck.length - 1;
  const seen: (Verse | null)[] = [];
  for (let place = 0; place <= top; place++) {
    seen.push(place < versesUnder || place === top ? (verseDeck[place] as Verse) : null);
  }
  return seen;
}

function necroSeenBy({ players, necroPile }: VirtualRevolutionState, observer: Observer): Necro | null {
  if (observer === 'audience' || players[observer]?.necroSeen !== true) return null;
  return necroPile[necroPile.length - 1] ?? null;
}

function playersSeenBy({ players, corruptionKnown }: VirtualRevolutionState, observer: Observer): PlayerView[] {
  const bit = knowledgeBit(observer);
  const seen: PlayerView[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    const isOwner = seat === observer;
    const corruption = isOwner ? player.corruption.slice() : handSeen(player.corruption, corruptionKnown, bit);
    seen.push(playerSeen(player, corruption, isOwner));
  }
  return seen;
}

/** The cards of another's hand that the observer knows. */
function handSeen(hand: readonly Corruption[], known: readonly number[], bit: number): Corruption[] {
  const seen: Corruption[] = [];
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Corruption;
    if (((known[card - 1] ?? 0) & bit) !== 0) seen.push(card);
  }
  return seen;
}

function playerSeen(player: Player, corruption: readonly Corruption[], isOwner: boolean): PlayerView {
  return {
    reserve: player.reserve,
    recycling: player.recycling,
    euros: player.euros,
    revenue: player.revenue,
    immunity: player.immunity,
    vp2: player.vp2,
    directors: player.directors.slice(),
    corruptionCount: player.corruption.length,
    corruption,
    objectives: isOwner ? player.objectives : null,
    service: copyService(player.service),
    boosts: player.boosts.slice(),
    retired: player.retired.slice(),
    freeTypes: player.freeTypes.slice(),
    verses: copyVerses(player.verses),
    titlesUsed: player.titlesUsed.slice(),
    necroSeen: player.necroSeen,
    modifiers: player.modifiers.slice(),
    nextModifiers: player.nextModifiers.slice(),
    finalCorruption: player.finalCorruption,
    penalties: copyPenalties(player),
    resigned: player.resigned,
  };
}
