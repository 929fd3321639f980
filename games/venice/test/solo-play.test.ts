/** VEN-20 and VEN-22: meeting the Doge, and the end. */
import { describe, expect, it } from 'vitest';
import { final, position, type DogeSetting, type SeatSetting } from './position.ts';
import type { Scene } from './scene.ts';
import { cards, dogeTurn } from './solo.ts';

describe('meeting the Doge', () => {
  /** You pass S4, where his first A gondola lies. */
  const meeting = (doge: DogeSetting = {}, own: SeatSetting = {}): Scene => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], ...own }],
      doge: { at: ['S4', 'S8', 'S7', 'S9'], ...doge },
    });
    scene.seat(0).boards(0).rows(3).passes();
    return scene;
  };

  it('[VEN-21.16] for each of his gondolas you pass you choose', () => {
    const scene = meeting();
    expect([scene.asked, scene.offered]).toEqual(['crossing', ['parchment', 'intrigue']]);
  });

  it('[VEN-21.17] he spends a parchment, or takes an intrigue', () => {
    const scene = meeting();
    scene.play('intrigue');
    expect([scene.state.doge?.parchments, scene.state.doge?.intrigue]).toEqual([1, 0]);
    const last = meeting({ parchments: 1 });
    last.play('intrigue');
    expect([last.state.doge?.parchments, last.state.doge?.intrigue]).toEqual([0, 0]);
    const poor = meeting({ parchments: 0 });
    poor.play('intrigue');
    expect([poor.state.doge?.parchments, poor.state.doge?.intrigue]).toEqual([0, 1]);
  });

  it('[VEN-21.18] at 8 intrigue he loses 2 VP and 4 intrigue', () => {
    const scene = meeting({ parchments: 0, intrigue: 7, vp: 5 });
    scene.play('intrigue');
    expect(scene.state.doge).toMatchObject({ intrigue: 4, vp: 3 });
    const poor = meeting({ parchments: 0, intrigue: 7, vp: 1 });
    poor.play('intrigue');
    expect(poor.state.doge).toMatchObject({ intrigue: 4, vp: 0 });
  });

  it('[VEN-21.19] bridges give him no intrigue', () => {
    const scene = dogeTurn(
      ['market', 'bank'],
      ['senate', 'church'],
      { at: ['S10', 'S11', 'S7', 'S9'] },
      { bridges: [19] },
    );
    scene.play('send:market', 'gondola:2');
    expect(scene.state.doge?.intrigue).toBe(0);
  });

  it('[VEN-21.20] accusing everybody else gives him one', () => {
    const scene = position({ seats: [{ at: ['S2', 'SM'], assistants: { court: 1 } }] });
    scene.seat(0).boards(0).rows(1).docks().uses(2);
    expect([scene.state.doge?.intrigue, scene.seat(0).player.intrigue]).toEqual([1, 0]);
  });

  it('[VEN-21.21] each mission you draw takes a Doge card out of the game', () => {
    const scene = position({ seats: [{ at: ['S2', 'SM'] }] });
    const before = scene.state.doge?.pile.length ?? 0;
    scene.seat(0).boards(0).rows(5).docks().uses(2);
    expect([scene.state.doge?.pile.length, scene.happened.includes('dogeCardLeft')]).toEqual([before - 1, true]);
    const offer = position({ seats: [{ influence: ['makeOffer'] }] });
    offer.seat(0).plays('makeOffer').does('draw');
    expect(offer.state.doge?.pile.length).toBe(before - 1);
  });

  it('[VEN-21.22] his bridges give you an intrigue', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'] }],
      doge: { at: ['S6', 'S8', 'S7', 'S9'], bridges: [[3], []] },
    });
    scene.seat(0).boards(0).rows(3);
    expect(scene.seat(0).player.intrigue).toBe(1);
  });

  it('[VEN-21.23] docking on his gondolas gives him VP', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'] }], doge: { at: ['S4', 'S8', 'S4', 'S9'] } });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.state.doge?.vp).toBe(3);
  });

  it('[VEN-21.24] mission 3 works under his bridges', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], slots: [3] }],
      doge: { at: ['S6', 'S8', 'S7', 'S9'], bridges: [[3], []] },
    });
    scene.seat(0).boards(0).rows(3);
    expect(scene.seat(0).player.intrigue).toBe(0);
  });

  it('[VEN-21.25] mission 7 works on his gondolas', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'], slots: [7] }], doge: { at: ['S4', 'S8', 'S4', 'S9'] } });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.seat(0).player.vp).toBe(2);
  });

  it('[VEN-21.26] with mission 14 he pays too when he passes you', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {}, { at: ['S3', 'S10'], slots: [14] });
    scene.play('send:market', 'gondola:2', 'intrigue');
    expect([scene.seat(0).player.intrigue, scene.state.doge?.parchments]).toEqual([1, 1]);
  });

  it('[VEN-21.27] mission 20 ignores the Decree', () => {
    expect(cards(['tribute', 'decree', 'tribute'], 'senate', {}, { slots: [20] }).seat(0).player.intrigue).toBe(0);
  });

  it('[VEN-21.28] mission 21 answers the Summons with cubes of either gondola', () => {
    const scene = cards(['tribute', 'summons', 'tribute'], 'senate', {}, { slots: [21], cargo: ['O', 'V'] });
    expect([scene.asked, scene.offered]).toEqual(['summons', ['intrigue', 'cube:0:O', 'cube:1:V']]);
    scene.play('cube:1:V', 'intrigue');
    expect([scene.seat(0).player.intrigue, scene.seat(0).cargo(1)]).toEqual([1, '']);
  });

  it('[VEN-21.29] neither council nor missions end the game', () => {
    const scene = position({ seats: [{ at: ['S2', 'SM'], council: 19 }], missions: [1] });
    scene.seat(0).boards(0).rows(5).docks().uses(2);
    expect([scene.state.pawn, scene.state.missions.length, scene.seat(0).player.missions]).toEqual(['track', 0, [1]]);
    const council = position({ seats: [{ at: ['S4', 'SM'], council: 19 }] });
    council.seat(0).boards(0).rows(8).docks().uses(1);
    expect(council.state.pawn).toBe('track');
  });
});

