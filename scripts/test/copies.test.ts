import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateCopies } from '../copies/generate.mjs';
import { folderWith } from './folder.ts';

const STATE = `
import type { GameTypes, Observer, OpenOf, StateBase } from '@cabale/engine';
import type { Card } from '../content/cards.ts';

type Step = { readonly kind: 'deal'; readonly cards: readonly Card[] };
export interface Player { coins: number; readonly hand: Card[]; readonly tricks: Card[]; }
export interface PlayerView extends OpenOf<Player, 'hand'> { readonly hand: readonly Card[] | null; }
export interface Bid { readonly card: Card; readonly suits: readonly string[]; }
export interface State extends StateBase<Step> {
  round: number;
  readonly bids: Bid[];
  readonly trumps: readonly Card[];
  readonly marks: { [Side in 'a' | 'b']: number };
  readonly deck: Card[];
  readonly players: readonly Player[];
  result: string | null;
}
export interface View extends OpenOf<State, 'deck' | 'players'> {
  readonly observer: Observer;
  readonly deckCount: number;
  readonly players: readonly PlayerView[];
}
export interface Whist extends GameTypes { state: State; view: View; }
`;

async function copiesFor(state: string): Promise<string> {
  const root = folderWith({
    'games/whist/index.ts': `import { copyState } from './copies.generated.ts';`,
    'games/whist/rules/state.ts': state,
    'games/whist/content/cards.ts': `export type Card = number;`,
  });
  const [file = ''] = await generateCopies(root);
  return readFileSync(path.join(root, file), 'utf8');
}

/** The body of a generated function. */
function bodyOf(code: string, name: string): string {
  const start = code.indexOf(`export function ${name}(`);
  if (start < 0) throw new Error(`there is no ${name}`);
  return code.slice(start, code.indexOf('\n}\n', start));
}

describe('generated copies', () => {
  it('copy what the rules may change, and share what is readonly at every depth', async () => {
    const copy = bodyOf(await copiesFor(STATE), 'copyState');
    expect(copy).toContain('bids: source.bids.slice()');
    expect(copy).toContain('marks: { a: source.marks.a, b: source.marks.b }');
    expect(copy).toContain('players: copyList(source.players, copyPlayer)');
    expect(copy).toContain('sealed: source.sealed === null ? null : source.sealed.slice()');
    expect(copy).toContain('trumps: source.trumps,');
  });

  it('copy a list item by item where the items can change', async () => {
    const changing = STATE.replace('interface Bid { readonly card', 'interface Bid { card');
    expect(bodyOf(await copiesFor(changing), 'copyState')).toContain('bids: copyList(source.bids, copyBid)');
  });

  it('take public fields from the state, and secret ones as parameters', async () => {
    const code = await copiesFor(STATE);
    const view = bodyOf(code, 'viewOf');
    expect(view).toContain(`known: Pick<View, 'observer' | 'deckCount' | 'players'>`);
    expect(view).toContain('round: source.round');
    expect(view).not.toContain('source.deck');
    const player = bodyOf(code, 'playerViewOf');
    expect(player).toContain('tricks: source.tricks.slice()');
    expect(player).toContain('hand: known.hand');
    expect(bodyOf(code, 'playerFrom')).toContain('hand: secrets.hand');
  });

  it('never copy what a view declares itself, even if state and view have the same type', async () => {
    const same = STATE.replace('readonly hand: readonly Card[] | null', 'readonly hand: readonly Card[]');
    expect(bodyOf(await copiesFor(same), 'playerViewOf')).toContain('hand: known.hand');
  });

  it('keep the order of the fields, on which checksums depend', async () => {
    const copy = bodyOf(await copiesFor(STATE), 'copyState');
    const names = [
      'seats',
      'stack',
      'random',
      'sealed',
      'round',
      'bids',
      'trumps',
      'marks',
      'deck',
      'players',
      'result',
    ];
    const places = names.map((name) => copy.indexOf(`${name}: `));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('refuse a union whose parts can change', async () => {
    const union = STATE.replace('readonly deck: Card[];', 'readonly deck: Card[] | { top: Card };');
    await expect(copiesFor(union)).rejects.toThrow(/deck: parts of this union can change.*Card\[\] \|/);
  });

  it('are not made for a game that does without them', async () => {
    const root = folderWith({ 'games/whist/index.ts': '', 'games/whist/rules/state.ts': 'export interface State {}' });
    await expect(generateCopies(root)).resolves.toEqual([]);
  });

  it('name the file that has no game', async () => {
    await expect(copiesFor('export interface State {}')).rejects.toThrow(/state\.ts: no interface extends GameTypes/);
  });
});
