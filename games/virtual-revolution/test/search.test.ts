/** VR-19 and VR-29: Searches and Corruption cards one by one. */
import { describe, expect, it } from 'vitest';
import { endOfRound, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** Harmless fillers where there is no money, no Revenue and no Server. */
const FILL = [19, 20, 21, 22];
const BARE = { euros: 0, revenue: 0, immunity: 0 };

/** The first seat is searched with these cards and fillers, and has nothing that is not named. */
function searched(cards: readonly number[], own: SeatSetting = {}, setting: Setting = {}): Scene {
  return endOfRound({
    ...setting,
    seats: [{ ...BARE, corruption: [...cards, ...FILL], ...own }, ...(setting.seats ?? [{}])],
  });
}

describe('a Search', () => {
  it('[VR-19.1] with 5 cards or more', () => {
    const scene = endOfRound({
      seats: [
        { ...BARE, corruption: FILL },
        { ...BARE, corruption: [23, 24, 25, 26, 27] },
      ],
    });
    expect([scene.hands, scene.events('searched').map(({ seat }) => seat)]).toEqual([[4, 0], [1]]);
  });

  it('[VR-19.2] one after the other in the turn order of the round', () => {
    const scene = endOfRound({
      order: [2, 0, 1],
      seats: [
        { ...BARE, corruption: [1, 2, 3, 4, 5] },
        { ...BARE, corruption: [6, 7, 8, 9, 10] },
        { ...BARE, corruption: [11, 26, 27, 28, 29] },
      ],
    });
    expect(scene.events('searched').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('[VR-19.3] the hand is shown to everyone', () => {
    const scene = searched([3, 4], { euros: 5, immunity: 1 });
    expect(scene.asked).toBe('searchCard');
    for (const observer of [1, 'audience'] as const) {
      expect(scene.view(observer).players[0]?.corruption).toEqual([3, 4, ...FILL]);
      expect(scene.heard(observer)).toContainEqual({ kind: 'searched', seat: 0, cards: [3, 4, ...FILL] });
    }
  });

  it('[VR-19.4] what costs Immunity comes first, and cannot be cancelled', () => {
    const scene = searched([1, 2, 3], { immunity: 3, euros: 5 });
    expect([scene.asked, scene.all('immunity')[0], scene.offered]).toEqual(['suffer', 1, ['suffer', 'immunity']]);
    expect(searched([1, 2, 3], { immunity: 1, euros: 5 }).all('immunity')[0]).toBe(0);
  });

  it('[VR-19.5] the others in the order the player likes', () => {
    const scene = searched([3, 6, 9], { euros: 5, revenue: 5, service: ['zero'] });
    expect(scene.offered).toEqual(['card:3', 'card:6', 'card:9']);
    scene.play('card:9');
    expect(scene.offered).toEqual(['card:3', 'card:6']);
  });

  it('[VR-19.6] an Immunity cancels a card, again and again', () => {
    const scene = searched([6, 7, 8], { revenue: 5, immunity: 2 });
    scene.play('card:6', 'immunity', 'card:7', 'immunity');
    expect([scene.events('changed').find(({ what }) => what === 'revenue'), scene.all('immunity')[0]]).toMatchObject([
      { seat: 0, by: -1, cause: 'search' },
      0,
    ]);
  });

  it('[VR-19.7] a card that finds nothing costs nothing', () => {
    const scene = searched([9, 12, 26, 32], { immunity: 2 });
    expect([scene.asked === 'suffer', scene.all('immunity')[0]]).toEqual([false, 2]);
    const how = scene.events('searchCard').map((event) => event.how);
    expect([...new Set(how)]).toEqual(['harmless']);
  });

  it('[VR-19.8] of two alternatives the player chooses; of one there is no choice', () => {
    const both = searched([12], { tokens: { 9: 1, 8: 1 } });
    expect(both.offered).toEqual(['token:7', 'token:8']);
    const one = searched([12], { tokens: { 9: 1, 1: 1 } });
    expect([one.tokens(9), one.tokens(1)]).toEqual(['-', '0x1']);
  });

  it('[VR-19.9] and which of the pieces', () => {
    const scene = searched([9], { service: ['zero', 'jade', 'lance'] });
    expect(scene.offered).toEqual(['agent:zero', 'agent:jade']);
    expect(scene.play('agent:jade').seat(0).service).toEqual(['zero', 'lance']);
  });

  it('[VR-19.10] a part is lost where the whole is not there', () => {
    const scene = searched([3], { euros: 1 });
    expect(scene.events('changed')[0]).toMatchObject({ seat: 0, what: 'euros', by: -1 });
  });

  it('[VR-19.11] then all cards are discarded', () => {
    const scene = searched([3], { euros: 1 });
    expect([scene.hands[0], scene.state.corruptionDiscard]).toEqual([0, [3, ...FILL]]);
  });

  it('[VR-19.12] Quartier Latin may save an Agent or a Boost', () => {
    const scene = searched([9], { service: ['zero'], tokens: { 5: 1, 6: 1, 7: 1 } });
    expect([scene.asked, scene.play('save').seat(0).service]).toEqual(['save', ['zero']]);
  });

  it('[VR-19.13] events are recorded at its end', () => {
    const after = (cards: readonly number[], own: SeatSetting, ...keys: readonly string[]): readonly string[] =>
      searched(cards, { verses: ['curse', 'mythologia'], ...own })
        .play(...keys)
        .seat(0).verses;
    expect(after([3, 6, 7], {})).toEqual(['curse!', 'mythologia!']);
    expect(after([3, 6], {})).toEqual(['curse!', 'mythologia']);
    expect(after([3], { euros: 4, immunity: 1 }, 'immunity')).toEqual(['curse', 'mythologia']);
    // What a card takes is not spent.
    expect(after([1], { immunity: 1 })).toEqual(['curse!', 'mythologia']);
    expect(after([31], {}, 'verse:curse')).toEqual(['mythologia']);
    expect(after([3, 6, 7], { verses: ['+curse', 'rift'] })).toEqual(['+curse', 'rift']);
  });

  it('[VR-19.14] nothing else is open meanwhile', () => {
    const scene = searched([3, 4], { euros: 5, immunity: 1, recycling: 5, verses: ['+codex', 'ashes'] });
    expect([scene.asked, scene.free]).toEqual(['searchCard', []]);
    scene.play('card:3');
    expect([scene.asked, scene.free]).toEqual(['suffer', []]);
  });
});

describe('Corruption cards', () => {
  it('[VR-29.1] Immunity: 1 Immunity', () => {
    expect(searched([1], { immunity: 2 }).all('immunity')[0]).toBe(1);
  });

  it('[VR-29.2] Influence: a token in one of 2 Districts', () => {
    const scene = searched([12], { tokens: { 9: 2, 16: 1, 1: 1 } });
    expect(scene.arrs('token')).toEqual([9, 16]);
    scene.play('token:#9');
    expect([scene.tokens(9), scene.all('recycling')[0]]).toEqual(['0x1', 1]);
  });

  it('[VR-29.3] Boost: one under one of 2 Actions', () => {
    const scene = searched([32], { boosts: ['B3', 'lance', 'B5'] });
    expect(scene.offeredOf('loseBoost')).toEqual(['B3', 'lance']);
    expect(scene.play('loseBoost:lance').seat(0).player.boosts).toEqual(['B3', 'B5']);
  });

  it('[VR-29.4] Money: 2 €', () => {
    expect(searched([3], { euros: 7 }).events('changed')[0]).toMatchObject({ what: 'euros', by: -2 });
  });

  it('[VR-29.5] Server: one in one of 2 Districts, back to stock', () => {
    const scene = endOfRound({
      seats: [{ ...BARE, corruption: [19, 26, 27, 28, 29], servers: [5, 11, 13] }, {}],
    });
    expect(scene.arrs('server')).toEqual([5, 11]);
    scene.play('server:#11');
    expect([scene.server(11), scene.seat(0).servers]).toEqual([null, 2]);
  });

  it('[VR-29.6] Verse: one of 2 types, Online or not', () => {
    const scene = searched([26], { verses: ['+london1884', 'olmeta', 'howling'] });
    expect(scene.offeredOf('verse')).toEqual(['london1884', 'olmeta']);
    scene.play('verse:london1884');
    expect([scene.seat(0).verses, scene.state.verseDeck[0]]).toEqual([['olmeta', 'howling'], 'london1884']);
  });

  it('[VR-29.7] Revenue: 1', () => {
    expect(searched([6], { revenue: 3 }).events('changed')[0]).toMatchObject({
      what: 'revenue',
      by: -1,
      cause: 'search',
    });
  });

  it('[VR-29.8] Agent: one in service of the type', () => {
    const scene = searched([11], { service: ['lance', 'dina', 'zero'] });
    expect(scene.offeredOf('agent')).toEqual(['lance', 'dina']);
    scene.play('agent:dina');
    expect([scene.seat(0).service, scene.state.agentDiscard[0]]).toEqual([['lance', 'zero'], 'dina']);
  });
});