describe('the end', () => {
  /** A Doge's turn after which the row cannot be filled. */
  const exhausted = (doge: DogeSetting = {}): Scene =>
    cards(['tribute', 'archives', 'decree'], 'senate', { pile: [], ...doge });

  it('[VEN-22.1] comes when the row cannot be refilled', () => {
    const scene = exhausted();
    expect([scene.state.doge?.row, scene.events('endTriggered')]).toEqual([
      ['tribute', null, 'decree'],
      [{ kind: 'endTriggered', by: 'dogeRow' }],
    ]);
    expect(cards(['tribute', 'archives', 'decree'], 'senate', { pile: ['summons'] }).happened).not.toContain(
      'endTriggered',
    );
  });

  it('[VEN-22.2] after one more turn of yours, without his', () => {
    const scene = exhausted();
    expect(scene.askedSeats).toEqual([0]);
    scene.seat(0).boards(1).rows(21).docksIdly();
    expect([scene.asked, scene.outcome?.reason]).toEqual(['over', 'doge']);
  });

  it('[VEN-22.3] the council as with three; both his markers score', () => {
    const scene = final({ seats: [{ council: 5 }], doge: { council: [7, 3] } });
    expect(scene.score('council')).toEqual([5, 12]);
    expect(final({ seats: [{ council: 5 }], doge: { council: [5, 0] } }).score('council')).toEqual([7, 7]);
  });

  it('[VEN-22.4] your assistants score, his do not', () => {
    const seven = { bank: 1, church: 1, court: 1, docks: 1, library: 1, market: 1, senate: 1 } as const;
    const scene = final({
      seats: [{ council: 5, assistants: seven }],
      doge: { council: [7, 3], assistants: [seven, seven] },
    });
    expect(scene.score('assistants')).toEqual([3, 0]);
  });

  it('[VEN-22.5] you may lower your intrigue, he does not', () => {
    const scene = final({ seats: [{ coins: 8, parchments: 2, intrigue: 2 }], doge: { intrigue: 3, parchments: 5 } });
    scene.play('lower:parchments', 'lower:coins');
    expect([scene.score('intrigue'), scene.state.doge?.parchments]).toEqual([[0, 3], 5]);
  });

  it('[VEN-22.6] with intrigue, and he having no more, you lose', () => {
    const against = (own: number, doge: number): number | undefined =>
      final({ seats: [{ vp: 30, intrigue: own, coins: 0, parchments: 0 }], doge: { intrigue: doge } }).outcome
        ?.ranks[0];
    expect([against(1, 1), against(2, 1), against(1, 2), against(0, 0)]).toEqual([2, 2, 1, 1]);
  });

  it('[VEN-22.7] a VP for 4 coins', () => {
    expect(final({ seats: [{ coins: 11 }] }).score('wealth')).toEqual([2, 0]);
  });

  it('[VEN-22.8] only strictly more VP win', () => {
    const against = (own: number): readonly number[] | undefined =>
      final({ seats: [{ vp: own, coins: 0 }], doge: { vp: 10 } }).outcome?.ranks;
    expect([against(10), against(11)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
