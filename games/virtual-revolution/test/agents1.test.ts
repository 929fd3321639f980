/** VR-25.1 to 25.18: Agents of level 1, promotion and Boost. */
import { describe, expect, it } from 'vitest';
import type { Agent } from '../content/tables.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** The first seat has the Agent in service, its Director in the 14th, and promotes it with its effect. */
function promoted(agent: Agent, own: SeatSetting = {}, setting: Setting = {}): Scene {
  const scene = position({
    director: 14,
    ...setting,
    seats: [{ service: [agent], ...own }, ...(setting.seats ?? [{}])],
  });
  scene.play(`promote:${agent}`);
  return scene.asked === 'promotion' ? scene.play('apply') : scene;
}

/** What an Action brings with the Agent as its Boost. */
function boosted(agent: Agent, own: SeatSetting, setting: Setting = {}): Scene {
  return position({ director: 14, phase: 'action', ...setting, seats: [{ boosts: [agent], ...own }, {}] });
}

/** Everywhere: tokens of the second seat, but for a few of the first. */
const RIVAL = { 22: 1, 6: 1, 13: 1, 8: 1, 20: 1, 18: 1, 3: 1 };
const OWN = { 23: 1, 5: 1, 15: 1, 16: 1, 12: 1, 10: 1, 2: 1 };

function targets(agent: Agent): readonly number[] {
  return promoted(agent, { tokens: OWN }, { seats: [{ tokens: RIVAL }] }).arrs('eliminateAt');
}

describe('Combatants', () => {
  const work = (agent: Agent): number => boosted(agent, { euros: 0 }).play('perform:work').seat(0).player.euros;

  it('[VR-25.1] Leslie: a token of an opponent in ND; Work +3 €', () => {
    expect([targets('leslie'), work('leslie')]).toEqual([[22], 8]);
    const scene = promoted('leslie', {}, { seats: [{ tokens: RIVAL }] });
    scene.play('eliminateAt:#22');
    expect([scene.tokens(22), scene.hands[0], scene.asked]).toEqual(['-', 1, 'afterwards']);
  });

  it('[VR-25.2] Camille: in QL; Work +3 €', () => {
    expect([targets('camille'), work('camille')]).toEqual([[6], 8]);
  });

  it('[VR-25.3] Zero: in DR; Work +3 €', () => {
    expect([targets('zero'), work('zero')]).toEqual([[13], 8]);
  });

  it('[VR-25.4] Jade: in CE; Work +3 €', () => {
    expect([targets('jade'), work('jade')]).toEqual([[8], 8]);
  });

  it('[VR-25.5] Muriel: in NA; Work +3 €', () => {
    expect([targets('muriel'), work('muriel')]).toEqual([[20], 8]);
  });

  it("[VR-25.6] Droid FT2-465: anyone's token in PI or MA; Donate: a card for 1 €", () => {
    expect(targets('droid')).toEqual([2, 3, 10, 18]);
    const scene = boosted('droid', { euros: 1, corruption: [9] }).play('perform:donate', 'donateBy:droid');
    expect([scene.hands[0], scene.seat(0).player.euros]).toEqual([0, 0]);
  });
});

