/** VR-8 to VR-11: Actions, their bonuses, Work, Recruit and Build. */
import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

/** The Action phase of the first seat, its Director in the 14th. */
function acting(setting: Setting): ReturnType<typeof position> {
  return position({ director: 14, phase: 'action', ...setting });
}

const OWN_14 = { 14: 1 };

describe('Actions and bonuses', () => {
  it('[VR-8.1] none or one of five, the same again in another turn', () => {
    const scene = acting({ seats: [{ euros: 20, tokens: OWN_14 }, {}], offer: [['pixel', 13]] });
    const all = ['work', 'recruit', 'build', 'create', 'donate'];
    expect(scene.offered).toEqual([...all.map((action) => `perform:${action}`), 'none']);
    scene.play('perform:work', 'director:#1', 'none', 'none', 'director:#14', 'none');
    expect(scene.offers('perform:work')).toBe(true);
  });

  it('[VR-8.2] declared only if it can be paid, bonuses counted', () => {
    const build = (euros: number, setting: object): boolean =>
      acting({ seats: [{ euros, tokens: OWN_14, ...setting }, {}] }).offers('perform:build');
    expect([build(9, {}), build(8, { boosts: ['B5'] }), build(7, { boosts: ['B5'] })]).toEqual([false, true, false]);
    expect([build(7, { service: ['sx1248'] }), build(6, { service: ['sx1248'] })]).toEqual([true, false]);
    // Pixel copies SX 1248, who is then promoted: 3 € twice.
    expect([build(4, { service: ['pixel', 'sx1248'] }), build(3, { service: ['pixel', 'sx1248'] })]).toEqual([
      true,
      false,
    ]);
    const both = acting({ seats: [{ euros: 4, tokens: OWN_14, service: ['pixel', 'sx1248'] }, {}] });
    both.play('perform:build');
    // Promoting SX 1248 first would leave nothing to copy.
    expect([both.asked, both.happened.includes('agentCopied')]).toEqual(['afterwards', true]);
    both.play('retire', 'retire');
    expect([both.server(14), both.seat(0).player.euros]).toEqual([0, 0]);
  });

  it('[VR-8.3] all bonuses add up', () => {
    const scene = acting({ seats: [{ euros: 0, boosts: ['B3', 'leslie', 'zero'] }, {}] });
    expect(scene.play('perform:work').seat(0).player.euros).toBe(14);
  });

  it('[VR-8.4] a money bonus helps to pay, or comes afterwards', () => {
    const before = acting({ seats: [{ euros: 7, tokens: OWN_14, service: ['sx1248'] }, {}] });
    before.play('perform:build', 'retire');
    expect([before.server(14), before.seat(0).player.euros]).toEqual([0, 0]);
    const after = acting({ seats: [{ euros: 10, tokens: OWN_14, service: ['sx1248'] }, {}] });
    after.play('perform:build', 'proceed');
    expect([after.asked, after.seat(0).player.euros]).toEqual(['end', 0]);
    after.play('promote:sx1248', 'apply', 'retire');
    expect(after.seat(0).player.euros).toBe(3);
  });

  it('[VR-8.5] gains of Boosts are compulsory and come before paying', () => {
    const scene = acting({ seats: [{ euros: 8, tokens: OWN_14, boosts: ['B5', 'B2'] }, {}] });
    scene.play('perform:build');
    expect(scene.events('changed').map(({ cause, by }) => `${cause} ${by}`)).toEqual([
      'boost 2',
      'boost 1',
      'build -10',
      'build 2',
      'build 1',
    ]);
    expect(scene.seat(0).tracks).toBe('0/8/1/1');
  });

  it('[VR-8.6] a card does not improve the Action that brought it', () => {
    const scene = acting({ offer: [['lance', 14]], seats: [{ euros: 4 }, {}] });
    scene.play('perform:recruit', 'promote:lance');
    expect([scene.asked, scene.seat(0).player.euros]).toEqual(['afterwards', 0]);
  });

  it('[VR-8.7] a Boost improves only what is declared later', () => {
    const scene = acting({ seats: [{ euros: 0, service: ['leslie'] }, { tokens: { 21: 1 } }] });
    scene.play('perform:work', 'promote:leslie', 'without', 'becomeBoost');
    expect(scene.seat(0).player.euros).toBe(5);
    const own = acting({ seats: [{ euros: 7, tokens: OWN_14, service: ['sx1248'] }, {}] });
    own.play('perform:build', 'becomeBoost');
    expect([own.server(14), own.seat(0).player.euros]).toEqual([0, 0]);
  });

  it('[VR-8.8] each Boost with every performance, extra ones too', () => {
    const scene = acting({ seats: [{ euros: 0, boosts: ['B3'], service: ['trunk'] }, {}] });
    scene.play('perform:work', 'promote:trunk', 'apply');
    expect(scene.seat(0).player.euros).toBe(16);
  });

  it('[VR-8.9] a one-shot bonus needs its Action in the same turn, and improves it once', () => {
    const scene = acting({ seats: [{ service: ['lance', 'megabyte'] }, {}], performed: ['recruit'] });
    expect(scene.branch().play('promote:lance').offers('apply')).toBe(true);
    expect(scene.play('promote:megabyte').asked).toBe('afterwards');
    const work = acting({ seats: [{ euros: 0, tokens: { 11: 1, 12: 1, 20: 1 }, service: ['trunk'] }, {}] });
    work.play('perform:work', 'promote:trunk', 'apply', 'title:NA');
    expect(work.seat(0).player.euros).toBe(15);
  });

  it('[VR-8.10] money by a card in play at the declaration, until the end of the turn', () => {
    const scene = acting({ seats: [{ euros: 8, service: ['megabyte', 'sx1248'] }, {}] });
    scene.play('perform:create', 'pay', 'verse:westland', 'use:sx1248', 'promote:megabyte', 'apply', 'retire');
    expect(scene.seat(0).player.euros).toBe(7);
    const later = acting({ seats: [{ euros: 4, service: ['morel'] }, {}], agentDiscard: ['lance'] });
    later.play('promote:morel', 'apply', 'promote:lance');
    expect([later.asked, later.seat(0).player.euros]).toEqual(['afterwards', 0]);
  });

  it('[VR-8.11] reach and conditions change between declaration and payment', () => {
    const scene = acting({ seats: [{ service: ['armondo'], tokens: { 1: 1 } }, {}], offer: [['pixel', 11]] });
    expect(scene.branch().play('promote:armondo').asked).toBe('afterwards');
    scene.play('perform:recruit', 'retire');
    expect(scene.seat(0).service).toEqual(['pixel']);
  });

  it('[VR-8.12] the row is changed before paying or after the Action, once by each card', () => {
    const scene = acting({ seats: [{ euros: 7, boosts: ['B7'], service: ['shane'] }, {}] });
    scene.play('perform:create');
    expect(scene.offered).toEqual(['pay', 'bonusAgent:shane', 'replaceBy:B7', 'use:shane']);
    const before = scene.branch().play('replaceBy:B7', 'under:westland', 'under:spaceConquest');
    expect(before.offeredOf('replaceBy')).toEqual([]);
    scene.play('pay', 'verse:westland');
    expect([scene.asked, scene.offered]).toEqual(['create', ['replaceBy:B7', 'stop']]);
    scene.play('replaceBy:B7', 'under:exoplanet', 'under:elvenLands');
    expect([scene.asked, scene.seat(0).verses]).toEqual(['end', ['westland']]);
    scene.play('promote:shane', 'apply');
    expect(scene.happened).toContain('rowRenewed');
  });

  it('[VR-8.13] an extra Action comes at once, is optional and besides the one of the turn', () => {
    const scene = acting({ seats: [{ service: ['nash'], immunity: 0 }, {}], director: 9 });
    scene.play('use:nash');
    expect([scene.asked, scene.offered]).toEqual(['extra', ['perform:donate', 'none']]);
    expect(scene.branch().play('none').asked).toBe('action');
    scene.play('perform:donate');
    expect([scene.seat(0).player.immunity, scene.asked, scene.offers('perform:donate')]).toEqual([1, 'action', true]);
  });

  it('[VR-8.14] with the same conditions, costs, gains and modifiers', () => {
    const scene = acting({
      seats: [{ euros: 19, tokens: OWN_14, service: ['ivan'], boosts: ['B2'], modifiers: ['build'] }, {}],
    });
    expect(scene.branch().play('promote:ivan').happened).not.toContain('performed');
    scene.seat(0).player.euros = 20;
    scene.play('promote:ivan', 'apply');
    expect([scene.seat(0).tracks, scene.hands[0], scene.server(14)]).toEqual(['0/8/1/1', 1, 0]);
  });

  it('[VR-8.15] several of them in one turn', () => {
    const scene = acting({ seats: [{ euros: 0, service: ['trunk', 'stilson'] }, {}], offer: [['pixel', 14]] });
    scene.play('promote:trunk', 'apply', 'promote:stilson', 'apply', 'perform:work');
    expect([scene.seat(0).player.euros, scene.seat(0).service]).toEqual([6, ['pixel']]);
  });

  it('[VR-8.16] Necro modifiers replace the base, bonuses come on top', () => {
    const scene = acting({ seats: [{ euros: 0, boosts: ['B3'], modifiers: ['work'] }, {}] });
    expect(scene.play('perform:work').seat(0).player.euros).toBe(6);
  });
});

