import { describe, expect, it } from 'vitest';
import { folderWith, MAIN, Program } from './program.ts';

function cabaleOn(folder: string, ...args: readonly string[]): Promise<{ code: unknown; out: string; err: string }> {
  return new Program(process.execPath, [MAIN, ...args], { DATA_DIR: folder, DATABASE_URL: '' }).ends();
}

describe('cabale backup and restore', () => {
  it('copy the database of a running server into a new one', async () => {
    const [folder, next] = [folderWith({}), folderWith({})];
    const pages = folderWith({ 'index.html': '<!doctype html>' });
    const settings = { DATA_DIR: folder, PORT: '0', WEB_ROOT: pages, DATABASE_URL: '' };
    const server = new Program(process.execPath, [MAIN, 'serve'], settings);
    await server.says(/Cabale: http/);
    const file = `${folder}/backup.gz`;
    const first = await cabaleOn(folder, 'backup', file);
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^0 rows of \d+ tables are in .*backup\.gz\.\n$/);
    const second = await cabaleOn(folder, 'backup', file);
    expect([second.code, second.err]).toEqual([1, `cabale: ${file} exists already. Choose another name.\n`]);
    const refused = await cabaleOn(folder, 'restore', file);
    expect([refused.code, refused.err.slice(0, 38)]).toEqual([1, 'cabale: Another Cabale server is using']);
    const restored = await cabaleOn(next, 'restore', file);
    expect(restored.code).toBe(0);
    expect(restored.out).toMatch(/^0 rows of \d+ tables are restored\.\n$/);
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
