import { copyWords } from '@cabale/engine';
import type { OpenPlayer, OwnedVerse, Player, Service, VirtualRevolutionState } from './rules/state.ts';

/** Copies what the rules change in place; steps, performances and results are only ever replaced. */
export function clone(state: VirtualRevolutionState): VirtualRevolutionState {
  const { random, players, titles } = state;
  const playersCopy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) playersCopy.push(copyPlayer(players[seat] as Player));
  return {
    seats: state.seats,
    stack: state.stack.slice(),
    random: copyWords(random),
    sealed: state.sealed === null ? null : state.sealed.slice(),
    round: state.round,
    lap: state.lap,
    order: state.order.slice(),
    nextOrder: state.nextOrder.slice(),
    active: state.active,
    turn: state.turn,
    players: playersCopy,
    owners: state.owners.slice(),
    tokens: state.tokens.slice(),
    servers: state.servers.slice(),
    slots: state.slots.slice(),
    places: state.places.slice(),
    agentDeck: state.agentDeck.slice(),
    agentDiscard: state.agentDiscard.slice(),
    agentsOut: state.agentsOut,
    locationDeck: state.locationDeck.slice(),
    row: state.row.slice(),
    verseDeck: state.verseDeck.slice(),
    versesUnder: state.versesUnder,
    corruptionDeck: state.corruptionDeck.slice(),
    corruptionDiscard: state.corruptionDiscard.slice(),
    corruptionKnown: state.corruptionKnown.slice(),
    necroPile: state.necroPile.slice(),
    necroOut: state.necroOut,
    necroPlayed: state.necroPlayed.slice(),
    titles: copyTitles(titles),
    boostPool: state.boostPool.slice(),
    director: state.director,
    performed: state.performed.slice(),
    promoted: state.promoted.slice(),
    result: state.result,
  };
}

export function copyTitles({ PI, ND, QL, CE, MA, DR, NA }: VirtualRevolutionState['titles']): {
  [District in keyof VirtualRevolutionState['titles']]: number | null;
} {
  return { PI, ND, QL, CE, MA, DR, NA };
}

/** All of a player but what others may not see. */
export function copyPlayer(player: Player): Player {
  return {
    reserve: player.reserve,
    recycling: player.recycling,
    euros: player.euros,
    revenue: player.revenue,
    immunity: player.immunity,
    vp2: player.vp2,
    directors: player.directors.slice(),
    corruption: player.corruption.slice(),
    objectives: player.objectives,
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

export function copyService(service: readonly Service[]): Service[] {
  const copy: Service[] = [];
  for (let index = 0; index < service.length; index++) {
    const { agent, ready } = service[index] as Service;
    copy.push({ agent, ready });
  }
  return copy;
}

export function copyVerses(verses: readonly OwnedVerse[]): OwnedVerse[] {
  const copy: OwnedVerse[] = [];
  for (let index = 0; index < verses.length; index++) {
    const { verse, online, recorded } = verses[index] as OwnedVerse;
    copy.push({ verse, online, recorded });
  }
  return copy;
}

export function copyPenalties({ penalties }: OpenPlayer): Player['penalties'] {
  const { verseCap, objectiveCap, perTitle, perTrio, flat } = penalties;
  return { verseCap, objectiveCap, perTitle, perTrio, flat };
}
