import { describe, expect, it } from 'vitest';
import { Rules, type Game } from '@cabale/engine';
import { whispers, type Whispers } from '../../engine/test/games/whispers.ts';
import { verifyTables, type Verdict } from '../src/tables/verify.ts';
import type { Games } from '../src/games.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer, testGames } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { Visitor } from './support/visitor.ts';

const { play } = whispers.steps;
/** A single player scores two instead of one, so games differ from the first such card on. */
const generous: Game<Whispers> = {
  ...whispers,
  steps: {
    ...whispers.steps,
    play: {
      ...play,
      take(state, step, seat, option, table) {
        play.take(state, step, seat, option, table);
        state.scores[seat] = (state.scores[seat] ?? 0) + 1;
      },
    },
  },
};

function withGame(games: Games, game: Game<Whispers>): Games {
  return {
    ids: games.ids,
    rules: (id) => (id === 'whispers' ? Promise.resolve(new Rules(game as never)) : games.rules(id)),
  };
}

describe('checking a release against stored tables', () => {
  it('reports which tables are equal, which differ and where, and which cannot be read', async () => {
    const app = await openApp();
    const address = await openServer(app);
    const begun = await gathered(address, 'whispers', 2);
    await playOn(begun.table, begun.lines, 'verify', 5);
    const { table: waiting } = await (
      await Visitor.guest(address, 'Anna')
    ).open({
      game: 'whispers',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const verdicts = async (games: Games): Promise<Map<string, Verdict>> => {
      const all = new Map<string, Verdict>();
      for await (const verdict of verifyTables(app.storage, games)) all.set(verdict.table, verdict);
      return all;
    };
    const same = await verdicts(testGames());
    expect(same.get(begun.table)).toMatchObject({ verdict: 'same' });
    expect(same.get(waiting.id)).toMatchObject({ verdict: 'not-begun' });
    const differs = (await verdicts(withGame(testGames(), generous))).get(begun.table);
    expect(differs).toMatchObject({ verdict: 'differs' });
    const log = await app.storage.tables.log(begun.table);
    const firstPlay = log.find(({ fact }) => fact.kind === 'chose' && fact.option.kind === 'play');
    expect(differs?.verdict === 'differs' && differs.number).toBe(firstPlay?.number);
    const gone = await verdicts({ ids: [], rules: () => Promise.resolve(undefined) });
    expect(gone.get(begun.table)).toMatchObject({ verdict: 'unreadable' });
  });
});
