/** VEN-15 and VEN-16: influence and favour cards. */
import { describe, expect, it } from 'vitest';
import { INFLUENCES, type Influence } from '../content/tables.ts';
import { activated } from './activated.ts';
import { final, position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** The first seat has played a card; rivals lie in the west. */
const played = (card: Influence, own: SeatSetting = {}, setting: Setting & { second?: SeatSetting } = {}): Scene => {
  const { second = {}, ...rest } = setting;
  const scene = position({
    ...rest,
    seats: [{ at: ['S3', 'SM'], influence: [card], ...own }, { at: ['S1', 'S5'], ...second }, { at: ['S8', 'S9'] }],
  });
  scene.seat(0).plays(card);
  return scene;
};

describe('gaining cards', () => {
  it('[VEN-15.1] two drawn, one kept, the other at the bottom', () => {
    const scene = activated('court', 3, {}, { influence: ['testify', 'hireSpy', 'overtime'] });
    scene.seat(0).uses(3);
    expect(scene.offered).toEqual(['keepInfluence:testify', 'keepInfluence:hireSpy']);
    scene.seat(0).does('keepInfluence:hireSpy');
    expect(scene.state.influence.map((card) => card % 11)).toEqual([9, 1]);
    expect(scene.heard(1)).toContainEqual({ kind: 'influenceGained', seat: 0, card: null });
    expect(scene.view(1).influence).toEqual([null, null]);
    expect(scene.view(0).influence).toEqual([scene.state.influence[0], null]);
  });

  it('[VEN-15.2] a played card is discarded, then resolved: it may be shuffled in at once', () => {
    const scene = played('tradeInformation', {}, { influence: [] });
    expect([scene.happened.includes('influenceShuffled'), scene.state.influenceDiscard]).toEqual([true, []]);
    expect(played('testify').state.influenceDiscard.map((card) => card % 11)).toEqual([9]);
  });

  it('[VEN-15.3] an empty pile is made anew from the discard pile, only when a card is needed', () => {
    const scene = activated('court', 3, {}, { influence: ['testify'] });
    expect(scene.state.influence).toHaveLength(1);
    scene.seat(0).uses(3);
    expect([scene.happened.includes('influenceShuffled'), scene.offered.length > 0]).toEqual([true, true]);
    expect(scene.state.influence.length + scene.state.drawn.length).toBe(22);
    const enough = activated('court', 3, {}, { influence: ['testify', 'hireSpy'] });
    enough.seat(0).uses(3);
    expect(enough.happened).not.toContain('influenceShuffled');
    const shuffled = (seed: string): readonly number[] => {
      const empty = activated('court', 3, {}, { influence: [], seed });
      empty.seat(0).uses(3);
      return empty.state.drawn;
    };
    expect(shuffled('one')).not.toEqual(shuffled('another'));
  });

  it('[VEN-15.4] with one card to be found it is kept, with none nothing is gained', () => {
    const all = INFLUENCES.filter((kind) => kind !== 'testify');
    const twice = [...all, ...all];
    const one = activated('court', 3, { influence: [...twice, 'testify'] });
    one.seat(0).uses(3);
    expect([one.seat(0).influence.length, one.asked]).toEqual([22, 'activate']);
    const none = activated('court', 3, { influence: [...twice, 'testify', 'testify'] });
    expect(none.refusal('use:3')).toBe('VEN-15.4');
  });
});

describe('the cards', () => {
  it('[VEN-15.5] Bribe the Foreman: an own assistant straight to space 4, and 3 intrigue', () => {
    const scene = played('bribeForeman', { assistants: { bank: 1, church: 3, court: 4 } });
    expect(scene.offered).toEqual(['assistant:2', 'assistant:3']);
    scene.seat(0).does('assistant:2');
    expect([scene.space(0, 'bank'), scene.seat(0).tracks]).toEqual([4, '6/1/3/0/0']);
  });

  it('[VEN-15.6] it pushes nobody and activates nothing', () => {
    const scene = played('bribeForeman', { assistants: { bank: 1 } }, { second: { assistants: { bank: 2 } } });
    // It costs intrigue, so it is asked although only one can be moved.
    expect(scene.offered).toEqual(['assistant:2']);
    scene.alone();
    expect([scene.space(0, 'bank'), scene.space(1, 'bank'), scene.asked]).toEqual([4, 2, 'gondolier']);
  });

  it('[VEN-15.7] Work Overtime: a building beside an own gondola, without advancing', () => {
    const scene = played('overtime', { assistants: { bank: 2 } });
    expect(scene.offered).toEqual(['overtime:2', 'overtime:12']);
    const communal = scene.branch();
    communal.seat(0).does('overtime:12');
    expect(communal.offered).toEqual(['use:1', 'use:2', 'finish']);
    scene.seat(0).does('overtime:2').uses(1).finishes();
    expect([scene.seat(0).cargo(0), scene.space(0, 'bank'), scene.asked]).toEqual(['S', 2, 'gondolier']);
  });

  it('[VEN-15.8] Bribe the Councillors: a step; leading in intrigue, an intrigue for one more', () => {
    const scene = played('bribeCouncillors', { intrigue: 1 });
    expect([scene.asked, scene.offered]).toEqual(['councillors', ['advance', 'none']]);
    const declined = scene.branch();
    expect(declined.seat(0).does('none').tracks).toBe('6/1/1/0/1');
    expect(scene.seat(0).does('advance').tracks).toBe('6/1/2/0/2');
    expect(played('bribeCouncillors', { intrigue: 1 }, { second: { intrigue: 1 } }).asked).toBe('gondolier');
  });

  it('[VEN-15.9] Trade Information: 2 coins and a card', () => {
    const scene = played('tradeInformation', {}, { influence: ['testify', 'hireSpy'] });
    scene.seat(0).does('keepInfluence:testify');
    expect([scene.seat(0).player.coins, scene.seat(0).influence]).toEqual([8, ['testify']]);
  });

  it('[VEN-15.10] Build a Bridge: a bridge, or 2 VP for each one has', () => {
    const scene = played('buildBridge', { bridges: [1] });
    const points = scene.branch();
    expect(points.seat(0).does('vp').player.vp).toBe(2);
    expect(points.events('changed').at(-1)).toMatchObject({ what: 'vp', by: 2, cause: 'influence' });
    scene.seat(0).does('build:4');
    expect([scene.seat(0).bridges, scene.seat(0).player.coins]).toEqual([2, 6]);
    expect(played('buildBridge', { bridges: [1, 2] }).seat(0).player.vp).toBe(4);
    expect(played('buildBridge').seat(0).does('vp').player.vp).toBe(0);
  });

  it('[VEN-15.11] Promote Workers: an own assistant a space on, pushing', () => {
    const scene = played('promoteWorkers', { assistants: { bank: 1 } }, { second: { assistants: { bank: 2 } } });
    expect([scene.space(0, 'bank'), scene.space(1, 'bank')]).toEqual([2, 3]);
  });

  it('[VEN-15.12] it activates nothing', () => {
    const scene = played('promoteWorkers', { assistants: { bank: 1 } });
    expect([scene.asked, scene.happened.includes('activated')]).toEqual(['gondolier', false]);
  });

  it('[VEN-15.13] Manage Stock: a cube, and any distribution over both gondolas', () => {
    const scene = played('manageStock', { cargo: ['O', 'V'] });
    scene.seat(0).gains('S');
    expect(scene.offered).toHaveLength(8);
    scene.seat(0).does('split:0:1:1:-');
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)]).toEqual(['VS', 'O']);
  });

  it('[VEN-15.13] with both full one cube goes', () => {
    const scene = played('manageStock', { cargo: ['OOOOO', 'VVVVV'] });
    scene.seat(0).gains('S').does('split:4:0:1:O');
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)]).toEqual(['OOOOS', 'VVVVV']);
    expect(scene.state.supply).toEqual({ O: 18, V: 17, S: 21 });
  });

  it('[VEN-15.14] Make an Offer: a mission, or 2 VP', () => {
    const scene = played('makeOffer', {}, { missions: [7, 8] });
    const points = scene.branch();
    expect(points.seat(0).does('vp').player.vp).toBe(2);
    expect(scene.seat(0).does('draw').player.missions).toEqual([7]);
  });

  it('[VEN-15.15] with three missions, or none to draw: the VP', () => {
    expect(played('makeOffer', { missions: [1, 2, 3] }).seat(0).player.vp).toBe(2);
    expect(played('makeOffer', {}, { missions: [] }).seat(0).player.vp).toBe(2);
  });

  it('[VEN-15.16] Investigate: 3 parchments, 10 at most', () => {
    expect(played('investigate').seat(0).player.parchments).toBe(4);
    expect(played('investigate', { parchments: 9 }).seat(0).player.parchments).toBe(10);
  });

  it('[VEN-15.17] Testify: 3 intrigue less, not below 0', () => {
    expect(played('testify', { intrigue: 5 }).seat(0).player.intrigue).toBe(2);
    expect(played('testify', { intrigue: 2 }).seat(0).player.intrigue).toBe(0);
  });

  it('[VEN-15.18] Hire a Spy: in passing its tile, all four effects', () => {
    const scene = played('hireSpy');
    expect(scene.offered).toHaveLength(12);
    scene.seat(0).does('spy:3').boards(0).rows(3).passes();
    expect([scene.asked, scene.offeredOf('use')]).toEqual(['activate', ['1', '2']]);
    scene.seat(0).uses(1);
    expect(scene.seat(0).cargo(0)).toBe('S');
    const docked = played('hireSpy');
    docked.seat(0).does('spy:3').boards(0).rows(3).docks();
    expect(docked.offeredOf('use')).toEqual(['1']);
  });

  it('[VEN-15.19] the spy or nothing: the own assistant there is not used as well', () => {
    const scene = played('hireSpy', { assistants: { church: 2 } });
    scene.seat(0).does('spy:3').boards(0).rows(3).passes().uses(1).finishes();
    expect([scene.events('activated').map(({ why }) => why), scene.space(0, 'church')]).toEqual([['spy'], 2]);
    expect(scene.asked).not.toBe('activate');
  });

  it('[VEN-15.20] it leaves at the end of the turn', () => {
    const scene = played('hireSpy');
    scene.seat(0).does('spy:0').boards(0).rows(3).docksIdly();
    expect([scene.state.spy, scene.happened.includes('spyLeft')]).toEqual([null, true]);
  });

  it('[VEN-15.21] it is no assistant', () => {
    const scene = played('hireSpy', {}, { second: { assistants: { church: 1 } } });
    scene.seat(0).does('spy:3');
    expect([scene.space(0, 'church'), scene.space(1, 'church')]).toEqual([0, 1]);
  });

  it('[VEN-15.22] a card that needs a target wants one; others may be wasted', () => {
    const influence = ['bribeForeman', 'promoteWorkers', 'overtime', 'testify'] as const;
    const scene = position({ seats: [{ at: ['S3', 'S4'], influence, assistants: { court: 4 } }, {}, {}] });
    expect(scene.offered).toEqual(['influence:testify', 'none']);
    expect([scene.refusal('influence:bribeForeman'), scene.refusal('influence:overtime')]).toEqual([
      'VEN-15.22',
      'VEN-15.22',
    ]);
  });
});

