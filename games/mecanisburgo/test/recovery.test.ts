/** MEC-14.30 to 14.48: recovery, the next turn order, hands. */
import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

const quiet = { bare: true } as const;
const four = [quiet, quiet, quiet, quiet] as const;
/** Keeps the game in step 9 of the round, where the fourth player holds an Event. */
const waiting = [quiet, quiet, quiet, { ...quiet, hand: ['M104'] }] as const;
const step = (number: number, setting: Setting = {}) => position({ seats: waiting, final: number, ...setting });

describe('Final step 7', () => {
  it('[MEC-14.30] discards Opportunities and Events that are left', () => {
    const scene = step(7, { laid: { 1: 'M001', 2: 'M105', 3: 'M123' }, dark: ['M002', 'M003'] });
    expect([scene.state.discard, scene.state.darkDiscard]).toEqual([
      ['M001', 'M105'],
      ['M002', 'M003'],
    ]);
    expect(scene.state.sectors.slice(0, 3).map(({ card }) => card)).toEqual([null, null, 'M123']);
  });

  it('[MEC-14.31] lets Threats stay or spread', () => {
    const scene = step(7, { laid: { 1: 'M114', 5: 'M118' } });
    expect([scene.sector(1).card, scene.sector(2).card, scene.sector(5).card]).toEqual([null, 'M114', 'M118']);
  });

  it('[MEC-14.32] brings AIs home, ready', () => {
    const scene = position({
      seats: [
        { ...quiet, cards: [3] },
        { ...quiet, cards: [3], hand: ['M104'] },
      ],
      deployed: [
        [0, 'BI2', 1],
        [1, 'IG1', 1],
      ],
      stack: [
        { kind: 'finalStep', number: 7 },
        { kind: 'sector', sector: 0 },
      ],
    });
    scene.play('announce:N').together({ 0: 'fist:2', 1: 'fist:3' });
    expect([scene.asked, scene.state.players.map(({ ais, aisAt }) => [ais, aisAt[0]])]).toEqual([
      'settle',
      [
        [3, 0],
        [3, 0],
      ],
    ]);
  });

  it('[MEC-14.33] disabled AIs are usable again in the next round', () => {
    const seats = [
      { ...quiet, aisDisabledUntil: 1, cards: [3] },
      { ...quiet, ais: 0, cards: [3] },
    ] as const;
    const fists = (round: number) =>
      position({
        seats,
        round,
        deployed: [
          [0, 'BI2', 1],
          [1, 'IG1', 1],
        ],
        sector: 1,
      }).play('announce:N').asked;
    expect([fists(1), fists(2)]).toEqual(['staff', 'fists']);
  });

  it('[MEC-14.34] puts the tokens back', () => {
    const scene = step(7, { shuttle: 1, minisub: 2 });
    expect([scene.state.shuttle, scene.state.minisub]).toEqual([null, null]);
    expect(step(9, { shuttle: 1 }).state.shuttle).toBe(1);
  });

  it('[MEC-14.35] gives all Action cards back', () => {
    const scene = step(7, { seats: [{ ...quiet, cards: [1] }, quiet, quiet, waiting[3]] });
    expect(scene.seat(0).cards).toEqual([1, 2, 3, 3, 4, 5, 6]);
  });

  it('[MEC-14.36] leaves the zone until step 8 has been done', () => {
    const scene = step(7, { deployed: [[0, 'BI1', 0]] });
    expect([scene.state.orderZone, scene.state.players[0]?.pawns[0]]).toEqual([[], -1]);
    expect(step(9, { deployed: [[0, 'BI1', 0]] }).state.orderZone).toHaveLength(1);
  });
});

