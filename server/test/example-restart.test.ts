import { fileURLToPath } from 'node:url';
import type { Id } from '@cabale/protocol';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/services/process.mjs';
import { freshFolder } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { isAsked, isOver } from './support/playing.ts';
import { MAIN, Program } from './support/program.ts';
import { Visitor, type Line } from './support/visitor.ts';

const BOT = fileURLToPath(new URL('../../examples/bot/bot.mjs', import.meta.url));

/** Makes every decision of its seat, up to a number of answers or the end of the game. */
async function playFor(line: Line, table: Id, most: number): Promise<void> {
  for (let answers = 0; answers < most && !isOver(line, table);) {
    await line.until(() => isAsked(line, table) || isOver(line, table));
    const { length = 0, decision } = line.status.get(table) ?? {};
    const option = decision?.options.at(-1);
    if (option === undefined) continue;
    expect(await line.act(table, { kind: 'choose', at: length, option })).toBeNull();
    answers += 1;
  }
}

it('the example of a bot connects again when the server is restarted, and plays on', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: freshFolder(), WEB_ROOT: builtPages() };
  const serve = async (): Promise<Program> => {
    const program = new Program([MAIN], settings);
    await program.says(/Cabale: http/);
    return program;
  };
  const first = await serve();
  const [anna, owner] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Owner')];
  await owner.post('/me/account', { login: 'owner', password: 'correct horse' });
  const wish = { name: 'bot', scopes: ['read', 'play'] };
  const { token } = (await owner.post('/me/tokens', wish)).body as { token: string };
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
  const { table, code } = await anna.open({ game: 'new-order', setup: {}, seats });
  const bot = new Program([BOT, address, code, '1'], { CABALE_TOKEN: token });
  await bot.says(/Sitting at/);
  const before = await anna.connect();
  await before.watch(table.id);
  await anna.act(table.id, { kind: 'start' });
  await playFor(before, table.id, 3);
  first.signal('SIGTERM');
  await bot.says(/The connection was closed: 1001/);
  await first.ends();
  await serve();
  const after = await anna.connect();
  await after.watch(table.id);
  await playFor(after, table.id, Number.POSITIVE_INFINITY);
  await bot.says(/The game is over: .*"ranks"/);
  expect(await bot.ends()).toEqual({ code: 0, signal: null });
});
