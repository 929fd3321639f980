/** MEC-17.19 to 17.29: Corporate Threats. */
import { describe, expect, it } from 'vitest';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { bare: true, ais: 0, cards: [3], cash: 0 } as const;
const willing = { ...quiet, mayThreaten: true } as const;
const one = ['corporate11'] as const;
const both = ['corporate11', 'corporate12'] as const;

/** Round 4 begins with the cards revealed so far and one more. */
const border = (seats: readonly SeatSetting[], victories: Setting['victories'], next: Setting['victoryDeck']) =>
  position({ seats, victories: victories ?? [], victoryDeck: next ?? [], round: 3, stack: [{ kind: 'beginRound' }] });

const resolve = (seats: readonly SeatSetting[], deployed: readonly Deployed[], setting: Setting = {}) =>
  position({ seats, deployed, victories: one, threateners: { 11: 0 }, round: 4, sector: 11, ...setting });

describe('a Corporate Threat card', () => {
  it('[MEC-17.19] is a sector of its own, in round 4 only', () => {
    const third = position({
      seats: [quiet, quiet, quiet],
      round: 2,
      victoryDeck: one,
      stack: [{ kind: 'beginRound' }],
    });
    expect([third.state.victories, third.offeredOf('place').includes('10')]).toEqual([['corporate11'], false]);
    expect(third.refusal('place:10')).toBe('MEC-17.19');
    const fourth = border([quiet, quiet, quiet], one, ['crisis']);
    expect(fourth.offeredOf('place')).toContain('10');
  });

  it('[MEC-17.20] may be claimed by the corporation with the fewest VP, two cards by the two lowest, all that tie', () => {
    const seats = [
      { ...quiet, cash: 30 },
      { ...quiet, cash: 10 },
      { ...quiet, cash: 20 },
      { ...quiet, cash: 20 },
    ] as const;
    expect(border(seats, one, ['crisis']).events('mayThreaten')[0]?.seats).toEqual([1]);
    expect(border(seats, one, ['corporate12']).events('mayThreaten')[0]?.seats).toEqual([1, 2, 3]);
    expect(border(seats, ['crisis'], ['coup']).happened).not.toContain('mayThreaten');
    const third = position({ seats, round: 2, victoryDeck: one, stack: [{ kind: 'beginRound' }] });
    expect(third.happened).not.toContain('mayThreaten');
  });

  it('[MEC-17.21] is claimed with the first pawn of the round; going elsewhere or passing renounces', () => {
    const setting: Setting = { seats: [willing, quiet, quiet], victories: one, round: 4 };
    const scene = position(setting).play('place:10', 'pawn:0');
    expect([scene.sector(11).threatener, scene.events('corporateClaimed')]).toEqual([
      0,
      [{ kind: 'corporateClaimed', seat: 0, sector: 10 }],
    ]);
    const elsewhere = position(setting).play('place:0', 'pawn:0', 'pass', 'pass');
    expect([elsewhere.askedSeats, elsewhere.offeredOf('place').includes('10')]).toEqual([[0], false]);
    expect(position(setting).play('pass').seat(0).player.mayThreaten).toBe(false);
  });

  it('[MEC-17.22] has one claimant, who claims no other', () => {
    const scene = position({ seats: [willing, willing, quiet], victories: both, round: 4 }).play('place:10', 'pawn:0');
    expect(scene.offeredOf('place').slice(-2)).toEqual(['10', '11']);
    scene.play('place:10', 'pawn:0');
    // The second came as an enemy, and has renounced.
    expect([scene.sector(11).threatener, scene.sector(12).threatener, scene.seat(1).player.mayThreaten]).toEqual([
      0,
      null,
      false,
    ]);
    scene.play('pass');
    expect(scene.offeredOf('place')).not.toContain('11');
  });

  it('[MEC-17.23] [MEC-17.24] takes three pawns of the claimant and four of all others', () => {
    const deployed: readonly Deployed[] = [
      [0, 'BI1', 11],
      [0, 'BI2', 11],
      [1, 'IG1', 11],
      [1, 'IG2', 11],
      [2, 'OC1', 11],
    ];
    const scene = position({
      seats: [quiet, quiet, quiet],
      deployed,
      victories: one,
      threateners: { 11: 0 },
      round: 4,
    });
    scene.play('place:10', 'pawn:2', 'place:10', 'pawn:2');
    expect(scene.refusal('place:10')).toBe('MEC-17.24');
    scene.play('pass');
    expect(scene.refusal('place:10')).toBe('MEC-17.23');
    expect(scene.sector(11).pawns).toHaveLength(7);
  });

  it('[MEC-17.25] is closed to all others until it is claimed', () => {
    const scene = position({ seats: [quiet, willing, quiet], victories: one, round: 4 });
    expect([scene.offeredOf('place').includes('10'), scene.refusal('place:10')]).toEqual([false, 'MEC-17.25']);
    scene.play('pass', 'place:10', 'pawn:8');
    expect(scene.offeredOf('place')).toContain('10');
  });
});

