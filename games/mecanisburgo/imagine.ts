/** Samples a state that is consistent with a view. Uses nothing but the view. */
import type { Random } from '@cabale/engine';
import { victoriesLeft } from './rules/victories.ts';
import { DECOY, OPPORTUNITIES, type Opportunity, type Pawn, type RandomValue, type Tables } from './content/tables.ts';
import { stateFrom, playerFrom, sectorStateFrom } from './copies.generated.ts';
import { dealTo, randomCards } from './rules/setup.ts';
import {
  HOME,
  ORDER_ZONE,
  type State,
  type View,
  type Place,
  type Player,
  type PlayerView,
  type SectorState,
  type Standing,
  type OpenStanding,
} from './rules/state.ts';
import { isPawnKnown } from './view.ts';

export function imagine(view: View, random: Random, content: Tables): State {
  const unseen = random.shuffle(unseenCards(view));
  const hidden = hiddenPawns(view, random);
  const standing = ({ seat, pawn }: OpenStanding): Standing => ({ seat, pawn: pawn ?? taken(hidden[seat] ?? []) });
  const sectors = view.sectors.map((sector) =>
    sectorStateFrom(sector, { dark: takenOf(unseen, sector.darkCount), pawns: sector.pawns.map(standing) }),
  );
  const orderZone = view.orderZone.map(standing);
  const places = placesOf(view, sectors, orderZone);
  const players = view.players.map((player, seat) => imaginePlayer(player, places[seat] ?? [], unseen));
  const darkDiscard = takenOf(unseen, view.darkDiscardCount);
  const aside: Opportunity[] = [];
  const dealt = imagineDeal(view, unseen, aside, content);
  return stateFrom(view, {
    seats: view.players.length,
    random: random.fork(),
    sealed: null,
    orderZone,
    players,
    sectors,
    deck: unseen,
    darkDiscard,
    randomDeck: random.shuffle(randomsLeft(view, content)),
    victoryDeck: random.shuffle(victoriesLeft(view, content)),
    dealt,
    aside,
  });
}

function taken<V>(list: V[]): V {
  const item = list.pop();
  if (item === undefined) throw new Error('the view hides more than there is');
  return item;
}

function takenOf<V>(list: V[], count: number): V[] {
  const items: V[] = [];
  for (let index = 0; index < count; index++) items.push(taken(list));
  return items;
}

/** Opportunity cards whose place the observer does not know. */
function unseenCards(view: View): Opportunity[] {
  const seen = new Set<string>([...view.discard, ...view.box, ...(view.dealt ?? [])]);
  for (const { card } of view.sectors) if (card !== null) seen.add(card);
  for (const player of view.players) {
    for (const member of player.slots) if (member !== null) seen.add(member.character);
    for (const { property } of player.holdings) seen.add(property);
    for (const threat of player.threats) seen.add(threat);
    for (const { card } of player.hand) if (card !== null) seen.add(card);
  }
  return OPPORTUNITIES.filter((card) => !seen.has(card));
}

/** By seat: the hidden pawns of the corporation, in random order. */
function hiddenPawns({ players, observer }: View, random: Random): Pawn[][] {
  return players.map((player, seat) => {
    if (seat === observer) return [];
    const hidden: Pawn[] = [];
    for (let pawn = 0; pawn <= DECOY; pawn++) if (!isPawnKnown(player, pawn)) hidden.push(pawn);
    return random.shuffle(hidden);
  });
}

/** Where every pawn of every seat stands. */
function placesOf(
  view: View,
  sectors: readonly SectorState[],
  orderZone: readonly Standing[],
): readonly (readonly Place[])[] {
  const places = view.players.map(({ pawns }) => pawns.map((place): Place => place ?? HOME));
  const put = ({ seat, pawn }: Standing, place: Place): void => {
    // Known pawns are kept: a place in the zone remains after the pawn has left (MEC-14.44).
    if (view.players[seat]?.pawns[pawn] === null) (places[seat] as Place[])[pawn] = place;
  };
  for (const [sector, { pawns }] of sectors.entries()) for (const standing of pawns) put(standing, sector);
  for (const standing of orderZone) put(standing, ORDER_ZONE);
  return places;
}

function imaginePlayer(view: PlayerView, pawns: readonly Place[], unseen: Opportunity[]): Player {
  return playerFrom(view, {
    hand: view.hand.map(({ card, isKnown, isFresh }) => ({ card: card ?? taken(unseen), isKnown, isFresh })),
    pawns: pawns.slice(),
  });
}

/** Before the first round others hold hidden cards too: they are dealt as the rules do. */
function imagineDeal(
  { players, observer, dealt, phase, stack }: View,
  unseen: Opportunity[],
  aside: Opportunity[],
  content: Tables,
): Opportunity[][] {
  const isDealt = phase === 'setup' && stack.some(({ kind }) => kind === 'keep');
  return players.map(({ eliminated }, seat) => {
    if (seat === observer) return (dealt ?? []).slice();
    const cards: Opportunity[] = [];
    if (isDealt && !eliminated) dealTo(cards, unseen, aside, content);
    return cards;
  });
}

function randomsLeft({ randomDiscard }: View, content: Tables): RandomValue[] {
  const left = randomCards(content);
  for (const value of randomDiscard) left.splice(left.indexOf(value), 1);
  return left;
}
