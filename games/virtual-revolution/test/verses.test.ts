/** VR-26 and VR-27: Verses one by one, Boost cards. */
import { describe, expect, it } from 'vitest';
import type { Agent, BoostCard, Verse } from '../content/tables.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** Whether the Mission is met in each case. */
function met(verse: Verse, ...cases: readonly SeatSetting[]): readonly boolean[] {
  return cases.map((own) => position({ seats: [{ verses: [verse], ...own }, {}] }).offers(`online:${verse}`));
}

/** The Verse is flipped by Hassan's promotion, so that only its bonus is looked at. */
function flipped(verse: Verse, own: SeatSetting = {}, setting: Setting = {}): Scene {
  const seats = [{ service: ['hassan'] as const, verses: [verse], ...own }, ...(setting.seats ?? [{}])];
  return position({ director: 14, ...setting, seats }).play('promote:hassan', 'apply');
}

/** What the Verse scores; Online and with what else there is. */
function scored(verse: Verse, own: SeatSetting = {}, others: readonly SeatSetting[] = [{}]): number {
  const { verses = [], ...rest } = own;
  return position({ seats: [{ ...rest, verses: [`+${verse}`, ...verses] }, ...others] }).seat(0).score.verses;
}

const service = (...agents: readonly Agent[]): SeatSetting => ({ service: agents });

describe('Verses about Agents', () => {
  it('[VR-26.1] Westland: 2 Combatants; a Boost card; 3 VP per Combatant', () => {
    expect(met('westland', service('zero', 'jade'), service('zero', 'pixel'))).toEqual([true, false]);
    expect(flipped('westland').asked).toBe('boost');
    expect(scored('westland', { service: ['zero'], retired: ['jade'], boosts: ['muriel', 'lance'] })).toBe(9);
  });

  it('[VR-26.2] Exoplanet: 2 Technicians; a Boost card; 3 VP per Technician', () => {
    expect(met('exoplanet', service('pixel', 'mole'), service('zero', 'pixel'))).toEqual([true, false]);
    expect(flipped('exoplanet').asked).toBe('boost');
    expect(scored('exoplanet', { boosts: ['pixel', 'shane'], retired: ['zero'] })).toBe(6);
  });

  it('[VR-26.3] Elven Lands: 2 Diplomats; a Boost card; 3 VP per Diplomat', () => {
    expect(met('elvenLands', service('lance', 'dina'), service('lance', 'pixel'))).toEqual([true, false]);
    expect(flipped('elvenLands').asked).toBe('boost');
    expect(scored('elvenLands', { retired: ['lance', 'zero'] })).toBe(3);
  });

  it('[VR-26.4] Conquistadores: C and D together; a 2-VP token; 3 VP per Adventure', () => {
    expect(met('conquistadores', service('zero', 'lance'), service('zero', 'pixel'))).toEqual([true, false]);
    expect(flipped('conquistadores').seat(0).player.vp2).toBe(1);
    expect(scored('conquistadores', { verses: ['london1884', 'curse'] })).toBe(6);
  });

  it('[VR-26.5] Space Conquest: C and T together; a 2-VP token; 3 VP per Science-fiction', () => {
    expect(met('spaceConquest', service('zero', 'pixel'), service('lance', 'pixel'))).toEqual([true, false]);
    expect(flipped('spaceConquest').seat(0).player.vp2).toBe(1);
    expect(scored('spaceConquest', { verses: ['olmeta', 'outpost53', 'curse'] })).toBe(9);
  });

  it('[VR-26.6] Elassar: T and D together; a 2-VP token; 3 VP per Fantasy', () => {
    expect(met('elassar', service('lance', 'pixel'), service('zero', 'pixel'))).toEqual([true, false]);
    expect(flipped('elassar').seat(0).player.vp2).toBe(1);
    expect(scored('elassar', { verses: ['rift', 'castle', 'jurassicLand', 'curse'] })).toBe(10);
  });
});

