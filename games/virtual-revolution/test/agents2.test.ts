/** VR-25.19 to 25.34: Agents of level 2, ability and promotion. */
import { describe, expect, it } from 'vitest';
import type { Agent } from '../content/tables.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

function having(agent: Agent, own: SeatSetting = {}, setting: Setting = {}): Scene {
  return position({ director: 14, ...setting, seats: [{ service: [agent], ...own }, ...(setting.seats ?? [{}])] });
}

/** The ability is used; base parts of Combatants find no token where the Director stands. */
function using(agent: Agent, own: SeatSetting = {}, setting: Setting = {}): Scene {
  return having(agent, own, setting).play(`use:${agent}`);
}

function promoting(agent: Agent, own: SeatSetting = {}, setting: Setting = {}): Scene {
  return having(agent, own, setting).play(`promote:${agent}`, 'apply');
}

describe('Combatants', () => {
  /** Where the ability offers a Donate, and where the promotion reaches. */
  const districtsOf = (agent: Agent): readonly [readonly number[], readonly number[], readonly number[]] => {
    const donates = [1, 5, 8, 9, 11, 13, 21].filter((director) =>
      having(agent, {}, { director }).offers(`use:${agent}`),
    );
    const scene = promoting(
      agent,
      { tokens: { 5: 1, 9: 1, 13: 1 } },
      { seats: [{ tokens: { 8: 1, 11: 1, 22: 1, 1: 1 } }] },
    );
    return [donates, scene.arrs('eliminateAt'), scene.arrs('addAt')];
  };

  it('[VR-25.19] Nash: Donate in PI or ND; a token eliminated or added there', () => {
    expect(districtsOf('nash')).toEqual([
      [9, 21],
      [9, 22],
      [9, 10, 18, 19, 21, 23],
    ]);
    const scene = using('nash', {}, { director: 21, seats: [{ tokens: { 21: 1 } }] });
    scene.play('eliminateAt:#21');
    expect([scene.tokens(21), scene.asked]).toEqual(['-', 'extra']);
    const added = promoting('nash').play('addAt:#9');
    expect([added.tokens(9), added.hands[0]]).toEqual(['0x1', 0]);
  });

  it('[VR-25.20] Benedict: in CE or QL', () => {
    expect(districtsOf('benedict')).toEqual([
      [5, 8],
      [5, 8],
      [5, 6, 7, 16, 17],
    ]);
  });

  it('[VR-25.21] Doc Slice: in DR or NA', () => {
    expect(districtsOf('slice')).toEqual([
      [11, 13],
      [11, 13],
      [12, 13, 14, 15, 20],
    ]);
  });

  it('[VR-25.22] Tanaka: a token beside as well; Donate', () => {
    const scene = using('tanaka', {}, { seats: [{ tokens: { 13: 1, 14: 1, 12: 1 } }] });
    scene.play('eliminateAt:#14');
    expect(scene.arrs('eliminateAt')).toEqual([13]);
    expect(scene.play('eliminateAt:#13').tokens(13)).toBe('-');
    const donate = promoting('tanaka', { immunity: 0 });
    expect([donate.seat(0).player.immunity, donate.events('performed')]).toMatchObject([
      1,
      [{ action: 'donate', extra: true }],
    ]);
  });

  it('[VR-25.23] Trunk: a token anywhere; Work', () => {
    const scene = using('trunk', {}, { seats: [{ tokens: { 1: 1 } }] });
    expect(scene.arrs('addAt')).toEqual(Array.from({ length: 22 }, (_, index) => index + 2));
    expect(promoting('trunk').seat(0).player.euros).toBe(15);
  });
});