describe('spreading', () => {
  it('[MEC-14.37] goes in ascending order, each Threat once', () => {
    const scene = step(7, { laid: { 1: 'M114', 2: 'M115' } });
    // From 1 past 2 to 3, then from 2 past 3 to 4.
    expect(scene.events('threatMoved').map(({ from, to }) => [from + 1, to + 1])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('[MEC-14.38] [MEC-X29] goes to the next sector without marker, Threat and Event, after 14.30', () => {
    const scene = step(7, { laid: { 2: 'M114', 3: 'M123', 4: 'M105' } });
    expect(scene.events('threatMoved').map(({ from, to }) => [from + 1, to + 1])).toEqual([[2, 4]]);
    const closed = step(7, { laid: { 2: 'M114' }, forbidden: [3, 4] });
    expect(closed.events('threatMoved')[0]?.to).toBe(4);
    const two = position({ seats: [quiet, quiet], laid: { 7: 'M114' }, final: 7 });
    expect(two.events('threatMoved')[0]?.to).toBe(0);
  });

  it('[MEC-14.39] never goes to sector 10', () => {
    expect(step(7, { laid: { 9: 'M114' } }).events('threatMoved')[0]?.to).toBe(0);
  });

  it('[MEC-14.40] stays, and destroys nothing, where there is no room', () => {
    const scene = position({ seats: [quiet, quiet], laid: { 1: 'M120' }, forbidden: [2, 3, 4, 5, 6, 7], final: 7 });
    expect([scene.sector(1).card, scene.sector(1).forbidden, scene.happened.includes('threatMoved')]).toEqual([
      'M120',
      false,
      false,
    ]);
  });

  it('[MEC-14.41] [MEC-X30] closes the sector that a destroying Threat leaves', () => {
    const scene = step(7, { laid: { 9: 'M120' } });
    expect([scene.sector(1).card, scene.sector(9).forbidden]).toEqual(['M120', true]);
    expect(scene.events('sectorDestroyed')).toEqual([{ kind: 'sectorDestroyed', sector: 8 }]);
  });
});

describe('Final step 8', () => {
  it('[MEC-14.42] [MEC-14.43] [MEC-X27] puts those with a pawn in the zone first, by arrival, the others behind as they were', () => {
    const scene = step(8, {
      deployed: [
        [1, 'IG1', 0],
        [3, 'OM1', 0],
        [0, 'decoy', 0],
      ],
    });
    expect(scene.state.order).toEqual([1, 3, 0, 2]);
    const late = step(8, {
      order: [3, 2, 1, 0],
      deployed: [
        [0, 'decoy', 0],
        [1, 'IG1', 0],
      ],
    });
    expect(late.state.order).toEqual([1, 3, 2, 0]);
  });

  it('[MEC-14.43] shows everybody which pawns of the zone are decoys, and of no other which it is', () => {
    const scene = step(8, {
      deployed: [
        [1, 'IG1', 0],
        [0, 'decoy', 0],
      ],
    });
    const shown = scene.told.flatMap(({ event, scene: moment }) =>
      event.kind === 'zoneRevealed' && moment !== undefined ? [scene.rules.view(moment, 2).orderZone] : [],
    );
    expect(shown).toEqual([
      [
        { seat: 1, pawn: null },
        { seat: 0, pawn: 8 },
      ],
    ]);
    expect(scene.state.orderZone).toEqual([]);
  });

  it('[MEC-14.44] keeps a place that was earned though its Character has gone', () => {
    const scene = position({
      seats: [
        { ...quiet, hired: ['M007'] },
        { ...quiet, hand: ['M104'] },
      ],
      order: [1, 0],
      deployed: [[0, 'M007', 0]],
      stack: [
        { kind: 'finalStep', number: 8 },
        { kind: 'staff', seat: 0 },
      ],
    });
    scene.play('dismiss:M007');
    expect(scene.view(1).orderZone).toEqual([{ seat: 0, pawn: 3 }]);
    scene.play('done');
    expect(scene.state.order).toEqual([0, 1]);
  });
});

describe('Final step 9', () => {
  it('[MEC-14.45] discards Characters and Properties face up', () => {
    const scene = step(9, { seats: [{ ...quiet, hand: ['M001', 'M065'] }, quiet, quiet, waiting[3]] });
    expect([scene.state.discard, scene.seat(0).hand]).toEqual([['M001', 'M065'], []]);
    expect(scene.heard('audience').filter(({ kind }) => kind === 'discarded')).toHaveLength(2);
  });

  it('[MEC-14.46] puts each Event and Threat into a sector of its holder, in the new turn order', () => {
    const seats = [{ ...quiet, hand: ['M105', 'M114'] }, quiet, quiet, waiting[3]] as const;
    const scene = step(8, { seats, deployed: [[3, 'OM1', 0]], laid: { 2: 'M123' }, forbidden: [4] });
    expect([scene.asked, scene.askedSeats]).toEqual(['settle', [3]]);
    expect(scene.offered).toEqual([0, 2, 4, 5, 6, 7, 8].map((sector) => `settle:M104:${sector}`));
    scene.play('settle:M104:0');
    expect([scene.askedSeats, scene.offered.includes('settle:M105:0')]).toEqual([[0], false]);
    scene.play('settle:M114:2', 'settle:M105:4');
    expect([scene.sector(1).card, scene.sector(3).card, scene.sector(5).card]).toEqual(['M104', 'M114', 'M105']);
  });

  it('[MEC-14.47] discards them where no sector is left', () => {
    const scene = step(9, { forbidden: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(scene.events('discarded')[0]).toMatchObject({ card: 'M104', why: 'leftInHand' });
  });

  it('[MEC-14.48] leaves no room there for an Opportunity in the next round', () => {
    const scene = step(9, { seats: [...four.slice(0, 3), waiting[3]], deck: ['M001', 'M002'] }).play('settle:M104:1');
    expect(scene.state.sectors.slice(0, 3).map(({ card }) => card)).toEqual(['M001', 'M104', 'M002']);
  });
});
