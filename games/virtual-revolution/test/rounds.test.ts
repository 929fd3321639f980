/** VR-21 to VR-23: turn order, income, upkeep. */
import { describe, expect, it } from 'vitest';
import { LEVEL_1, type Agent } from '../content/tables.ts';
import { at } from './notation.ts';
import { endOfRound } from './position.ts';
import { breaches } from './random-games.ts';

describe('turn order', () => {
  it('[VR-21.1] most in Reserve, lowest Revenue, fewest €, then as before', () => {
    const order = (...sides: readonly object[]): readonly number[] => {
      const scene = endOfRound({
        seats: sides.map((side) => ({ immunity: 0, ...side })),
        order: [2, 1, 0],
        necro: ['insurrections', 'virus'],
      });
      const asked: number[] = [];
      for (let place = 0; scene.asked === 'chooseOrder'; place++) {
        asked.push(scene.askedSeats[0] ?? -1);
        scene.play(`position:${place}`);
      }
      return asked;
    };
    expect(order({ tokens: { 1: 1 } }, { tokens: { 2: 3 } }, { tokens: { 3: 2 } })).toEqual([0, 2]);
    expect(order({ revenue: 9 }, { revenue: 6 }, { revenue: 7 })).toEqual([1, 2]);
    expect(order({ euros: 20 }, { euros: 4 }, { euros: 9 })).toEqual([1, 2]);
    expect(order({}, {}, {})).toEqual([2, 1]);
  });

  it('[VR-21.2] any free position; the last one gets what is left', () => {
    const scene = endOfRound({ seats: [{ tokens: { 1: 1 } }, {}, { tokens: { 2: 2 } }] });
    expect([scene.askedSeats, scene.offered]).toEqual([[1], ['position:0', 'position:1', 'position:2']]);
    scene.play('position:1');
    expect([scene.askedSeats, scene.offered, scene.refuses('position:1')]).toEqual([
      [0],
      ['position:0', 'position:2'],
      'VR-21.2',
    ]);
    scene.play('position:2');
    expect([scene.state.order, scene.askedSeats]).toEqual([[2, 1, 0], [2]]);
  });
});

describe('income and upkeep', () => {
  it('[VR-22.1] € as Revenue, which stays; not after round 5', () => {
    const scene = endOfRound({ seats: [{ revenue: 4 }, { revenue: 8 }], necro: ['tipOff', 'virus'] }).play(
      'position:0',
    );
    expect([scene.all('euros'), scene.all('revenue')]).toEqual([
      [14, 18],
      [4, 8],
    ]);
    const last = endOfRound({ round: 5 });
    expect(last.all('euros')).toEqual([10, 10]);
  });

  it('[VR-23.1] the right-most Verse goes, the others slide, one comes', () => {
    const row = ['westland', 'exoplanet', 'codex', 'curse', 'castle'] as const;
    const scene = endOfRound({ row, verseDeck: ['rift', 'ashes'] }).play('position:0');
    expect(scene.state.row).toEqual(['rift', 'westland', 'exoplanet', 'codex', 'curse']);
    expect(scene.state.verseDeck).toEqual(['castle', 'ashes']);
    const empty = endOfRound({ row, verseDeck: [] }).play('position:0');
    expect(empty.state.row).toEqual(['castle', 'westland', 'exoplanet', 'codex', 'curse']);
  });

  it('[VR-23.2] Agents nobody hired are discarded', () => {
    const scene = endOfRound({ offer: [['pixel', 1], null, ['lance', 2]], locations: [5, 6, 7, 8, 9] }).play(
      'position:0',
    );
    expect(scene.state.agentDiscard).toEqual(['pixel', 'lance']);
    expect(scene.state.places.includes(at(1))).toBe(false);
  });

  it('[VR-23.3] new ones come as at the beginning', () => {
    const scene = endOfRound({
      agents: ['leslie', 'zero', 'jade', 'muriel', 'droid', 'pixel'],
      locations: [5, 6, 0, 8, 9, 10],
    }).play('position:0');
    expect(scene.state.slots).toEqual(['leslie', 'zero', null, 'muriel', 'droid']);
    expect([scene.state.places, scene.state.agentDiscard]).toEqual([[4, 5, null, 7, 8], ['jade']]);
  });

  it('[VR-23.4] for round 5 only four are left', () => {
    const scene = endOfRound({ round: 4, agents: ['nash', 'mole', 'dina', 'ivan'], locations: [1, 2, 3, 4] });
    scene.play('position:0');
    expect([scene.state.slots, scene.state.agentDeck, scene.state.locationDeck]).toEqual([
      ['nash', 'mole', 'dina', 'ivan', null],
      [],
      [],
    ]);
  });

  it('[VR-23.5] level 1 in rounds 1 to 3, level 2 in 4 and 5; one interception, each place once', () => {
    const isLevel1 = (agent: Agent): boolean => LEVEL_1.some((name) => name === agent);
    const wrong = breaches(2, ['a', 'b', 'c', 'd', 'e', 'f'], (scene) => {
      const { round } = scene.state;
      if (scene.outcome === undefined) return true;
      const came = scene.events('agentCame');
      const intercepted = scene.events('agentIntercepted');
      const places = new Set(came.map(({ arr }) => arr));
      const first = [...came, ...intercepted].filter(({ agent }) => isLevel1(agent)).length;
      return round === 5 && intercepted.length === 1 && places.size === 23 && came.length === 23 && first === 15;
    });
    expect(wrong).toEqual([]);
    const levels = breaches(3, ['g', 'h'], (scene, before) => {
      if (before !== undefined && before.round === scene.state.round) return true;
      const offered = scene.state.slots.flatMap((agent) => (agent === null ? [] : [agent]));
      return offered.length >= 3 && offered.every((agent) => isLevel1(agent) === scene.state.round <= 3);
    });
    expect(levels).toEqual([]);
  });

  it('[VR-23.6] Directors return, Agents and Titles are ready', () => {
    const scene = endOfRound({
      seats: [{ directors: [1, 2, 3], service: ['-zero'], titlesUsed: ['ND'], tokens: { 21: 1, 22: 1, 23: 1 } }, {}],
      necro: ['revelations', 'virus'],
    });
    scene.play('position:1');
    const { directors, titlesUsed } = scene.seat(0).player;
    expect([directors, scene.seat(0).service, titlesUsed]).toEqual([[], ['zero'], []]);
  });

  it('[VR-23.7] old modifiers go, new ones stay', () => {
    const scene = endOfRound({
      seats: [{ modifiers: ['build', 'donate'], immunity: 0 }, { immunity: 0 }],
      necro: ['transport', 'virus'],
    });
    scene.play('position:0');
    expect(scene.seat(0).player.modifiers).toEqual(['work', 'create']);
  });

  it('[VR-23.8] Verses, Agents, pieces; then whoever is first begins', () => {
    const scene = endOfRound({ offer: [['pixel', 1]] }).play('position:1');
    const kinds = ['verseReturned', 'agentDiscarded', 'agentCame', 'roundBegan', 'turnBegan'];
    const happened = scene.happened.filter((kind) => kinds.includes(kind));
    expect([[...new Set(happened)], scene.askedSeats, scene.state.round]).toEqual([kinds, [1], 2]);
  });
});
