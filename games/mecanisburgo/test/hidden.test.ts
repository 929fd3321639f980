/** Section 7: what nobody is told. */
import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';
import type { Scene } from './scene.ts';

const quiet = { bare: true, ais: 0, cards: [3] } as const;

/** What an observer could think the state is. */
const imagined = (scene: Scene, observer: number, seed: string) =>
  scene.rules.imagine(scene.view(observer), Random.from(seed));
const SEEDS = Array.from({ length: 30 }, (_, index) => `${index}`);

describe('hidden pawns', () => {
  const deployed = [
    [0, 'BI1', 1],
    [0, 'decoy', 3],
    [0, 'BI2', 0],
    [1, 'IG1', 1],
  ] as const;

  it('may be any of those whose base nobody has seen', () => {
    const scene = position({ seats: [{ hired: ['M007'] }, {}], deployed });
    const thought = SEEDS.map((seed) => imagined(scene, 1, seed).sectors[0]?.pawns[0]?.pawn);
    expect(new Set(thought).size).toBe(5);
    expect(SEEDS.every((seed) => imagined(scene, 0, seed).sectors[0]?.pawns[0]?.pawn === 0)).toBe(true);
  });

  it('are fewer after a reveal', () => {
    const scene = position({ seats: [{}, {}], deployed, sector: 1 }).play('announce:N');
    const zone = SEEDS.map((seed) => imagined(scene, 1, seed).orderZone[0]?.pawn);
    expect(new Set(zone)).toEqual(new Set([1, 2, 8]));
  });

  it('are not told by who is asked: an Autowarrior that is away is asked for like one at home', () => {
    const seats = [{ ...quiet, hired: ['M007'] }, { ...quiet, hired: ['M029'] }, quiet] as const;
    const at = (place: 3 | 10) =>
      position({
        seats,
        deployed: [
          [0, 'M007', 9],
          [1, place === 3 ? 'M029' : 'decoy', 3],
        ],
        sector: 9,
      }).play('act:autocombat');
    expect([at(3).askedSeats, at(10).askedSeats]).toEqual([[1], [1]]);
    expect(JSON.stringify(at(3).view(0))).toBe(JSON.stringify(at(10).view(0)));
    // Whoever enters has shown where its pawn is.
    const entered = at(10).play('enter:M029');
    expect(entered.view(0).players[1]?.pawns[3]).toBe(-1);
  });

  it('that come to light as their corporation loses its Board are seen once more before all of them leave', () => {
    const at = (place: 3 | 5) =>
      position({
        seats: [{ ...quiet, board: ['BI1', null, null] }, quiet, quiet],
        deployed: [
          [0, 'BI1', place],
          [0, 'decoy', place === 3 ? 5 : 3],
        ],
        laid: { 1: 'M122' },
        sector: 1,
      });
    const [here, there] = [at(3), at(5)];
    expect(here.events('pawnRevealed')).not.toEqual(there.events('pawnRevealed'));
    expect(JSON.stringify(here.view(1))).toBe(JSON.stringify(there.view(1)));
    const seen = (scene: Scene) =>
      scene.told.flatMap(({ scene: moment }) => (moment === undefined ? [] : [scene.rules.view(moment, 1)]));
    expect(JSON.stringify(seen(here))).not.toBe(JSON.stringify(seen(there)));
  });

  it('in the Next Turn Order zone tell in Final step 8 whether they are decoys, no more', () => {
    const scene = position({
      seats: [quiet, { ...quiet, hand: ['M104'] }],
      deployed: [
        [0, 'BI2', 0],
        [1, 'decoy', 0],
      ],
      final: 8,
    });
    expect(scene.heard(1).filter(({ kind }) => kind === 'zoneRevealed')).toEqual([
      { kind: 'zoneRevealed', seat: 0, isDecoy: false },
      { kind: 'zoneRevealed', seat: 1, isDecoy: true },
    ]);
  });
});

describe('hidden cards', () => {
  it('in hand are known to others only if they were taken face up', () => {
    const scene = position({ deployed: [[0, 'BI2', 5]], laid: { 5: 'M001' }, deck: ['M007'], sector: 5 });
    expect(scene.view(1).players[0]?.hand.map(({ card }) => card)).toEqual(['M001', null]);
    expect(scene.view(0).players[0]?.hand.map(({ card }) => card)).toEqual(['M001', 'M007']);
  });

  it('are not told by who is asked: an Event drawn unseen is asked about like a Character', () => {
    const drew = (card: 'M104' | 'M007') => position({ deployed: [[0, 'BI2', 5]], deck: [card], sector: 5 });
    expect([drew('M104').asked, drew('M007').asked]).toEqual(['gained', 'gained']);
    expect([drew('M104').play('done').asked, drew('M007').play('done').asked]).toEqual(['staff', 'staff']);
    const hold = (card: 'M104' | 'M007') => position({ seats: [{ ...quiet, hand: [card] }, quiet], final: 1 });
    expect(JSON.stringify(hold('M104').view(1))).toBe(JSON.stringify(hold('M007').view(1)));
  });

  it('of sector 10 are seen by nobody until they are taken', () => {
    const scene = position({
      seats: [quiet, quiet, quiet, quiet],
      deployed: [[0, 'BI2', 10]],
      dark: ['M001', 'M007'],
      randoms: [0, 0],
      sector: 10,
    });
    expect(scene.heard(0)).toContainEqual({ kind: 'cardTaken', seat: 0, card: 'M001', cause: 'sector' });
    expect(scene.heard(1)).not.toContainEqual({ kind: 'cardTaken', seat: 0, card: 'M001', cause: 'sector' });
  });
});

describe('what is open', () => {
  it('is seen by all: HQs, money, AIs, Action cards left, fixed targets, whether Characters were paid', () => {
    const seats = [
      { ais: 2, cash: 7, cards: [1, 6], hired: ['M007', 'M008'], paid: ['M007'], threats: ['M123'] },
      {},
    ] as const;
    const scene = position({ seats, laid: { 1: 'M115' }, sector: 1 }).play('fixCharacter:M008');
    const seen = position({ seats }).view('audience').players[0];
    expect(seen).toMatchObject({ ais: 2, cash: 7, actionCards: [1, 0, 0, 0, 0, 1], threats: ['M123'] });
    expect(seen?.slots[3]).toMatchObject({ character: 'M007', paid: true });
    expect(scene.heard('audience')).toContainEqual({ kind: 'targetFixed', seat: 0, target: 'M008' });
  });
});