describe('Work', () => {
  it('[VR-9.1] 5 €, or 3 €', () => {
    const work = (modifiers: readonly 'work'[]): number =>
      acting({ seats: [{ euros: 0, modifiers }, {}] })
        .play('perform:work')
        .seat(0).player.euros;
    expect([work([]), work(['work'])]).toEqual([5, 3]);
  });

  it('[VR-9.2] 3 € more for each Boost, 5 € with Nation', () => {
    const scene = acting({ seats: [{ euros: 0, boosts: ['jade', 'B3'], tokens: { 11: 1, 12: 1, 20: 1 } }, {}] });
    scene.play('perform:work', 'title:NA');
    expect(scene.seat(0).player.euros).toBe(16);
  });
});

describe('Recruit', () => {
  it('[VR-10.1] an Agent within reach, and fewer than 3 in service', () => {
    const far = acting({ offer: [['pixel', 12]] });
    expect([far.offers('perform:recruit'), far.refuses('perform:recruit')]).toEqual([false, 'VR-10.1']);
    expect(acting({ offer: [['lance', 13]] }).offers('perform:recruit')).toBe(true);
    const full = acting({ seats: [{ service: ['zero', 'jade', 'dimka'] }, {}], offer: [['pixel', 14]] });
    expect([full.offers('perform:recruit'), full.refuses('perform:recruit')]).toEqual([false, 'VR-16.1']);
    const near = acting({
      offer: [
        ['pixel', 14],
        ['lance', 13],
        ['zero', 12],
      ],
    });
    near.play('perform:recruit');
    expect([near.offered, near.refuses('hire:zero')]).toEqual([['hire:pixel', 'hire:lance'], 'VR-10.1']);
  });

  it('[VR-10.2] reach is 1 and what bonuses add', () => {
    const scene = acting({
      seats: [{ boosts: ['B4', 'lance'] }, {}],
      offer: [
        ['pixel', 14],
        ['zero', 11],
        ['jade', 10],
      ],
    });
    scene.play('perform:recruit');
    expect(scene.offered).toEqual(['hire:pixel', 'hire:zero']);
  });

  it('[VR-10.3] 4 € or 8 €; the Agent comes ready, its Location token off the map', () => {
    const scene = acting({ offer: [null, ['pixel', 13]] });
    scene.play('perform:recruit');
    expect([scene.seat(0).player.euros, scene.seat(0).service, scene.state.places[1]]).toEqual([6, ['pixel'], null]);
    const dear = acting({ seats: [{ euros: 8, modifiers: ['recruit'] }, {}], offer: [['pixel', 13]] });
    expect(dear.play('perform:recruit').seat(0).player.euros).toBe(0);
  });

  it('[VR-10.4] no Corruption, and the slot stays empty', () => {
    const scene = acting({ offer: [['pixel', 13]] });
    scene.play('perform:recruit');
    expect([scene.hands[0], scene.state.slots]).toEqual([0, [null, null, null, null, null]]);
  });

  it('[VR-10.5] used and promoted in the same turn', () => {
    const scene = acting({ offer: [['princess', 13]], seats: [{ immunity: 0 }, {}] });
    scene.play('perform:recruit', 'use:princess', 'promote:princess', 'apply', 'retire');
    expect(scene.seat(0).player.immunity).toBe(3);
  });

  it('[VR-10.6] with 3 in service one is promoted first', () => {
    const scene = acting({ seats: [{ service: ['zero', 'jade', 'dimka'] }, {}], offer: [['pixel', 14]] });
    scene.play('promote:zero', 'retire');
    expect(scene.offers('perform:recruit')).toBe(true);
  });

  it('[VR-10.7] who controls the place does not matter', () => {
    const scene = acting({ seats: [{}, { tokens: { 13: 2 }, servers: [13] }], offer: [['pixel', 13]] });
    expect(scene.play('perform:recruit').seat(0).service).toEqual(['pixel']);
  });
});

