import { describe, expect, it } from 'vitest';
import { defineWords, Match, partsOf, Rules, type Seat, type TextKey, type WordTables } from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

const TEXTS = {
  prompt: { play: '', snatch: '', bid: '', over: '', wait: { play: '', snatch: '', bid: '', somebody: '' } },
  option: { play: '', snatch: '', pass: '', bid: '', peek: '', vow: '' },
  event: {
    played: '',
    drew: { shown: '', hidden: '' },
    peeked: '',
    vowed: '',
    snatched_one: '',
    snatched_other: '',
    bids: '',
  },
  thing: { seat: '', seat_named: '', card: '' },
  blocked: { other: '', tooLow: '' },
  outcome: { won: { pile: '' }, lost: { pile: '' }, shared: { pile: '' }, other: { pile: '' } },
};

interface Spoken extends Whispers {
  ref: `seat:${Seat}` | `card:${number}`;
  text: TextKey<typeof TEXTS>;
}

const tables: WordTables<Spoken> = {
  refs: { seat: (seat) => `seat:${seat}`, card: (card) => `card:${card}` },
  steps: {
    play: { options: { play: {} } },
    snatch: {
      waiting: 'prompt.wait.somebody',
      options: { snatch: { things: (_option, { step }) => [`card:${step.card}`] }, pass: { needsConfirm: true } },
    },
    bid: {
      prompt: ({ view }) => ({ values: { left: view.drawCount } }),
      options: { bid: { needsConfirm: ({ card }) => card > 6 } },
    },
  },
  anytime: { peek: {}, vow: {} },
  events: {
    played: 'default',
    drew: { shown: 'card' },
    peeked: ({ card }) => (card === null ? undefined : {}),
    vowed: 'default',
    snatched: 'silent',
    bids: ({ cards }) => ({ values: { count: cards.length } }),
  },
  names: {
    seat: ([seat]) => ({ key: 'thing.seat', values: { number: Number(seat) + 1 } }),
    card: ([card = '']) => ({ key: 'thing.card', values: { card } }),
  },
  meanwhile: () => ({ key: 'prompt.over' }),
  reasons: { 'W-1': 'blocked.tooLow' },
};

const words = defineWords<Spoken>(tables);
const CONTENT = whispers.content.printed;
const opening = new Match(new Rules(whispers), { setup: { hand: 3 }, seats: 2, seed: 'words' }).view(0);
const at = (step: Spoken['step']) => ({ ...opening, stack: [step] });

describe('words as tables', () => {
  it('derive a sentence from the kind and its fields', () => {
    const play = at({ kind: 'play', seat: 1 });
    const sentence = { key: 'option.play', values: {}, refs: { card: 'card:4' } };
    expect(words.option({ kind: 'play', card: 4 }, play, CONTENT)).toEqual(sentence);
    expect(words.thingsOf({ kind: 'play', card: 4 }, play, CONTENT)).toEqual(['card:4']);
    expect(words.event({ kind: 'played', seat: 0, card: 3 })).toEqual({
      key: 'event.played',
      values: {},
      refs: { seat: 'seat:0', card: 'card:3' },
    });
  });

  it('say whose decision it is, and ask only the deciding seat', () => {
    const decision = { seat: 0, kind: 'play', options: [], blocked: [] } as const;
    const play = at({ kind: 'play', seat: 0 });
    expect(words.prompt(play, decision, CONTENT)).toMatchObject({ key: 'prompt.play' });
    expect(words.prompt(play, undefined, CONTENT)).toMatchObject({ key: 'prompt.wait.play', refs: { seat: 'seat:0' } });
    const snatch = at({ kind: 'snatch', seat: 1, card: 5, from: 0 });
    expect(words.prompt(snatch, undefined, CONTENT)).toMatchObject({ key: 'prompt.wait.somebody' });
    const over = { ...play, result: { ranks: [1, 2], reason: 'pile', score: [] } };
    expect(words.prompt(over, undefined, CONTENT)).toEqual({ key: 'prompt.over' });
  });

  it('know at which step an option is offered', () => {
    const snatch = at({ kind: 'snatch', seat: 1, card: 5, from: 0 });
    expect(words.thingsOf({ kind: 'snatch' }, snatch, CONTENT)).toEqual(['card:5']);
    expect(words.needsConfirm({ kind: 'pass' }, snatch, CONTENT)).toBe(true);
    const bid = at({ kind: 'bid', seats: [0, 1] });
    expect([6, 7].map((card) => words.needsConfirm({ kind: 'bid', card }, bid, CONTENT))).toEqual([false, true]);
    expect(words.option({ kind: 'vow' }, bid, CONTENT).key).toBe('option.vow');
  });

  it('distinguish public from hidden events, and leave out silent ones', () => {
    expect(words.event({ kind: 'drew', seat: 0, card: 2 })?.key).toBe('event.drew.shown');
    expect(words.event({ kind: 'drew', seat: 0, card: null })).toMatchObject({
      key: 'event.drew.hidden',
      refs: { seat: 'seat:0' },
    });
    expect(words.event({ kind: 'snatched', seat: 0, card: 2 })).toBeUndefined();
    expect(words.event({ kind: 'peeked', seat: 0, card: null })).toBeUndefined();
  });

  it('name things, reasons and outcomes', () => {
    expect(words.name('card:12')).toEqual({ key: 'thing.card', values: { card: '12' } });
    expect(partsOf('slot:0:3')).toEqual({ what: 'slot', which: ['0', '3'] });
    expect(words.blocked({ option: { kind: 'play' }, rule: 'W-1' }).key).toBe('blocked.tooLow');
    expect(words.blocked({ option: { kind: 'play' }, rule: 'W-9' }).key).toBe('blocked.other');
    const ended = (ranks: readonly number[], seat: Seat | undefined) =>
      words.outcome({ ranks, reason: 'pile', score: [] }, seat);
    expect(ended([2, 1], 1)).toEqual({ key: 'outcome.won.pile', refs: { seat: 'seat:1' } });
    expect(ended([2, 1], 0).key).toBe('outcome.lost.pile');
    expect(ended([1, 1], 0).key).toBe('outcome.shared.pile');
    expect(ended([1, 2], undefined).key).toBe('outcome.other.pile');
    expect(ended([2, 2], 0)).toEqual({ key: 'outcome.lost.pile' });
  });

  it('do not compile with a missing text, a wrong reference or a forgotten entry', () => {
    const wrong: readonly Partial<WordTables<Spoken>>[] = [
      // @ts-expect-error there is no such text
      { reasons: { 'W-1': 'blocked.tooHigh' } },
      // @ts-expect-error no such reference
      { refs: { seat: (seat) => `chair:${seat}` } },
      // @ts-expect-error an event without an entry
      { events: { played: 'default' } },
      // @ts-expect-error `event.drew` has no text of its own
      { events: { ...tables.events, drew: 'default' } },
      // @ts-expect-error `snatch` may also be passed
      { steps: { ...tables.steps, snatch: { options: { snatch: {} } } } },
      // @ts-expect-error a kind of thing without a name
      { names: { seat: () => ({ key: 'thing.seat' }) } },
    ];
    expect(wrong).toHaveLength(6);
  });
});
