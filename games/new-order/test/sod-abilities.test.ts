/** NO-14.5, section 6.6: what SOD does with the companies it captures, where the table has asked for it. */
import { describe, expect, it } from 'vitest';
import type { Company } from '../content/tables.ts';
import { at } from './notation.ts';
import type { Scene } from './scene.ts';
import { sodTurn, type Turn } from './sod-turn.ts';

describe('SOD activates', () => {
  /** SOD has captured the company at (1,1) with two black agents. */
  const capturing = (company: Company, turn: Turn = {}): Scene => {
    const grid = [`R1:${company} R1:AA B3:SM B1:SM`, 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R2:PR'];
    return sodTurn({ grid, sod: 'KK', abilities: true, ...turn });
  };

  it('[NO-14.5] Broadcast Network: twice from the fullest other tile to where BB says', () => {
    const grid = ['R1:BN R1:AA B1:SM B1:SM', 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    // (2,3) is reinforced; then it outnumbers its neighbours and (1,1) is next.
    expect(capturing('BN', { grid }).events('moved')).toMatchObject([
      { colour: 'K', from: at(1, 1), to: at(2, 3) },
      { colour: 'K', from: at(2, 3), to: at(1, 1) },
    ]);
    // Beside three blue agents (2,3) is next once more, and no other tile has an agent to send.
    expect(capturing('BN').events('moved')).toMatchObject([{ colour: 'K', from: at(1, 1), to: at(2, 3) }]);
  });

  it('[NO-14.5] Guerrilla Marketing: two of the player’s colour with most upright cards, red before blue', () => {
    expect(capturing('GM', { hq: 'RRBBB' }).seat(0).hq).toBe('RRBbb');
    expect(capturing('GM', { hq: 'RRBB' }).seat(0).hq).toBe('BBrr');
    expect(capturing('GM', { hq: 'Bb' }).seat(0).hq).toBe('bb');
  });

  it('[NO-14.5] The Press: a tilted own card for an upright one of the player’s', () => {
    const scene = capturing('PR', { hq: 'RBB', sod: 'KKw' });
    expect([scene.seat(0).hq, scene.seat(1).hq]).toEqual(['RBk', 'Bkw']);
    expect(capturing('PR', { hq: 'rb' }).seat(0).hq).toBe('rb');
  });

  it('[NO-14.5] Ambient Advertising: two of its own tilted cards, the colour with most first', () => {
    expect(capturing('AA', { sod: 'KKwww' }).seat(1).hq).toBe('KWkww');
  });

  it('[NO-14.5] Social Media: an upright card of the player’s colour with most of them', () => {
    expect(capturing('SM', { hq: 'RBB' }).seat(0).hq).toBe('RB');
    expect(capturing('SM', { hq: 'rbb' }).seat(0).hq).toBe('rbb');
  });

  it('[NO-14.5] Online Marketing: the first objective of the player’s for the first other company of its own', () => {
    expect(capturing('OM').events('swapped')).toEqual([{ kind: 'swapped', first: at(3, 3), second: at(2, 2) }]);
  });

  it('[NO-14.5] Pirate Frequency places an agent by BB, Verification Desk weakens the player’s fullest tile', () => {
    const pirate = capturing('PF');
    expect([pirate.tile(at(2, 3)), pirate.events('placed').length]).toEqual(['K2', 1]);
    const verified = capturing('VD');
    expect([verified.tile(at(1, 3)), verified.tile(at(3, 4))]).toEqual(['B2', 'R2']);
  });
});
