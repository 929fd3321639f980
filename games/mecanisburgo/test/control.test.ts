/** MEC-6: what the winner of a sector collects, does and plays. */
import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true } as const;

/** BION alone in a sector. */
const alone = (sector: number, setting: Setting = {}) =>
  position({ deployed: [[0, 'BI2', sector]], sector, ...setting });

describe('collecting', () => {
  it('[MEC-6.1] takes the cards of the sector into hand, the face-up one in sight of all', () => {
    const scene = alone(1, { laid: { 1: 'M001' } });
    expect([scene.seat(0).hand, scene.sector(1).card]).toEqual([['M001'], null]);
    expect(scene.view(1).players[0]?.hand).toEqual([{ card: 'M001', isKnown: true, isFresh: true }]);
  });

  it('[MEC-6.2] gives the benefit of the sector; only purchases may be declined', () => {
    const scene = alone(5, { laid: { 5: 'M001' }, deck: ['M002'] });
    expect(scene.seat(0).hand).toEqual(['M001', 'M002']);
    expect(alone(7).state.minisub).toBe(0);
    const robots = alone(6);
    expect(robots.offered).toEqual(['robot:B1', 'robot:B2', 'robot:B3', 'robot:B4', 'none']);
    expect(robots.play('none').seat(0).player.holdings).toHaveLength(2);
  });

  it('[MEC-6.3] lets ready DRAW cards be engaged for a card each; DRAW@s only in sector s', () => {
    const seats = [{ corp: 'osamu', properties: ['M084', 'M101'], projects: ['elevador'] }, {}] as const;
    const scene = position({ seats, deployed: [[0, 'OS1', 1]], deck: ['M001', 'M002'], sector: 1 });
    expect([scene.asked, scene.offered]).toEqual([
      'draw',
      ['drawBy:M084', 'drawBy:M101', 'drawByProject:elevador', 'done'],
    ]);
    scene.play('drawBy:M101', 'drawByProject:elevador', 'done');
    expect(scene.seat(0).hand).toEqual(['M001', 'M002']);
    expect(scene.seat(0).holding('M101')).toMatchObject({ engaged: true, at: null });
    expect(scene.view(1).players[0]?.hand[0]).toEqual({ card: null, isKnown: false, isFresh: true });
    const station = position({ seats, deployed: [[0, 'OS2', 4]], sector: 4 });
    expect(station.offeredOf('drawBy')).toEqual(['OSP1', 'M084', 'M101']);
  });
});

describe('acting', () => {
  it('[MEC-6.4] performs each Action of the sector once, with an agent that has the skill', () => {
    const seats = [{ ...quiet, hired: ['M038', 'M042', 'M015'] }, quiet] as const;
    const deployed = [
      [0, 'M038', 4],
      [0, 'M042', 4],
      [0, 'M015', 4],
    ] as const;
    const scene = position({ seats, deployed, sector: 4, randoms: [3] });
    expect([scene.asked, scene.offered]).toEqual(['act', ['act:hackerAttack', 'act:business', 'done']]);
    scene.play('act:business');
    expect(scene.offered).toEqual(['actor:M038', 'actor:M042']);
    scene.play('actor:M042');
    expect(scene.offered).toEqual(['act:hackerAttack', 'done']);
    const none = position({ seats, deployed: [[0, 'BI2', 4]], sector: 4 });
    expect(none.asked).toBe('staff');
    const some = position({ seats, deployed: [[0, 'M042', 4]], sector: 4 });
    expect(some.refusal('act:hackerAttack')).toBe('MEC-6.4');
  });

  it('[MEC-6.5] takes another agent each time, and none that has acted this round', () => {
    const seats = [{ ...quiet, hired: ['M038'] }, quiet] as const;
    const scene = position({ seats, deployed: [[0, 'M038', 4]], sector: 4, randoms: [3] }).play('act:business');
    // Zero Key is Hacker and Executive, but has acted.
    expect([scene.asked, scene.seat(0).member('M038')?.acted]).toEqual(['staff', true]);
    const acted = position({ seats: [{ ...seats[0], acted: ['M038'] }, quiet], deployed: [[0, 'M038', 4]], sector: 4 });
    expect(acted.asked).toBe('staff');
    const assassin = position({
      seats: [
        { ...quiet, cards: [6, 6] },
        { ...quiet, cards: [1, 1] },
      ],
      deployed: [
        [0, 'BI3', 2],
        [1, 'IG1', 2],
      ],
      sector: 2,
      randoms: [4, 2],
    }).play('announce:N', 'assassinate:IG1');
    // Spore could seduce as well.
    expect([assassin.sector(2).controller, assassin.asked]).toEqual([0, 'staff']);
    const next = position({ seats: [{ ...seats[0], acted: ['M038'] }, quiet], stack: [{ kind: 'beginRound' }] });
    expect(next.seat(0).member('M038')?.acted).toBe(false);
  });
});