describe('Verses about Districts', () => {
  it('[VR-26.7] Venizia: a Server in QL or MA; a token there; 2 VP per place controlled there', () => {
    expect(met('venizia', { servers: [5] }, { servers: [1] }, { servers: [13] })).toEqual([true, true, false]);
    expect(flipped('venizia').arrs('addAt')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(scored('venizia', { tokens: { 1: 3, 5: 1, 13: 1 }, servers: [6] })).toBe(6);
  });

  it('[VR-26.8] Olmeta Worlds: the same for DR and NA', () => {
    expect(met('olmeta', { servers: [13] }, { servers: [11] }, { servers: [5] })).toEqual([true, true, false]);
    expect(flipped('olmeta').arrs('addAt')).toEqual([11, 12, 13, 14, 15, 20]);
    expect(scored('olmeta', { tokens: { 13: 1, 20: 1, 1: 1 } })).toBe(4);
  });

  it('[VR-26.9] The Rift: the same for PI and CE', () => {
    expect(met('rift', { servers: [9] }, { servers: [8] }, { servers: [5] })).toEqual([true, true, false]);
    expect(flipped('rift').arrs('addAt')).toEqual([8, 9, 10, 16, 17, 18, 19]);
    expect(scored('rift', { tokens: { 8: 1, 9: 1, 10: 1, 16: 1, 17: 1, 18: 1 } })).toBe(10);
  });

  it('[VR-26.13] Paris 1920: a Server in ND; a token anywhere; 3 VP per place controlled in ND', () => {
    expect(met('paris1920', { servers: [21] }, { servers: [16] })).toEqual([true, false]);
    expect(flipped('paris1920').arrs('addAt').length).toBe(23);
    expect(scored('paris1920', { tokens: { 21: 1, 22: 2, 1: 1 }, servers: [23] })).toBe(9);
  });

  it('[VR-26.14] The Howling: 3 Directors in one District; a 2-VP token; 2 VP per District without own tokens', () => {
    const howling = (directors: readonly number[], director: number): boolean =>
      position({ seats: [{ verses: ['howling'], directors }, {}], director, lap: 3 }).offers('online:howling');
    expect([howling([13, 13], 15), howling([13, 1], 15), howling([13], 15)]).toEqual([true, false, false]);
    expect(flipped('howling').seat(0).player.vp2).toBe(1);
    expect(scored('howling', { tokens: { 1: 1, 5: 1, 6: 1, 21: 1 }, servers: [9] })).toBe(8);
  });

  it('[VR-26.16] The Archipelago: 3 own tokens together; up to 3 more where one controls; 3 VP per pair', () => {
    expect(met('archipelago', { tokens: { 1: 3 } }, { tokens: { 1: 2, 2: 2 } })).toEqual([true, false]);
    const own = { tokens: { 1: 1 }, servers: [5, 9] };
    const scene = flipped('archipelago', own, { seats: [{ tokens: { 9: 1 } }] });
    expect(scene.arrs('addAt')).toEqual([1, 5]);
    scene.branch().play('addAt:#5', 'addAt:#5', 'addAt:#1');
    // Declining ends all of them.
    scene.play('addAt:#5', 'none');
    expect([scene.tokens(5), scene.asked]).toEqual(['0x1', 'influence']);
    expect(scored('archipelago', { tokens: { 1: 2, 2: 3, 3: 1 } })).toBe(6);
  });
});

describe('other Verses', () => {
  it('[VR-26.10] Dark Kingdom: C, T and D; each opponent gives something up; 5 VP per trio', () => {
    expect(met('darkKingdom', service('zero', 'pixel', 'lance'), service('zero', 'pixel', 'mole'))).toEqual([
      true,
      false,
    ]);
    const seats: SeatSetting[] = [
      { service: ['leslie'], boosts: ['B1'], immunity: 1, tokens: { 5: 1, 6: 1, 7: 1 } },
      { immunity: 0, retired: ['mole'] },
      { immunity: 2, boosts: ['B2'] },
    ];
    const scene = flipped('darkKingdom', {}, { seats, order: [3, 0, 1, 2] });
    expect([scene.askedSeats, scene.offered]).toEqual([[1], ['agent:leslie', 'loseBoost:B1', 'immunity']]);
    scene.play('agent:leslie');
    // The third seat has nothing to give; the Title of QL does not help the second.
    expect([scene.askedSeats, scene.offered]).toEqual([[3], ['loseBoost:B2', 'immunity']]);
    scene.play('immunity');
    expect([scene.asked, scene.seat(1).service, scene.all('immunity')]).toEqual(['influence', [], [1, 1, 0, 1]]);
    expect(scored('darkKingdom', { retired: ['zero', 'pixel', 'lance'] })).toBe(5);
  });

  it('[VR-26.11] Mythologia: searched with 7 cards; Revenue +2; 3 VP per Horror', () => {
    expect(position({ seats: [{ verses: ['mythologia!'] }, {}] }).offers('online:mythologia')).toBe(true);
    expect(flipped('mythologia').seat(0).player.revenue).toBe(7);
    expect(scored('mythologia', { verses: ['curse', 'howling', 'rift'] })).toBe(9);
  });

  it('[VR-26.12] The Codex: Online at once; 7 VP for the fewest €', () => {
    expect([
      scored('codex', { euros: 4 }, [{ euros: 4 }, { euros: 9 }]),
      scored('codex', { euros: 5 }, [{ euros: 4 }]),
    ]).toEqual([7, 0]);
  });

  it('[VR-26.15] The Curse: searched without Immunity; 2 Immunity; 2 VP per card held at the final Search', () => {
    expect(position({ seats: [{ verses: ['curse!'] }, {}] }).offers('online:curse')).toBe(true);
    expect(flipped('curse').seat(0).player.immunity).toBe(3);
    expect(scored('curse', { finalCorruption: 4 })).toBe(8);
  });

  it('[VR-26.17] London 1884: 3 tokens in Recycling; 3 more from Reserve; 3 VP per token there', () => {
    expect(met('london1884', { recycling: 3 }, { recycling: 2 })).toEqual([true, false]);
    const scene = flipped('london1884', { recycling: 1 });
    expect([scene.all('recycling')[0], scene.all('reserve')[0]]).toEqual([4, 16]);
    expect(flipped('london1884', { reserve: 2 }).all('recycling')[0]).toBe(2);
    expect(scored('london1884', { recycling: 3 })).toBe(9);
  });

  it('[VR-26.18] Steampunk Worlds: 7 VP for the most tokens on the map', () => {
    const most = (own: number, other: number): number =>
      scored('steampunk', { tokens: { 1: own }, recycling: 5 }, [{ tokens: { 2: other } }]);
    expect([most(3, 3), most(3, 4)]).toEqual([7, 0]);
  });

  it('[VR-26.19] From Ashes to Ashes: no Agent in service; a Boost card; 2 VP per Boost', () => {
    expect(met('ashes', {}, service('zero'))).toEqual([true, false]);
    expect(flipped('ashes').asked).toBe('boost');
    expect(scored('ashes', { boosts: ['B1', 'zero', 'jade'] })).toBe(6);
  });

  it('[VR-26.20] Multiverse: 7 VP for the most €', () => {
    const most = (own: number): number => scored('multiverse', { euros: own, revenue: 0 }, [{ euros: 9, revenue: 30 }]);
    expect([most(9), most(8)]).toEqual([7, 0]);
  });

  it('[VR-26.21] Outpost 53: 2 Servers side by side; 5 €; 2 VP per Server', () => {
    expect(met('outpost53', { servers: [12, 13] }, { servers: [11, 13] })).toEqual([true, false]);
    expect(flipped('outpost53').seat(0).player.euros).toBe(15);
    expect(scored('outpost53', { servers: [1, 5, 9] })).toBe(6);
  });

  it('[VR-26.22] Jurassic Land: 5 Immunity; 1 more; 2 VP per Immunity left', () => {
    expect(met('jurassicLand', { immunity: 5 }, { immunity: 4 })).toEqual([true, false]);
    expect(flipped('jurassicLand').seat(0).player.immunity).toBe(2);
    expect(scored('jurassicLand', { immunity: 4 })).toBe(8);
  });

  it('[VR-26.23] The Cyclades: 7 VP for the fewest tokens on the map', () => {
    const fewest = (own: number): number =>
      scored('cyclades', { tokens: { 1: own } }, [{ tokens: { 2: 3 } }, { tokens: { 3: 5 } }]);
    expect([fewest(3), fewest(4)]).toEqual([7, 0]);
  });

  it('[VR-26.24] Castle in the Air: 4 Boosts; a Boost card; 3 VP per Action with one', () => {
    expect(met('castle', { boosts: ['B1', 'B2', 'zero', 'jade'] }, { boosts: ['B1', 'B2', 'zero'] })).toEqual([
      true,
      false,
    ]);
    expect(flipped('castle').asked).toBe('boost');
    expect(scored('castle', { boosts: ['B1', 'zero', 'jade', 'lance'] })).toBe(9);
  });

  it('[VR-26.25] compared at scoring among all players, whatever their Revenue', () => {
    const scene = position({
      seats: [
        { verses: ['+codex'], euros: 12, revenue: 0, corruption: [3, 4], immunity: 0 },
        { euros: 9, revenue: 20 },
      ],
      round: 5,
      phase: 'endRound',
      necro: ['sabotage'],
    });
    scene.play('card:3');
    // 12 € are 8 € after the final Search.
    expect(scene.score('verses')).toEqual([7, 0]);
    expect(scored('multiverse', { euros: 8, revenue: 0 }, [{ euros: 8, revenue: 20 }])).toBe(7);
  });
});

describe('Boost cards', () => {
  const acting = (boost: BoostCard, own: SeatSetting = {}, setting: Setting = {}): Scene =>
    position({ director: 14, phase: 'action', ...setting, seats: [{ boosts: [boost], ...own }, {}] });

  it("[VR-27.1] B1: Donate: a card of one's choice for 1 €, besides", () => {
    const scene = acting('B1', { corruption: [9, 20, 30] }).play(
      'perform:donate',
      'donateBy:B1',
      'discard:20',
      'donate:2',
    );
    expect(scene.offeredOf('discard')).toEqual(['9', '30']);
    scene.play('discard:9');
    expect([scene.seat(0).player.corruption, scene.seat(0).player.euros]).toEqual([[], 6]);
  });

  it('[VR-27.2] B2: Build: Revenue +1', () => {
    expect(
      acting('B2', { tokens: { 14: 1 } })
        .play('perform:build')
        .seat(0).player.revenue,
    ).toBe(8);
  });

  it('[VR-27.3] B3: Work: +3 €', () => {
    expect(acting('B3').play('perform:work').seat(0).player.euros).toBe(18);
  });

  it('[VR-27.4] B4: Recruit: +1 € and reach +1', () => {
    const scene = acting('B4', { euros: 3 }, { offer: [['pixel', 12]] }).play('perform:recruit');
    expect([scene.seat(0).service, scene.seat(0).player.euros]).toEqual([['pixel'], 0]);
  });

  it('[VR-27.5] B5: Build: +2 €', () => {
    expect(
      acting('B5', { tokens: { 14: 1 } })
        .play('perform:build')
        .seat(0).player.euros,
    ).toBe(2);
  });

  it('[VR-27.6] B6: Create: +2 €', () => {
    expect(acting('B6').play('perform:create', 'pay', 'verse:westland').seat(0).player.euros).toBe(5);
  });

  it('[VR-27.7] B7: Create: exactly 2 Verses go under the deck', () => {
    const row = ['westland', 'exoplanet', 'codex', 'curse', 'castle'] as const;
    const scene = acting('B7', {}, { row, verseDeck: ['rift', 'ashes'] }).play(
      'perform:create',
      'replaceBy:B7',
      'under:curse',
    );
    expect(scene.offers('enough')).toBe(false);
    expect(scene.play('under:westland').state.row).toEqual(['ashes', 'rift', 'exoplanet', 'codex', 'castle']);
    const short = acting('B7', {}, { row: [null, null, null, null, 'castle'], verseDeck: [] }).play('perform:create');
    expect(short.offered).toEqual(['pay', 'renewPaid']);
  });
});
