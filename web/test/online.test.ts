import { readRecord } from '@cabale/engine';
import { ERROR_CODES, type Act } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { socketAddress } from '../src/online/addresses.ts';
import { FrameList } from '../src/online/framelist.ts';
import { refusalOf } from '../src/online/resent.ts';
import { verify, type Claims } from '../src/online/verify.ts';
import { firstDraft, newTableOf, withCount, withSeat, withVisibility } from '../src/online/tabledraft.ts';
import { fr } from '../src/text/fr.ts';
import { pairAtSan, playOn, record, san } from './guests.ts';
import { game } from './tables.ts';

const VIEW = { observer: 0, stack: [], result: null };
const frame = (number: number) => ({ number, choices: number, seat: 0, events: [], view: VIEW });

describe('the frames of a table', () => {
  it('drop what was undone and continue from there', () => {
    const list = new FrameList();
    list.take({ keep: 0, frames: [0, 1, 2, 3].map(frame) });
    const first = list.frame(0);
    list.take({ keep: 2, frames: [frame(2)] });
    expect([list.first, list.last]).toEqual([0, 2]);
    expect(list.frame(0)).toBe(first);
    expect(list.frame(9).number).toBe(2);
  });

  it('never have a gap', () => {
    const list = new FrameList();
    list.take({ keep: 0, frames: [frame(0)] });
    list.take({ keep: 7, frames: [frame(7)] });
    expect([list.first, list.last]).toEqual([7, 7]);
    list.prepend([3, 4].map(frame));
    expect(list.first).toBe(7);
    list.prepend([5, 6, 7].map(frame));
    expect([list.first, list.last, list.frame(6).number]).toEqual([5, 7, 6]);
  });
});

describe('the socket of a page', () => {
  it('is of the same server, and names the table the page is at', () => {
    expect(socketAddress('https://cabale.example/online').href).toBe('wss://cabale.example/api/v1/socket');
    expect(socketAddress('http://127.0.0.1:4173/online/table/WBRZX_YL-jxp3O4?look=1#code').href).toBe(
      'ws://127.0.0.1:4173/api/v1/socket?table=WBRZX_YL-jxp3O4',
    );
  });
});

describe('an act that was sent twice', () => {
  const since = { last: 5, next: 1, own: 1 } as const;
  const reply = (code: string, resent = true) => ({ refusal: { code }, resent });

  it.each([
    [{ kind: 'choose', at: 4, option: { kind: 'pass' } }, 'behind'],
    [{ kind: 'undo', at: 6 }, 'behind'],
    [{ kind: 'sit', seat: 1 }, 'already-seated'],
    [{ kind: 'start' }, 'not-gathering'],
    [{ kind: 'vote', proposal: 'proposal-1', agree: true }, 'no-such-proposal'],
  ] as [Act, string][])('%j was carried out where it is refused as %s', (act, code) => {
    expect(refusalOf(act, reply(code), since)).toBeUndefined();
    expect(refusalOf(act, reply(code, false), since)).toEqual({ code });
    expect(refusalOf(act, reply('too-many'), since)).toEqual({ code: 'too-many' });
  });

  it('is refused where another player was faster', () => {
    const act: Act = { kind: 'choose', at: 4, option: { kind: 'pass' } };
    expect(refusalOf(act, reply('behind'), { ...since, next: 0 })).toEqual({ code: 'behind' });
  });
});

describe('every refusal of the server', () => {
  it.each([...ERROR_CODES, 'offline'])('%s is a sentence', (code) => {
    expect(fr.refusal).toHaveProperty(code);
  });
});

describe('a draft for a table', () => {
  const kinds = ({ seats }: ReturnType<typeof firstDraft>) => seats.map(({ kind }) => kind);

  it('is for the user and an invited player by default', () => {
    expect(newTableOf(game, firstDraft(game))).toMatchObject({
      seats: [{ kind: 'me' }, { kind: 'invited' }],
      visibility: 'private',
      deadline: { kind: 'none' },
    });
  });

  it('has the user in at most one seat', () => {
    const moved = withSeat(firstDraft(game), 1, { kind: 'me' });
    expect(kinds(moved)).toEqual(['invited', 'me']);
    expect(kinds(withCount(moved, 1))).toEqual(['me']);
  });

  it('is public if a seat is open', () => {
    const open = withSeat(firstDraft(game), 1, { kind: 'open' });
    expect(open.visibility).toBe('public');
    expect(kinds(withVisibility(open, 'private'))).toEqual(['me', 'invited']);
    expect(kinds(withCount(open, 3))).toEqual(['me', 'open', 'open']);
  });

  it('leaves out settings that mean nothing at a table of that size', () => {
    expect(newTableOf(game, withCount(firstDraft(game), 1)).setup).not.toHaveProperty('wind');
  });
});

describe('a finished game', () => {
  it('is checked from its seed to its outcome, and every change is found', async () => {
    const { table, guests } = await pairAtSan();
    const remotes = [(await guests[0].at(table)).remote, (await guests[1].at(table)).remote];
    await playOn(remotes, 400);
    const { outcome = null } = remotes[0]?.status() ?? {};
    expect(outcome).not.toBeNull();
    const { record: text } = await record(guests[0].visitor, table.id);
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.problem.message);
    const { deal } = read.value;
    if (deal === undefined) throw new Error('the record has no proof');
    const kept = { commitment: deal.commitment, nonce: 'ab'.repeat(32), revealed: false };
    const claims: Claims = { record: read.value, kept, outcome };
    const failing = (changed: Partial<Claims>) =>
      verify(san, { ...claims, ...changed })
        .filter(({ holds }) => !holds)
        .map(({ kind }) => kind);
    expect(failing({})).toEqual([]);
    expect(failing({ kept: { ...kept, commitment: 'another' } })).toEqual(['remembered']);
    expect(failing({ kept: { ...kept, revealed: true } })).toEqual(['own']);
    expect(failing({ outcome: { ranks: [2, 1], reason: 'bribes', score: [] } })).toEqual(['outcome']);
    expect(failing({ record: { ...read.value, seed: 'another' } })).toEqual(['seed', 'moves']);
    const forged = { ...deal, serverSeed: 'cd'.repeat(32) };
    expect(failing({ record: { ...read.value, deal: forged } })).toEqual(['commitment', 'seed']);
    expect(failing({ record: { ...read.value, choices: read.value.choices.slice(1) } })).toContain('moves');
    const { deal: _, ...old } = read.value;
    expect(verify(san, { ...claims, record: old }).map(({ kind }) => kind)).toEqual(['moves', 'outcome']);
  });
});
