/** NO-10: setup for one. */
import { describe, expect, it } from 'vitest';
import { lettersOf } from './notation.ts';
import { newGame } from './random-games.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('setup for one', () => {
  it('[NO-10.1] the grid of two: twelve tiles, two of each type, three agents a colour, fifteen cards a colour', () => {
    const { state, grid } = newGame(1, 'solo').play('own:R:B');
    expect([grid.length, state.types.length]).toEqual([3, 12]);
    expect(state.types.toSorted().join(' ')).toBe('AA AA BN BN GM GM OM OM PR PR SM SM');
    expect(state.colours.toSorted().join('')).toBe('BBBKKKRRRWWW');
    expect(new Set(state.agents)).toEqual(new Set([1]));
    const cards = [...state.deck, ...state.display.flatMap((card) => card ?? [])].toSorted().join('');
    expect(cards).toBe(['B', 'K', 'R', 'W'].map((colour) => colour.repeat(15)).join(''));
  });

  it('[NO-10.2] the marker starts above column 1', () => {
    expect(newGame(1, 'solo').view(0).solo?.marker).toBe(1);
  });

  it('[NO-10.3] there are no consultants', () => {
    const { state } = newGame(1, 'solo');
    expect(state.consultantTypes).toEqual([]);
    expect(Object.values(state.agency).every((count) => count === 0)).toBe(true);
    expect(state.hqs.flatMap(({ consultants }) => Object.values(consultants)).every((count) => count === 0)).toBe(true);
  });

  it('[NO-10.4] the player chooses two colours, seeing the grid but neither display nor objectives', () => {
    const scene = newGame(1, 'solo');
    expect(scene.offered).toEqual(['own:R:B', 'own:R:K', 'own:R:W', 'own:B:K', 'own:B:W', 'own:K:W']);
    const seen = scene.view(0);
    expect([seen.colours.length, seen.types.length]).toEqual([12, 12]);
    expect([scene.display, seen.solo?.objectives]).toEqual(['----', []]);
    scene.play('own:B:W');
    expect(scene.view(0).solo?.own).toEqual(['B', 'W']);
    expect([scene.display.includes('-'), scene.view(0).solo?.objectives.length]).toEqual([false, 3]);
  });

  it('[NO-10.5] one agent of every colour leaves the supply as a reminder, and is no captured agent', () => {
    const scene = newGame(1, 'solo');
    expect(scene.supply).toEqual({ R: 22, B: 22, K: 22, W: 22 });
    scene.play('own:R:B');
    expect(scene.supply).toEqual({ R: 21, B: 21, K: 21, W: 21 });
    expect([scene.seat(0).captured, scene.seat(1).captured]).toEqual(['', '']);
  });

  it('[NO-10.6] nobody is dealt cards', () => {
    const scene = newGame(1, 'solo').play('own:R:B');
    expect([scene.seat(0).hand, scene.seat(0).hq, scene.seat(1).hq]).toEqual(['', '', '']);
    expect(lettersOf(scene.state.box)).toBe('');
  });

  it('[NO-10.7] the display has four cards', () => {
    const scene = newGame(1, 'solo').play('own:R:B');
    expect(scene.display).toMatch(/^[RBKW]{4}$/);
    expect(scene.deck).toHaveLength(56);
    expect(new Set(SEEDS.map((seed) => newGame(1, seed).play('own:R:B').display)).size).toBeGreaterThan(1);
  });

  it('[NO-10.8] three objectives of three types lie open', () => {
    const turned = SEEDS.map((seed) => newGame(1, seed).play('own:R:B'));
    expect(turned.map((scene) => new Set(scene.view('audience').solo?.objectives).size)).toEqual(SEEDS.map(() => 3));
    expect(new Set(turned.map((scene) => scene.state.solo?.objectives.join())).size).toBeGreaterThan(1);
    expect(turned.map((scene) => scene.seat(0).objectives)).toEqual(SEEDS.map(() => []));
  });

  it('[NO-10.9] the player begins, then SOD and the player take turns', () => {
    const scene = newGame(1, 'solo').play('own:R:B');
    const turns = (): readonly string[] =>
      scene.happened.filter((kind) => kind === 'turnBegan' || kind === 'sodMarker');
    expect(turns()).toEqual(['turnBegan']);
    while (scene.events('turnBegan').length < 3) scene.play(scene.offered[0] ?? '');
    expect(turns()).toEqual(['turnBegan', 'sodMarker', 'turnBegan', 'sodMarker', 'turnBegan']);
  });
});
