import { copyWords } from '@cabale/engine';
import { copyCargo } from './rules/counts.ts';
import type { Deck, Doge, OpenTrip, Player, Trip, VeniceOpen, VeniceState } from './rules/state.ts';

/** Copies what the rules change in place; steps, tiles and results are only ever replaced. */
export function clone(state: VeniceState): VeniceState {
  const { random, players } = state;
  const playersCopy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) playersCopy.push(copyPlayer(players[seat] as Player));
  return {
    seats: state.seats,
    stack: state.stack.slice(),
    random: copyWords(random),
    sealed: state.sealed === null ? null : state.sealed.slice(),
    tiles: state.tiles,
    bridges: state.bridges.slice(),
    quays: state.quays.slice(),
    moored: state.moored.slice(),
    assistants: copyAssistants(state.assistants),
    players: playersCopy,
    supply: copyCargo(state.supply),
    missions: state.missions.slice(),
    missionsOut: state.missionsOut,
    missionKnown: state.missionKnown.slice(),
    influence: state.influence.slice(),
    influenceDiscard: state.influenceDiscard.slice(),
    influenceKnown: state.influenceKnown.slice(),
    drawn: state.drawn.slice(),
    decks: state.decks === null ? null : { A: copyDeck(state.decks.A), B: copyDeck(state.decks.B) },
    doge: state.doge === null ? null : copyDoge(state.doge),
    side: state.side,
    first: state.first,
    active: state.active,
    turn: state.turn,
    fresh: state.fresh.slice(),
    influencePlayed: state.influencePlayed,
    trip: copyTrip(state.trip),
    spy: state.spy,
    pawn: state.pawn,
    allAssistantsTaken: state.allAssistantsTaken,
    result: state.result,
  };
}

function copyPlayer(player: Player): Player {
  return {
    coins: player.coins,
    parchments: player.parchments,
    intrigue: player.intrigue,
    vp: player.vp,
    council: player.council,
    cargo: [copyCargo(player.cargo[0]), copyCargo(player.cargo[1])],
    gondolier: player.gondolier,
    missions: player.missions.slice(),
    slots: player.slots.slice(),
    archive: player.archive.slice(),
    influence: player.influence.slice(),
    favour: player.favour,
    resigned: player.resigned,
  };
}

function copyDeck({ cards, discard, removed, met, topKnown, drawn }: Deck): Deck {
  return {
    cards: cards.slice(),
    discard: discard.slice(),
    removed: removed.slice(),
    met: met.slice(),
    topKnown,
    drawn: drawn.slice(),
  };
}

function copyDoge(doge: Doge): Doge {
  return {
    parchments: doge.parchments,
    intrigue: doge.intrigue,
    vp: doge.vp,
    council: [doge.council[0], doge.council[1]],
    pile: doge.pile.slice(),
    row: doge.row.slice(),
    discard: doge.discard.slice(),
    removed: doge.removed.slice(),
    played: doge.played.slice(),
    turnsLeft: doge.turnsLeft,
    space1Vp: doge.space1Vp,
    space4Vp: doge.space4Vp,
    finalTurns: doge.finalTurns,
  };
}

export function copyAssistants(assistants: VeniceOpen['assistants']): VeniceState['assistants'] {
  const copy: VeniceState['assistants'] = [];
  for (let colour = 0; colour < assistants.length; colour++) copy.push((assistants[colour] ?? []).slice());
  return copy;
}

export function copyTrip(trip: OpenTrip | null): Trip | null {
  if (trip === null) return null;
  return {
    gondola: trip.gondola,
    quays: trip.quays.slice(),
    canals: trip.canals.slice(),
    discounted: trip.discounted,
  };
}
