import {
  dealtSeed,
  defaultSetup,
  Match,
  nonceCommitment,
  proofOf,
  Random,
  recordOf,
  Rules,
  writeRecord,
  type DealProof,
  type MatchRecord,
} from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { cabale, folderWith } from './program.ts';

/** A game up to its thirtieth choice. */
function someRecord(seed = 'some', deal?: DealProof): MatchRecord {
  const match = new Match(new Rules(san), { setup: defaultSetup(san.setup), seats: 2, seed });
  const random = Random.from('some');
  while (match.length < 30) {
    const seat = match.rules.deciders(match.state)[0] ?? 0;
    match.choose(seat, random.pick(match.decision(seat)?.options ?? []));
  }
  return recordOf(match, undefined, deal);
}

const record = someRecord();
const text = writeRecord(record);
const choiceChanged = (change: object): object => ({
  ...record,
  choices: record.choices.map((choice, index) => (index === 4 ? { ...choice, ...change } : choice)),
});

describe.concurrent('replay', () => {
  it('verifies a record', async () => {
    const folder = folderWith({ 'record.json': text });
    expect(await cabale('replay', `${folder}/record.json`, '--verify')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(
        /^deal: the record has no proof.*\nok: san, 30 choices, state and checksums equal\n$/,
      ) as string,
    });
  });

  it('verifies the deal of a table online, and refuses a proof that does not hold', async () => {
    const nonce = 'c3'.repeat(32);
    const table = 'table-0001';
    const contribution = { commitment: nonceCommitment(table, 0, nonce), nonce };
    const serverSeed = '5e'.repeat(32);
    const deal = proofOf({ table, game: 'san', serverSeed, contributions: [contribution, null] });
    const fair = someRecord(dealtSeed(deal), deal);
    const forged = { ...deal, contributions: [{ ...contribution, nonce: 'd4'.repeat(32) }, null] };
    const folder = folderWith({
      'fair.json': fair,
      'seed.json': { ...fair, deal: { ...deal, contributions: [null, null] } },
      'nonce.json': { ...fair, deal: forged },
      'server.json': { ...fair, deal: { ...deal, serverSeed: '5f'.repeat(32) } },
    });
    const verified = await cabale('replay', `${folder}/fair.json`, '--verify');
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain(
      `commitment ${deal.commitment} of table table-0001, 1 of 1 nonces and the seed agree`,
    );
    const problemOf = async (file: string) => {
      const { code, out, err } = await cabale('replay', `${folder}/${file}`, '--verify', '--json');
      return { code, problem: (JSON.parse(out) as { code: string }).code, err };
    };
    expect(await problemOf('seed.json')).toMatchObject({
      code: 1,
      problem: 'bad-deal',
      err: expect.stringContaining('give the seed chacha20:') as string,
    });
    expect(await problemOf('nonce.json')).toMatchObject({
      code: 1,
      problem: 'bad-deal',
      err: expect.stringContaining('the nonce is not') as string,
    });
    expect(await problemOf('server.json')).toMatchObject({
      code: 1,
      problem: 'bad-deal',
      err: expect.stringContaining('the server seed gives') as string,
    });
  });

  it('prints the game in words, in either language', async () => {
    const folder = folderWith({ 'record.json': text });
    const english = await cabale('replay', `${folder}/record.json`, '--language', 'en');
    expect(english.lines[0]).toMatch(/^ {3}0 {2}The cards are dealt/);
    const french = await cabale('replay', `${folder}/record.json`, '--language', 'fr');
    expect(french.lines).toHaveLength(english.lines.length);
    expect(french.out).not.toBe(english.out);
    for (const { out } of [english, french]) expect(out).not.toMatch(/\{\{|undefined|\blog\./);
  });

  it('says what it found as JSON', async () => {
    const folder = folderWith({ 'record.json': text });
    const { code, out } = await cabale('replay', `${folder}/record.json`, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ok: true, game: 'san', choices: 30, outcome: null, deal: null });
  });

  it.each<readonly [string, unknown, string, RegExp]>([
    ['garbage', '\u0007\u001B[31mnothing', 'not-json', /the file cannot be read: /],
    ['an empty file', '', 'not-json', /the file cannot be read: /],
    ['a record that is cut off', text.slice(0, -100), 'truncated', /the record is cut off in line \d+/],
    ['another kind of file', { name: 'cabale' }, 'foreign', /this is not a Cabale record/],
    ['a newer record', { ...record, formatVersion: 3 }, 'newer', /this record has format 3; .* update Cabale/],
    ['a damaged record', { ...record, choices: [{ seat: 'me' }] }, 'damaged', /damaged at "choices\.0\.seat"/],
    [
      'a record of a game it has not',
      { ...record, game: 'go\u001B[2J' },
      'unknown-game',
      /record of "go\?\[2J", which this version/,
    ],
    ['a record by other rules', { ...record, rules: '0.0.1' }, 'other-rules', /played by rules 0\.0\.1; these are/],
    [
      'a record with other content',
      { ...record, content: { hash: 'x' } },
      'other-content',
      /played with content x; this is/,
    ],
    ['a record with an impossible setting', { ...record, setup: { sunHand: 1 } }, 'bad-setup', /"sunHand" cannot be 1/],
    [
      'a choice nobody had',
      choiceChanged({ option: { kind: 'cheat' } }),
      'refused-choice',
      /choice 5 \(seat \d.*is refused/,
    ],
    [
      'a checksum that differs',
      choiceChanged({ check: 'ffffffffffff' }),
      'differs',
      /choice 5 .* recorded ffffffffffff/,
    ],
  ])('refuses %s, and says so to people and programs', async (_what, content, problem, message) => {
    const folder = folderWith({ 'record.json': content });
    const { code, out, err } = await cabale('replay', `${folder}/record.json`, '--verify', '--json');
    expect(code).toBe(1);
    expect(err).toMatch(/^cabale: [^\n]*record\.json: [\p{L}\p{N}\p{P}\p{S} ]+\n$/u);
    expect(err).toMatch(message);
    expect(JSON.parse(out)).toMatchObject({ ok: false, code: problem });
  });
});
