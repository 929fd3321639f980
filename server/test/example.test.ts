import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openApp, openServer } from './support/opened.ts';
import { isAsked, isOver } from './support/playing.ts';
import { Program } from './support/program.ts';
import { Visitor } from './support/visitor.ts';

const BOT = fileURLToPath(new URL('../../examples/bot/bot.mjs', import.meta.url));

describe('the example of a bot', () => {
  it('joins a table with a token and plays a whole game', async () => {
    const address = await openServer(await openApp());
    const [anna, owner] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Owner')];
    await owner.post('/me/account', { login: 'owner', password: 'correct horse' });
    const { token } = (await owner.post('/me/tokens', { name: 'bot', scopes: ['read', 'play'] })).body as {
      token: string;
    };
    const { table, code } = await anna.open({
      game: 'new-order',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'invited' }],
    });
    const bot = new Program([BOT, address, code, '1'], { CABALE_TOKEN: token });
    await bot.says(/Sitting at/);
    const line = await anna.connect();
    await line.watch(table.id);
    await anna.act(table.id, { kind: 'start' });
    while (!isOver(line, table.id)) {
      await line.until(() => isAsked(line, table.id) || isOver(line, table.id));
      const { length = 0, decision } = line.status.get(table.id) ?? {};
      const option = decision?.options.at(-1);
      if (option === undefined) continue;
      expect(await line.act(table.id, { kind: 'choose', at: length, option })).toBeNull();
    }
    await bot.says(/The game is over: .*"ranks"/);
    expect(await bot.ends()).toEqual({ code: 0, signal: null });
  });
});
