import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { complaintsOfDrawing } from '../../test/board-laws.ts';
import { elementsOf } from '../../test/boards.tsx';
import { FACES } from '../board/faces.ts';
import { middleOf, placeOf } from '../board/geography.ts';
import { forecast } from '../board/weather.ts';
import { PRINTED } from '../content/printed.ts';
import { CHARACTERS, SECTORS } from '../content/tables.ts';
import { board, deal, prepareBoard } from './onstage.ts';
import { position } from './position.ts';

/** Every drawing of this board takes long: as few as show all there is. */
const TABLES = [
  [2, 'fr', 1],
  [3, 'en', 'audience'],
  [6, 'fr', 5],
] as const;

prepareBoard();

describe('the board', () => {
  it.each(TABLES)('of %s draws a whole game in %s for %s', async (seats, language, observer) => {
    const { sectors } = PRINTED.sizes[seats];
    const complaints = await complaintsOfDrawing(board, deal(`draws ${language}`, seats), {
      language,
      every: 150 * seats,
      observers: [observer],
      look: (container) => {
        expect(container.querySelectorAll('.mec-wedge')).toHaveLength(SECTORS);
        expect(container.querySelectorAll('.mec-sector:not([data-out])')).toHaveLength(sectors);
        expect(container.querySelectorAll('.mec-player')).toHaveLength(seats);
      },
    });
    expect(complaints).toEqual([]);
  });
});

describe('the map', () => {
  it('has a place of its own for every pawn and every name', () => {
    const spots = PRINTED.sectors.flatMap(({ spaces }, sector) => [
      middleOf(sector),
      ...Array.from({ length: spaces }, (_, place) => placeOf(sector, place, spaces)),
    ]);
    const tooClose = spots.filter((one, index) =>
      spots.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 30),
    );
    expect(tooClose).toEqual([]);
  });

  it('[MEC-14.38] foretells where each Threat goes, and what it destroys', () => {
    const { state } = position({ seats: [{}, {}, {}, {}], laid: { 2: 'M114', 3: 'M117', 9: 'M116' } });
    expect(forecast(board.rules.view(state, 0), PRINTED)).toEqual([
      { threat: 'M114', from: 1, to: 3, destroys: false },
      { threat: 'M117', from: 2, to: 2, destroys: false },
      { threat: 'M116', from: 8, to: 0, destroys: true },
    ]);
    const container = board.show(state, 0);
    expect(container.querySelectorAll('.mec-storm')).toHaveLength(3);
    expect(container.querySelectorAll('.mec-track')).toHaveLength(2);
  });

  it('[MEC-19.7] closes forbidden sectors', () => {
    const { state } = position({ seats: [{}, {}], forbidden: [3] });
    const container = board.show(state, 0);
    expect(container.querySelectorAll('.mec-hatch')).toHaveLength(1);
  });
});

describe('portraits', () => {
  it('are different for every Character', () => {
    expect(new Set(CHARACTERS.map((character) => JSON.stringify(FACES[character]))).size).toBe(CHARACTERS.length);
  });
});

describe('what is hidden', () => {
  const setting = (first: 'BI1' | 'BI2', second: 'BI1' | 'BI2') =>
    position({
      seats: [{ corp: 'bion', hand: ['M001'] }, { corp: 'rur' }, { corp: 'omni' }],
      deployed: [
        [0, first, 4],
        [0, second, 0],
        [0, 'decoy', 6],
        [1, 'RU1', 4],
      ],
      dark: ['M002', 'M003'],
    }).state;

  it.each([1, 'audience'] as const)('[MEC-3.7] shows %s of a pawn nothing but its corporation', (observer) => {
    const one = board.show(setting('BI1', 'BI2'), observer).innerHTML;
    cleanup();
    const other = board.show(setting('BI2', 'BI1'), observer).innerHTML;
    const masked = /(data-thing|data-piece)="pawn:0/;
    expect(one).not.toMatch(masked);
    // React numbers the labels of a page on and on.
    expect(withoutIds(one)).toBe(withoutIds(other));
  });

  it('[MEC-3.15] shows one’s own pawns wherever they are', () => {
    const container = board.show(setting('BI1', 'BI2'), 0);
    for (const pawn of [0, 1, 8]) expect(elementsOf(container, `pawn:0:${pawn}`).length).toBeGreaterThan(0);
  });

  it('shows nobody else’s hand, nor the cards of sector 10', () => {
    const container = board.show(setting('BI1', 'BI2'), 1);
    for (const card of ['M001', 'M002', 'M003']) expect(elementsOf(container, `character:${card}`)).toEqual([]);
  });
});

function withoutIds(html: string): string {
  return html.replace(/(id|for|aria-[a-z]+)="[^"]*«?[_r][^"]*"/g, '');
}

describe('the stage', () => {
  const confrontation = () =>
    position({
      seats: [{ corp: 'iglesia' }, { corp: 'rur' }],
      deployed: [
        [0, 'IG2', 1],
        [0, 'IG3', 1],
        [1, 'RU3', 1],
      ],
      sector: 1,
    });

  it('[MEC-5.14] adds up in front of everybody what each brings', () => {
    const scene = confrontation().play('announce:C', 'leader:IG2');
    const container = board.show(scene.state, 1);
    const totals = [...container.querySelectorAll('.mec-total')].map((total) => Number.parseInt(total.textContent, 10));
    // IG2 leads with 4, IG3 supports with 1, and both are Mystechs; RU3 has 5.
    expect(totals).toEqual([6, 5]);
    expect(container.querySelectorAll('.mec-block[data-part="synergy"]')).toHaveLength(1);
  });

  it('[MEC-5.28] does not tell who has chosen a card', () => {
    const scene = confrontation().play('announce:C', 'leader:IG2');
    scene.together({ 0: 'fist:0', 1: 'fist:1' }).play('done', 'done');
    expect(scene.asked).toBe('actionCards');
    const before = withoutIds(board.show(scene.state, 'audience').innerHTML);
    cleanup();
    scene.seat(1).does('card:3');
    expect(scene.asked).toBe('actionCards');
    expect(withoutIds(board.show(scene.state, 'audience').innerHTML)).toBe(before);
  });
});

describe('the end', () => {
  it.each([2, 5])('accounts for every point at a table of %s, and tells how it ended', (seats) => {
    const state = deal(`ends ${seats}`, seats);
    board.walk(state, 100_000, () => undefined);
    const container = board.show(state, 0);
    const totals = [...container.querySelectorAll('.account-total td b')].map((cell) => Number(cell.textContent));
    const parts = (state.result?.score ?? []).filter(({ part }) => part !== 'total');
    expect(totals).toHaveLength(seats);
    expect(totals).toEqual(totals.map((_, seat) => parts.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)));
    expect(container.querySelector('.mec-reason')?.textContent).not.toBe('');
  });
});