describe('Build', () => {
  it('[VR-11.1] where the Director stands', () => {
    const scene = acting({ seats: [{ tokens: { 14: 1, 1: 1 } }, {}] });
    scene.play('perform:build');
    expect([scene.server(14), scene.server(1)]).toEqual([0, null]);
  });

  it('[VR-11.2] not beside a Server of another player', () => {
    const scene = acting({ seats: [{ tokens: OWN_14 }, { servers: [14] }] });
    expect([scene.offers('perform:build'), scene.refuses('perform:build')]).toEqual([false, 'VR-11.2']);
  });

  it('[VR-11.3] not without an own token', () => {
    const scene = acting({ seats: [{ tokens: { 13: 1 } }, {}] });
    expect([scene.offers('perform:build'), scene.refuses('perform:build')]).toEqual([false, 'VR-11.3']);
  });

  it('[VR-11.4] one to a District', () => {
    const scene = acting({ seats: [{ tokens: OWN_14, servers: [13] }, {}] });
    expect([scene.offers('perform:build'), scene.refuses('perform:build')]).toEqual([false, 'VR-11.4']);
  });

  it('[VR-11.5] seven Servers are always enough', () => {
    const scene = acting({ seats: [{ tokens: OWN_14, servers: [1, 5, 8, 9, 11, 21] }, {}] });
    expect(scene.play('perform:build').seat(0).servers).toBe(7);
  });

  it('[VR-11.6] pay 10 €, Revenue +2, a 2-VP token, a Corruption card, the Server, then Titles', () => {
    const scene = acting({ seats: [{ tokens: { 13: 1, 15: 1, 14: 1 } }, {}], titles: {} });
    scene.play('perform:build');
    expect(scene.seat(0).tracks).toBe('0/7/1/1');
    expect(scene.happened.filter((kind) => kind !== 'turnBegan')).toEqual([
      'performed',
      'changed',
      'changed',
      'changed',
      'corruptionDrawn',
      'serverBuilt',
    ]);
    const dear = acting({ seats: [{ tokens: OWN_14, euros: 19, modifiers: ['build'] }, {}] });
    expect([dear.offers('perform:build'), dear.refuses('perform:build')]).toEqual([false, 'VR-1.16']);
  });

  it('[VR-11.7] where the own token is waived, tokens of others do not matter', () => {
    const scene = acting({ seats: [{ service: ['delta'] }, { tokens: { 14: 3 } }] });
    scene.play('perform:build', 'retire');
    expect([scene.server(14), scene.tokens(14)]).toEqual([0, '1x3']);
  });

  it('[VR-11.8] a Server that leaves may be built again; what it brought is kept', () => {
    const scene = position({
      seats: [{ tokens: { 8: 1, 16: 1, 17: 1 }, servers: [8], revenue: 7, vp2: 1 }, {}],
      director: 8,
    });
    scene.play('title:CE', 'none');
    expect([scene.seat(0).tracks, scene.server(8), scene.offers('perform:build')]).toEqual(['20/7/1/1', null, true]);
  });
});
