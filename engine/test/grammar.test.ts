import { describe, expect, it } from 'vitest';
import { markOf, written } from '../src/index.ts';

const seat = markOf('seat');
const card = markOf('card');

function write(text: string, names: Readonly<Record<string, string>>, language: 'fr' | 'en', isReader = false): string {
  const parts = written(text, { language, isReader, nameOf: (parameter) => names[parameter] ?? parameter });
  return parts.map((part) => part.text).join('');
}

describe('a text', () => {
  it('has the verb of whoever reads it', () => {
    const text = `${seat} [gains|gain] 3 coins with [his|your] hand.`;
    expect(write(text, { seat: 'Ada' }, 'en')).toBe('Ada gains 3 coins with his hand.');
    expect(write(text, { seat: 'you' }, 'en', true)).toBe('You gain 3 coins with your hand.');
  });

  it('begins with a capital letter, even if a name does not', () => {
    expect(write(`${card} est tirée.`, { card: 'la carte 5' }, 'fr')).toBe('La carte 5 est tirée.');
    expect(write(`On tire ${card}.`, { card: 'la carte 5' }, 'fr')).toBe('On tire la carte 5.');
  });

  it.each([
    ['la main de ', 'Olja', 'la main d’Olja'],
    ['la main de ', 'Émile', 'la main d’Émile'],
    ['la main de ', 'Karen', 'la main de Karen'],
    ['le coup que ', 'Alba', 'le coup qu’Alba'],
    ['De ', 'Alba', 'D’Alba'],
    ['le stade ', 'Alba', 'le stade Alba'],
  ])('elides before a vowel in French: %s%s', (before, name, expected) => {
    expect(write(`${before}${card}`, { card: name }, 'fr')).toBe(expected);
  });

  it.each([
    ['a ', 'Onyx card', 'an Onyx card'],
    ['A ', 'Alabaster card', 'An Alabaster card'],
    ['a ', 'Cobalt card', 'a Cobalt card'],
    ['a ', 'unit', 'a unit'],
    ['drama ', 'Onyx', 'drama Onyx'],
  ])('has the right article in English: %s%s', (before, name, expected) => {
    expect(write(`${before}${card}`, { card: name }, 'en')).toBe(expected);
  });

  it('keeps its names apart, so that they can be pointed at', () => {
    expect(
      written(`${seat} plays ${card}.`, { language: 'en', isReader: false, nameOf: (parameter) => `the ${parameter}` }),
    ).toEqual([
      { text: 'The seat', parameter: 'seat' },
      { text: ' plays ' },
      { text: 'the card', parameter: 'card' },
      { text: '.' },
    ]);
  });
});
