/** MEC-4: the sectors one by one. */
import { describe, expect, it } from 'vitest';
import { HOME } from '../rules/state.ts';
import { position } from './position.ts';

/** Nothing to commit, one Action card to play. */
const quiet = { ais: 0, bare: true, cards: [3] } as const;

describe('sectors', () => {
  it('[MEC-4.1] are resolved in ascending order, each completely before the next', () => {
    const scene = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI1', 5],
        [1, 'IG1', 3],
        [0, 'BI2', 1],
        [1, 'IG2', 1],
      ],
      laid: { 1: 'M001', 3: 'M002', 5: 'M003' },
    });
    scene.play('pass', 'pass', 'announce:N');
    expect([scene.asked, scene.events('sectorBegan').map(({ sector }) => sector)]).toEqual(['gained', [0]]);
    scene.play('done', 'done');
    expect(scene.events('sectorBegan').map(({ sector }) => sector)).toEqual([0, 2, 4]);
  });

  it('[MEC-4.2] without pawn and Threat are skipped', () => {
    const scene = position({ laid: { 2: 'M104', 4: 'M001' } }).play('pass', 'pass');
    expect(scene.happened).not.toContain('sectorBegan');
    expect([scene.sector(2).card, scene.sector(4).card]).toEqual(['M104', 'M001']);
  });

  it('[MEC-4.3] [MEC-X19] without pawns see their Threat succeed; no agent is lost', () => {
    const scene = position({ seats: [{ cash: 9 }, { cash: 3 }], laid: { 2: 'M123' }, sector: 2 });
    expect(scene.happened).toContain('threatSucceeded');
    expect([scene.seat(0).cash, scene.seat(1).cash]).toEqual([5, 0]);
    expect(scene.happened).not.toContain('died');
    expect(scene.happened).not.toContain('randomDrawn');
    expect(scene.sector(2)).toMatchObject({ card: 'M123', controller: null });
  });

  it('[MEC-4.4] with one corporation go to it without a contest', () => {
    const scene = position({
      seats: [{ hired: ['M043'] }, {}],
      deployed: [
        [0, 'BI1', 1],
        [0, 'M043', 1],
        [0, 'decoy', 1],
      ],
      laid: { 1: 'M001' },
      sector: 1,
    });
    expect(scene.asked).toBe('gained');
    expect(scene.sector(1).controller).toBe(0);
    // The sleeper takes its AI all the same.
    expect([scene.seat(0).player.ais, scene.standing(1)]).toEqual([2, ['BI1', 'M043']]);
    expect(scene.seat(0).cards).toHaveLength(7);
    for (const kind of ['announced', 'totals', 'leaderNamed', 'cardsTurnedUp'])
      expect(scene.happened).not.toContain(kind);
  });

  it('[MEC-4.5] with one corporation and a Threat, or on the moors, must still be fought for', () => {
    const threat = position({
      seats: [quiet, quiet],
      deployed: [[0, 'BI2', 1]],
      laid: { 1: 'M123' },
      randoms: [0],
      sector: 1,
    });
    // C4 + Guts 1 + card 3 against 4.
    expect(threat.sector(1).controller).toBe(0);
    const lost = position({
      seats: [quiet, quiet],
      deployed: [[0, 'BI2', 1]],
      laid: { 1: 'M123' },
      randoms: [4],
      sector: 1,
    });
    expect(lost.sector(1).controller).toBeNull();
    const moors = position({
      seats: [quiet, quiet, quiet, quiet],
      deployed: [[0, 'BI2', 10]],
      randoms: [8, 0],
      sector: 10,
    });
    expect([moors.sector(10).controller, moors.seat(0).member('BI2')]).toEqual([null, undefined]);
  });

  it('[MEC-4.6] with two corporations see a Confrontation', () => {
    const scene = position({
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    });
    expect([scene.asked, scene.contest?.kind]).toEqual(['announceType', 'confrontation']);
  });

  it('[MEC-4.7] with an Event, a Threat, or sector 10 have their own ways', () => {
    const deployed = [
      [0, 'BI1', 1],
      [1, 'IG1', 1],
      [0, 'BI2', 10],
      [1, 'IG2', 10],
    ] as const;
    const kindOf = (setting: Parameters<typeof position>[0]) =>
      position({ deployed, seats: [{}, {}, {}, {}], ...setting }).contest?.kind;
    expect(kindOf({ laid: { 1: 'M106' }, sector: 1 })).toBe('event');
    expect(kindOf({ laid: { 1: 'M123' }, sector: 1 })).toBe('threat');
    expect(kindOf({ sector: 10 })).toBe('moors');
  });

  it('[MEC-4.8] with decoys alone are as if without pawns', () => {
    const decoys = [
      [0, 'decoy', 3],
      [1, 'decoy', 3],
    ] as const;
    const scene = position({ deployed: decoys, laid: { 3: 'M001' }, sector: 3 }).play('announce:C');
    expect([scene.sector(3).controller, scene.sector(3).card, scene.state.shuttle]).toEqual([null, 'M001', null]);
    const one = position({ deployed: [[0, 'decoy', 3]], sector: 3 });
    expect(one.sector(3).controller).toBeNull();
    const threat = position({ deployed: decoys, laid: { 3: 'M123' }, sector: 3 });
    expect(threat.happened).toContain('threatSucceeded');
    expect(threat.happened).not.toContain('randomDrawn');
    const moors = position({
      seats: [{}, {}, {}, {}],
      deployed: [[0, 'decoy', 10]],
      dark: ['M001', 'M002'],
      sector: 10,
    });
    expect([moors.sector(10).controller, moors.sector(10).dark.length]).toEqual([null, 2]);
  });
});

