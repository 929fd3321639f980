import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { actSchema, clientMessageSchema, newTableSchema, optionSchema, serverMessageSchema } from '@cabale/protocol';

const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

describe('messages of clients', () => {
  it.each([
    [{ type: 'watch', id: 1, table: 'table-0001' }],
    [{ type: 'watch', id: 1, table: 'table-0001', have: { frames: 3, cuts: 0 } }],
    [
      {
        type: 'act',
        id: 2,
        table: 'table-0001',
        act: { kind: 'choose', at: 3, option: { kind: 'play', card: 'R05' } },
      },
    ],
    [{ type: 'chat', id: 3, table: 'table-0001', text: 'hello' }],
  ])('%j fits', (message) => {
    expect(fits(clientMessageSchema, message)).toBe(true);
  });

  it.each([
    [{ type: 'watch', table: 'table-0001' }],
    [{ type: 'watch', id: -1, table: 'table-0001' }],
    [{ type: 'watch', id: 1, table: '../etc/passwd' }],
    [{ type: 'watch', id: 1, table: 'table-0001', have: { frames: 1.5, cuts: 0 } }],
    [{ type: 'shout', id: 1, table: 'table-0001' }],
    [{ type: 'chat', id: 1, table: 'table-0001', text: '   ' }],
    [{ type: 'chat', id: 1, table: 'table-0001', text: 'x'.repeat(501) }],
  ])('%j does not', (message) => {
    expect(fits(clientMessageSchema, message)).toBe(false);
  });
});

describe('acts', () => {
  it('name an option with a kind and few, short, flat parameters', () => {
    expect(fits(optionSchema, { kind: 'play', card: 'R05', open: true, count: 2 })).toBe(true);
    expect(fits(optionSchema, { card: 'R05' })).toBe(false);
    expect(fits(optionSchema, { kind: 'play', cards: ['R05'] })).toBe(false);
    expect(fits(optionSchema, { kind: 'x'.repeat(101) })).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`p${index}`, index]));
    expect(fits(optionSchema, { kind: 'play', ...many })).toBe(false);
  });

  it('cannot name a seat to answer for: everybody answers for themselves', () => {
    const act = { kind: 'choose', at: 0, option: { kind: 'pass' }, seat: 1 };
    expect(z.parse(actSchema, act)).not.toHaveProperty('seat');
  });

  it.each([0, 6, 1.5, '1'])('know no bot of level %j', (level) => {
    expect(fits(actSchema, { kind: 'bot-level', seat: 0, level })).toBe(false);
  });
});

describe('a new table', () => {
  it('has deadlines of five minutes to seven days a turn', () => {
    const table = (seconds: number) => ({
      game: 'san',
      setup: {},
      seats: [{ kind: 'me' }],
      deadline: { kind: 'turn', seconds },
    });
    expect([299, 300, 604_800, 604_801].map((seconds) => fits(newTableSchema, table(seconds)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('messages of the server', () => {
  it('carry frames in the shape that boards use', () => {
    const frame = {
      number: 0,
      choices: 0,
      seat: null,
      events: [{ kind: 'dealt' }],
      view: { observer: 0, stack: [], result: null, hand: [1] },
    };
    const status = { length: 0, first: 0, cuts: 0, observer: 'audience', decision: null, asked: [0], outcome: null };
    const message = { type: 'play', table: 'table-0001', play: { keep: 0, frames: [frame], status }, more: false };
    expect(z.parse(serverMessageSchema, message)).toEqual(message);
  });
});
