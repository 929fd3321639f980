/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import { copyAssistants, copyTrip } from './clone.ts';
import type { DogeCard, Letter, Mission } from './content/tables.ts';
import { copyCargo, ownerOfDeck } from './rules/counts.ts';
import { FIRST_MISSION } from './rules/hands.ts';
import type {
  Deck,
  DeckView,
  Doge,
  DogeView,
  InfluenceCard,
  Player,
  PlayerView,
  VeniceState,
  VeniceView,
} from './rules/state.ts';

export function view(state: VeniceState, observer: Observer): VeniceView {
  const isActive = observer === state.active;
  // A bit of `missionKnown` and `influenceKnown`; the audience has none.
  const bit = observer === 'audience' ? 0 : 1 << observer;
  return {
    observer,
    stack: state.stack.slice(),
    tiles: state.tiles,
    bridges: state.bridges.slice(),
    quays: state.quays.slice(),
    moored: state.moored.slice(),
    assistants: copyAssistants(state.assistants),
    players: playersSeenBy(state, observer, bit),
    supply: copyCargo(state.supply),
    missions: pileSeen(state.missions, state.missionKnown, FIRST_MISSION, bit),
    missionsOutCount: state.missionsOut.length,
    influence: pileSeen(state.influence, state.influenceKnown, 0, bit),
    influenceDiscard: state.influenceDiscard.slice(),
    drawn: facesFor(isActive, state.drawn),
    decks: state.decks === null ? null : decksSeenBy(state, state.decks, observer),
    doge: state.doge === null ? null : dogeSeen(state.doge),
    side: state.side,
    first: state.first,
    active: state.active,
    turn: state.turn,
    fresh: facesFor(isActive, state.fresh),
    influencePlayed: state.influencePlayed,
    trip: copyTrip(state.trip),
    spy: state.spy,
    pawn: state.pawn,
    allAssistantsTaken: state.allAssistantsTaken,
    result: state.result,
  };
}

/** The faces for observers who may see them, as many `null`s for all others. */
function facesFor<Card>(isSeen: boolean, cards: readonly Card[]): (Card | null)[] {
  if (isSeen || cards.length === 0) return cards.slice();
  const faces: null[] = [];
  for (let index = 0; index < cards.length; index++) faces.push(null);
  return faces;
}

/** A pile by place; `first` is the number of the card that `known` begins with. */
function pileSeen(pile: readonly number[], known: readonly number[], first: number, bit: number): (number | null)[] {
  const seen: (number | null)[] = [];
  for (let index = 0; index < pile.length; index++) {
    const card = pile[index] as number;
    seen.push(((known[card - first] ?? 0) & bit) === 0 ? null : card);
  }
  return seen;
}

function playersSeenBy(
  { players, missionKnown, influenceKnown, result }: VeniceState,
  observer: Observer,
  bit: number,
): PlayerView[] {
  const seen: PlayerView[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    const isOwner = seat === observer;
    const isOpen = isOwner || result !== null;
    seen.push(
      playerSeen(
        player,
        isOpen ? player.missions.slice() : handSeen(player.missions, missionKnown, FIRST_MISSION, bit),
        isOwner ? player.influence.slice() : handSeen(player.influence, influenceKnown, 0, bit),
      ),
    );
  }
  return seen;
}

/** The cards of another's hand that the observer knows. */
function handSeen(hand: readonly number[], known: readonly number[], first: number, bit: number): number[] {
  const seen: number[] = [];
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as number;
    if (((known[card - first] ?? 0) & bit) !== 0) seen.push(card);
  }
  return seen;
}

function playerSeen(player: Player, missions: readonly Mission[], influence: readonly InfluenceCard[]): PlayerView {
  return {
    coins: player.coins,
    parchments: player.parchments,
    intrigue: player.intrigue,
    vp: player.vp,
    council: player.council,
    cargo: [copyCargo(player.cargo[0]), copyCargo(player.cargo[1])],
    gondolier: player.gondolier,
    slots: player.slots.slice(),
    archive: player.archive.slice(),
    favour: player.favour,
    resigned: player.resigned,
    missionCount: player.missions.length,
    missions,
    influenceCount: player.influence.length,
    influence,
  };
}

function decksSeenBy(state: VeniceState, { A, B }: Record<Letter, Deck>, observer: Observer): VeniceView['decks'] {
  return {
    A: deckSeen(A, ownerOfDeck(state, 'A') === observer),
    B: deckSeen(B, ownerOfDeck(state, 'B') === observer),
  };
}

function deckSeen({ cards, discard, met, removed, topKnown, drawn }: Deck, isOwner: boolean): DeckView {
  return {
    count: cards.length,
    top: isOwner && topKnown ? (cards[cards.length - 1] ?? null) : null,
    discard: discard.slice(),
    // Only what lay open is known to everybody.
    met: isOwner ? met.slice() : [],
    removedCount: removed.length,
    drawn: facesFor(isOwner, drawn),
  };
}

function dogeSeen(doge: Doge): DogeView {
  return {
    parchments: doge.parchments,
    intrigue: doge.intrigue,
    vp: doge.vp,
    council: [doge.council[0], doge.council[1]],
    row: doge.row.slice(),
    discard: doge.discard.slice(),
    played: doge.played.slice(),
    turnsLeft: doge.turnsLeft,
    space1Vp: doge.space1Vp,
    space4Vp: doge.space4Vp,
    finalTurns: doge.finalTurns,
    pileCount: doge.pile.length,
    removedCount: doge.removed.length,
    unseen: unseenIn(doge),
  };
}

/** Pile and removed cards together: nobody can tell them apart. */
function unseenIn({ pile, removed }: Doge): DogeView['unseen'] {
  const unseen: Record<DogeCard, number> = {
    decree: 0,
    summons: 0,
    ducalWorks: 0,
    session: 0,
    twoFamilies: 0,
    archives: 0,
    absolution: 0,
    tribute: 0,
    patronage: 0,
  };
  for (const card of pile) unseen[card]++;
  for (const card of removed) unseen[card]++;
  return unseen;
}
