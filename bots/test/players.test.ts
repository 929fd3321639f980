import { bytes, defaultSetup, Random, Rules } from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, createPlayer, LEVEL_SPECS, LEVELS, SEARCH, think, type BotSpec } from '../src/index.ts';

const rules = new Rules(san);
const setup = defaultSetup(san.setup);

const searching = (iterations: number): BotSpec => ({ kind: 'search', config: { ...SEARCH, iterations } });

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
    async (_name, spec) => {
      const first = (await createPlayer(rules, 2, spec, 'same')).think(view, seat);
      const second = (await createPlayer(rules, 2, spec, 'same')).think(view, seat);
      expect(second).toEqual(first);
      expect(rules.options(state, seat)).toContainEqual(first.option);
    },
  );

  it('chooses the same in two states that look the same to it', async () => {
    const other = rules.imagine(view, Random.from('elsewhere'));
    expect(bytes(other)).not.toBe(bytes(state));
    const here = (await createPlayer(rules, 2, searching(4000), 'blind')).think(view, seat);
    const there = (await createPlayer(rules, 2, searching(4000), 'blind')).think(rules.view(other, seat), seat);
    expect(there).toEqual(here);
  });

  it('answers requests of plain data, as workers receive them', async () => {
    const request = { gameId: 'san', rules: '1.0.0', view, seat, seats: 2, level: 2, seed: 'asked' } as const;
    const thought = await think(JSON.parse(JSON.stringify(request)) as typeof request);
    expect(rules.options(state, seat)).toContainEqual(thought.option);
    expect(thought.candidates.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  });

  it('refuses a game or a pack it does not know', async () => {
    const request = { gameId: 'chess', rules: '1.0.0', view, seat, seats: 2, level: 2, seed: 'x' } as const;
    await expect(think(request)).rejects.toThrow('there is no game "chess"');
    await expect(think({ ...request, gameId: 'san', rules: '1.0.0', pack: { nonsense: true } })).rejects.toThrow(
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
