/** VEN-1: quantities and limits. */
import { describe, expect, it } from 'vitest';
import { activated } from './activated.ts';
import { final, position } from './position.ts';
import { breaches, dealtGame } from './random-games.ts';

const SEEDS = ['a', 'b'];

describe('tracks', () => {
  it('[VEN-1.1] VP never go below 0', () => {
    const scene = activated('bank', 2, { intrigue: 8, vp: 1 });
    expect(scene.seat(0).uses(2).tracks).toBe('10/1/8/0/0');
  });

  it('[VEN-1.2] the cap is 8 for up to three players and 10 for more', () => {
    const others = [{ at: ['S4', 'S5'] }, { at: ['S8', 'S9'] }, { at: ['S12', 'SM'] }] as const;
    const taken = (players: number): number =>
      activated('bank', 2, { intrigue: 8 }, { others: others.slice(0, players - 1) })
        .seat(0)
        .uses(2).player.intrigue;
    expect([1, 2, 3, 4].map(taken)).toEqual([8, 8, 8, 9]);
    const five = [...others, { at: ['S11', 'S7'] }] as const;
    expect(activated('bank', 2, { intrigue: 10 }, { others: five }).seat(0).uses(2).player.intrigue).toBe(10);
  });

  it('[VEN-1.3] taking intrigue moves the marker up to the cap', () => {
    const scene = position({
      seats: [{ intrigue: 6, vp: 9, influence: ['bribeForeman'], assistants: { bank: 1 } }, {}, {}],
    });
    scene.seat(0).plays('bribeForeman').does('assistant:2');
    expect(scene.seat(0).player.intrigue).toBe(8);
  });

  it('[VEN-1.4] each point beyond the cap costs 2 VP', () => {
    const scene = position({
      seats: [{ intrigue: 7, vp: 9, influence: ['bribeForeman'], assistants: { bank: 1 } }, {}, {}],
    });
    scene.seat(0).plays('bribeForeman').does('assistant:2');
    expect(scene.seat(0).tracks).toBe('6/1/8/5/0');
  });

  it('[VEN-1.5] removing intrigue stops at 0', () => {
    expect(activated('councilOfTen', 4, { intrigue: 2 }).seat(0).uses(4).player.intrigue).toBe(0);
  });

  it('[VEN-1.6] parchments stay within 0 and 10', () => {
    expect(activated('library', 2, { parchments: 9 }).seat(0).uses(2).player.parchments).toBe(10);
  });

  it('[VEN-1.7] a price must be held in whole', () => {
    expect(activated('court', 4, { parchments: 2 }).refusal('use:4')).toBe('VEN-1.7');
    expect(activated('market', 4, { coins: 4 }).refusal('use:4')).toBe('VEN-1.7');
    expect(activated('docks', 4).refusal('use:4')).toBe('VEN-9.6');
  });

  it('[VEN-1.8] coins are an amount: any sum pays any price, and nothing is rounded', () => {
    const left = [5, 6, 7, 9, 10, 11, 23].map(
      (coins) => activated('market', 4, { coins }).seat(0).uses(4).player.coins,
    );
    expect(left).toEqual([0, 1, 2, 4, 5, 6, 18]);
    expect(activated('bank', 4, { coins: 8 }).seat(0).uses(4).player.coins).toBe(10);
    expect(final({ seats: [{ coins: 27 }, { coins: 28 }, { coins: 3 }] }).score('wealth')).toEqual([6, 7, 0]);
  });

  it('[VEN-1.9] coins never run out', () => {
    const rich = [
      { coins: 900, at: ['S4', 'S5'] },
      { coins: 900, at: ['S8', 'S9'] },
    ] as const;
    const scene = activated('bank', 2, { coins: 900 }, { others: rich });
    scene.seat(0).uses(2);
    expect(scene.all('coins')).toEqual([904, 900, 900]);
  });
});

describe('cubes', () => {
  it('[VEN-1.10] never more than five on a gondola', () => {
    const scene = activated('bank', 1, { cargo: ['OOOOO', ''] });
    scene.seat(0).uses(1).does('discard:O');
    expect(scene.seat(0).cargo(0)).toBe('OOOOS');
  });

  it('[VEN-1.11] the owner lets go of old or new ones, as many as needed', () => {
    const scene = activated('market', 2, { cargo: ['OOOVV', ''] });
    scene.seat(0).uses(2).gains('S', 'S');
    expect(scene.offered).toEqual(['discard:O', 'discard:V', 'discard:S']);
    scene.seat(0).does('discard:V').does('discard:S');
    expect([scene.seat(0).cargo(0), scene.asked]).toEqual(['OOOVS', 'activate']);
  });

  it('[VEN-1.12] an exhausted colour cannot be gained', () => {
    const scene = activated('market', 2, {}, { supply: 'VS' });
    expect(scene.refusal('use:1')).toBe('VEN-1.12');
    scene.seat(0).uses(2);
    expect([scene.offered, scene.refusal('gain:O')]).toEqual([['gain:V', 'gain:S'], 'VEN-1.12']);
    scene.seat(0).gains('V', 'S');
    expect(scene.seat(0).cargo(0)).toBe('VS');
  });

  it('[VEN-1.13] what is paid, sold, turned or thrown away returns to the supply', () => {
    const sold = activated('market', 3, { cargo: ['O', ''] });
    const before = sold.state.supply.O;
    sold.seat(0).uses(3).does('sell:O');
    expect(sold.state.supply.O).toBe(before + 1);
    const turned = activated('workshop', 2, { cargo: ['O', ''] });
    turned.seat(0).uses(2).does('convert:O:S');
    expect(turned.state.supply).toEqual({ O: 22, V: 22, S: 21 });
  });

  it('[VEN-1.14] cubes stay with their gondola', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'], cargo: ['O', 'V'] }, {}, {}] });
    scene.seat(0).boards(0).rows(3).docksIdly();
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)]).toEqual(['O', 'V']);
  });
});

