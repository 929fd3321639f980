/** VEN-6: crossings. */
import { describe, expect, it } from 'vitest';
import { position, type SeatSetting } from './position.ts';
import type { Scene } from './scene.ts';

/** The first seat is about to pass S3, where others lie. */
const passing = (own: SeatSetting, second: SeatSetting = {}, third: SeatSetting = {}): Scene => {
  const scene = position({
    seats: [
      { at: ['S4', 'SM'], ...own },
      { at: ['S3', 'S5'], ...second },
      { at: ['S8', 'S9'], ...third },
    ],
  });
  scene.seat(0).boards(0).rows(3).passes();
  return scene;
};

describe('crossings', () => {
  it('[VEN-6.1] one for each gondola at a quay that is passed', () => {
    const scene = passing({}, {}, { at: ['S3', 'S9'] });
    scene.seat(0).does('intrigue');
    scene.seat(2).does('intrigue');
    expect([scene.asked, scene.askedSeats]).toEqual(['crossing', [0, 1]]);
    scene.seat(0).does('intrigue');
    scene.seat(1).does('intrigue');
    expect([scene.asked, scene.all('intrigue')]).toEqual(['row', [2, 1, 1]]);
  });

  it('[VEN-6.2] docking is no crossing', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'] }, {}] });
    scene.seat(0).boards(0).rows(3).docks();
    expect([scene.happened.includes('crossed'), scene.all('intrigue')]).toEqual([false, [0, 0, 0]]);
  });

  it('[VEN-6.3] one’s own: cubes go both ways, five at most on each', () => {
    const scene = passing({ at: ['S4', 'S3'], cargo: ['OOOO', 'VV'] }, { at: ['S1', 'S5'] });
    expect(scene.asked).toBe('split');
    expect(scene.offered).toEqual([
      'split:0:1:0:-',
      'split:0:2:0:-',
      'split:1:0:0:-',
      'split:1:1:0:-',
      'split:1:2:0:-',
      'split:2:0:0:-',
      'split:2:1:0:-',
      'split:2:2:0:-',
      'split:3:0:0:-',
      'split:3:1:0:-',
      'split:3:2:0:-',
      'split:4:0:0:-',
      'split:4:1:0:-',
    ]);
    scene.seat(0).does('split:3:1:0:-');
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1), scene.all('intrigue')]).toEqual(['OOOV', 'OV', [0, 0, 0]]);
    expect(passing({ at: ['S4', 'S3'] }, { at: ['S1', 'S5'] }).asked).toBe('row');
  });

  it('[VEN-6.4] both lose a parchment or take an intrigue', () => {
    const scene = passing({ parchments: 2 }, { parchments: 2 });
    scene.seat(0).does('parchment');
    scene.seat(1).does('intrigue');
    expect([scene.seat(0).tracks, scene.seat(1).tracks]).toEqual(['6/1/0/0/0', '6/2/1/0/0']);
  });

  it('[VEN-6.5] each commits without knowing the other’s choice', () => {
    const scene = passing({}, {});
    expect(scene.askedSeats).toEqual([0, 1]);
    const before = scene.view(1);
    scene.seat(0).does('intrigue');
    expect([scene.view(1), scene.all('intrigue')]).toEqual([before, [0, 0, 0]]);
    scene.seat(1).does('intrigue');
    expect(scene.all('intrigue')).toEqual([1, 1, 0]);
  });

  it('[VEN-6.6] without parchment the intrigue is taken, unless mission 21 gives a cube', () => {
    const scene = passing({ parchments: 0 }, { parchments: 0 });
    // Whoever moves is asked all the same; the other is not.
    expect([scene.rules.deciders(scene.state), scene.offered]).toEqual([[0], ['intrigue']]);
    scene.seat(0).does('intrigue');
    expect([scene.asked, scene.all('intrigue')]).toEqual(['row', [1, 1, 0]]);
    const kind = passing({ parchments: 0, slots: [21], cargo: ['OV', 'S'] }, { parchments: 0 });
    expect([kind.offered, kind.refusal('parchment')]).toEqual([['intrigue', 'cube:0:O', 'cube:0:V'], 'VEN-6.6']);
    kind.seat(0).does('cube:0:V');
    expect([kind.seat(0).cargo(0), kind.all('intrigue')]).toEqual(['O', [0, 1, 0]]);
  });

  it('[VEN-6.7] from the top of the stack down, the own gondola at its place', () => {
    const scene = position({
      seats: [{ at: ['S4', 'S3'], cargo: ['O', ''] }, { at: ['S3', 'S5'] }, { at: ['S3', 'S9'] }],
      moored: [2, 1, 4, 0, 3, 5],
    });
    scene.seat(0).boards(0).rows(3).passes();
    expect([scene.asked, scene.askedSeats]).toEqual(['crossing', [0, 2]]);
    scene.seat(0).does('intrigue');
    scene.seat(2).does('intrigue');
    expect(scene.asked).toBe('split');
    scene.seat(0).does('split:0:0:0:-');
    expect([scene.asked, scene.askedSeats]).toEqual(['crossing', [0, 1]]);
  });

  it('[VEN-6.8] at the cap the intrigue may still be taken, for 2 VP', () => {
    const scene = passing({ intrigue: 8, vp: 3 });
    scene.seat(0).does('intrigue');
    scene.seat(1).does('parchment');
    expect(scene.seat(0).tracks).toBe('6/1/8/1/0');
  });

  it('[VEN-6.9] at communal buildings too', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'] }, { at: ['GC', 'S5'] }, {}] });
    scene.seat(0).boards(0).rows(8).passes();
    expect(scene.asked).toBe('crossing');
  });
});
