/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import type { DogeCard, Letter } from './content/tables.ts';
import { deckViewOf, dogeViewOf, playerViewOf, viewOf } from './copies.generated.ts';
import { ownerOfDeck } from './rules/counts.ts';
import { FIRST_MISSION } from './rules/hands.ts';
import type { Deck, DeckView, Doge, DogeView, Player, PlayerView, State, View } from './rules/state.ts';

export function view(state: State, observer: Observer): View {
  const isActive = observer === state.active;
  // A bit of `missionKnown` and `influenceKnown`; the audience has none.
  const bit = observer === 'audience' ? 0 : 1 << observer;
  return viewOf(state, {
    observer,
    players: playersSeenBy(state, observer, bit),
    missions: pileSeen(state.missions, state.missionKnown, FIRST_MISSION, bit),
    missionsOutCount: state.missionsOut.length,
    influence: pileSeen(state.influence, state.influenceKnown, 0, bit),
    drawn: facesFor(isActive, state.drawn),
    decks: state.decks === null ? null : decksSeenBy(state, state.decks, observer),
    doge: state.doge === null ? null : dogeSeen(state.doge),
    fresh: facesFor(isActive, state.fresh),
  });
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

function playersSeenBy(state: State, observer: Observer, bit: number): PlayerView[] {
  const { players, missionKnown, influenceKnown, result } = state;
  const seen: PlayerView[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    const isOwner = seat === observer;
    const isOpen = isOwner || result !== null;
    seen.push(
      playerViewOf(player, {
        missionCount: player.missions.length,
        missions: isOpen ? player.missions.slice() : handSeen(player.missions, missionKnown, FIRST_MISSION, bit),
        influenceCount: player.influence.length,
        influence: isOwner ? player.influence.slice() : handSeen(player.influence, influenceKnown, 0, bit),
      }),
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

function decksSeenBy(state: State, { A, B }: Record<Letter, Deck>, observer: Observer): View['decks'] {
  return {
    A: deckSeen(A, ownerOfDeck(state, 'A') === observer),
    B: deckSeen(B, ownerOfDeck(state, 'B') === observer),
  };
}

function deckSeen(deck: Deck, isOwner: boolean): DeckView {
  const { cards, met, removed, topKnown, drawn } = deck;
  return deckViewOf(deck, {
    count: cards.length,
    top: isOwner && topKnown ? (cards[cards.length - 1] ?? null) : null,
    // Only open cards are known to everybody.
    met: isOwner ? met.slice() : [],
    removedCount: removed.length,
    drawn: facesFor(isOwner, drawn),
  });
}

function dogeSeen(doge: Doge): DogeView {
  return dogeViewOf(doge, {
    pileCount: doge.pile.length,
    removedCount: doge.removed.length,
    unseen: unseenIn(doge),
  });
}

/** Pile and removed cards together: no player can distinguish them. */
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