describe('pawns', () => {
  it('[MEC-4.9] of losers go home at once, those of the winner stay', () => {
    const scene = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG1', 1],
        [1, 'IG2', 1],
      ],
      laid: { 1: 'M001' },
      sector: 1,
    });
    scene.play('announce:N', 'leader:IG1');
    // 5 + 3 against 6 + 2 + 1 + 3.
    expect([scene.asked, scene.standing(1)]).toEqual(['gained', ['IG1', 'IG2']]);
    expect(scene.seat(0).player.pawns[0]).toBe(HOME);
    scene.play('done');
    expect(scene.standing(1)).toEqual([]);
  });

  it('[MEC-4.10] of Characters that leave their corporation are turned up and taken off; initiative is read from the rest', () => {
    const scene = position({
      seats: [
        { ...quiet, hired: ['M048'] },
        { ...quiet, hired: ['M007'] },
      ],
      deployed: [
        [0, 'M048', 2],
        [1, 'M007', 3],
        [0, 'BI1', 3],
        [1, 'IG1', 3],
      ],
      randoms: [6, 0],
      stack: [{ kind: 'endResolution' }, { kind: 'sector', sector: 2 }, { kind: 'sector', sector: 1 }],
    });
    expect(scene.view(0).sectors[2]?.pawns[0]).toEqual({ seat: 1, pawn: null });
    scene.play('act:seduction');
    expect(scene.events('pawnRevealed')).toContainEqual({
      kind: 'pawnRevealed',
      seat: 1,
      sector: 2,
      character: 'M007',
    });
    // Seat 1 had the first space, and has lost it.
    expect([scene.asked, scene.askedSeats, scene.standing(3)]).toEqual(['announceType', [0], ['BI1', 'IG1']]);
  });

  it('[MEC-4.11] are not needed: the controller is remembered to the end of the round', () => {
    const scene = position({ deployed: [[0, 'BI1', 3]], sector: 3 });
    expect([scene.state.phase, scene.sector(3).controller]).toEqual(['final', 0]);
    const next = position({ controllers: { 3: 0 }, round: 1, stack: [{ kind: 'beginRound' }] });
    expect(next.sector(3).controller).toBeNull();
  });

  it('[MEC-4.12] go home at the end of the phase, after chaos and Victory Events; those in the zone stay', () => {
    const scene = position({
      deployed: [
        [0, 'BI1', 3],
        [1, 'IG1', 0],
      ],
      sector: 3,
    });
    expect([scene.standing(3), scene.state.orderZone]).toEqual([[], [{ seat: 1, pawn: 0 }]]);
    const both = position({
      seats: [{ hired: ['M001', 'M007', 'M008', 'M010'] }, {}],
      round: 3,
      victories: ['elections'],
      forbidden: [1, 2, 3],
      deployed: [[0, 'BI1', 5]],
      stack: [{ kind: 'endResolution' }],
    });
    expect([both.outcome?.reason, both.standing(5)]).toEqual(['chaos', ['BI1']]);
    const won = position({
      seats: [{ hired: ['M001', 'M007', 'M008', 'M010'] }, {}],
      round: 3,
      victories: ['elections'],
      stack: [{ kind: 'endResolution' }],
    });
    expect(won.outcome?.reason).toBe('elections');
  });
});
