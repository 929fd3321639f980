/** VEN-10 and VEN-11: communal buildings and building tiles, effect by effect. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { RESOURCES, TILES } from '../content/tables.ts';
import { activated } from './activated.ts';

describe('communal buildings', () => {
  it('[VEN-10.1] St Mark’s Square, part a: 2 coins', () => {
    expect(activated('stMark', 1, { coins: 3 }).seat(0).uses(1).tracks).toBe('5/1/0/0/0');
  });

  it('[VEN-10.2] St Mark’s Square, part b: a mission for tax', () => {
    const scene = activated('stMark', 1, { coins: 3, missions: [1, 2] }, { missions: [7, 8, 9] });
    scene.seat(0).uses(2).does('keepMission:8');
    expect([scene.seat(0).player.missions, scene.seat(0).player.coins]).toEqual([[1, 2, 8], 1]);
  });

  it('[VEN-10.3] in any order: the 2 coins may pay the tax', () => {
    const scene = activated('stMark', 1, { coins: 0, missions: [1, 2] }, { missions: [7, 8, 9] });
    expect([scene.offeredOf('use'), scene.refusal('use:2')]).toEqual([['1'], 'VEN-14.3']);
    scene.seat(0).uses(1, 2).does('keepMission:7');
    expect([scene.seat(0).player.coins, scene.askedSeats]).toEqual([0, [1]]);
    const other = activated('stMark', 1, { coins: 2, missions: [1, 2] }, { missions: [7, 8, 9] });
    other.seat(0).uses(2).does('keepMission:7').uses(1);
    expect(other.seat(0).player.coins).toBe(2);
  });

  it('[VEN-10.4] Doge’s Palace, part a: a parchment and a VP together', () => {
    expect(activated('dogesPalace', 1, { coins: 3 }).seat(0).uses(1).tracks).toBe('3/2/0/1/0');
  });

  it('[VEN-10.5] Doge’s Palace, part b: a mission for tax', () => {
    const scene = activated('dogesPalace', 1, { coins: 3, missions: [1] }, { missions: [7, 8, 9] });
    scene.seat(0).uses(2).does('keepMission:7');
    expect([scene.seat(0).player.missions, scene.seat(0).player.coins]).toEqual([[1, 7], 2]);
  });

  it('[VEN-10.6] Doge’s Palace: either part first, either alone', () => {
    const scene = activated('dogesPalace', 1, {}, { missions: [7, 8, 9] });
    expect(scene.offered).toEqual(['use:1', 'use:2', 'finish']);
    const first = scene.branch();
    first.seat(0).uses(1);
    expect(first.offered).toEqual(['use:2', 'finish']);
    scene.seat(0).uses(2).does('keepMission:7');
    expect(scene.offered).toEqual(['use:1', 'finish']);
  });

  it('[VEN-10.7] Grand Council, part a: a step, and one for each player with strictly less intrigue', () => {
    const steps = (others: readonly [number, number]): number =>
      activated(
        'grandCouncil',
        1,
        { intrigue: 2 },
        {
          others: [
            { at: ['S4', 'S5'], intrigue: others[0] },
            { at: ['S8', 'S9'], intrigue: others[1] },
          ],
        },
      )
        .seat(0)
        .uses(1).player.council;
    expect([steps([0, 1]), steps([2, 1]), steps([2, 3])]).toEqual([3, 2, 1]);
  });

  it('[VEN-10.8] the steps are fixed when the part is used, and taken whole or not at all', () => {
    const scene = activated('grandCouncil', 1, { intrigue: 1, coins: 4 });
    expect(scene.offeredOf('use')).toEqual(['1', '2']);
    scene.seat(0).uses(1);
    expect([scene.seat(0).player.council, scene.events('changed').map(({ by }) => by)]).toEqual([3, [3]]);
  });

  it('[VEN-10.9] Grand Council, part b: 4 coins for a bridge', () => {
    const scene = activated('grandCouncil', 1, { coins: 5 });
    scene.seat(0).uses(2).does('build:7');
    expect([scene.seat(0).player.coins, scene.state.bridges[7], scene.seat(0).bridges]).toEqual([1, 0, 1]);
    expect(activated('grandCouncil', 1, { coins: 3 }).refusal('use:2')).toBe('VEN-1.7');
  });

  it('[VEN-10.10] Grand Council: either part first, either alone', () => {
    const scene = activated('grandCouncil', 1);
    scene.seat(0).uses(2).does('build:0');
    expect(scene.offered).toEqual(['use:1', 'finish']);
    scene.seat(0).finishes();
    expect(scene.askedSeats).toEqual([1]);
  });
});

describe('ceramic tiles', () => {
  it('[VEN-11.1] market 1: a ceramic', () => {
    expect(activated('market', 1).seat(0).uses(1).cargo(0)).toBe('O');
  });

  it('[VEN-11.2] market 2: any two cubes for a coin', () => {
    const scene = activated('market', 2, { coins: 1 });
    scene.seat(0).uses(2).gains('V', 'V');
    expect([scene.seat(0).cargo(0), scene.seat(0).player.coins]).toEqual(['VV', 0]);
    expect(activated('market', 2, { coins: 1 }).seat(0).uses(2).gains('O', 'S').cargo(0)).toBe('OS');
    expect(activated('market', 2, { coins: 0 }).refusal('use:2')).toBe('VEN-1.7');
  });

  it('[VEN-11.3] market 3: a cube of the gondola sold for 4 coins', () => {
    const scene = activated('market', 3, { coins: 0, cargo: ['OV', 'S'] });
    scene.seat(0).uses(3);
    expect(scene.offered).toEqual(['sell:O', 'sell:V']);
    scene.seat(0).does('sell:V');
    expect([scene.seat(0).cargo(0), scene.seat(0).player.coins]).toEqual(['O', 4]);
  });

  it('[VEN-11.4] market 4: 5 VP for 5 coins', () => {
    expect(activated('market', 4, { coins: 5 }).seat(0).uses(4).tracks).toBe('0/1/0/5/0');
    expect(activated('market', 4, { coins: 4 }).refusal('use:4')).toBe('VEN-1.7');
  });

  it('[VEN-11.5] monastery 1: a ceramic', () => {
    expect(activated('monastery', 1).seat(0).uses(1).cargo(0)).toBe('O');
  });

  it('[VEN-11.6] monastery 2: 2 parchments', () => {
    expect(activated('monastery', 2).seat(0).uses(2).tracks).toBe('6/3/0/0/0');
  });

  it('[VEN-11.7] monastery 3: an influence card', () => {
    const scene = activated('monastery', 3, {}, { influence: ['testify', 'hireSpy'] });
    scene.seat(0).uses(3).does('keepInfluence:hireSpy');
    expect(scene.seat(0).influence).toEqual(['hireSpy']);
  });

  it('[VEN-11.8] monastery 4: 2 VP', () => {
    expect(activated('monastery', 4).seat(0).uses(4).tracks).toBe('6/1/0/2/0');
  });

  it('[VEN-11.9] Lesser Council 1: a ceramic', () => {
    expect(activated('lesserCouncil', 1).seat(0).uses(1).cargo(0)).toBe('O');
  });

  it('[VEN-11.10] Lesser Council 2: a step on the council track', () => {
    expect(activated('lesserCouncil', 2).seat(0).uses(2).tracks).toBe('6/1/0/0/1');
  });

  it('[VEN-11.11] Lesser Council 3: an intrigue less', () => {
    expect(activated('lesserCouncil', 3, { intrigue: 3 }).seat(0).uses(3).tracks).toBe('6/1/2/0/0');
  });

  it('[VEN-11.12] Lesser Council 4: a VP for each completed mission, archived ones too, not for those in hand', () => {
    const own = { slots: [1, 2], archive: [3], missions: [4, 5] };
    expect(activated('lesserCouncil', 4, own).seat(0).uses(4).tracks).toBe('6/1/0/3/0');
  });

  it('[VEN-11.13] workshop 1: a ceramic', () => {
    expect(activated('workshop', 1).seat(0).uses(1).cargo(0)).toBe('O');
  });

  it('[VEN-11.14] workshop 2: a cube of the gondola becomes another colour', () => {
    const scene = activated('workshop', 2, { cargo: ['OO', 'V'] });
    scene.seat(0).uses(2);
    expect(scene.offered).toEqual(['convert:O:V', 'convert:O:S']);
    scene.seat(0).does('convert:O:S');
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)]).toEqual(['OS', 'V']);
    expect(activated('workshop', 2, { cargo: ['', 'V'] }).refusal('use:2')).toBe('VEN-9.6');
  });

  it('[VEN-11.15] workshop 3: 3 coins', () => {
    expect(activated('workshop', 3).seat(0).uses(3).tracks).toBe('9/1/0/0/0');
  });

  it('[VEN-11.16] workshop 4: 2 VP', () => {
    expect(activated('workshop', 4).seat(0).uses(4).tracks).toBe('6/1/0/2/0');
  });
});

describe('cloth tiles', () => {
  it('[VEN-11.17] docks 1: a cloth', () => {
    expect(activated('docks', 1).seat(0).uses(1).cargo(0)).toBe('V');
  });

  it('[VEN-11.18] docks 2: 2 coins', () => {
    expect(activated('docks', 2).seat(0).uses(2).tracks).toBe('8/1/0/0/0');
  });

  it('[VEN-11.19] docks 3: a coin and a VP', () => {
    expect(activated('docks', 3).seat(0).uses(3).tracks).toBe('7/1/0/1/0');
  });

  it('[VEN-11.20] docks 4: a VP for each of one or more cubes of the gondola', () => {
    const scene = activated('docks', 4, { cargo: ['OVV', 'SS'] });
    scene.seat(0).uses(4);
    expect(scene.offered).toEqual(['ship:0:1:0', 'ship:0:2:0', 'ship:1:0:0', 'ship:1:1:0', 'ship:1:2:0']);
    scene.seat(0).does('ship:1:1:0');
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1), scene.seat(0).player.vp]).toEqual(['V', 'SS', 2]);
  });

  it('[VEN-11.21] consulate 1: a cloth', () => {
    expect(activated('consulate', 1).seat(0).uses(1).cargo(0)).toBe('V');
  });

  it('[VEN-11.22] consulate 2: an influence card for a coin and an intrigue', () => {
    const scene = activated('consulate', 2, { coins: 1 }, { influence: ['testify', 'hireSpy'] });
    scene.seat(0).uses(2).does('keepInfluence:testify');
    expect([scene.seat(0).tracks, scene.seat(0).influence]).toEqual(['0/1/1/0/0', ['testify']]);
    expect(activated('consulate', 2, { coins: 0 }).refusal('use:2')).toBe('VEN-1.7');
  });

  it('[VEN-11.23] consulate 3: a VP', () => {
    expect(activated('consulate', 3).seat(0).uses(3).tracks).toBe('6/1/0/1/0');
  });

  it('[VEN-11.24] consulate 4: 4 VP with 4 influence cards in hand, gained in the same activation or not', () => {
    const three = ['testify', 'hireSpy', 'investigate'] as const;
    const scene = activated('consulate', 4, { influence: three });
    expect([scene.offeredOf('use'), scene.refusal('use:4')]).toEqual([['1', '2', '3'], 'VEN-11.24']);
    scene.seat(0).uses(2);
    scene.play(scene.offered[0] ?? '');
    scene.seat(0).uses(4);
    expect(scene.seat(0).player.vp).toBe(4);
  });

  it('[VEN-11.25] library 1: a cloth', () => {
    expect(
      activated('library', 1, {}, { others: [{ at: ['S4', 'SM'] }, {}] })
        .seat(0)
        .uses(1)
        .cargo(0),
    ).toBe('V');
  });

  it('[VEN-11.26] library 2: 2 parchments', () => {
    expect(activated('library', 2).seat(0).uses(2).tracks).toBe('6/3/0/0/0');
  });

  it('[VEN-11.27] library 3: 2 intrigue less', () => {
    expect(activated('library', 3, { intrigue: 3 }).seat(0).uses(3).tracks).toBe('6/1/1/0/0');
  });

  it('[VEN-11.28] library 4: 2 parchments and a VP', () => {
    expect(activated('library', 4).seat(0).uses(4).tracks).toBe('6/3/0/1/0');
  });

  it('[VEN-11.29] senate 1: a cloth', () => {
    expect(activated('senate', 1).seat(0).uses(1).cargo(0)).toBe('V');
  });

  it('[VEN-11.30] senate 2: an intrigue and 2 parchments', () => {
    expect(activated('senate', 2).seat(0).uses(2).tracks).toBe('6/3/1/0/0');
  });

  it('[VEN-11.31] senate 3: a parchment, and an intrigue for everybody else', () => {
    const scene = activated('senate', 3);
    scene.seat(0).uses(3);
    expect([scene.all('parchments'), scene.all('intrigue')]).toEqual([
      [2, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('[VEN-11.32] senate 4: 3 VP', () => {
    expect(activated('senate', 4).seat(0).uses(4).tracks).toBe('6/1/0/3/0');
  });
});

describe('silver tiles', () => {
  it('[VEN-11.33] church 1: a silver', () => {
    expect(activated('church', 1).seat(0).uses(1).cargo(0)).toBe('S');
  });

  it('[VEN-11.34] church 2: an intrigue less', () => {
    expect(activated('church', 2, { intrigue: 2 }).seat(0).uses(2).tracks).toBe('6/1/1/0/0');
  });

  it('[VEN-11.35] church 3: a VP for an intrigue one must have', () => {
    expect(activated('church', 3, { intrigue: 2 }).seat(0).uses(3).tracks).toBe('6/1/1/1/0');
    expect(activated('church', 3).refusal('use:3')).toBe('VEN-1.7');
  });

  it('[VEN-11.36] church 4: 2 VP for an intrigue one must have', () => {
    expect(activated('church', 4, { intrigue: 2 }).seat(0).uses(4).tracks).toBe('6/1/1/2/0');
    expect(activated('church', 4).refusal('use:4')).toBe('VEN-1.7');
  });

  it('[VEN-11.37] court 1: a silver', () => {
    expect(activated('court', 1).seat(0).uses(1).cargo(0)).toBe('S');
  });

  it('[VEN-11.38] court 2: an intrigue for everybody else', () => {
    const scene = activated('court', 2);
    scene.seat(0).uses(2);
    expect(scene.all('intrigue')).toEqual([0, 1, 1]);
  });

  it('[VEN-11.39] court 3: an influence card', () => {
    const scene = activated('court', 3, {}, { influence: ['testify', 'hireSpy'] });
    scene.seat(0).uses(3).does('keepInfluence:testify');
    expect(scene.seat(0).influence).toEqual(['testify']);
  });

  it('[VEN-11.40] court 4: 5 VP for 3 parchments', () => {
    expect(activated('court', 4, { parchments: 3 }).seat(0).uses(4).tracks).toBe('6/0/0/5/0');
    expect(activated('court', 4, { parchments: 2 }).refusal('use:4')).toBe('VEN-1.7');
  });

  it('[VEN-11.41] bank 1: a silver', () => {
    expect(activated('bank', 1).seat(0).uses(1).cargo(0)).toBe('S');
  });

  it('[VEN-11.42] bank 2: an intrigue and 4 coins', () => {
    expect(activated('bank', 2).seat(0).uses(2).tracks).toBe('10/1/1/0/0');
  });

  it('[VEN-11.43] bank 3: the same once more', () => {
    expect(activated('bank', 3).seat(0).uses(3).tracks).toBe('10/1/1/0/0');
    expect(activated('bank', 3).seat(0).uses(2, 3).tracks).toBe('14/1/2/0/0');
  });

  it('[VEN-11.44] bank 4: 2 coins and a VP', () => {
    expect(activated('bank', 4).seat(0).uses(4).tracks).toBe('8/1/0/1/0');
  });

  it('[VEN-11.45] Council of Ten 1: a silver', () => {
    expect(activated('councilOfTen', 1).seat(0).uses(1).cargo(0)).toBe('S');
  });

  it('[VEN-11.46] Council of Ten 2: a VP for each player with strictly more intrigue', () => {
    const others = [
      { at: ['S4', 'S5'], intrigue: 2 },
      { at: ['S8', 'S9'], intrigue: 1 },
    ] as const;
    expect(activated('councilOfTen', 2, { intrigue: 1 }, { others }).seat(0).uses(2).player.vp).toBe(1);
    expect(activated('councilOfTen', 2, { intrigue: 0 }, { others }).seat(0).uses(2).player.vp).toBe(2);
  });

  it('[VEN-11.47] Council of Ten 3: a bridge for nothing, or 2 VP', () => {
    const scene = activated('councilOfTen', 3, { coins: 0 });
    scene.seat(0).uses(3);
    expect([scene.offeredOf('build').length, scene.offered.at(-1)]).toEqual([24, 'vp']);
    const built = scene.branch();
    built.seat(0).does('build:5');
    expect([built.state.bridges[5], built.seat(0).tracks]).toEqual([0, '0/1/0/0/0']);
    expect(scene.seat(0).does('vp').tracks).toBe('0/1/0/2/0');
  });

  it('[VEN-11.48] Council of Ten 4: 3 intrigue less', () => {
    expect(activated('councilOfTen', 4, { intrigue: 5 }).seat(0).uses(4).tracks).toBe('6/1/2/0/0');
  });
});

describe('players and limits', () => {
  it('[VEN-11.49] imposed intrigue cannot be bought off, and costs VP at the cap', () => {
    const scene = activated(
      'court',
      2,
      {},
      {
        others: [
          { at: ['S4', 'S5'], intrigue: 8, vp: 5, parchments: 4 },
          { at: ['S8', 'S9'], vp: 5, parchments: 4 },
        ],
      },
    );
    scene.seat(0).uses(2);
    expect([scene.seat(1).tracks, scene.seat(2).tracks]).toEqual(['6/4/8/3/0', '6/4/1/5/0']);
  });

  it('[VEN-11.50] smugglers are no players', () => {
    const two = activated('grandCouncil', 1, { intrigue: 1 }, { others: [{ at: ['S4', 'S5'] }] });
    expect(two.seat(0).uses(1).player.council).toBe(2);
  });

  it('[VEN-11.50] the Doge is one', () => {
    const doge = { intrigue: 0 };
    const scene = activated('grandCouncil', 1, { intrigue: 1 }, { others: [], doge });
    expect(scene.seat(0).uses(1).player.council).toBe(2);
  });

  it('[VEN-11.51] Council of Ten 3 with both bridges built gives the VP', () => {
    const scene = activated('councilOfTen', 3, { bridges: [1, 2] });
    scene.seat(0).uses(3);
    expect(scene.offered).toEqual(['vp']);
    scene.alone();
    expect([scene.seat(0).player.vp, scene.asked]).toEqual([2, 'activate']);
  });

  it('[VEN-11.52] space 1 of every tile gives a cube of its resource', () => {
    for (const [index, tile] of TILES.entries()) {
      const resource = RESOURCES[Math.floor(index / 4)];
      expect(PRINTED.tiles[tile][0]).toEqual({ gain: { cubes: { count: 1, resource } } });
      expect(activated(tile, 1).seat(0).uses(1).cargo(0)).toBe(resource);
    }
  });
});