describe('its resolution', () => {
  it('[MEC-17.26] comes after sector 10, like a Threat: AIs, Properties, Action cards and Guts; the claimant first', () => {
    const seats = [
      { ...quiet, ais: 1, properties: ['M069'], cards: [2, 3] },
      { ...quiet, properties: ['M068'], hired: ['M020', 'M040'], cards: [2, 3] },
      quiet,
    ] as const;
    const deployed: readonly Deployed[] = [
      [1, 'M020', 11],
      [0, 'BI2', 11],
      [1, 'M040', 11],
    ];
    const scene = resolve(seats, deployed).play('leader:M020');
    expect([scene.contest?.type, scene.contest?.order]).toEqual(['C', [0, 1]]);
    expect(scene.asked).toBe('fists');
    scene.play('fist:1');
    expect([scene.asked, scene.askedSeats]).toEqual(['engage', [0]]);
    scene.play('engage:M069');
    expect([scene.asked, scene.askedSeats]).toEqual(['engage', [1]]);
    scene.play('engage:M068');
    // The Psychic of the Church does not wait.
    expect([scene.asked, scene.askedSeats]).toEqual(['actionCards', [0, 1]]);
    scene.together({ 0: 'card:3', 1: 'card:3' });
    expect(scene.events('totals')[0]?.totals.slice(0, 2)).toEqual([4 + 1 + 1 + 2 + 3, 4 + 2 + 1 + 3]);
    const order = position({
      seats: [quiet, quiet, quiet, quiet],
      deployed: [
        [0, 'BI2', 11],
        [1, 'IG1', 12],
        [2, 'OC1', 10],
      ],
      victories: both,
      threateners: { 11: 0, 12: 1 },
      round: 4,
      randoms: [0, 0],
    });
    order.play('pass', 'pass', 'pass', 'pass');
    expect(order.events('sectorBegan').map(({ sector }) => sector)).toEqual([9, 10]);
  });

  it('[MEC-17.27] [MEC-X33] is won, and the game with it, unless an enemy alone has more', () => {
    // 4 + 2 + 1 + 2 + 6 = 15 against 15 and 9.
    const seats = [
      { ...quiet, hired: ['M032'], ais: 2, cards: [6] },
      { ...quiet, hired: ['M030'], ais: 1, cards: [6] },
      { ...quiet, cards: [2] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M032', 11],
      [1, 'M030', 11],
      [2, 'OC1', 11],
    ];
    const scene = resolve(seats, deployed).together({ 0: 'fist:2', 1: 'fist:1' });
    expect(scene.events('totals')[0]?.totals).toEqual([15, 15, 9]);
    expect([scene.outcome?.reason, scene.outcome?.ranks[0]]).toEqual(['corporateThreat', 1]);
    const nobody = resolve(
      [quiet, quiet, quiet],
      [
        [0, 'BI2', 11],
        [1, 'decoy', 11],
      ],
    );
    expect(nobody.outcome?.reason).toBe('corporateThreat');
  });

  it('[MEC-17.28] [MEC-X32] that is lost eliminates the claimant; the best enemy takes the card, the others lose an agent', () => {
    const seats = [quiet, { ...quiet, cards: [6] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI1', 11],
      [1, 'IG2', 11],
      [2, 'OC3', 11],
      [2, 'OC2', 11],
    ];
    const before = position({ seats }).seat(1).vp;
    const scene = resolve(seats, deployed).play('leader:OC3');
    // 1 + 3 against 4 + 2 + 6 and 1 + 2 + 3.
    expect([scene.seat(0).player.eliminated, scene.seat(1).player.corporate, scene.seat(1).vp - before]).toEqual([
      true,
      1,
      10,
    ]);
    expect(scene.seat(2).staff.filter((character) => character !== null)).toHaveLength(3);
    const weak = resolve(
      [
        { ...quiet, cards: [4] },
        { ...quiet, cards: [6] },
        { ...quiet, cards: [1] },
      ],
      [
        [0, 'BI1', 11],
        [1, 'IG2', 11],
        [2, 'OC3', 11],
        [2, 'OC2', 11],
      ],
    );
    weak.play('leader:OC3');
    // 5 against 12 and 4.
    expect([weak.asked, weak.askedSeats, weak.offeredOf('lose')]).toEqual(['loseAgent', [2], ['OC3', 'OC2']]);
    const tie = resolve(
      [
        { ...quiet, cards: [1] },
        { ...quiet, cards: [3] },
        { ...quiet, cards: [2] },
      ],
      [
        [0, 'BI1', 11],
        [2, 'OC1', 11],
        [1, 'IG2', 11],
      ],
    );
    expect([tie.events('totals')[0]?.totals, tie.seat(2).player.corporate]).toEqual([[2, 9, 9], 1]);
  });

  it('[MEC-17.29] is lost by a decoy alone to any enemy Character; without one nothing happens', () => {
    const lost = resolve(
      [quiet, quiet, quiet],
      [
        [0, 'decoy', 11],
        [1, 'IG1', 11],
      ],
    );
    expect([lost.seat(0).player.eliminated, lost.seat(1).player.corporate]).toEqual([true, 1]);
    const nothing = resolve(
      [quiet, quiet, quiet],
      [
        [0, 'decoy', 11],
        [1, 'decoy', 11],
      ],
    );
    expect([nothing.seat(0).player.eliminated, nothing.outcome, nothing.asked]).toEqual([false, undefined, 'staff']);
  });

  it('is dropped where the claimant gives up in the middle', () => {
    const scene = resolve(
      [{ ...quiet, ais: 1 }, { ...quiet, ais: 1 }, quiet],
      [
        [0, 'BI1', 11],
        [1, 'IG1', 11],
      ],
    );
    scene.seat(0).resigns();
    scene.play('fist:0');
    expect([scene.seat(1).player.corporate, scene.state.order, scene.asked]).toEqual([0, [1, 2], 'staff']);
  });
});