describe('favour cards', () => {
  it('[VEN-16.1] once, for 5 coins or 2 parchments', () => {
    const scene = position({ seats: [{ favour: 'unused' }, {}, {}] });
    expect(scene.offered.slice(-2)).toEqual(['favour:coins', 'favour:parchments']);
    const coins = scene.branch();
    expect(coins.seat(0).does('favour:coins').tracks).toBe('11/1/0/0/0');
    expect(scene.seat(0).does('favour:parchments').tracks).toBe('6/3/0/0/0');
    expect([scene.asked, scene.offered]).toEqual(['gondolier', ['board:0', 'board:1']]);
  });

  it('[VEN-16.2] in another’s turn too, to pay a crossing; the flip is seen, the other’s choice stays sealed', () => {
    const scene = position({
      seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'], parchments: 0, favour: 'unused' }, {}],
    });
    scene.seat(0).boards(0).rows(3).passes();
    scene.seat(0).does('intrigue');
    const keys = scene.rules.options(scene.state, 1).map(({ kind }) => kind);
    expect(keys).toEqual(['intrigue', 'favour', 'favour']);
    scene.seat(1).does('favour:parchments');
    expect([scene.asked, scene.view(0).players[1]?.favour, scene.all('intrigue')]).toEqual([
      'crossing',
      'used',
      [0, 0, 0],
    ]);
    scene.seat(1).does('parchment');
    expect([scene.all('intrigue'), scene.seat(1).player.parchments]).toEqual([[1, 0, 0], 1]);
  });

  it('[VEN-16.3] never flipped it is worth 4 VP', () => {
    const scene = final({ seats: [{ favour: 'unused' }, { favour: 'used' }, {}] });
    scene.play('content');
    expect(scene.score('favour')).toEqual([4, 0, 0]);
  });

  it('[VEN-16.4] limits hold', () => {
    const scene = position({ seats: [{ favour: 'unused', parchments: 9 }, {}, {}] });
    expect(scene.seat(0).does('favour:parchments').player.parchments).toBe(10);
  });

  it('[VEN-16.5] without the option nobody has one', () => {
    expect(final({ seats: [{}, {}, {}] }).score('favour')).toEqual([0, 0, 0]);
  });
});
