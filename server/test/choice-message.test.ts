import { clientMessageSchema } from '@cabale/protocol';
import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseChoice } from '../src/socket/choice-message.ts';

type Fields = Record<string, unknown>;

function choice(more: Fields = {}, act: Fields = {}, option: Fields = {}): Fields {
  const whole = {
    kind: 'choose',
    at: 7,
    option: { kind: 'place', card: 'R01', slot: 3, last: true, ...option },
    ...act,
  };
  return { type: 'act', id: 1, table: 'table-0001', act: whole, ...more };
}

/** Values for any place of a message: valid, nearly valid and invalid. */
const NUMBERS = [0, 1, -1, -0, 1.5, 2 ** 53, 2 ** 53 - 1, 1e300, Number.POSITIVE_INFINITY];
const WORDS = ['', 'a', 'act', 'choose', 'undo', 'table-0001', 'table-0001\n', 'short'];
const LONG = [40, 41, 100, 101].map((length) => 'x'.repeat(length));
const MANY = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [index === 0 ? 'kind' : `k${index}`, 'v']));
const OPTIONS = [{}, { kind: 'place' }, { kind: 1 }, { kind: 'place', card: null }, { kind: 'a', [LONG[1] ?? '']: 1 }];
const PROTOTYPES = ['{"kind":"place","__proto__":1}', '{"kind":"place","__proto__":{"card":1}}'];
const VALUES: readonly unknown[] = [
  null,
  true,
  [],
  [1],
  MANY,
  ...NUMBERS,
  ...WORDS,
  ...LONG,
  ...OPTIONS,
  ...PROTOTYPES.map((text): unknown => JSON.parse(text)),
];
const NAMES = [
  'type',
  'id',
  'table',
  'act',
  'kind',
  'at',
  'option',
  'card',
  'more',
  'constructor',
  'toString',
  'x'.repeat(41),
];

/** A choice with a few values changed, added or removed, at any depth. */
function mutated(random: Random): unknown {
  const message = choice();
  for (let changes = random.below(4); changes > 0; changes--) {
    const places = [message, message['act'], (message['act'] as Fields | null)?.['option']];
    const place = places[random.below(places.length)];
    if (typeof place !== 'object' || place === null) continue;
    const name = NAMES[random.below(NAMES.length)] ?? '';
    if (random.below(3) === 0) delete (place as Fields)[name];
    else (place as Fields)[name] = structuredClone(VALUES[random.below(VALUES.length)]);
  }
  return message;
}

describe('the fast check of a choice', () => {
  it('is accepted unchanged', () => {
    expect(parseChoice(choice())).toEqual(choice());
  });

  it('leaves everything else to the schema', () => {
    const others = [undefined, null, 'act', [], {}, { type: 'watch', id: 1, table: 'table-0001' }, choice({ more: 1 })];
    for (const other of [
      ...others,
      choice({}, { kind: 'undo' }),
      choice({}, { more: 1 }),
      choice({}, {}, { kind: 1 }),
    ]) {
      expect(parseChoice(other)).toBeUndefined();
    }
  });

  it('is never one that the schema refuses or changes', () => {
    const random = Random.from('choices');
    let taken = 0;
    for (let round = 0; round < 30_000; round++) {
      const message = mutated(random);
      const known = parseChoice(message);
      if (known === undefined) continue;
      taken += 1;
      const parsed = z.safeParse(clientMessageSchema, message);
      expect({ message, data: parsed.data }).toEqual({ message, data: known });
    }
    expect(taken).toBeGreaterThan(3000);
  });
});
