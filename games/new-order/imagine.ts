/** Samples a state that is consistent with a view. Uses nothing but the view. */
import type { Random } from '@cabale/engine';
import { COLOURS, type Colour, type Company, type Tables } from './content/tables.ts';
import { stateFrom, playerFrom } from './copies.generated.ts';
import { copyCounts, total } from './rules/counts.ts';
import type { State, View, Player, PlayerView } from './rules/state.ts';

export function imagine(view: View, random: Random, content: Tables): State {
  const deck = random.shuffle(unseenCards(view));
  const secrets = imagineObjectives(view, random, content);
  // Hidden hands are drawn from the deck.
  const players = view.players.map((player, seat) => imaginePlayer(player, secrets[seat], deck));
  return stateFrom(view, { seats: view.players.length, random: random.fork(), sealed: null, deck, players });
}

function unseenCards({ unseen }: View): Colour[] {
  const cards: Colour[] = [];
  for (const colour of COLOURS) for (let left = unseen[colour]; left > 0; left--) cards.push(colour);
  return cards;
}

/** A hidden hand: its public cards, and random unseen ones. */
function imaginePlayer(view: PlayerView, secrets: Secrets | undefined, deck: Colour[]): Player {
  const hand = copyCounts(view.hand ?? view.known);
  if (view.hand === null) for (const colour of deck.splice(0, view.handCount - total(view.known))) hand[colour]++;
  return playerFrom(view, { hand, objectives: secrets?.objectives ?? [], doubles: secrets?.doubles ?? [] });
}

interface Secrets {
  readonly objectives: readonly Company[];
  readonly doubles: readonly Company[];
}

/** A type held by a player and hidden from the observer. */
interface Need {
  readonly seat: number;
  /** Number of cards: the one held and its doubles, or the doubles alone. */
  readonly copies: number;
  /** The types held, once they are public; `null` while the type is unknown. */
  readonly open: readonly Company[] | null;
}

/**
 * NO-1.9 to 1.11: the objectives come from as many cards of a type as the grid has tiles of it; a player's doubles are
 * all of one type, which they hold. The largest needs come first, to limit backtracking.
 */
function imagineObjectives(view: View, random: Random, content: Tables): readonly Secrets[] {
  const secrets: Secrets[] = view.players.map(({ objectives, doubles }) => ({
    objectives: objectives ?? [],
    doubles: doubles ?? [],
  }));
  const each = content.sizes[view.players.length as keyof Tables['sizes']].objectives;
  const needs: Need[] = [];
  if (view.solo === null) for (const [seat, player] of view.players.entries()) addNeeds(needs, player, seat, each);
  if (needs.length === 0) return secrets;
  needs.sort((a, b) => b.copies - a.copies);
  const draw = random.shuffle([...view.types]);
  for (const { objectives, doubles } of secrets) {
    for (const type of objectives) removeFrom(draw, type, 1);
    for (const type of doubles) removeFrom(draw, type, 1);
  }
  if (!fulfil(needs, 0, draw, secrets)) throw new Error('no objectives fit what is known of them');
  return secrets;
}

function addNeeds(needs: Need[], { objectives, doubles, doublesCount }: PlayerView, seat: number, each: number): void {
  if (doubles !== null) return;
  if (objectives !== null) {
    if (doublesCount > 0) needs.push({ seat, copies: doublesCount, open: objectives });
    return;
  }
  for (let index = 0; index < each; index++) {
    needs.push({ seat, copies: index === 0 ? 1 + doublesCount : 1, open: null });
  }
}

/** Assigns cards to the needs from this one on, by backtracking; `false` where that is impossible. */
function fulfil(needs: readonly Need[], index: number, draw: readonly Company[], secrets: Secrets[]): boolean {
  const need = needs[index];
  const own = need === undefined ? undefined : secrets[need.seat];
  if (need === undefined || own === undefined) return true;
  for (let card = 0; card < draw.length; card++) {
    const type = draw[card] as Company;
    if (draw.indexOf(type) !== card || !fits(type, need, own, draw)) continue;
    const rest = draw.slice();
    removeFrom(rest, type, need.copies);
    secrets[need.seat] = withNeed(own, need, type);
    if (fulfil(needs, index + 1, rest, secrets)) return true;
    secrets[need.seat] = own;
  }
  return false;
}

function withNeed({ objectives, doubles }: Secrets, { open, copies }: Need, type: Company): Secrets {
  const more = open === null ? copies - 1 : copies;
  return {
    objectives: open === null ? [...objectives, type] : objectives,
    doubles: more === 0 ? doubles : [...doubles, ...Array.from({ length: more }, () => type)],
  };
}

function fits(type: Company, { open, copies }: Need, { objectives }: Secrets, draw: readonly Company[]): boolean {
  if (open === null ? objectives.includes(type) : !open.includes(type)) return false;
  if (copies === 1) return true;
  let left = copies;
  for (const card of draw) if (card === type) left--;
  return left <= 0;
}

function removeFrom(draw: Company[], type: Company, copies: number): void {
  for (let left = copies; left > 0; left--) {
    const index = draw.indexOf(type);
    if (index >= 0) draw.splice(index, 1);
  }
}