describe('Technicians', () => {
  it('[VR-25.7] Pixel: the promotion of any Agent in service; Create +2 €', () => {
    const scene = promoted('pixel', { service: ['pixel', '-princess'] }, { seats: [{ service: ['mole', 'delta'] }] });
    // Delta has no Action to improve.
    expect([scene.asked, scene.offeredOf('agent'), scene.hands[0]]).toEqual(['copy', ['princess', 'mole'], 0]);
    const one = scene.branch().play('agent:mole');
    expect([one.seat(0).player.revenue, one.hands[0], one.seat(1).service]).toEqual([7, 1, ['mole', 'delta']]);
    scene.play('agent:princess');
    expect([scene.seat(0).player.immunity, scene.hands[0], scene.seat(0).service]).toEqual([3, 2, ['-princess']]);
    expect(promoted('pixel').asked).toBe('afterwards');
    expect(scene.hands[0]).toBe(2);
    const free = promoted('pixel', {}, { seats: [{ service: ['tropovicz'] }] }).play('agent:tropovicz');
    expect(free.seat(0).player.freeTypes).toEqual(['pixel']);
    const windowed = position({
      seats: [{ service: ['pixel'], euros: 7, tokens: { 14: 1 } }, { service: ['sx1248', 'mole'] }],
      director: 14,
      phase: 'action',
    });
    windowed.play('perform:build', 'retire');
    expect([windowed.server(14), windowed.seat(0).player.euros, windowed.hands[0]]).toEqual([0, 0, 3]);
    const create = boosted('pixel', { euros: 5 }).play('perform:create', 'verse:westland');
    expect(create.seat(0).player.euros).toBe(0);
  });

  it('[VR-25.8] Professor Shane: a new row if one creates; as a Boost one or two Verses go', () => {
    const row = ['westland', 'exoplanet', 'codex', 'curse', 'castle'] as const;
    const setting = { row, verseDeck: ['rift', 'ashes', 'howling', 'elassar', 'venizia'] } as const;
    const scene = position({ ...setting, seats: [{ service: ['shane'] }, {}], director: 14, phase: 'action' });
    scene.play('perform:create', 'bonusAgent:shane', 'retire');
    expect([scene.state.row, scene.hands[0]]).toEqual([['venizia', 'elassar', 'howling', 'ashes', 'rift'], 1]);
    expect(promoted('shane').asked).toBe('afterwards');
    const boost = boosted('shane', {}, setting).play('perform:create', 'replaceBy:shane');
    expect(boost.offers('enough')).toBe(false);
    boost.play('under:codex');
    expect(boost.offers('enough')).toBe(true);
    const one = boost.branch().play('enough');
    expect(one.state.row).toEqual(['rift', 'westland', 'exoplanet', 'curse', 'castle']);
    boost.play('under:castle');
    expect(boost.state.row).toEqual(['ashes', 'rift', 'westland', 'exoplanet', 'curse']);
    expect(boost.state.verseDeck.slice(0, 2)).toEqual(['codex', 'castle']);
  });

  it('[VR-25.9] SX 1248: 3 € if one builds; Build +2 €', () => {
    expect(promoted('sx1248', {}, { performed: ['build'] }).seat(0).player.euros).toBe(13);
    expect(promoted('sx1248', {}, { performed: ['create'] }).asked).toBe('afterwards');
    expect(
      boosted('sx1248', { tokens: { 14: 1 } })
        .play('perform:build')
        .seat(0).player.euros,
    ).toBe(2);
  });

  it('[VR-25.10] Baron Dimka: Revenue +1; Build: Revenue +1', () => {
    expect(promoted('dimka').seat(0).player.revenue).toBe(6);
    expect(
      boosted('dimka', { tokens: { 14: 1 } })
        .play('perform:build')
        .seat(0).player.revenue,
    ).toBe(8);
  });

  it('[VR-25.11] Megabyte: 3 € if one creates; Build: Revenue +1', () => {
    expect(promoted('megabyte', {}, { performed: ['create'] }).seat(0).player.euros).toBe(13);
    const scene = position({ seats: [{ service: ['megabyte'], euros: 4 }, {}], director: 14, phase: 'action' });
    scene.play('perform:create', 'bonusAgent:megabyte', 'retire', 'pay', 'verse:westland');
    expect([scene.seat(0).player.euros, scene.seat(0).verses]).toEqual([0, ['westland']]);
    expect(
      boosted('megabyte', { tokens: { 14: 1 } })
        .play('perform:build')
        .seat(0).player.revenue,
    ).toBe(8);
  });

  it('[VR-25.12] Delta: builds without an own token; Build +2 €', () => {
    const scene = position({ seats: [{ service: ['delta'] }, {}], director: 14, phase: 'action' });
    scene.play('perform:build', 'retire');
    expect(scene.server(14)).toBe(0);
    const other = position({ seats: [{ service: ['delta'] }, { servers: [14] }], director: 14, phase: 'action' });
    expect([other.offers('perform:build'), other.refuses('perform:build')]).toEqual([false, 'VR-11.2']);
    expect(
      boosted('delta', { tokens: { 14: 1 } })
        .play('perform:build')
        .seat(0).player.euros,
    ).toBe(2);
  });
});

