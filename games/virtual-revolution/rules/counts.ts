/** Predicates and counts of the open table, for rules, texts, boards and bots. */
import type { Seat } from '@cabale/engine';
import {
  BOOST_CARDS,
  DISTRICTS,
  type Action,
  type Agent,
  type AgentType,
  type Arr,
  type Boost,
  type BoostCard,
  type BoostEffect,
  type Corruption,
  type CorruptionCard,
  type District,
  type Figures,
  type Tables,
  type TitleEffect,
} from '../content/tables.ts';
import { arrsOf, districtOf } from './map.ts';
import type { OpenPlayer, OwnedVerse, Player, PlayerView, Service, Open } from './state.ts';

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat] as P;
}

/** Number of players who have not resigned. */
export function playing({ players }: Open): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.resigned === false) count++;
  return count;
}

/** Seats that still play, in turn order from the first one, or from the one after `after`. */
export function inOrder({ order, players }: Open, after: Seat | null = null): Seat[] {
  const seats: Seat[] = [];
  const start = after === null ? 0 : order.indexOf(after) + 1;
  for (let place = 0; place < order.length; place++) {
    const seat = order[(start + place) % order.length] as Seat;
    if (seat !== after && players[seat]?.resigned === false) seats.push(seat);
  }
  return seats;
}

/** An opponent who still plays. */
export function isRival({ players }: Open, seat: Seat, other: Seat): boolean {
  return other !== seat && players[other]?.resigned === false;
}

/** VR-6.1, 6.2. */
export function controls({ owners, servers }: Open, seat: Seat, arr: Arr): boolean {
  return owners[arr] === seat || servers[arr] === seat;
}

/** Arrondissements of a list that a seat does not control. */
export function missesIn(open: Open, seat: Seat, arrs: readonly Arr[]): number {
  let missing = 0;
  for (let index = 0; index < arrs.length; index++) if (!controls(open, seat, arrs[index] as Arr)) missing++;
  return missing;
}

export function arrsControlled(open: Open, seat: Seat): number {
  let count = 0;
  for (let arr = 0; arr < open.owners.length; arr++) if (controls(open, seat, arr)) count++;
  return count;
}

/** VR-1.5, 1.8: tokens come from the Reserve, and never join those of another player. */
export function canAdd(open: Open, seat: Seat, arr: Arr): boolean {
  return playerOf(open, seat).reserve > 0 && !hasForeignTokens(open, seat, arr);
}

export function hasForeignTokens({ owners }: Open, seat: Seat, arr: Arr): boolean {
  const owner = owners[arr] ?? null;
  return owner !== null && owner !== seat;
}

/** Whether a token there may be eliminated. */
export function isTarget({ owners }: Open, seat: Seat, arr: Arr, whose: 'anyone' | 'opponent'): boolean {
  const owner = owners[arr] ?? null;
  return owner !== null && (whose === 'anyone' || owner !== seat);
}

export function hasTarget(open: Open, seat: Seat, arrs: readonly Arr[], whose: 'anyone' | 'opponent'): boolean {
  for (let index = 0; index < arrs.length; index++) if (isTarget(open, seat, arrs[index] as Arr, whose)) return true;
  return false;
}

export function hasAddTarget(open: Open, seat: Seat, arrs: readonly Arr[]): boolean {
  for (let index = 0; index < arrs.length; index++) if (canAdd(open, seat, arrs[index] as Arr)) return true;
  return false;
}

export function tokensOnMap({ owners, tokens }: Open, seat: Seat): number {
  let count = 0;
  for (let arr = 0; arr < owners.length; arr++) if (owners[arr] === seat) count += tokens[arr] as number;
  return count;
}

function hasTokensIn({ owners }: Open, seat: Seat, arrs: readonly Arr[]): boolean {
  for (let index = 0; index < arrs.length; index++) if (owners[arrs[index] as Arr] === seat) return true;
  return false;
}

/** Servers do not count. */
export function emptyDistricts(open: Open, seat: Seat, content: Tables): number {
  let count = 0;
  for (const district of DISTRICTS) if (!hasTokensIn(open, seat, arrsOf(district, content))) count++;
  return count;
}

export function serversOf({ servers }: Open, seat: Seat): number {
  let count = 0;
  for (let arr = 0; arr < servers.length; arr++) if (servers[arr] === seat) count++;
  return count;
}

export function hasServerIn({ servers }: Open, seat: Seat, districts: readonly District[], content: Tables): boolean {
  for (let arr = 0; arr < servers.length; arr++) {
    if (servers[arr] === seat && districts.includes(districtOf(arr, content))) return true;
  }
  return false;
}

/** VR-11.2 to 11.5: the condition for a Server that is not met; `noToken` waives that of an own token (VR-11.7). */
export function serverObstacle(
  open: Open,
  seat: Seat,
  arr: Arr,
  noToken: boolean,
  content: Tables,
): 'VR-11.2' | 'VR-11.3' | 'VR-11.4' | null {
  const { servers, owners } = open;
  const owner = servers[arr] ?? null;
  if (owner !== null && owner !== seat) return 'VR-11.2';
  for (const other of arrsOf(districtOf(arr, content), content)) if (servers[other] === seat) return 'VR-11.4';
  return owners[arr] === seat || (noToken && isWaivedAt(open, arr)) ? null : 'VR-11.3';
}