describe('pieces', () => {
  it('[VEN-1.15] two gondolas of a player never share a quay', () => {
    const scene = dealtGame(3, 'apart');
    const seat = scene.askedSeats[0] ?? 0;
    for (let place = 0; place < 3; place++) {
      scene.play(`place:${place}`);
      while (scene.asked !== 'placeGondola') scene.play('finish');
    }
    const last = scene.askedSeats[0] ?? 0;
    const own = scene.state.quays[2 * last] ?? -1;
    expect([scene.offered.includes(`place:${own}`), scene.refusal(`place:${own}`)]).toEqual([false, 'VEN-1.15']);
    expect(last).not.toBe(seat);
  });

  it('[VEN-1.16] a quay holds any number of different players, in order of arrival', () => {
    const scene = position({
      seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'] }, { at: ['S3', 'S9'] }, { at: ['S3', 'S12'] }],
    });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.stack('S3')).toEqual([2, 4, 6, 0]);
  });

  it('[VEN-1.17] one assistant of a player on a tile: the second visit moves it', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'], assistants: { bank: 1 } }, {}, {}] });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.space(0, 'bank')).toBe(2);
  });

  it('[VEN-1.18] spaces 1 to 3 hold one, space 4 any number', () => {
    const wrong = breaches(5, SEEDS, ({ state }) =>
      state.tiles.every((_, quay) =>
        [1, 2, 3].every((space) => state.assistants.filter((own) => own[quay] === space).length <= 1),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('[VEN-1.19] communal buildings hold no assistants', () => {
    const scene = position({ seats: [{ at: ['S4', 'S3'] }, {}, {}] });
    scene.seat(0).boards(0).rows(8).docks();
    expect(scene.happened).not.toContain('assistant');
    expect(scene.state.assistants[0]).toHaveLength(12);
  });

  it('[VEN-1.20] ten assistants, and none comes back', () => {
    const wrong = breaches(4, SEEDS, ({ state }, before) =>
      state.assistants.every(
        (own, colour) =>
          own.filter((space) => space > 0).length <= 10 &&
          own.every((space, quay) => space >= (before?.assistants[colour]?.[quay] ?? 0)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('[VEN-1.21] one bridge on a canal, two of a player, and they stay', () => {
    const scene = activated('grandCouncil', 1, { bridges: [1] });
    scene.seat(0).uses(2);
    expect([scene.offeredOf('build').includes('0'), scene.refusal('build:0')]).toEqual([false, 'VEN-1.21']);
    const wrong = breaches(4, SEEDS, ({ state }, before) =>
      (before?.bridges ?? []).every((owner, canal) => owner === null || state.bridges[canal] === owner),
    );
    expect(wrong).toEqual([]);
  });

  it('[VEN-1.22] three unfinished missions at most', () => {
    expect(activated('stMark', 1, { missions: [1, 2, 3] }).refusal('use:2')).toBe('VEN-14.4');
  });

  it('[VEN-1.23] any number of influence cards', () => {
    const influence = ['testify', 'testify', 'hireSpy', 'hireSpy', 'investigate', 'makeOffer', 'overtime'] as const;
    const scene = activated('court', 3, { influence });
    scene.seat(0).uses(3);
    scene.play(scene.offered[0] ?? '');
    expect(scene.seat(0).influence).toHaveLength(8);
  });

  it('[VEN-1.24] three working effects at most', () => {
    const scene = position({
      seats: [{ at: ['S7', 'SM'], cargo: ['OOV', ''], missions: [4], slots: [1, 2, 3] }, {}, {}],
    });
    scene.seat(0).boards(0).rows(7).docks().completes(4);
    expect(scene.offered).toEqual(['slot:0', 'slot:1', 'slot:2', 'archive']);
    scene.seat(0).does('slot:1');
    expect([scene.seat(0).player.slots, scene.seat(0).player.archive]).toEqual([[1, 4, 3], [2]]);
  });

  it('[VEN-1.25] council markers share spaces and never go back', () => {
    const wrong = breaches(3, SEEDS, ({ state }, before) =>
      state.players.every(({ council }, seat) => council >= (before?.players[seat]?.council ?? 0)),
    );
    expect(wrong).toEqual([]);
    expect(final({ seats: [{ council: 3 }, { council: 3 }, {}] }).score('council')).toEqual([7, 7, 0]);
  });

  it('[VEN-1.26] past the end pawn, up to space 20', () => {
    const scene = activated('grandCouncil', 1, { council: 19, intrigue: 3 }, { pawn: 'last' });
    scene.seat(0).uses(1);
    expect(scene.seat(0).player.council).toBe(20);
    expect(activated('grandCouncil', 1, { council: 11, intrigue: 3 }).seat(0).uses(1).player.council).toBe(14);
  });
});
