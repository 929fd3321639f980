import { describe, expect, it } from 'vitest';
import { folderWith, MAIN, Program } from './program.ts';

function cabaleOn(folder: string, ...args: readonly string[]): Promise<{ code: unknown; out: string; err: string }> {
  return new Program(process.execPath, [MAIN, ...args], { DATA_DIR: folder, DATABASE_URL: '' }).ends();
}

describe('cabale backup and restore', () => {
  it('carry the database of a running server into a new one', async () => {
    const [folder, next] = [folderWith({}), folderWith({})];
    const pages = folderWith({ 'index.html': '<!doctype html>' });
    const settings = { DATA_DIR: folder, PORT: '0', WEB_ROOT: pages, DATABASE_URL: '' };
    const server = new Program(process.execPath, [MAIN, 'serve'], settings);
    await server.says(/Cabale: http/);
    const file = `${folder}/backup.gz`;
    expect(await cabaleOn(folder, 'backup', file)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/rows of \d+ tables are in/),
    });
    expect(await cabaleOn(folder, 'backup', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
    expect(await cabaleOn(folder, 'restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Another Cabale server is using'),
    });
    expect(await cabaleOn(next, 'restore', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('are restored'),
    });
    server.signal('SIGTERM');
    expect(await server.ends()).toMatchObject({ code: 0 });
  });

  it('say what is wrong in one line', async () => {
    const folder = folderWith({ photo: 'no backup' });
    expect(await cabaleOn(folder, 'restore', `${folder}/photo`)).toMatchObject({
      code: 1,
      err: 'cabale: This is no backup of Cabale, or one of a later version.\n',
    });
    expect(await cabaleOn(folder, 'restore', `${folder}/gone`)).toMatchObject({ code: 1 });
  });
});