describe('Technicians', () => {
  it('[VR-25.24] Hassan: a bonus again; a Verse Online whatever its Mission', () => {
    const verses = ['+elassar', '+outpost53', 'mythologia', '+codex'] as const;
    const scene = using('hassan', { verses });
    expect([scene.seat(0).player.euros, scene.offered]).toEqual([13, ['verse:elassar', 'verse:outpost53', 'none']]);
    expect(scene.play('verse:outpost53').seat(0).player.euros).toBe(18);
    const online = promoting('hassan', { verses });
    expect([online.seat(0).verses[2], online.seat(0).player.revenue]).toEqual(['+mythologia', 7]);
    expect(having('hassan').play('promote:hassan').seat(0).player.retired).toEqual(['hassan']);
    expect(using('hassan', { verses: ['+ashes'] }, { boostPool: [] }).asked).toBe('influence');
  });

  it('[VR-25.25] Vicomte: a Server for a Verse or a Verse for a Server; readies all', () => {
    const own = { servers: [1], tokens: { 14: 1 }, verses: ['curse'] } as const;
    const scene = using('vicomte', own);
    expect(scene.offered).toEqual(['server:0', 'verse:curse', 'none']);
    const placed = scene.branch().play('verse:curse');
    expect([placed.server(14), placed.seat(0).tracks, placed.hands[0], placed.seat(0).verses]).toEqual([
      0,
      '13/5/1/0',
      0,
      [],
    ]);
    scene.play('server:#1', 'verse:westland');
    expect([scene.server(1), scene.seat(0).verses, scene.seat(0).tracks]).toEqual([
      null,
      ['curse', 'westland'],
      '13/5/1/0',
    ]);
    expect(using('vicomte', { verses: ['curse'] }).asked).toBe('influence');
    expect(promoting('vicomte', { service: ['vicomte', '-zero', '-lance'] }).seat(0).service).toEqual([
      'zero',
      'lance',
    ]);
  });

  it('[VR-25.26] The Mole: Revenue +2, and again', () => {
    expect(using('mole').seat(0).tracks).toBe('13/7/1/0');
    expect(promoting('mole').seat(0).player.revenue).toBe(7);
  });

  it('[VR-25.27] Corto: a new row if one likes; Create', () => {
    const scene = using('corto');
    expect(scene.offered).toEqual(['renew', 'none']);
    expect(scene.branch().play('none').happened).not.toContain('rowRenewed');
    expect(scene.play('renew').happened).toContain('rowRenewed');
    expect(promoting('corto').play('pay', 'verse:westland').seat(0).tracks).toBe('3/6/1/0');
  });

  it('[VR-25.28] Ivan: the Server here moves beside; Build', () => {
    const scene = using(
      'ivan',
      {},
      { seats: [{ servers: [14, 5], tokens: { 13: 1, 6: 1, 15: 1 } }, { servers: [15] }] },
    );
    // The 6th lies in a District where its owner has another Server, the 15th has one already.
    expect(scene.arrs('serverTo')).toEqual([13]);
    scene.play('serverTo:#13');
    expect([scene.server(14), scene.server(13), scene.seat(1).tracks]).toEqual([null, 1, '10/5/1/0']);
    expect(using('ivan').asked).toBe('influence');
    expect(promoting('ivan', { tokens: { 14: 1 } }).server(14)).toBe(0);
  });
});

