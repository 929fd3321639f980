/** NO-6: the abilities of captured companies. */
import { describe, expect, it } from 'vitest';
import { BASE_COMPANIES, type Company } from '../content/tables.ts';
import { at } from './notation.ts';
import { position, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** Seat 0 has just captured the company at (1,2) with two red agents, two cards of its HQ tilted. */
function captured(company: Company, setting: Setting = {}): Scene {
  const scene = position({
    grid: [`R4 B1:${company} K1 W1`, 'R1 B1 K3 W1', 'R1 B1 K2 W1'],
    seats: [{ hq: 'RRR' }, {}],
    ...setting,
  });
  scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
  return scene;
}

function keys(kind: string, ...tiles: number[]): readonly string[] {
  return tiles.map((tile) => `${kind}:${tile}`);
}

describe('Broadcast Network', () => {
  it('[NO-6.1] moves none, one or two agents of one colour, whichever', () => {
    const none = captured('BN');
    none.seat(0).declines();
    expect([none.grid, none.askedSeats]).toEqual([['R2 R2 K1 W1', 'R1 B1 K3 W1', 'R1 B1 K2 W1'], [1]]);

    const one = captured('BN');
    one.play(`from:${at(2, 3)}`, `to:${at(1, 3)}`);
    // The second agent is of the same colour: red tiles with two agents are no longer offered.
    expect(one.offered).toEqual([...keys('from', at(1, 3), at(2, 3), at(3, 3)), 'decline']);
    const two = one.branch();
    one.seat(0).declines();
    expect([one.grid, one.askedSeats]).toEqual([['R2 R2 K2 W1', 'R1 B1 K2 W1', 'R1 B1 K2 W1'], [1]]);

    two.play(`from:${at(2, 3)}`, `to:${at(1, 3)}`);
    expect([two.grid, two.askedSeats]).toEqual([['R2 R2 K3 W1', 'R1 B1 K1 W1', 'R1 B1 K2 W1'], [1]]);
  });

  it('[NO-6.2] from one tile or two, to one tile or two, at any distance', () => {
    const apart = captured('BN').play(`from:${at(2, 3)}`, `to:${at(1, 3)}`, `from:${at(2, 3)}`, `to:${at(3, 3)}`);
    expect(apart.grid).toEqual(['R2 R2 K2 W1', 'R1 B1 K1 W1', 'R1 B1 K3 W1']);
    const together = captured('BN').play(`from:${at(2, 3)}`, `to:${at(1, 3)}`, `from:${at(3, 3)}`, `to:${at(1, 3)}`);
    expect(together.grid).toEqual(['R2 R2 K3 W1', 'R1 B1 K2 W1', 'R1 B1 K1 W1']);
    const far = captured('BN').play(`from:${at(1, 2)}`, `to:${at(3, 1)}`);
    expect([far.tile(at(1, 2)), far.tile(at(3, 1))]).toEqual(['R1', 'R2']);
  });

  it('[NO-6.3] only to another tile that holds the colour', () => {
    const scene = captured('BN').play(`from:${at(2, 3)}`);
    expect(scene.offered).toEqual(keys('to', at(1, 3), at(3, 3)));
    expect(scene.refusal(`to:${at(2, 2)}`)).toBe('NO-6.3');
  });

  it('[NO-6.4] never the last agent of a tile', () => {
    const scene = captured('BN');
    expect(scene.offered).toEqual([...keys('from', at(1, 1), at(1, 2), at(2, 3), at(3, 3)), 'decline']);
    expect(scene.refusal(`from:${at(1, 3)}`)).toBe('NO-6.4');
    scene.play(`from:${at(3, 3)}`, `to:${at(1, 3)}`);
    expect(scene.offered).not.toContain(`from:${at(3, 3)}`);
    expect(scene.refusal(`from:${at(3, 3)}`)).toBe('NO-6.4');
  });
});

describe('Guerrilla Marketing', () => {
  const seats = [{ hq: 'RRR' }, { hq: 'KKKWb' }];

  it('[NO-6.5] tilts none, one or two upright cards in any HQ, one’s own included', () => {
    const scene = captured('GM', { seats });
    expect(scene.offered).toEqual(['tilt:0:R', 'tilt:1:K', 'tilt:1:W', 'decline']);
    const none = scene.branch();
    none.seat(0).declines();
    expect([none.seat(1).hq, none.askedSeats]).toEqual(['KKKWb', [1]]);
    const own = scene.branch().play('tilt:0:R');
    expect([own.seat(0).hq, own.askedSeats]).toEqual(['rrr', [1]]);
    const one = scene.branch().play('tilt:1:K', 'decline');
    expect([one.seat(1).hq, one.askedSeats]).toEqual(['KKWbk', [1]]);
    scene.play('tilt:1:K', 'tilt:1:K');
    expect([scene.seat(1).hq, scene.askedSeats]).toEqual(['KWbkk', [1]]);
  });

  it('[NO-6.6] both of one colour in one HQ', () => {
    const scene = captured('GM', { seats: [{ hq: 'RRRK' }, { hq: 'KKW' }] }).play('tilt:1:K');
    expect(scene.offered).toEqual(['tilt:1:K', 'decline']);
    expect(scene.refusal('tilt:1:W')).toBe('NO-6.6');
    expect(scene.refusal('tilt:0:K')).toBe('NO-6.6');
  });
});

describe('The Press', () => {
  it('[NO-6.7] a card of one’s HQ for a card of another’s, both chosen by the player', () => {
    const seats = [{ hq: 'RRRB' }, { hq: 'K' }, { hq: 'Ww' }];
    const grid = ['R4 B1:PR K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    const scene = captured('PR', { grid, seats });
    expect(scene.offered).toEqual(['give:R:false', 'give:R:true', 'give:B:false', 'decline']);
    scene.play('give:B:false');
    expect(scene.offered).toEqual(['take:1:K:false', 'take:2:W:false', 'take:2:W:true']);
    scene.play('take:1:K:false');
    expect([0, 1, 2].map((seat) => scene.seat(seat).hq)).toEqual(['RKrr', 'B', 'Ww']);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[NO-6.8] each card keeps its orientation, also where the colours are the same', () => {
    const scene = captured('PR', { seats: [{ hq: 'RRR' }, { hq: 'KR' }] });
    const other = scene.branch().play('give:R:true', 'take:1:K:false');
    expect([other.seat(0).hq, other.seat(1).hq]).toEqual(['RKr', 'Rr']);
    scene.play('give:R:true', 'take:1:R:false');
    expect([scene.seat(0).hq, scene.seat(1).hq]).toEqual(['RRr', 'Kr']);
  });

  it('[NO-6.9] impossible where no other HQ holds a card', () => {
    const scene = captured('PR');
    expect([scene.asked, scene.askedSeats]).toEqual(['main', [1]]);
    expect(captured('PR', { seats: [{ hq: 'RR' }, { hq: 'k' }] }).offered).toEqual(['give:R:true', 'decline']);
  });
});

describe('Ambient Advertising', () => {
  it('[NO-6.10] sets two tilted cards of one HQ upright, of any colours', () => {
    const scene = captured('AA', { seats: [{ hq: 'RRR' }, { hq: 'kwwB' }] });
    expect(scene.offered).toEqual(['straighten:0:R', 'straighten:1:K', 'straighten:1:W', 'decline']);
    scene.play('straighten:1:W');
    expect(scene.offered).toEqual(['straighten:1:K', 'straighten:1:W']);
    expect(scene.refusal('straighten:0:R')).toBe('NO-6.10');
    scene.play('straighten:1:K');
    expect([scene.seat(1).hq, scene.seat(0).hq, scene.askedSeats]).toEqual(['BKWw', 'Rrr', [1]]);
  });

  it('[NO-6.10] also those that have just paid for the takeover', () => {
    const scene = captured('AA', { seats: [{ hq: 'RRR' }, { hq: 'k' }] }).play('straighten:0:R');
    expect([scene.seat(0).hq, scene.seat(1).hq]).toEqual(['RRR', 'k']);
  });

  it('[NO-6.11] an HQ with a single tilted card: only that one', () => {
    const scene = captured('AA', { seats: [{ hq: 'RRR' }, { hq: 'kWW' }] }).play('straighten:1:K');
    expect([scene.seat(1).hq, scene.seat(0).hq, scene.askedSeats]).toEqual(['KWW', 'Rrr', [1]]);
  });
});

describe('Social Media', () => {
  it('[NO-6.12] removes no card or one, tilted or upright, from any HQ to the box', () => {
    const scene = captured('SM', { seats: [{ hq: 'RRR' }, { hq: 'Kw' }], deck: 'RBKW' });
    const before = scene.state.box.W;
    expect(scene.offered).toEqual([
      'remove:0:R:false',
      'remove:0:R:true',
      'remove:1:K:false',
      'remove:1:W:true',
      'decline',
    ]);
    const own = scene.branch().play('remove:0:R:true');
    expect(own.seat(0).hq).toBe('Rr');
    const none = scene.branch().play('decline');
    expect([none.seat(0).hq, none.seat(1).hq]).toEqual(['Rrr', 'Kw']);
    scene.play('remove:1:W:true');
    expect([scene.seat(1).hq, scene.state.box.W - before, scene.askedSeats]).toEqual(['K', 1, [1]]);
  });
});

describe('Online Marketing', () => {
  it('[NO-6.13] exchanges all agents of two different tiles', () => {
    const scene = captured('OM').play(`swap:${at(2, 3)}`);
    expect(scene.offered).toHaveLength(11);
    expect(scene.offered).not.toContain(`swap:${at(2, 3)}`);
    expect(scene.offered).not.toContain('decline');
    scene.play(`swap:${at(1, 1)}`);
    expect(scene.grid).toEqual(['K3 R2 K1 W1', 'R1 B1 R2 W1', 'R1 B1 K2 W1']);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[NO-6.14] of one colour too, adjacent or not, the captured tile included', () => {
    const same = captured('OM').play(`swap:${at(1, 3)}`, `swap:${at(2, 3)}`);
    expect(same.grid).toEqual(['R2 R2 K3 W1', 'R1 B1 K1 W1', 'R1 B1 K2 W1']);
    const own = captured('OM').play(`swap:${at(1, 2)}`, `swap:${at(3, 4)}`);
    expect(own.grid).toEqual(['R2 W1 K1 W1', 'R1 B1 K3 W1', 'R1 B1 K2 R2']);
  });
});

describe('all abilities', () => {
  /** Follows the first offered option until the ability is done. */
  const resolve = (scene: Scene): Scene => {
    while (scene.askedSeats[0] === 0) scene.play(scene.offered[0] ?? '');
    return scene;
  };

  it('[NO-6.15] bring no further ability, capture or draw', () => {
    const grid = ['R4 B1:OM K1:SM W1', 'R1 B1 K3:SM W1', 'R1 B1 K2 W1'];
    const scene = position({ grid, seats: [{ hq: 'RRR', consultants: ['NE'] }, { hq: 'K' }] });
    scene.seat(0).uses('NE').takesOver(at(1, 1), at(1, 2), 2);
    scene.play(`swap:${at(1, 3)}`, `swap:${at(1, 1)}`);
    expect(scene.tile(at(1, 3))).toBe('R2');
    expect([scene.seat(0).captured, scene.events('drew').length, scene.askedSeats]).toEqual(['B', 2, [1]]);
  });

  it('[NO-6.16] touch no hand, consultant, objective or captured agent', () => {
    const untouched = ({ state }: Scene): unknown => [
      state.players.map(({ hand, objectives }) => ({ ...hand, objectives })),
      state.hqs.map(({ consultants, captured: agents }) => ({ ...consultants, ...agents })),
      { ...state.agency },
    ];
    const seats = [
      { hq: 'RRR', hand: 'KW', captured: 'W', consultants: ['MC'] as const },
      { hq: 'KKw', hand: 'RB', captured: 'R', consultants: ['NE'] as const },
    ];
    for (const company of BASE_COMPANIES) {
      const scene = captured(company, { seats });
      const before = untouched(scene);
      expect(scene.offered.length).toBeGreaterThan(2);
      for (const key of scene.offered) expect(untouched(resolve(scene.branch().play(key)))).toEqual(before);
    }
  });

  it('[NO-6.17] without a target have no effect', () => {
    const guerrilla = captured('GM', { seats: [{ hq: 'RR' }, { hq: 'kk' }] });
    expect([guerrilla.askedSeats, guerrilla.happened.includes('captured')]).toEqual([[1], true]);
    // By equality two tiles of one agent are left: no tile has an agent to send.
    const lone = position({
      grid: ['R2 B1:BN K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'],
      seats: [{ hq: 'R', consultants: ['MI'] }, {}],
    });
    lone.seat(0).uses('MI').takesOver(at(1, 1), at(1, 2), 1);
    expect([lone.tile(at(1, 2)), lone.askedSeats]).toEqual(['R1', [1]]);
  });
});
