/** Samples a state that is consistent with a view. Uses nothing but the view. */
import type { Random, Seat } from '@cabale/engine';
import {
  DOGE_CARDS,
  TILES,
  type DogeCard,
  type Letter,
  type Mission,
  type Tables,
  type Tile,
} from './content/tables.ts';
import { deckFrom, dogeFrom, playerFrom, stateFrom } from './copies.generated.ts';
import { ownerOfDeck } from './rules/counts.ts';
import { allInfluence, FIRST_MISSION, influenceIds, insert, isBeingDrawn, onlyKnows, repeated } from './rules/hands.ts';
import type { Deck, DeckView, Doge, DogeView, InfluenceCard, Player, PlayerView, State, View } from './rules/state.ts';

export function imagine(view: View, random: Random, content: Tables): State {
  const missions = random.shuffle(unseenMissions(view, content));
  const influence = random.shuffle(unseenInfluence(view, content));
  // Hidden hands are filled first, then the cards drawn, then the piles.
  const players = imaginePlayers(view.players, missions, influence);
  const drawn = filled(view.drawn, isBeingDrawn(view, 'Mission') ? missions : influence);
  return stateFrom(view, {
    seats: view.players.length,
    random: random.fork(),
    sealed: null,
    players,
    missions: filled(view.missions, missions),
    missionsOut: missions,
    missionKnown: knowledgeOf(view, 'missions', content.missions.length, FIRST_MISSION),
    influence: filled(view.influence, influence),
    influenceKnown: knowledgeOf(view, 'influence', influenceIds(content), 0),
    drawn,
    decks: view.decks === null ? null : imagineDecks(view, view.decks, random),
    doge: view.doge === null ? null : imagineDoge(view.doge, random),
    fresh: imagineFresh(view, players[view.active]?.influence ?? []),
  });
}

/** Missions whose place the observer does not know; placed ones are removed from the list. */
function unseenMissions(view: View, content: Tables): Mission[] {
  const count = content.missions.length;
  const seen = repeated(count + 1, false);
  mark(seen, view.missions);
  if (isBeingDrawn(view, 'Mission')) mark(seen, view.drawn);
  for (const { missions, slots, archive } of view.players) {
    mark(seen, missions);
    mark(seen, slots);
    mark(seen, archive);
  }
  const unseen: Mission[] = [];
  for (let mission = 1; mission <= count; mission++) if (seen[mission] === false) unseen.push(mission);
  return unseen;
}

function unseenInfluence(view: View, content: Tables): InfluenceCard[] {
  const seen = repeated(influenceIds(content), false);
  mark(seen, view.influence);
  mark(seen, view.influenceDiscard);
  if (isBeingDrawn(view, 'Influence')) mark(seen, view.drawn);
  for (const { influence } of view.players) mark(seen, influence);
  const unseen: InfluenceCard[] = [];
  for (const card of allInfluence(content)) if (seen[card] === false) unseen.push(card);
  return unseen;
}

/** `seen` is indexed by the number of the card. */
function mark(seen: boolean[], cards: readonly (number | null)[]): void {
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? null;
    if (card !== null) seen[card] = true;
  }
}

/** Unknown places are filled from the unseen cards. */
function filled(places: readonly (number | null)[], unseen: number[]): number[] {
  const cards: number[] = [];
  for (let index = 0; index < places.length; index++) cards.push(places[index] ?? taken(unseen));
  return cards;
}

function taken(unseen: number[]): number {
  const card = unseen.pop();
  if (card === undefined) throw new Error('the view hides more cards than there are');
  return card;
}

function imaginePlayers(views: readonly PlayerView[], missions: Mission[], influence: InfluenceCard[]): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < views.length; seat++) {
    const view = views[seat] as PlayerView;
    players.push(
      playerFrom(view, {
        missions: imagineHand(view.missions, view.missionCount, missions),
        influence: imagineHand(view.influence, view.influenceCount, influence),
      }),
    );
  }
  return players;
}

function imagineHand(known: readonly number[], count: number, unseen: number[]): number[] {
  const hand = known.slice();
  while (hand.length < count) insert(hand, taken(unseen));
  return hand;
}

/** Cards gained in this turn are in the active player's hand; only that player knows which. */
function imagineFresh({ fresh }: View, hand: readonly InfluenceCard[]): InfluenceCard[] {
  const open = fresh.filter((card) => card !== null);
  return open.length === fresh.length ? open : hand.slice(hand.length - fresh.length);
}

/** What the observer knows of others' cards and of the pile. Knowledge of other seats is not simulated. */
function knowledgeOf(view: View, what: 'missions' | 'influence', count: number, first: number): number[] {
  const { observer, players, result } = view;
  const known = repeated(count, 0);
  if (observer === 'audience') return known;
  learn(known, observer, view[what], first);
  // At the end missions in hand are open, so knowledge of them is no longer stored.
  if (what === 'missions' && result !== null) return known;
  for (let seat = 0; seat < players.length; seat++) {
    if (seat !== observer) learn(known, observer, players[seat]?.[what] ?? [], first);
  }
  return known;
}

/** `first` is the number of the card that `known` begins with. */
function learn(known: number[], seat: Seat, cards: readonly (number | null)[], first: number): void {
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? null;
    if (card !== null) onlyKnows(known, card - first, seat);
  }
}

function imagineDecks(view: View, { A, B }: Record<Letter, DeckView>, random: Random): State['decks'] {
  const played = view.doge?.played;
  return {
    A: imagineDeck(A, played?.[0], ownerOfDeck(view, 'A') === view.observer, random),
    B: imagineDeck(B, played?.[1], ownerOfDeck(view, 'B') === view.observer, random),
  };
}

/** Solo: cards already met are in the game; the others may have been removed. */
function imagineDeck(view: DeckView, played: Tile | undefined, isOwner: boolean, random: Random): Deck {
  const { discard, drawn: open, top, met, removedCount } = view;
  const unseen: Tile[] = [];
  for (const tile of TILES) {
    if (tile !== top && tile !== played && !discard.includes(tile) && !open.includes(tile)) unseen.push(tile);
  }
  random.shuffle(unseen);
  const removed: Tile[] = [];
  const cards: Tile[] = [];
  for (const tile of unseen) (removed.length < removedCount && !met.includes(tile) ? removed : cards).push(tile);
  const drawn: Tile[] = [];
  for (const tile of open) drawn.push(tile ?? (cards.pop() as Tile));
  if (top !== null) cards.push(top);
  return deckFrom(view, { cards, removed, met: met.slice(), topKnown: isOwner && top !== null, drawn });
}

function imagineDoge(view: DogeView, random: Random): Doge {
  const pile: DogeCard[] = [];
  for (const card of DOGE_CARDS) for (let copy = 0; copy < view.unseen[card]; copy++) pile.push(card);
  random.shuffle(pile);
  const removed = pile.splice(pile.length - view.removedCount);
  return dogeFrom(view, { pile, removed });
}
