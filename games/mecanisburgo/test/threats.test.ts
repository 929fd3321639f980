/** MEC-7: Threats. */
import { describe, expect, it } from 'vitest';
import type { Threat } from '../content/tables.ts';
import { position, type Deployed, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;
const pair: readonly Deployed[] = [
  [0, 'BI2', 1],
  [1, 'IG2', 1],
];

const attack = (threat: Threat, setting: Setting = {}) =>
  position({ seats: [quiet, quiet], deployed: pair, laid: { 1: threat }, sector: 1, ...setting });

describe('a Threat', () => {
  it('[MEC-7.1] is fought by all: no Confrontation, no assassination, no Peacemaker, no Psychic', () => {
    const seats = [
      { ...quiet, hired: ['M047', 'M051'], cards: [2, 3] },
      { ...quiet, hired: ['M020'], cards: [2, 3] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M047', 2],
      [0, 'M051', 2],
      [1, 'M020', 2],
    ];
    const scene = attack('M123', { seats, deployed, laid: { 2: 'M123' }, sector: 2 });
    expect([scene.contest?.kind, scene.contest?.type]).toEqual(['threat', 'C']);
    expect([scene.asked, scene.askedSeats]).toEqual(['leader', [0]]);
    scene.play('leader:M047');
    expect([scene.asked, scene.askedSeats]).toEqual(['actionCards', [0, 1]]);
  });

  it('[MEC-7.2] has its targets fixed first, by every corporation in turn order; without a card one is immune', () => {
    const seats = [
      { ...quiet, hired: ['M007', 'M020', 'M008'] },
      { ...quiet, hired: ['M010', 'M011'] },
      quiet,
    ] as const;
    const scene = attack('M115', { seats, order: [1, 2, 0] });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual([
      'fixTarget',
      [1],
      ['fixCharacter:M010', 'fixCharacter:M011'],
    ]);
    expect(scene.view('audience').sectors[0]?.pawns[0]?.pawn).toBeNull();
    scene.play('fixCharacter:M011');
    // A robot is no prey of the fever; the third has nobody.
    expect([scene.askedSeats, scene.offered]).toEqual([[0], ['fixCharacter:M007', 'fixCharacter:M008']]);
    scene.play('fixCharacter:M008');
    expect(scene.events('targetFixed').map(({ target }) => target)).toEqual(['M011', 'M008']);
  });

  it('[MEC-7.3] sees pawns revealed, sleepers woken, Dopplegangers copy and leaders named, after INIT cards', () => {
    const seats = [
      { ...quiet, hired: ['M063', 'M037'] },
      { ...quiet, corp: 'osamu', bare: false },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI2', 1],
      [0, 'M063', 1],
      [0, 'M037', 1],
      [1, 'OS1', 1],
      [0, 'decoy', 1],
    ];
    const scene = attack('M123', { seats, deployed });
    expect([scene.asked, scene.askedSeats]).toEqual(['initiative', [1]]);
    scene.play('takeInitiative:OSP2');
    expect(scene.events('wentHome')[0]).toMatchObject({ character: 'M037', why: 'noAi' });
    expect([scene.asked, scene.offeredOf('copy'), scene.contest?.order]).toEqual(['copy', ['BI2', 'OS1'], [1, 0]]);
    scene.play('copy:OS1');
    expect([scene.asked, scene.offeredOf('leader')]).toEqual(['leader', ['BI2', 'M063']]);
  });

  it('[MEC-7.4] is met with AIs, Properties and Action cards, Psychics choosing with the others', () => {
    const seats = [
      { ...quiet, ais: 2, properties: ['M069'], cards: [1, 2] },
      { ...quiet, cards: [1, 2], hired: ['M040'] },
    ] as const;
    const scene = attack('M123', {
      seats,
      deployed: [
        [0, 'BI2', 1],
        [1, 'M040', 1],
      ],
    });
    expect(scene.asked).toBe('fists');
    scene.play('fist:1');
    expect([scene.asked, scene.offered]).toEqual(['engage', ['engage:M069', 'done']]);
    scene.play('engage:M069');
    expect([scene.asked, scene.askedSeats]).toEqual(['actionCards', [0, 1]]);
  });

  it('[MEC-7.5] [MEC-7.6] is compared with leader, Support, sector, AIs, cards, synergies, Guts and Action card', () => {
    const seats = [{ ...quiet, ais: 1, hired: ['M033'], properties: ['M069'] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI2', 3],
      [0, 'M033', 3],
      [0, 'BI1', 3],
      [1, 'IG2', 3],
      [1, 'IG1', 3],
    ];
    const scene = attack('M123', { seats, deployed, laid: { 3: 'M123' }, sector: 3 });
    scene.play('leader:BI2', 'leader:IG2', 'fist:1', 'engage:M069');
    // C4 + S3 + S2, a Pilot, 1 AI, 2 of the Minisub, Guts 1 + 2, card 3; C4 + S2, 1 Mystech, Guts 2, card 3.
    expect(scene.events('totals')[0]?.totals).toEqual([4 + 5 + 1 + 1 + 2 + 3 + 3, 4 + 2 + 1 + 2 + 3]);
    const mind = attack('M117', { seats: [{ ...quiet, hired: ['M055'] }, quiet], deployed: [[0, 'M055', 1]] });
    expect(mind.events('totals')[0]?.totals[0]).toBe(5 + 3);
  });

  it('[MEC-7.7] draws its strength after the Action cards, once for all unless it says each', () => {
    const scene = attack('M123', { randoms: [2] });
    expect(scene.happened.indexOf('strength') > scene.happened.indexOf('cardsTurnedUp')).toBe(true);
    expect(scene.events('strength')).toEqual([{ kind: 'strength', sector: 0, strength: 6, against: null }]);
    const each = attack('M121', { randoms: [2, 0] });
    expect(each.events('strength').map(({ strength, against }) => [strength, against])).toEqual([
      [9, 0],
      [7, 1],
    ]);
  });

  it('[MEC-7.8] [MEC-X20] is stopped by a total strictly greater', () => {
    // Strength 7; A: C1 + 6 = 7, B: C4 + Guts 2 + 2 = 8.
    const seats = [
      { ...quiet, cards: [6] },
      { ...quiet, cards: [2] },
    ] as const;
    const scene = attack('M123', {
      seats,
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG2', 1],
      ],
      randoms: [3],
    });
    expect(scene.events('totals')[0]?.totals).toEqual([7, 8]);
    expect(scene.events('threatStopped')).toEqual([{ kind: 'threatStopped', threat: 'M123', seat: 1 }]);
    expect(scene.seat(0).member('BI1')).toBeUndefined();
    expect([scene.seat(1).player.threats, scene.sector(1).controller]).toEqual([['M123'], 1]);
    const equal = attack('M123', { seats: [{ ...quiet, cards: [6] }, quiet], deployed: [[0, 'BI1', 1]], randoms: [3] });
    expect(equal.happened).toContain('threatSucceeded');
  });

  it('[MEC-X21] of 7 and a Random 2 is stopped by 5 + 2 + 2 + 1 + 1', () => {
    const seats = [{ ...quiet, ais: 1, hired: ['M032', 'M007'], cards: [1] }, quiet] as const;
    const scene = attack('M114', {
      seats,
      deployed: [
        [0, 'M032', 1],
        [0, 'M007', 1],
      ],
      randoms: [2],
    }).play('leader:M032', 'fist:1');
    expect([scene.events('totals')[0]?.totals[0], scene.events('strength')[0]?.strength]).toEqual([11, 9]);
    expect(scene.happened).toContain('threatStopped');
  });

  it('[MEC-7.9] costs each corporation that is not above it an agent of its choice, stopped or not', () => {
    const deployed: readonly Deployed[] = [
      [0, 'BI1', 1],
      [0, 'BI3', 1],
      [1, 'IG2', 1],
    ];
    const scene = attack('M123', { deployed, randoms: [4] }).play('leader:BI1');
    // C1 + S2 + 3 = 6 and C4 + 2 + 3 = 9 against 8.
    expect([scene.asked, scene.askedSeats, scene.offeredOf('lose')]).toEqual(['loseAgent', [0], ['BI1', 'BI3']]);
    scene.play('lose:BI3');
    expect([scene.seat(0).staff.slice(0, 3), scene.standing(1)]).toEqual([['BI1', 'BI2', null], []]);
    expect(scene.events('died')[0]).toMatchObject({ character: 'BI3', cause: 'threat' });
  });

  it('[MEC-7.10] leaves AIs and engaged Properties where they are', () => {
    const seats = [{ ...quiet, ais: 1, properties: ['M069'] }, quiet] as const;
    const scene = attack('M116', { seats, deployed: [[0, 'BI1', 1]], randoms: [6] }).play('fist:1', 'engage:M069');
    expect([scene.seat(0).player.aisAt[0], scene.seat(0).holding('M069').engaged]).toEqual([1, true]);
  });

  it('[MEC-7.11] goes to the highest total, ties by initiative; others that beat it go home unharmed', () => {
    const seats = [
      { ...quiet, cards: [4] },
      { ...quiet, cards: [3] },
    ] as const;
    const scene = attack('M123', {
      seats,
      deployed: [
        [1, 'IG2', 1],
        [0, 'BI2', 1],
      ],
      randoms: [0],
    });
    expect(scene.events('totals')[0]?.totals).toEqual([9, 9]);
    expect([scene.sector(1).controller, scene.sector(1).card]).toEqual([1, null]);
    expect(scene.events('wentHome')).toEqual([{ kind: 'wentHome', seat: 0, character: 'BI2', why: 'left' }]);
    expect(scene.seat(1).vp - 2).toBe(position({ seats: [...seats] }).seat(1).vp);
  });

  it('[MEC-7.12] that was captured lies with its owner and cannot be a target', () => {
    const seats = [
      { ...quiet, hired: ['M061'] },
      { ...quiet, threats: ['M123'] },
    ] as const;
    const scene = position({ seats, deployed: [[0, 'M061', 7]], sector: 7 });
    expect([scene.asked, scene.view(0).players[1]?.threats]).toEqual(['staff', ['M123']]);
  });

  it('[MEC-7.13] that succeeds hits the fixed card of every corporation, present or not; it stays, nobody controls', () => {
    const seats = [
      { ...quiet, hired: ['M007'] },
      { ...quiet, hired: ['M008'] },
      { ...quiet, hired: ['M010'] },
    ] as const;
    const scene = attack('M115', { seats, deployed: [[0, 'BI1', 1]], randoms: [6] });
    // One to the fight, and all three to the fever.
    expect(scene.events('died').map(({ character }) => character)).toEqual(['BI1', 'M007', 'M008', 'M010']);
    expect(scene.sector(1)).toMatchObject({ card: 'M115', controller: null });
  });

  it('[MEC-7.14] spares a corporation whose fixed card has gone in the fight', () => {
    const seats = [{ ...quiet, hired: ['M007', 'M008'] }, quiet] as const;
    const scene = attack('M115', { seats, deployed: [[0, 'M007', 1]], randoms: [6] }).play('fixCharacter:M007');
    expect(scene.events('died').map(({ character }) => character)).toEqual(['M007']);
    expect(scene.seat(0).member('M008')).toBeDefined();
  });

  it('[MEC-7.15] [MEC-7.16] spreads in Final step 7, or stays; one that destroys closes what it leaves', () => {
    const seats = [{ bare: true }, { bare: true }] as const;
    const scene = position({ seats, laid: { 1: 'M114', 3: 'M123', 5: 'M120' }, final: 7 });
    expect(scene.events('threatMoved').map(({ threat, from, to }) => [threat, from, to])).toEqual([
      ['M114', 0, 1],
      ['M120', 4, 5],
    ]);
    expect([scene.sector(1).forbidden, scene.sector(5).forbidden, scene.sector(3).card]).toEqual([false, true, 'M123']);
    expect([scene.sector(5).card, scene.refusal('place:4')]).toEqual([null, 'MEC-3.10']);
  });

  it('[MEC-7.17] keeps Opportunities out and attacks again every round', () => {
    const scene = position({
      seats: [{ cash: 9 }, { cash: 9 }],
      laid: { 2: 'M123' },
      round: 1,
      stack: [{ kind: 'beginRound' }],
    });
    expect(scene.sector(2).card).toBe('M123');
    scene.play('pass', 'pass');
    expect(scene.happened).toContain('threatSucceeded');
  });

  it('[MEC-7.18] has a strength by its formula: Random cards, Characters present, Forbidden sectors, the round', () => {
    const strength = (threat: Threat, setting: Setting = {}) => attack(threat, setting).events('strength')[0]?.strength;
    expect(strength('M119', { randoms: [5, 6] })).toBe(3 + 11);
    expect(strength('M120', { randoms: [2], deployed: [...pair, [1, 'decoy', 1]] })).toBe(5 + 2 + 2);
    expect(strength('M124', { randoms: [2], forbidden: [3, 4], round: 3 })).toBe(5 + 2 + 2 + 3);
  });
});
