/** MEC-3: cards are laid, agents are sent out. */
import { describe, expect, it } from 'vitest';
import { OPPORTUNITIES } from '../content/tables.ts';
import { ORDER_ZONE } from '../rules/state.ts';
import { position, type Setting } from './position.ts';

const four = (setting: Setting = {}): Setting => ({ seats: [{}, {}, {}, {}], ...setting });

/** A round that begins. */
const round = (setting: Setting = {}) => position({ round: 0, stack: [{ kind: 'beginRound' }], ...setting });

describe('Opportunities', () => {
  it('[MEC-3.1] lie face up in sectors 1 to 9 that hold no Event, no Threat and no marker, in ascending order', () => {
    const scene = round(
      four({ laid: { 2: 'M104', 4: 'M114' }, forbidden: [6], deck: ['M001', 'M002', 'M003', 'M004'] }),
    );
    const cards = scene.state.sectors.slice(0, 9).map(({ card }) => card);
    expect(cards.slice(0, 6)).toEqual(['M001', 'M104', 'M002', 'M114', 'M003', null]);
    expect(cards[6]).toBe('M004');
    expect(cards.slice(7).every((card) => card !== null)).toBe(true);
    expect(scene.view(0).sectors[0]?.card).toBe('M001');
  });

  it('[MEC-3.2] lie face down in sector 10, two of them, unless it is forbidden', () => {
    const deck = OPPORTUNITIES.slice(0, 11);
    const scene = round(four({ deck }));
    expect(scene.sector(10).dark).toEqual(deck.slice(9));
    expect(scene.sector(10).card).toBeNull();
    for (const observer of [0, 3, 'audience'] as const) {
      expect(scene.view(observer).sectors[9]).toMatchObject({ darkCount: 2, card: null });
      expect(
        scene
          .heard(observer)
          .filter(({ kind }) => kind === 'cardLaid')
          .slice(-2),
      ).toEqual([
        { kind: 'cardLaid', sector: 9, card: null },
        { kind: 'cardLaid', sector: 9, card: null },
      ]);
    }
    expect(round(four({ forbidden: [10] })).sector(10).dark).toEqual([]);
    expect(round({ seats: [{}, {}, {}] }).sector(10).dark).toEqual([]);
  });

  it('[MEC-3.3] that are Threats or Events stay where they were turned up', () => {
    const scene = round(four({ deck: ['M114', 'M104'] }));
    expect([scene.sector(1).card, scene.sector(2).card]).toEqual(['M114', 'M104']);
    const threat = position({ laid: { 1: 'M123' }, sector: 1, seats: [{}, {}] });
    expect(threat.happened).toContain('threatSucceeded');
  });

  it('[MEC-3.14] may be missing: such a sector can still be occupied and controlled', () => {
    const scene = position({ deployed: [[0, 'BI1', 3]], sector: 3 });
    expect(scene.sector(3).controller).toBe(0);
    expect(scene.state.shuttle).toBe(0);
    const bare = position({ seats: [{}, {}] });
    expect(bare.offeredOf('place')).toContain('0');
  });
});