describe('Diplomats', () => {
  it('[VR-25.29] Morel: an Immunity of somebody near; an Agent from the discard', () => {
    const seats = [{ directors: [13] }, { directors: [14], immunity: 0 }, { directors: [1] }];
    const scene = using('morel', {}, { seats });
    expect(scene.offered).toEqual(['from:1', 'none']);
    expect(scene.play('from:1').all('immunity')).toEqual([3, 0, 0, 1]);
    const hired = promoting('morel', { euros: 4 }, { agentDiscard: ['lance', 'trunk'], offer: [['pixel', 14]] });
    expect(hired.offeredOf('hire')).toEqual(['lance', 'trunk']);
    hired.play('hire:trunk');
    expect([hired.seat(0).service, hired.seat(0).player.euros, hired.state.agentDiscard]).toEqual([
      ['trunk'],
      0,
      ['lance'],
    ]);
    expect(
      having('morel', {}, { offer: [['pixel', 14]] })
        .play('promote:morel')
        .seat(0).service,
    ).toEqual([]);
  });

  it('[VR-25.30] Slade: a token beside; 2 Immunity', () => {
    const scene = using('slade');
    expect([scene.arrs('addAt'), scene.all('immunity')[0]]).toEqual([[5, 6, 13, 15], 2]);
    expect(promoting('slade').all('immunity')[0]).toBe(3);
  });

  it('[VR-25.31] Dina: gives a Corruption card away, and again', () => {
    const scene = using('dina', { corruption: [9, 20] }, { seats: [{ corruption: [3, 4, 5, 6] }, {}] });
    expect(scene.offered).toEqual(['to:1', 'to:2', 'none']);
    scene.play('to:1', 'card:20');
    expect([scene.hands, scene.seat(1).player.corruption]).toEqual([
      [1, 5, 0],
      [3, 4, 5, 6, 20],
    ]);
    expect(scene.heard(1)).toContainEqual(expect.objectContaining({ kind: 'corruptionReceived', card: 20 }));
    expect(scene.heard(2)).toContainEqual({ kind: 'corruptionGiven', from: 0, to: 1, card: null, effect: null });
    expect(JSON.stringify(scene.heard(2))).not.toContain('20');
    const again = promoting('dina', { corruption: [9] }, { seats: [{}, {}] }).play('to:2');
    expect([again.hands, again.seat(0).player.retired]).toEqual([[0, 0, 1], ['dina']]);
    expect(having('dina').play('promote:dina').seat(0).player.retired).toEqual(['dina']);
  });

  it('[VR-25.32] Stilson: swaps an Agent with one on offer; Recruit', () => {
    const scene = using(
      'stilson',
      { service: ['stilson', '-zero'] },
      {
        offer: [
          ['pixel', 1],
          ['lance', 23],
        ],
      },
    );
    expect(scene.offered).toEqual(['agent:stilson', 'agent:zero', 'none']);
    scene.play('agent:zero', 'agent:lance');
    expect([scene.seat(0).service, scene.state.slots[1], scene.state.places[1]]).toEqual([
      ['-stilson', 'lance'],
      'zero',
      22,
    ]);
    expect(scene.seat(0).player.euros).toBe(10);
    expect(using('stilson').asked).toBe('influence');
    expect(promoting('stilson', {}, { offer: [['pixel', 14]] }).seat(0).tracks).toBe('6/5/1/0');
  });

  it('[VR-25.33] Mme Tropovicz: Immunity, 3 € and a token; a free type at scoring', () => {
    const scene = using('tropovicz', {}, { seats: [{ tokens: { 14: 1 } }] });
    expect([scene.seat(0).tracks, scene.asked]).toEqual(['13/5/2/0', 'eliminate']);
    expect(scene.play('eliminateAt:#14').tokens(14)).toBe('-');
    const free = promoting('tropovicz', { boosts: ['lance', 'pixel'] });
    expect([free.seat(0).player.freeTypes, free.seat(0).score.trios]).toEqual([['tropovicz'], 5]);
    const unpromoted = having('tropovicz', { boosts: ['lance', 'pixel'] });
    expect(unpromoted.seat(0).score.trios).toBe(0);
  });

  it('[VR-25.34] Titles are checked after every effect', () => {
    const scene = using('slade', { tokens: { 14: 1, 13: 1 } }, { director: 14 });
    expect(scene.play('addAt:#15').holder('DR')).toBe(0);
    const moved = using('ivan', { tokens: { 13: 1, 15: 1 } }, { seats: [{ servers: [14], tokens: { 6: 1, 7: 1 } }] });
    expect(moved.play('serverTo:#6').server(6)).toBe(1);
    const traded = using('vicomte', { tokens: { 13: 1 }, servers: [14] }, { titles: { DR: 0 } });
    expect(traded.play('server:#14').holder('DR')).toBeNull();
  });
});
