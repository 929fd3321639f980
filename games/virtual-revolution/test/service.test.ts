/** VR-16 and VR-17: using and promoting Agents. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position } from './position.ts';

describe('using an Agent', () => {
  it('[VR-16.1] at most 3 in service', () => {
    const scene = position({
      seats: [{ service: ['zero', 'jade', 'dimka'], euros: 50 }, {}],
      director: 14,
      phase: 'action',
      offer: [['pixel', 14]],
    });
    expect(scene.refuses('perform:recruit')).toBe('VR-16.1');
    const two = position({
      seats: [{ service: ['zero', 'jade'] }, {}],
      director: 14,
      phase: 'action',
      offer: [['pixel', 14]],
    });
    expect(two.play('perform:recruit').seat(0).service).toEqual(['zero', 'jade', 'pixel']);
  });

  it('[VR-16.2] a ready one is exhausted, an exhausted one cannot', () => {
    const scene = position({ seats: [{ service: ['sx1248', '-dimka'] }, {}], director: 14 });
    expect(scene.offeredOf('use')).toEqual(['sx1248']);
    expect([scene.refuses('use:sx1248'), scene.refuses('use:dimka')]).toEqual([undefined, 'VR-16.2']);
    scene.play('use:sx1248');
    expect([scene.seat(0).service, scene.offeredOf('use')]).toEqual([['-sx1248', '-dimka'], []]);
  });

  it('[VR-16.3] readied by upkeep, the Title of MA and Vicomte, and used again', () => {
    const round = endOfRound({ seats: [{ service: ['-sx1248'] }, {}] });
    expect(round.play('position:0').seat(0).service).toEqual(['sx1248']);
    const title = position({ seats: [{ service: ['sx1248'], tokens: { 1: 1, 2: 1, 3: 1, 4: 1 } }, {}], director: 14 });
    title.play('use:sx1248', 'title:MA', 'use:sx1248');
    expect(title.seat(0).player.euros).toBe(16);
    const vicomte = position({ seats: [{ service: ['-sx1248', 'vicomte', '-lance'] }, {}], director: 14 });
    vicomte.play('promote:vicomte', 'apply', 'use:sx1248');
    expect(vicomte.seat(0).service).toEqual(['-sx1248', 'lance']);
  });

  it('[VR-16.4] a Combatant eliminates a token, without Corruption', () => {
    const scene = position({ seats: [{ service: ['zero'] }, { tokens: { 14: 2 } }], director: 14 });
    scene.play('use:zero');
    expect([scene.tokens(14), scene.all('recycling'), scene.hands[0]]).toEqual(['1x1', [0, 1], 0]);
    const own = position({ seats: [{ service: ['zero'], tokens: { 14: 1 } }, {}], director: 14 });
    expect(own.play('use:zero').tokens(14)).toBe('-');
    const nobody = position({ seats: [{ service: ['zero'] }, {}], director: 14 });
    expect(nobody.offeredOf('use')).toEqual([]);
  });

  it('[VR-16.5] a Technician brings 3 €', () => {
    const scene = position({ seats: [{ service: ['pixel'] }, {}], director: 14 });
    expect(scene.play('use:pixel').seat(0).player.euros).toBe(13);
  });

  it('[VR-16.6] a Diplomat brings 1 Immunity', () => {
    const scene = position({ seats: [{ service: ['lance'] }, {}], director: 14 });
    expect(scene.play('use:lance').seat(0).player.immunity).toBe(2);
  });

  it('[VR-16.7] level 2: the base first, then the extra part', () => {
    const scene = position({ seats: [{ service: ['trunk'] }, { tokens: { 14: 1 } }], director: 14 });
    scene.play('use:trunk');
    expect([scene.asked, scene.offered]).toEqual(['eliminate', ['eliminateAt:13', 'none']]);
    scene.play('eliminateAt:#14');
    expect([scene.asked, scene.offers('addAt:#14')]).toEqual(['add', true]);
  });

  it('[VR-16.8] any number in one turn, in any order', () => {
    const scene = position({ seats: [{ service: ['pixel', 'lance', 'dimka'] }, {}], director: 14 });
    scene.play('use:dimka', 'use:pixel', 'use:lance');
    expect(scene.seat(0).tracks).toBe('16/5/2/0');
  });

  it('[VR-16.9] using one draws no Corruption', () => {
    const scene = position({ seats: [{ service: ['pixel', 'lance', 'zero'] }, { tokens: { 14: 1 } }], director: 14 });
    scene.play('use:pixel', 'use:lance', 'use:zero');
    expect(scene.hands).toEqual([0, 0]);
  });

  it('[VR-16.10] nor does a token added by one', () => {
    const scene = position({ seats: [{ service: ['slade'] }, {}], director: 14 });
    scene.play('use:slade', 'addAt:#13');
    expect([scene.tokens(13), scene.hands[0]]).toEqual(['0x1', 0]);
  });
});

describe('promoting an Agent', () => {
  it('[VR-17.1] ready or exhausted, once the Director stands', () => {
    const scene = position({ seats: [{ service: ['-pixel', 'lance'] }, {}] });
    expect(scene.offeredOf('promote')).toEqual([]);
    expect(scene.play('director:#1').offeredOf('promote')).toEqual(['pixel', 'lance']);
  });

  it('[VR-17.2] it leaves service at once and is set aside', () => {
    const scene = position({
      seats: [{ service: ['stilson', 'zero', 'jade'] }, {}],
      director: 14,
      offer: [['pixel', 14]],
    });
    scene.play('promote:stilson');
    expect([scene.asked, scene.seat(0).service, scene.state.promoted]).toEqual([
      'promotion',
      ['zero', 'jade'],
      ['stilson'],
    ]);
    scene.play('apply');
    expect([scene.seat(0).service, scene.seat(0).player.retired]).toEqual([['zero', 'jade', 'pixel'], ['stilson']]);
  });

  it('[VR-17.3] with its effect or without', () => {
    const scene = position({ seats: [{ service: ['princess'] }, {}], director: 14 });
    scene.play('promote:princess');
    expect(scene.offered).toEqual(['apply', 'without']);
    scene.play('without', 'retire');
    expect([scene.seat(0).player.immunity, scene.hands[0]]).toEqual([1, 0]);
  });

  it('[VR-17.4] level 1: the effect costs a Corruption card, for Clarisse and Delta too', () => {
    const dimka = position({ seats: [{ service: ['dimka'] }, {}], director: 14 });
    expect(dimka.play('promote:dimka', 'apply').hands[0]).toBe(1);
    const delta = position({ seats: [{ service: ['delta'] }, {}], director: 14, phase: 'action' });
    expect(delta.play('perform:build', 'retire').hands[0]).toBe(2);
    const clarisse = position({ seats: [{ service: ['clarisse'] }, { corruption: [9] }], director: 14 });
    clarisse.play('promote:clarisse', 'apply');
    expect([clarisse.asked, clarisse.hands]).toEqual(['giveBack', [2, 0]]);
  });

  it('[VR-17.5] level 2: none', () => {
    const scene = position({ seats: [{ service: ['mole'] }, {}], director: 14 });
    scene.play('promote:mole', 'apply');
    expect([scene.hands[0], scene.seat(0).player.revenue]).toEqual([0, 7]);
  });

  it('[VR-17.6] no effect that can do nothing; promoted all the same', () => {
    const scene = position({ seats: [{ service: ['leslie', 'princess'] }, {}], director: 14 });
    scene.play('promote:leslie');
    expect([scene.asked, scene.hands[0]]).toEqual(['afterwards', 0]);
    expect(scene.play('retire').seat(0).player.retired).toEqual(['leslie']);
  });

  it('[VR-17.7] then retired, or, of level 1, a Boost', () => {
    const scene = position({ seats: [{ service: ['leslie', 'mole'] }, {}], director: 14 });
    scene.play('promote:leslie');
    expect(scene.offered).toEqual(['retire', 'becomeBoost']);
    scene.play('becomeBoost', 'promote:mole', 'without');
    expect([scene.seat(0).player.boosts, scene.seat(0).player.retired]).toEqual([['leslie'], ['mole']]);
  });

  it('[VR-17.8] a retired Agent is safe for ever', () => {
    const scene = endOfRound({
      seats: [
        { retired: ['pixel'], corruption: [3, 4, 5, 10, 32], euros: 0, immunity: 0 },
        { revenue: 9, immunity: 0 },
      ],
      necro: ['assassination', 'virus'],
    });
    expect([scene.asked, scene.seat(0).player.retired]).toEqual(['chooseOrder', ['pixel']]);
  });

  it('[VR-17.9] an Agent that is a Boost is lost as a Boost, not as an Agent', () => {
    const lose = (necro: 'assassination' | 'elimination'): readonly string[] =>
      endOfRound({
        seats: [
          { boosts: ['pixel'], immunity: 0 },
          { revenue: 9, immunity: 0 },
        ],
        necro: [necro, 'virus'],
      }).seat(0).player.boosts;
    expect([lose('assassination'), lose('elimination')]).toEqual([['pixel'], []]);
  });

  it('[VR-17.10] in service, Boost or retired, all count at the end', () => {
    const scene = position({ seats: [{ service: ['zero'], boosts: ['pixel', 'B1'], retired: ['lance'] }, {}] });
    expect([scene.seat(0).score.agents, scene.seat(0).score.trios]).toEqual([3, 5]);
  });

  it('[VR-17.11] one that is discarded scores nothing', () => {
    const scene = endOfRound({
      seats: [
        { service: ['zero'], immunity: 0 },
        { revenue: 9, immunity: 0 },
      ],
      necro: ['assassination', 'virus'],
    });
    expect([scene.state.agentDiscard, scene.seat(0).score.agents]).toEqual([['zero'], 0]);
  });

  it('[VR-17.12] used and promoted in one turn', () => {
    const scene = position({ seats: [{ service: ['princess'] }, {}], director: 14 });
    scene.play('use:princess', 'promote:princess', 'apply', 'retire');
    expect(scene.seat(0).player.immunity).toBe(4);
  });
});
