import { describe, expect, it } from 'vitest';
import { isReadable } from '../src/index.ts';

const READABLE = [
  'Anna',
  'Élodie d’Aubigné-Łoś',
  'Ça va\u00A0? «\u202FOui\u202F»\u00A0!',
  '漢字',
  'محمد',
  'Đặng Thị',
  'e\u0301te\u0301',
  'two  spaces',
  '—',
  '1',
  '😀',
  '👩‍👩‍👧‍👦 au complet',
  '🏳️‍🌈',
  '👩🏽‍🚀',
  '❤️',
  '🇫🇷',
  '1️⃣',
  '☎︎',
];

const UNREADABLE = [
  ['nothing', ''],
  ['spaces', ' \u00A0\u2003\u3000'],
  ['NUL', 'a\0b'],
  ['a line break', 'two\nlines'],
  ['a tab', 'a\tb'],
  ['an escape', '\u001B[31mred'],
  ['a C1 control', 'a\u0085b'],
  ['DEL', 'a\u007Fb'],
  ['a line separator', 'a\u2028b'],
  ['a lone high surrogate', 'a\uD83Db'],
  ['a lone low surrogate', '\uDE00'],
  ['a zero-width space', 'An\u200Bna'],
  ['a zero-width non-joiner', 'An\u200Cna'],
  ['a joiner between letters', 'An\u200Dna'],
  ['a joiner at the end of an emoji', '😀\u200D'],
  ['a word joiner', 'An\u2060na'],
  ['a byte order mark', 'An\uFEFFna'],
  ['a soft hyphen', 'An\u00ADna'],
  ['an override', 'right\u202Eleft'],
  ['an isolate', 'a\u2066b\u2069'],
  ['a direction mark', 'a\u200Fb'],
  ['an Arabic letter mark', 'a\u061Cb'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', 'a\uFFA0'],
  ['a jamo filler', '\u115F'],
  ['an empty Braille pattern', '\u2800'],
  ['an empty Braille pattern among letters', 'An\u2800na'],
  ['a null notehead', '\u{1D159}'],
  ['tags', 'a\u{E0061}\u{E007F}'],
  ['a variation selector after a letter', 'a\uFE0F'],
  ['a supplementary variation selector', 'a\u{E0100}'],
  ['two presentation selectors', '❤\uFE0F\uFE0F'],
  ['a selector after a digit', '1\uFE0F'],
  ['a grapheme joiner', 'a\u034Fb'],
  ['a Mongolian separator', 'a\u180Eb'],
  ['combining marks alone', '\u0301\u0302'],
  ['a noncharacter', 'a\uFFFE'],
  ['private use alone', '\uE000'],
  ['an interlinear anchor', 'a\uFFF9b'],
] as const;

describe('text that everybody can read', () => {
  it.each(READABLE)('is %j', (text) => {
    expect(isReadable(text)).toBe(true);
  });

  it.each(UNREADABLE)('has no place for %s', (_, text) => {
    expect(isReadable(text)).toBe(false);
  });
});