/** VR-11.7: whether an own token is missing that Delta and Denfert-Rochereau replace. */
export function needsWaiver(open: Open, seat: Seat, arr: Arr): boolean {
  return open.owners[arr] !== seat && isWaivedAt(open, arr);
}

/** Q26: read literally, the arrondissement must be without any token. */
function isWaivedAt({ owners, waiver }: Open, arr: Arr): boolean {
  return waiver === 'ownToken' || (owners[arr] ?? null) === null;
}

const CARD_BOOSTS: Readonly<Record<string, true | undefined>> = Object.fromEntries(
  BOOST_CARDS.map((boost) => [boost, true] as const),
);

export function isBoostCard(boost: Boost): boost is BoostCard {
  return CARD_BOOSTS[boost] === true;
}

/** VR-14.4: a Boost card, or what a level-1 Agent has become. */
export function boostEffect(boost: Boost, { boosts, agents }: Tables): BoostEffect {
  if (isBoostCard(boost)) return boosts[boost];
  const effect = agents[boost].boost;
  if (effect === null) throw new Error(`${boost} cannot be a Boost`);
  return effect;
}

export function serviceOf({ service }: Player, agent: Agent): Service | undefined {
  for (let index = 0; index < service.length; index++) if (service[index]?.agent === agent) return service[index];
  return undefined;
}

export function inService({ service }: OpenPlayer, type: AgentType, { agents }: Tables): number {
  let count = 0;
  for (let index = 0; index < service.length; index++) {
    if (agents[(service[index] as Service).agent].type === type) count++;
  }
  return count;
}

/** VR-17.10: in service, retired or Boost. */
export function agentsOwned({ service, retired, boosts }: OpenPlayer): readonly Agent[] {
  const owned: Agent[] = [];
  for (const { agent } of service) owned.push(agent);
  owned.push(...retired);
  for (const boost of boosts) if (!isBoostCard(boost)) owned.push(boost);
  return owned;
}

/** A price or a gain, as printed or under a Necro card (VR-8.16). */
function figureFor({ modifiers }: OpenPlayer, { base, modified }: Figures, modifier: Action): number {
  return modifiers.includes(modifier) ? modified : base;
}

/** What an Action gives or costs a player this round; a donation of one card. */
export function figureOf(player: OpenPlayer, action: Action, content: Tables): number {
  return action === 'donate' ? donationPrice(player, 1, content) : figureFor(player, content.numbers[action], action);
}

/** VR-15.1, 15.2: what discarding one or two Corruption cards costs. */
export function donationPrice(player: OpenPlayer, cards: 1 | 2, { numbers }: Tables): number {
  return figureFor(player, cards === 1 ? numbers.donateOne : numbers.donateTwo, 'donate');
}

/** VR-15.2, 15.4: what an Immunity costs in a donation. */
export function donationForImmunity({ insurrections }: Open, { modifiers }: OpenPlayer, { numbers }: Tables): number {
  const isDearer = insurrections === 'all' && modifiers.includes('donate');
  return numbers.donateImmunity + (isDearer ? numbers.donateOne.modified - numbers.donateOne.base : 0);
}

/** Corruption cards in a hand. */
export function handSize(player: Player | PlayerView): number {
  return 'corruptionCount' in player ? player.corruptionCount : player.corruption.length;
}

/** VR-19.1, 24.2: the number of Corruption cards that causes a Search; in the last round, one. */
export function searchAt({ round }: Open, { numbers }: Tables): number {
  return round >= numbers.rounds ? 1 : numbers.searchAt;
}

/** VR-20.2: who has the lowest and who the highest Revenue. */
export function extremes(open: Open): Readonly<Record<'min' | 'max', readonly Seat[]>> {
  const seats = inOrder(open);
  const revenues = seats.map((seat) => playerOf(open, seat).revenue);
  const at = (level: number): readonly Seat[] => seats.filter((_, index) => revenues[index] === level);
  return { min: at(Math.min(...revenues)), max: at(Math.max(...revenues)) };
}

export function corruptionCard(card: Corruption, { corruption }: Tables): CorruptionCard {
  const found = corruption[card - 1];
  if (found === undefined) throw new Error(`there is no Corruption card ${card}`);
  return found;
}

/** VR-6.10 to 6.12: the Title of that effect, if the seat holds one and has not used it this round. */
export function usableTitle(
  { titles, players }: Open,
  seat: Seat,
  effect: TitleEffect,
  content: Tables,
): District | null {
  for (const district of DISTRICTS) {
    if (titles[district] !== seat || content.titles[district].effect !== effect) continue;
    if (players[seat]?.titlesUsed.includes(district) === false) return district;
  }
  return null;
}

/** Where the Director of the turn stands. */
export function directorOf({ director }: Open): Arr {
  if (director === null) throw new Error('no Director has been placed in this turn');
  return director;
}

export function ownVerse({ verses }: Player, verse: OwnedVerse['verse']): OwnedVerse {
  const found = verses.find((own) => own.verse === verse);
  if (found === undefined) throw new Error(`${verse} is not owned`);
  return found;
}
