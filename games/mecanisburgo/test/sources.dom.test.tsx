/** Where the values of cards come from, field by field. */
import { describe, expect, it } from 'vitest';
import { contentOf, packFor } from '../../test/packs.ts';
import { PRINTED } from '../content/printed.ts';
import { sourcesOf, type Field, type Sourced } from '../content/sources.ts';
import { PROJECTS, STARTING_CHARACTERS, STARTING_PROPERTIES } from '../content/tables.ts';
import { mecanisburgo } from '../index.ts';
import type { MecanisburgoRef } from '../text/refs.ts';
import { board, deal, prepareBoard } from './onstage.ts';

prepareBoard();

const changed = (parts: object) => contentOf(mecanisburgo, packFor(mecanisburgo, parts));

function from(source: string, card: Sourced, content = PRINTED): readonly Field[] {
  return sourcesOf(card, content).flatMap((each) => (each.source === source ? [each.field] : []));
}

describe('the source of a value', () => {
  it('is the rulebook where its text gives it, and ours elsewhere on the same card', () => {
    expect(from('rulebook', 'OM1')).toEqual(['name', 'immortal', 'suspended']);
    expect(from('reconstructed', 'OM1')).toEqual(['race', 'executive', 'n', 'c', 's', 'r', 'vp']);
    expect(from('rulebook', 'RUP1')).toEqual(['name', 'type', 'c', 'security', 'effect']);
    expect(from('reconstructed', 'RUP1')).toEqual(['mp', 'vp']);
    expect(from('rulebook', 'M104')).toEqual(['name', 'guests', 'bonus']);
    expect(from('reconstructed', 'M104')).toEqual(['contest', 'assassination', 'rewards']);
  });

  it('is ours for all of a card that the rulebook does not name', () => {
    expect(sourcesOf('M001', PRINTED).map(({ source }) => source)).not.toContain('rulebook');
    expect(from('reconstructed', 'M120')).toEqual(['name', 'stat', 'base', 'randoms', 'adds', 'hit', 'movement', 'vp']);
  });

  it('is the rulebook for Projects, which its third appendix gives whole', () => {
    const others = PROJECTS.flatMap((project) => sourcesOf(project, PRINTED)).filter(
      ({ source }) => source !== 'rulebook',
    );
    expect(others).toEqual([]);
    expect(from('rulebook', 'antigravedad')).toEqual(['name', 'research', 'materials', 'cost', 'vp', 'benefit']);
    expect(from('rulebook', 'barsoon')).toContain('needs');
  });

  it('is the rulebook for the values of Action and Random cards, not for their numbers and incomes', () => {
    expect(sourcesOf({ action: 3 }, PRINTED)).toEqual([
      { field: 'value', source: 'rulebook' },
      { field: 'copies', source: 'reconstructed' },
      { field: 'income', source: 'reconstructed' },
    ]);
    expect(from('rulebook', { random: 8 })).toEqual(['value']);
  });

  it('is the rulebook for what the fourth appendix tells of each starting Property, never for its VP', () => {
    for (const property of STARTING_PROPERTIES) {
      expect(from('rulebook', property)).toEqual(expect.arrayContaining(['name', 'effect']));
      expect(from('reconstructed', property)).toContain('vp');
    }
    const told = STARTING_CHARACTERS.filter((character) => from('rulebook', character).length > 0);
    expect(told).toEqual(['OM1', 'RU2']);
  });

  it('is the pack of the table for each value that it names, and for no other', () => {
    const content = changed({
      characters: { M001: { race: 'robot', n: 1, mp: 0 } },
      properties: { RUP1: { c: 4 }, M065: { cavorite: 2 } },
      threats: { M114: { randoms: 2 } },
      actionCards: { 6: { income: 5 } },
      randomCards: { 8: { copies: 2 } },
    });
    expect(from('pack', 'M001', content)).toEqual(['race', 'n', 'mp']);
    expect(from('pack', 'RUP1', content)).toEqual(['c']);
    expect(from('rulebook', 'RUP1', content)).toEqual(['name', 'type', 'security', 'effect']);
    expect(from('pack', 'M065', content)).toEqual(['cavorite']);
    expect(from('pack', 'M114', content)).toEqual(['randoms']);
    expect(from('pack', { action: 6 }, content)).toEqual(['income']);
    expect(from('pack', { random: 8 }, content)).toEqual(['copies']);
    expect(from('pack', 'M002', content)).toEqual([]);
  });

  it.each([
    ['characters', 'M001', { race: 'robot', n: 1, c: 1, s: 1, r: 1, mp: 1, pay: 1, vp: 1 }],
    ['properties', 'M065', { n: 1, c: 1, s: 1, r: 1, mp: 1, pay: 1, cost: 1, vp: 1, security: 1, cavorite: 1 }],
    ['threats', 'M114', { base: 1, randoms: 1, vp: 1 }],
  ] as const)('is told of whatever a pack can change: %s', (part, card, values) => {
    const content = changed({ [part]: { [card]: values } });
    expect(new Set(from('pack', card, content))).toEqual(new Set(Object.keys(values)));
  });
});

describe('an explanation', () => {
  const lines = (thing: MecanisburgoRef) =>
    [...board.explain([thing], deal('sources', 2)).querySelectorAll('.about-source')].map(
      ({ textContent }) => textContent,
    );

  it('says field by field what the rulebook gives and what is ours', () => {
    expect(lines('character:OM1')).toEqual([
      'Du livret de règles : le nom, Immortel, Animation suspendue.',
      'Reconstitué, faute de la carte imprimée : la race, Executive, la Négociation, le Combat, le Soutien, la R&D, les PV.',
    ]);
    expect(lines('project:mekka')).toEqual([
      'Du livret de règles : le nom, la R&D requise, les matières premières requises, le coût, les PV, ce qu’il rapporte.',
    ]);
  });

  it.each(['property:M065', 'event:M104', 'threat:M114', 'value:3', 'random:8'] as const)('says it of %s', (thing) => {
    expect(lines(thing)).not.toEqual([]);
  });
});