describe('agents', () => {
  it('[MEC-3.4] are placed one at a time in turn order until all have passed', () => {
    const scene = position({ seats: [{}, {}, {}], order: [2, 0, 1] });
    expect(scene.askedSeats).toEqual([2]);
    scene.play('place:0', 'pawn:0');
    expect(scene.askedSeats).toEqual([0]);
    scene.play('pass');
    expect(scene.askedSeats).toEqual([1]);
    scene.play('place:1', 'pawn:8');
    expect(scene.askedSeats).toEqual([2]);
    scene.play('pass', 'pass');
    expect(scene.state.phase).toBe('final');
  });

  it('[MEC-3.5] are those whose slot holds a Character, and the decoy, each once', () => {
    const scene = position({ seats: [{ hired: ['M007'] }, {}] });
    scene.play('place:0');
    expect(scene.offeredOf('pawn')).toEqual(['0', '1', '2', '3', '8']);
    scene.play('pawn:3', 'pass', 'place:0');
    expect(scene.offeredOf('pawn')).toEqual(['0', '1', '2', '8']);
  });

  it('[MEC-3.6] [MEC-3.13] may be board members, and decoys go wherever they may', () => {
    const scene = position();
    const places = scene.offered;
    scene.play('place:4', 'pawn:0', 'pass');
    expect(scene.standing(5)).toEqual(['BI1']);
    expect(scene.offered).toEqual(places);
    scene.play('orderZone', 'pawn:8');
    expect(scene.state.orderZone).toEqual([{ seat: 0, pawn: 8 }]);
    scene.play('place:4', 'pawn:1');
    expect(scene.standing(5)).toEqual(['BI1', 'BI2']);
  });

  it('[MEC-3.7] stand with their base hidden: others see whose they are', () => {
    const scene = position().play('place:0', 'pawn:2');
    expect(scene.view(0).sectors[0]?.pawns).toEqual([{ seat: 0, pawn: 2 }]);
    for (const observer of [1, 'audience'] as const) {
      expect(scene.view(observer).sectors[0]?.pawns).toEqual([{ seat: 0, pawn: null }]);
      expect(scene.view(observer).players[0]?.pawns[2]).toBeNull();
      expect(scene.heard(observer)).toContainEqual({ kind: 'pawnPlaced', seat: 0, place: 0, pawn: null });
    }
  });

  it('[MEC-3.8] fill four spaces of a sector, eight of sector 10, in order', () => {
    const deployed = [
      [0, 'BI1', 1],
      [1, 'IG1', 1],
      [0, 'BI2', 1],
    ] as const;
    const scene = position(four({ deployed }));
    scene.play('place:0', 'pawn:2');
    expect(scene.standing(1)).toEqual(['BI1', 'IG1', 'BI2', 'BI3']);
    expect(scene.offeredOf('place')).not.toContain('0');
    expect(scene.refusal('place:0')).toBe('MEC-3.8');
    const seven = (['BI1', 'BI2', 'BI3', 'decoy'] as const).map((who) => [0, who, 10] as const);
    const moors = position(
      four({ deployed: [...seven, [1, 'IG1', 10], [1, 'IG2', 10], [1, 'IG3', 10]], order: [1, 0, 2, 3] }),
    );
    expect(moors.offeredOf('place')).toContain('9');
    moors.play('place:9', 'pass');
    expect(moors.refusal('place:9')).toBe('MEC-3.8');
  });

  it('[MEC-3.9] of one corporation may fill a whole sector', () => {
    const scene = position({ seats: [{ hired: ['M007'] }, {}] });
    scene.play('place:0', 'pawn:0', 'pass', 'place:0', 'pawn:1', 'place:0', 'pawn:2', 'place:0', 'pawn:3');
    expect(scene.sector(1).pawns.map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
  });

  it('[MEC-3.10] may go to open sectors in play and, once, to the Next Turn Order zone', () => {
    const scene = position(four({ forbidden: [3] }));
    expect(scene.offered).toEqual([
      ...[0, 1, 3, 4, 5, 6, 7, 8, 9].map((sector) => `place:${sector}`),
      'orderZone',
      'pass',
    ]);
    expect(scene.refusal('place:2')).toBe('MEC-3.10');
  });

  it('[MEC-3.11] take the lowest free space of the zone, one pawn a corporation', () => {
    const scene = position({ seats: [{}, {}, {}] }).play('orderZone', 'pawn:0', 'orderZone', 'pawn:1', 'pass');
    expect(scene.state.orderZone).toEqual([
      { seat: 0, pawn: 0 },
      { seat: 1, pawn: 1 },
    ]);
    expect(scene.state.players[0]?.pawns[0]).toBe(ORDER_ZONE);
    expect(scene.offered).not.toContain('orderZone');
    expect(scene.refusal('orderZone')).toBe('MEC-3.11');
  });

  it('[MEC-3.12] come no more after a pass, which is automatic for whoever has none or nowhere to go', () => {
    const scene = position({ seats: [{}, { board: ['IG1', null, null] }] }).play('pass');
    scene.play('place:0', 'pawn:0', 'place:0');
    expect(scene.events('passed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(scene.state.phase).toBe('final');
    const closed = position({
      forbidden: [1, 2, 3, 4, 5, 6, 7],
      deployed: [
        [0, 'BI1', 0],
        [1, 'IG1', 0],
      ],
    });
    expect(closed.events('passed')).toHaveLength(2);
  });

  it('[MEC-3.15] that are unavailable are known to be at home, the others only counted', () => {
    const scene = position({ seats: [{ hired: ['M007'] }, {}] });
    expect(scene.view(1).players[0]?.pawns).toEqual([null, null, null, null, -1, -1, -1, -1, null]);
    expect(scene.view(0).players[0]?.pawns).toEqual(Array.from({ length: 9 }, () => -1));
  });

  it('stay in turn when a player gives up in the middle', () => {
    const scene = position({ seats: [{}, {}, {}] });
    scene.seat(0).resigns();
    expect(scene.askedSeats).toEqual([1]);
    scene.play('place:0', 'pawn:0');
    expect(scene.askedSeats).toEqual([2]);
    scene.play('place:0', 'pawn:0');
    expect(scene.askedSeats).toEqual([1]);
  });
});