describe('playing', () => {
  it('[MEC-6.6] puts what was just gained into play at once, in any order', () => {
    const scene = alone(5, { laid: { 5: 'M001' }, deck: ['M065'] });
    expect([scene.asked, scene.offered]).toEqual(['gained', ['play:M001', 'play:M065', 'done']]);
    scene.play('play:M065', 'play:M001');
    expect([scene.seat(0).staff[3], scene.seat(0).owns('M065'), scene.seat(0).hand]).toEqual(['M001', true, []]);
  });

  it('[MEC-6.7] needs a free slot among 4 to 8 for a Character, and no money now', () => {
    const hired = ['M007', 'M008', 'M010', 'M011', 'M015'] as const;
    const full = alone(1, { seats: [{ hired }, {}], laid: { 1: 'M001' } });
    expect([full.offered, full.refusal('play:M001')]).toEqual([['done'], 'MEC-6.7']);
    const vacant = alone(1, { seats: [{ hired, board: ['BI1', 'BI2', null] }, {}], laid: { 1: 'M001' } });
    expect(vacant.offered).toEqual(['done']);
    const free = alone(1, { seats: [{ cash: 0 }, {}], laid: { 1: 'M001' } }).play('play:M001');
    expect([free.seat(0).staff[3], free.seat(0).cash, free.seat(0).member('M001')?.paid]).toEqual(['M001', 0, false]);
  });

  it('[MEC-6.8] needs the cost of a Property now; it is ready for later sectors', () => {
    const poor = alone(1, { seats: [{ cash: 5 }, {}], laid: { 1: 'M065' } });
    expect([poor.offered, poor.refusal('play:M065')]).toEqual([['done'], 'MEC-6.8']);
    const scene = alone(1, { seats: [{ cash: 6 }, {}], laid: { 1: 'M065' } }).play('play:M065');
    expect([scene.seat(0).cash, scene.seat(0).holding('M065').engaged]).toEqual([0, false]);
    const later = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI2', 1],
        [0, 'BI1', 3],
        [1, 'IG1', 3],
      ],
      laid: { 1: 'M065' },
      stack: [{ kind: 'endResolution' }, { kind: 'sector', sector: 2 }, { kind: 'sector', sector: 0 }],
    }).play('play:M065', 'announce:N');
    expect(later.offered).toContain('engage:M065');
  });

  it('[MEC-6.9] is over with the sector: what is kept waits for Final step 1', () => {
    const scene = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI2', 1],
        [0, 'BI1', 3],
      ],
      laid: { 1: 'M001', 3: 'M007' },
      stack: [{ kind: 'endResolution' }, { kind: 'sector', sector: 2 }, { kind: 'sector', sector: 0 }],
    }).play('done');
    expect([scene.asked, scene.offered, scene.seat(0).hand]).toEqual([
      'gained',
      ['play:M007', 'done'],
      ['M001', 'M007'],
    ]);
    scene.play('done');
    expect([scene.asked, scene.offeredOf('play')]).toEqual(['staff', ['M001', 'M007']]);
  });

  it('[MEC-6.10] does not concern Events and Threats: they stay in hand until Final step 9', () => {
    const scene = alone(5, { deck: ['M114'] });
    expect([scene.asked, scene.offered]).toEqual(['gained', ['done']]);
    scene.play('done');
    expect([scene.seat(0).hand, scene.offeredOf('play')]).toEqual([['M114'], []]);
    // Nobody can tell it from a Character.
    expect(scene.view(1).players[0]?.hand[0]?.card).toBeNull();
  });

  it('[MEC-6.11] makes a Character count at once, though its pawn is not sent out this round', () => {
    const seats = [{ ...quiet, hired: ['M007', 'M008', 'M012'] }, quiet] as const;
    const scene = alone(1, { seats, laid: { 1: 'M001' } }).play('play:M001');
    expect([scene.outcome?.reason, scene.outcome?.ranks]).toEqual(['gregor', [1, 2]]);
    const target = position({
      seats: [quiet, { ...quiet, hired: ['M048'] }],
      deployed: [
        [0, 'BI2', 1],
        [1, 'M048', 2],
      ],
      laid: { 1: 'M007' },
      stack: [{ kind: 'endResolution' }, { kind: 'sector', sector: 1 }, { kind: 'sector', sector: 0 }],
    }).play('play:M007', 'act:seduction');
    expect([target.asked, target.seat(0).player.pawns[3]]).toEqual(['duelCards', -1]);
    expect(target.state.duel?.target).toBe('M007');
  });

  it('[MEC-6.12] uses no AI, Action card or Property in an uncontested sector, except to draw', () => {
    const scene = alone(1, { seats: [{ properties: ['M065', 'M084'] }, {}] });
    expect([scene.asked, scene.offered]).toEqual(['draw', ['drawBy:M084', 'done']]);
    scene.play('done');
    expect([scene.seat(0).player.ais, scene.seat(0).cards.length, scene.asked]).toEqual([3, 7, 'staff']);
  });
});