describe('Diplomats', () => {
  const recruit = (agent: Agent): readonly [number, readonly string[]] => {
    const scene = boosted(agent, { euros: 2 }, { offer: [['pixel', 12]] }).play('perform:recruit');
    return [scene.seat(0).player.euros, scene.seat(0).service];
  };
  const BETTER = [0, ['pixel']];

  it('[VR-25.13] Don Armondo: reach +2 if one recruits; Recruit +2 € and reach +1', () => {
    const scene = position({
      seats: [{ service: ['armondo'] }, {}],
      director: 14,
      phase: 'action',
      offer: [
        ['pixel', 11],
        ['zero', 10],
      ],
    });
    scene.play('perform:recruit', 'retire');
    expect([scene.seat(0).service, scene.hands[0], recruit('armondo')]).toEqual([['pixel'], 1, BETTER]);
  });

  it('[VR-25.14] Clarisse: sees a hand, takes a card and gives one; Donate: a card for 1 €', () => {
    const scene = promoted('clarisse', {}, { seats: [{ corruption: [9, 20] }, {}], corruption: [30] });
    expect(scene.offeredOf('card')).toEqual(['9', '20']);
    expect(scene.view(0).players[1]?.corruption).toEqual([9, 20]);
    expect(scene.heard(2)).toContainEqual({ kind: 'handSeen', by: 0, of: 1, cards: null });
    scene.play('card:20');
    expect(scene.offeredOf('card')).toEqual(['20', '30']);
    scene.play('card:30', 'retire');
    expect([scene.seat(0).player.corruption, scene.seat(1).player.corruption]).toEqual([[20], [9, 30]]);
    expect(scene.view(1).players[0]?.corruption).toEqual([20]);
    expect(scene.view(0).players[1]?.corruption).toEqual([9, 30]);
    expect(scene.view(2).players.map(({ corruption }) => corruption)).toEqual([[], [], []]);
    expect(promoted('clarisse').asked).toBe('afterwards');
    const boost = boosted('clarisse', { euros: 1, corruption: [9] }).play('perform:donate', 'donateBy:clarisse');
    expect(boost.hands[0]).toBe(0);
  });

  it('[VR-25.15] Miss Yoshida: a token beside the Director; Recruit +2 € and reach +1', () => {
    const scene = promoted('yoshida', {}, { seats: [{ tokens: { 13: 1 } }] });
    expect(scene.arrs('addAt')).toEqual([5, 6, 15]);
    scene.play('addAt:#5');
    expect([scene.tokens(5), scene.hands[0], recruit('yoshida')]).toEqual(['0x1', 1, BETTER]);
  });

  it('[VR-25.16] La Fouine: discards 2 cards, the one drawn included; Recruit +2 € and reach +1', () => {
    const scene = promoted('fouine', { corruption: [9, 20] }, { corruption: [30] });
    expect(scene.offeredOf('discard')).toEqual(['9', '20', '30']);
    scene.play('discard:30', 'discard:9');
    expect([scene.seat(0).player.corruption, recruit('fouine')]).toEqual([[20], BETTER]);
    expect(promoted('fouine').hands[0]).toBe(0);
  });

  it('[VR-25.17] Lance: 4 € if one recruits; Recruit +2 € and reach +1', () => {
    expect(promoted('lance', {}, { performed: ['recruit'] }).seat(0).player.euros).toBe(14);
    const scene = position({
      seats: [{ service: ['lance'], euros: 0 }, {}],
      director: 14,
      phase: 'action',
      offer: [['pixel', 14]],
    });
    scene.play('perform:recruit', 'retire');
    expect([scene.seat(0).service, recruit('lance')]).toEqual([['pixel'], BETTER]);
  });

  it('[VR-25.18] Princess: 2 Immunity; Donate: a card for 1 €', () => {
    expect(promoted('princess').seat(0).player.immunity).toBe(3);
    const boost = boosted('princess', { euros: 1, corruption: [9] }).play('perform:donate', 'donateBy:princess');
    expect(boost.hands[0]).toBe(0);
  });
});
