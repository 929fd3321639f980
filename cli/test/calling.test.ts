/** Wrong usage of the command line: exit code 2 and one line that names the mistake. */
import { describe, expect, it } from 'vitest';
import { cabale, folderWith, MAIN, Program } from './program.ts';

const COMMANDS = ['play', 'simulate', 'arena', 'replay', 'soak', 'bench', 'learn', 'serve'];

describe.concurrent('the command line', () => {
  it('lists every command', async () => {
    const { code, out } = await cabale('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(out).toContain('Exit codes: 0 success, 1 a check failed, 2 wrong usage, 130 interrupted.');
  });

  it('explains a command with its defaults in words', async () => {
    const { code, out } = await cabale('help', 'arena');
    expect(code).toBe(0);
    expect(out).toMatch(/\(default:\s+strong\)/);
    expect(out).not.toContain('{');
  });

  it('says its version', async () => {
    expect(await cabale('--version')).toMatchObject({
      code: 0,
      last: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    });
  });

  it('shows its help on standard error when it is called without a command', async () => {
    const { code, out, err } = await cabale();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: cabale');
  });

  it.each<readonly [string, readonly string[], RegExp]>([
    ['an unknown command', ['pay', 'san'], /unknown command 'pay'/],
    ['an unknown option', ['simulate', 'san', '--gmaes', '3'], /unknown option '--gmaes'/],
    ['a missing argument', ['simulate'], /missing required argument 'game'/],
    ['too many arguments', ['replay', 'a', 'b'], /too many arguments for 'replay'/],
    ['an unknown game', ['arena', 'chess'], /there is no game "chess"; playable: san/],
    ['an unknown bot', ['arena', 'san', '--a', 'deep-blue'], /'deep-blue' is invalid.*random, greedy, .*search:</],
    ['a search without iterations', ['arena', 'san', '--b', 'search:0'], /'search:0' is invalid/],
    ['an unknown level', ['play', 'san', '--level', '9'], /'9' is invalid. It must be one of 1, 2, 3, 4, 5/],
    ['an unknown language', ['play', 'san', '--language', 'de'], /'de' is invalid. It must be one of fr, en/],
    [
      'a number that is none',
      ['simulate', 'san', '--games', '1e3'],
      /'1e3' is invalid. It must be a whole number from 1/,
    ],
    [
      'a number out of bounds',
      ['soak', 'san', '--workers', '0'],
      /'0' is invalid. It must be a whole number from 1 to 256/,
    ],
    ['a seat count the game has not', ['simulate', 'san', '--seats', '3'], /san has 2 seats, not 3/],
    [
      'a setting without a value',
      ['simulate', 'san', '--set', 'sunHand'],
      /'sunHand' is invalid. Write it as field=value/,
    ],
    [
      'an unknown setting',
      ['simulate', 'san', '--set', 'moon=7'],
      /san: there is no setting "moon"; known: sunHand, starHand/,
    ],
    [
      'a value a setting has not',
      ['arena', 'san', '--set', 'sunHand=9'],
      /setting "sunHand" cannot be 9; possible: 6, 7, 8/,
    ],
    [
      'an unknown mode',
      ['soak', 'san', '--mode', 'solo'],
      /san is not checked with mode "solo"; its modes are "standard"/,
    ],
    ['seats no mode has', ['soak', 'san', '--seats', '5'], /san is not checked with 5 seats; its modes are/],
    [
      'counting in a game that counts nothing',
      ['soak', 'san', '--occurrences'],
      /san does not declare what can occur in it; these do: mecanisburgo/,
    ],
    [
      'a content pack that is not there',
      ['simulate', 'san', '--pack', '/no/pack.json'],
      /\/no\/pack\.json cannot be read: ENOENT/,
    ],
    ['a folder it cannot make', ['simulate', 'san', '--records', '/dev/null/x'], /\/dev\/null\/x cannot be a folder/],
    ['a record that is not there', ['replay', '/no/record.json'], /\/no\/record\.json cannot be read: ENOENT/],
    ['a record that is a folder', ['replay', '/'], /\/ cannot be read: EISDIR/],
    [
      'a project that is not there',
      ['learn', 'san', '--write', '--root', '/no'],
      /there is no \/no\/games\/san\/bot$/m,
    ],
    ['play without a terminal', ['play', 'san'], /play asks questions: it needs a terminal/],
  ])('refuses %s', async (_what, args, message) => {
    const { code, out, err } = await cabale(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).toMatch(/^cabale: .*\n$/);
  });

  it('names every mistake of a content pack, with the file and the entry', async () => {
    const pack = {
      format: 'cabale-content',
      formatVersion: 1,
      game: 'san',
      name: 'x',
      cards: { R99: {}, R05: { cost: -1 } },
    };
    const folder = folderWith({ 'pack.json': pack, 'cut.json': '{"format": "cabale-con' });
    const wrong = await cabale('simulate', 'san', '--games', '1', '--pack', `${folder}/pack.json`);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain(`${folder}/pack.json: R99: there is no such card`);
    expect(wrong.err).toContain(`${folder}/pack.json: R05.cost: must be a whole number from 0 to 20, not -1`);
    const cut = await cabale('simulate', 'san', '--games', '1', '--pack', `${folder}/cut.json`);
    expect(cut.code).toBe(2);
    expect(cut.err).toMatch(/cut\.json is not JSON: .*\n$/);
  });

  it.each([
    ['PORT', 'ninety', /PORT must be a whole number from 0 to 65535, not "ninety"/],
    ['HOST', 'no such host', /HOST must be a host name or an address, not "no such host"/],
  ])('serve refuses a %s that makes no sense', async (name, value, message) => {
    const { code, err } = await new Program(process.execPath, [MAIN, 'serve'], { [name]: value }).ends();
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('serves until it receives a signal to stop', async () => {
    const folder = folderWith({ 'index.html': '<!doctype html><title>Cabale</title>' });
    const program = new Program(process.execPath, [MAIN, 'serve'], { PORT: '0', HOST: '', WEB_ROOT: folder });
    await program.says(/^Cabale: http:\/\/localhost:\d+$/m);
    program.signal('SIGINT');
    expect(await program.ends()).toMatchObject({ code: 0, err: '' });
  });

  it('prints no error when the reader closes the pipe', async () => {
    const line = `"${process.execPath}" "${MAIN}" --help | head -n 1`;
    expect(await new Program('sh', ['-c', line]).ends()).toMatchObject({ code: 0, err: '' });
  });
});
