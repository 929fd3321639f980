/** VEN-21: the Doge's turn. */
import type { StepRules } from '@cabale/engine';
import { LETTERS, type DogeCard, type Letter, type Tables, type Tile } from '../content/tables.ts';
import { deckOf, dogeOf, playerOf } from './counts.ts';
import { listCubes, payPrice, pricesFor } from './crossing.ts';
import { resolveDogeCard } from './doge-cards.ts';
import { PARCHMENT } from './offers.ts';
import { works } from './permanent.ts';
import { remake } from './smugglers.ts';
import type { Context, Open, State, Venice } from './state.ts';

/** VEN-21.1, 22.2: steps 1 to 8, until the row could not be refilled. */
export function beginDogeTurn(state: State, context: Context): void {
  if (dogeOf(state).turnsLeft !== null) return;
  context.next(
    { kind: 'smugglerDraw', letter: 'A' },
    { kind: 'smugglerDraw', letter: 'B' },
    { kind: 'dogeCards', position: 0 },
    { kind: 'dogeRefill' },
  );
}

/** VEN-21.12: the position of the row, from 0, that a smuggler card makes ignored, and the Doge card there. */
export function ignoredAt(
  { doge }: Open,
  letter: Letter,
  tile: Tile,
  { smugglers }: Tables,
): { readonly position: number; readonly card: DogeCard | null } {
  const position = smugglers[letter].ignores[tile] - 1;
  return { position, card: doge?.row[position] ?? null };
}

/** VEN-21.12: which of the played cards ignores a position, counted from 0. */
export function ignoredBy(open: Open, position: number, { smugglers }: Tables): Letter | undefined {
  const { played } = dogeOf(open);
  for (let index = 0; index < LETTERS.length; index++) {
    const letter = LETTERS[index] as Letter;
    const tile = played[index];
    if (tile !== undefined && smugglers[letter].ignores[tile] === position + 1) return letter;
  }
  return undefined;
}

/** VEN-21.12, Q64: from left to right. */
export const dogeCardsStep: StepRules<Venice, 'dogeCards'> = {
  run(state, { position }, context) {
    const { row } = dogeOf(state);
    if (position >= row.length) return;
    context.next({ kind: 'dogeCards', position: position + 1 });
    const card = row[position] ?? null;
    if (card === null) return;
    const by = ignoredBy(state, position, context.content);
    if (by === undefined) {
      context.emit({ kind: 'dogeCard', card, position });
      resolveDogeCard(state, card, context);
    } else context.emit({ kind: 'dogeCardIgnored', card, position, by });
    context.pause();
  },
};

/** DG2; mission 21 by VEN-21.28, M12. */
export const summonsStep: StepRules<Venice, 'summons'> = {
  askLone: true,
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options = pricesFor(player);
    if (works(player, 'paymentInKind', content)) {
      listCubes(state, seat, 0, options);
      listCubes(state, seat, 1, options);
    }
    return options;
  },
  take(state, { left }, seat, option, context) {
    payPrice(state, seat, option, context, 'dogeCard');
    if (left > 1) context.next({ kind: 'summons', seat, left: left - 1 });
  },
  blocked: (state, _step, seat) =>
    playerOf(state, seat).parchments > 0 ? [] : [{ option: PARCHMENT, rule: 'VEN-1.7' }],
};

/** VEN-21.13 to 21.15, 22.1: steps 7 and 8. */
export const dogeRefillStep: StepRules<Venice, 'dogeRefill'> = {
  run(state, _step, context) {
    const doge = dogeOf(state);
    const resolved = doge.row.map((_, position) => ignoredBy(state, position, context.content) === undefined);
    for (const [position, card] of doge.row.entries()) {
      if (card === null || resolved[position] !== true) continue;
      doge.discard.push(card);
      doge.row[position] = null;
    }
    fillRow(state, context);
    for (const [index, letter] of LETTERS.entries()) {
      const deck = deckOf(state, letter);
      deck.discard.push(doge.played[index] as Tile);
      remake(deck, letter, context);
    }
    doge.played.length = 0;
    if (!doge.row.includes(null)) return;
    doge.turnsLeft = doge.finalTurns;
    context.emit({ kind: 'endTriggered', by: 'dogeRow' });
  },
};

/** Empty positions from left to right. */
export function fillRow(state: State, context: Context): void {
  const { row, pile } = dogeOf(state);
  for (let position = 0; position < row.length && pile.length > 0; position++) {
    if (row[position] !== null) continue;
    const card = pile.pop() ?? null;
    row[position] = card;
    if (card !== null) context.emit({ kind: 'dogeRefilled', card, position });
  }
  context.pause();
}
