/** Samples a state that is consistent with a view. Uses nothing but the view. */
import type { Random } from '@cabale/engine';
import type { CardId } from './content/card.ts';
import { playerFrom, stateFrom } from './copies.generated.ts';
import { playerOf } from './rules/counts.ts';
import type { Player, PlayerView, Position, State, Step, View } from './rules/state.ts';

export function imagine(view: View, random: Random): State {
  const reserve = random.shuffle([...view.reserveUnseen]);
  if (view.reserveTop !== null) reserve.push(view.reserveTop);
  const state = stateFrom(view, {
    seats: 2,
    random: random.fork(),
    sealed: null,
    stack: [],
    reserve,
    players: [imaginePlayer(view.players[0], random), imaginePlayer(view.players[1], random)],
  });
  for (const step of view.stack) state.stack.push(imagineStep(step, state, random));
  return state;
}

/** A hidden card on its way into a slot may be any card of the hand. */
function imagineStep(step: Step, state: State, random: Random): Step {
  if (step.kind !== 'slot' || step.from !== null) return step;
  return { kind: 'slot', seat: step.seat, from: random.pick(playerOf(state, step.seat).hand) };
}

function imaginePlayer(view: PlayerView, random: Random): Player {
  const { secrets, hand, draw } = view.hand === null ? dealHidden(view, random) : dealOwn(view, view.hand, random);
  const slots = view.slots.map((slot) => slot.filter((card) => card !== null));
  for (const [index, { position, depth }] of view.secrets.entries()) {
    const card = secrets[index];
    if (card !== undefined && view.hand === null) slots[position - 1]?.splice(depth, 0, card);
  }
  return playerFrom(view, {
    draw: [...draw, ...view.top],
    hand,
    slots,
    secrets: view.secrets.map(({ suspects }, index) => ({ card: secrets[index] as CardId, suspects })),
    knownTop: view.top.length,
  });
}

interface Dealt {
  readonly secrets: readonly CardId[];
  readonly hand: CardId[];
  readonly draw: readonly CardId[];
}

function dealOwn(view: PlayerView, hand: readonly CardId[], random: Random): Dealt {
  const secrets = view.secrets.map(({ position, depth }) => cardIn(view, position, depth));
  return { secrets, hand: [...hand], draw: random.shuffle([...view.unseen]) };
}

function cardIn(view: PlayerView, position: Position, depth: number): CardId {
  const card = view.slots[position - 1]?.[depth] ?? null;
  if (card === null) throw new Error(`the view hides the own card in slot ${position}`);
  return card;
}

/**
 * Deals the cards of a player whose hand is hidden. Cards that were not in the last shuffle are not in the draw pile; of
 * the shuffled ones, those that the pile no longer holds are in the hand or in slots.
 */
function dealHidden(view: PlayerView, random: Random): Dealt {
  const { shuffled, others } = splitByShuffle(view);
  const out = shuffled.length - (view.drawCount - view.top.length);
  if (view.secrets.length === 0) {
    random.shuffle(shuffled);
    return { secrets: [], hand: [...others, ...shuffled.slice(0, out)].sort(), draw: shuffled.slice(out) };
  }
  const secrets = imagineSecrets(view, out, random);
  const open = random.shuffle(shuffled.filter((card) => !secrets.includes(card)));
  const inHand = out - (shuffled.length - open.length);
  const kept = others.filter((card) => !secrets.includes(card));
  return { secrets, hand: [...kept, ...open.slice(0, inHand)].sort(), draw: open.slice(inHand) };
}

/** Splits the unseen cards by whether they were in the last shuffle. Both lists of the view are sorted. */
function splitByShuffle({ unseen, shuffled: all }: PlayerView): { shuffled: CardId[]; others: CardId[] } {
  const shuffled: CardId[] = [];
  const others: CardId[] = [];
  let next = 0;
  for (const card of unseen) {
    while (next < all.length && (all[next] as CardId) < card) next++;
    (all[next] === card ? shuffled : others).push(card);
  }
  return { shuffled, others };
}

/** Picks a possible card for every secret one, at most `out` of them from the last shuffle. */
function imagineSecrets(view: PlayerView, out: number, random: Random): readonly CardId[] {
  const unseen = new Set(view.unseen);
  const inShuffle = new Set(view.shuffled);
  const chosen: CardId[] = [];
  const pickFrom = (index: number, left: number): boolean => {
    const secret = view.secrets[index];
    if (secret === undefined) return true;
    const candidates = secret.suspects.filter((card) => unseen.has(card) && !chosen.includes(card));
    for (const card of random.shuffle(candidates)) {
      const cost = inShuffle.has(card) ? 1 : 0;
      if (cost > left) continue;
      chosen.push(card);
      if (pickFrom(index + 1, left - cost)) return true;
      chosen.pop();
    }
    return false;
  };
  if (!pickFrom(0, out)) throw new Error('no hand fits what is known of the corrupted cards');
  return chosen;
}
