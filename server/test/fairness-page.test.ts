import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readRecord, replay, type MatchRecord } from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { gathered } from './support/gathered.ts';
import { freshFolder, openApp, openServer } from './support/opened.ts';
import type { Visitor } from './support/visitor.ts';

const run = promisify(execFile);

/** The program in docs/fairness.md, extracted from the page. */
function programOfPage(): string {
  const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
  const program = /```js\n(.*?)```/s.exec(page)?.[1];
  if (program === undefined) throw new Error('docs/fairness.md has no program');
  return program;
}

async function finishedSan(): Promise<MatchRecord> {
  const { table, visitors, lines } = await gathered(await openServer(await openApp()), 'san', 2);
  const [anna, ben] = visitors as [Visitor, Visitor];
  const at = lines[0]?.status.get(table)?.length ?? 0;
  await anna.act(table, { kind: 'propose', at, motion: { kind: 'concede' } });
  await lines[1]?.until(() => (lines[1]?.tables.get(table)?.proposals.length ?? 0) > 0);
  const proposal = lines[1]?.tables.get(table)?.proposals[0]?.id ?? '';
  expect(await ben.act(table, { kind: 'vote', proposal, agree: true })).toBeNull();
  const { body } = await anna.get(`/tables/${table}/record`);
  const read = readRecord((body as { record: string }).record);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

describe('docs/fairness.md', () => {
  it('has a program that verifies a table of San and deals its cards, and finds a forgery', async () => {
    const record = await finishedSan();
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'verify.mjs'), programOfPage());
    const verified = async (value: object) => {
      writeFileSync(path.join(folder, 'game.json'), JSON.stringify(value));
      return run(process.execPath, ['verify.mjs', 'game.json'], { cwd: folder });
    };
    const { stdout } = await verified(record);
    const replayed = replay(san, record);
    if (!replayed.ok) throw new Error(replayed.problem.message);
    const { players, river } = replayed.value.stateAt(0);
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'ok: commitment',
      'ok: nonce of seat 0',
      'ok: nonce of seat 1',
      'ok: seed',
    ]);
    expect(stdout).toContain(`hand of seat 0: ${players[0].hand.join(' ')}\n`);
    expect(stdout).toContain(`hand of seat 1: ${players[1].hand.join(' ')}\n`);
    expect(stdout).toContain(`River: ${river.join(' ')}\n`);
    const forged = { ...record, deal: { ...record.deal, serverSeed: '00'.repeat(32) } };
    await expect(verified(forged)).rejects.toMatchObject({
      stdout: expect.stringContaining('WRONG: commitment') as string,
    });
  });
});
