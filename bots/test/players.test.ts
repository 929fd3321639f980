import { bytes, defaultSetup, Random, Rules, type Game, type GameTypes } from '@cabale/engine';
import { newOrder } from '@cabale/new-order';
import { san } from '@cabale/san';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, createPlayer, LEVEL_SPECS, LEVELS, playGame, SEARCH, think, type BotSpec } from '../src/index.ts';

const rules = new Rules(san);
const setup = defaultSetup(san.setup);

/** Wins of A, alone among B, over games with fixed seeds, seats taken in turn. */
function wins<T extends GameTypes>(game: Game<T>, seats: number, a: BotSpec, b: BotSpec, games: number): number {
  const table = new Rules(game);
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % seats;
    const seed = `guard ${Math.floor(number / seats)}`;
    const players = Array.from({ length: seats }, (_, place) =>
      createPlayer(table, seats, place === seat ? a : b, `${seed} ${place}`),
    );
    const { state } = playGame(table, players, defaultSetup(game.setup), seed);
    if (table.outcome(state)?.ranks[seat] === 1) won++;
  }
  return won;
}

const random: BotSpec = { kind: 'random' };
const greedy: BotSpec = { kind: 'greedy', temperature: 0 };
const searching = (iterations: number): BotSpec => ({ kind: 'search', config: { ...SEARCH, iterations } });

describe('strength', { timeout: 300_000 }, () => {
  it('San: turn-greedy wins all but one of ten games against random at least', () => {
    expect(wins(san, 2, greedy, random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('San: search wins nine of sixteen games against turn-greedy at least', () => {
    expect(wins(san, 2, searching(1500), greedy, 16)).toBeGreaterThanOrEqual(9);
  });

  it('New Order: turn-greedy wins all but one of ten games against random at least', () => {
    expect(wins(newOrder, 2, greedy, random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('New Order: search wins nine of twelve games against turn-greedy at least', () => {
    expect(wins(newOrder, 2, searching(300), greedy, 12)).toBeGreaterThanOrEqual(9);
  });

  it('New Order: search alone among three turn-greedy wins five of twelve games at least', () => {
    expect(wins(newOrder, 4, searching(300), greedy, 12)).toBeGreaterThanOrEqual(5);
  });

  it('New Order: turn-greedy beats the SOD in eight of ten games at least', () => {
    expect(wins(newOrder, 1, greedy, greedy, 10)).toBeGreaterThanOrEqual(8);
  });
});

describe('a bot', () => {
  /** A position in the middle of a game. */
  const state = rules.start(setup, 2, 'middle');
  const luck = Random.from('middle');
  for (let decision = 0; decision < 60; decision++) {
    const seat = rules.deciders(state)[0] ?? 0;
    rules.take(state, seat, luck.pick(rules.options(state, seat)));
  }
  const seat = rules.deciders(state)[0] ?? 0;
  const view = rules.view(state, seat);

  it.each(Object.entries(BOT_NAMES).filter(([name]) => name !== 'expert'))(
    '"%s" chooses the same again with the same seed',
    (_name, spec) => {
      const first = createPlayer(rules, 2, spec, 'same').think(view, seat);
      const second = createPlayer(rules, 2, spec, 'same').think(view, seat);
      expect(second).toEqual(first);
      expect(rules.options(state, seat)).toContainEqual(first.option);
    },
  );

  it('chooses the same in two states that look the same to it', () => {
    const other = rules.imagine(view, Random.from('elsewhere'));
    expect(bytes(other)).not.toBe(bytes(state));
    const here = createPlayer(rules, 2, searching(4000), 'blind').think(view, seat);
    const there = createPlayer(rules, 2, searching(4000), 'blind').think(rules.view(other, seat), seat);
    expect(there).toEqual(here);
  });

  it('thinks through plain data, as a worker is asked', async () => {
    const request = { gameId: 'san', view, seat, seats: 2, level: 2, seed: 'asked' } as const;
    const thought = await think(JSON.parse(JSON.stringify(request)) as typeof request);
    expect(rules.options(state, seat)).toContainEqual(thought.option);
    expect(thought.candidates.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  });

  it('refuses a game or a pack it does not know', async () => {
    const request = { gameId: 'chess', view, seat, seats: 2, level: 2, seed: 'x' } as const;
    await expect(think(request)).rejects.toThrow('there is no game "chess"');
    await expect(think({ ...request, gameId: 'san', pack: { nonsense: true } })).rejects.toThrow(
      /content pack is wrong/,
    );
  });

  it('has a budget in iterations for every level that searches, growing with the level', () => {
    const budgets = LEVELS.map((level) => LEVEL_SPECS[level]).map((spec) =>
      spec.kind === 'search' ? spec.config.iterations : 0,
    );
    expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
    expect(new Set(budgets).size).toBe(LEVELS.length);
  });
});
