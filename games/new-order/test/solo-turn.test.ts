/** NO-11: the player's turn in solo. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { position, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** The player owns red and blue. */
function solo(setting: Omit<Setting, 'solo'> & { readonly sod?: string; readonly deckOpen?: boolean } = {}): Scene {
  const { sod = '', deckOpen = true, ...rest } = setting;
  return position({ ...rest, solo: { own: 'RB', objectives: ['BN', 'GM', 'PR'], sod: { hq: sod }, deck: deckOpen } });
}

/** What happened before SOD's turn. */
function beforeSod(scene: Scene): readonly string[] {
  const marker = scene.happened.indexOf('sodMarker');
  return marker < 0 ? scene.happened : scene.happened.slice(0, marker);
}

describe('Plot', () => {
  it('[NO-11.1] or Takeover; there is no Infiltrate', () => {
    const grid = ['R2 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    const scene = solo({ grid, seats: [{ hq: 'R' }], display: 'RBKW' });
    expect(scene.offered).toEqual(['plot:0', 'plot:1', 'plot:2', 'plot:3', 'plotDeck', `takeover:${at(1, 1)}`]);
  });

  it('[NO-11.2] two cards from display or deck, the first seen before the second is chosen', () => {
    const scene = solo({ display: 'RRKW', deck: 'BRKWRB' });
    scene.seat(0).plots('deck');
    expect(scene.heard(0)).toContainEqual({ kind: 'drew', seat: 0, colour: 'B' });
    expect([scene.asked, scene.offered]).toEqual(['plot', ['plot:0', 'plot:1', 'plot:2', 'plot:3', 'plotDeck']]);
    scene.play('plot:1');
    expect([scene.asked, scene.seat(0).hq]).toEqual(['place', 'RB']);
  });

  it('[NO-11.2] from the display only, unless the table chose otherwise', () => {
    const scene = solo({ deckOpen: false });
    expect(scene.offeredOf('plotDeck')).toEqual([]);
    expect(scene.refusal('plotDeck')).toBe('NO-11.2');
    expect(scene.offeredOf('plot')).toEqual(['0', '1', '2', '3']);
  });

  it('[NO-11.3] a card of SOD’s colours goes to the box at once, drawn blind too', () => {
    const scene = solo({ display: 'RKWR', deck: 'WRRRR' });
    const before = { ...scene.state.box };
    scene.seat(0).plots('K');
    expect([scene.seat(0).hq, scene.state.box.K - before.K, scene.asked]).toEqual(['', 1, 'plot']);
    scene.seat(0).plots('deck');
    expect(scene.heard('audience')).toContainEqual({ kind: 'boxed', by: 0, colour: 'W', slot: null });
    expect([scene.seat(0).hq, beforeSod(scene).includes('placed')]).toEqual(['', false]);
  });

  it('[NO-11.4] a card of an own colour goes upright into the HQ', () => {
    const scene = solo({ seats: [{ hq: 'r' }], display: 'RKWR' });
    scene.seat(0).plots('R');
    expect([scene.seat(0).hq, scene.seat(0).hand]).toEqual(['Rr', '']);
  });

  it('[NO-11.5] then for each colour gained all its agents on one tile of that colour', () => {
    const both = solo({ display: 'RRKW' });
    const before = both.supply.R;
    both.seat(0).plots('R', 'R');
    expect(both.offered).toEqual([at(1, 1), at(2, 1), at(3, 1)].map((tile) => `place:${tile}`));
    expect(both.refusal(`place:${at(1, 2)}`)).toBe('NO-4.4');
    both.seat(0).places(at(2, 1));
    expect([both.tile(at(2, 1)), both.supply.R]).toEqual(['R3', before - 2]);
    expect(both.events('placed')[0]).toMatchObject({ colour: 'R', count: 2 });

    const mixed = solo({ display: 'BRKW' });
    mixed.seat(0).plots('B');
    expect(mixed.asked).toBe('plot');
    mixed.seat(0).plots('R').places(at(1, 1)).places(at(3, 2));
    expect([mixed.tile(at(1, 1)), mixed.tile(at(3, 2))]).toEqual(['R2', 'B2']);
  });

  it('[NO-11.6] afterwards the display is refilled to four, and only if it is empty', () => {
    const empty = solo({ display: 'R-B-', deck: 'RBRBRRR' });
    empty.seat(0).plots('R', 'B').places(at(1, 1)).places(at(1, 2));
    expect(beforeSod(empty).slice(-5)).toEqual([
      'placed',
      'displayFilled',
      'displayFilled',
      'displayFilled',
      'displayFilled',
    ]);
    const left = solo({ display: 'RRB-', deck: 'KKWWWW' });
    left.seat(0).plots('R', 'R').places(at(1, 1));
    expect(beforeSod(left)).not.toContain('displayFilled');
  });

  it('[NO-11.10] where only one card is left, the Plot takes that one', () => {
    const scene = solo({ display: '--R-', deck: '' });
    scene.play('plot:2', `place:${at(1, 1)}`);
    expect([scene.seat(0).hq, scene.tile(at(1, 1)), scene.asked]).toEqual(['R', 'R2', 'over']);
  });

  it('[NO-11.12] no refill between the two cards: after the last of the display the deck is all there is', () => {
    const scene = solo({ display: '--R-', deck: 'BRRRR' });
    scene.seat(0).plots('R');
    // The only answer is asked for, since it shows a card.
    expect([scene.display, scene.asked, scene.offered]).toEqual(['----', 'plot', ['plotDeck']]);
    scene.play('plotDeck');
    expect([scene.asked, scene.seat(0).hq]).toEqual(['place', 'RB']);
    expect(scene.happened).not.toContain('displayFilled');
  });
});

describe('Takeover', () => {
  const GRID = ['R4 B1 K1:PR W1', 'R1 K1:SM K1 W1', 'B1 B1 K3 W1'];

  it('[NO-11.7] by the usual rules, and SOD is another player for abilities', () => {
    const grid = ['R4 K1:PR K1 W1', 'R1 K1:SM K1 W1', 'B1 B1 B1 W1'];
    const press = solo({ grid, seats: [{ hq: 'RRR' }], sod: 'KW' });
    press.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect([press.tile(at(1, 2)), press.seat(0).captured, press.asked]).toEqual(['R2', 'K', 'pressGive']);
    press.play('give:R:true');
    expect(press.offered).toEqual(['take:1:K:false', 'take:1:W:false']);
    press.play('take:1:K:false');
    expect(press.events('exchanged')).toMatchObject([{ hq: 0, gave: 'R', other: 1, took: 'K' }]);
    expect(press.seat(0).hq).toBe('RKr');
  });

  it('[NO-11.8] nobody tilts a card of the other side’s colours for a takeover', () => {
    const scene = solo({ grid: GRID, seats: [{ hq: 'RKK' }], sod: 'RRRR', display: 'RRBB', deck: 'KWRRRR' });
    expect(scene.offeredOf('takeover')).toEqual([`${at(1, 1)}`]);
    expect(scene.refusal(`takeover:${at(3, 3)}`)).toBe('NO-11.8');
    // SOD's four red cards could move three of the red agents onto the blue one beside them.
    scene.seat(0).plots('deck', 'deck');
    expect([scene.seat(1).hq, scene.happened.includes('takeover')]).toEqual(['RRRR', false]);
  });

  it('[NO-11.9] a tile of the own other colour may be taken', () => {
    const scene = solo({ grid: GRID, seats: [{ hq: 'RR' }] });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect([scene.tile(at(1, 2)), scene.seat(0).captured]).toEqual(['R2', 'B']);
  });

  it('[NO-11.11] the last agent and the last tile of a colour are safe from both sides', () => {
    const scene = solo({ grid: ['R4 K2 B1 B1', 'R1 W1 B1 W1', 'R1 W3 R1 W1'], seats: [{ hq: 'RRRR' }] });
    expect(scene.refusal(`takeover:${at(2, 1)}`)).toBe('NO-5.5');
    scene.play(`takeover:${at(1, 1)}`, `target:${at(1, 2)}`);
    expect([scene.offered, scene.refusal('strength:3')]).toEqual([['strength:1', 'strength:2'], 'NO-5.12']);
    // SOD's three white agents reach (3,3), unless it is the last red tile; two white agents do not.
    const sod = (grid: readonly string[]): Scene => {
      const turn = solo({ grid, sod: 'WW', display: 'RRBB', deck: 'KWRRRR' });
      turn.seat(0).plots('deck', 'deck');
      return turn;
    };
    expect(sod(['B1 K1 B1 B1', 'B1 W1 B1 W1', 'K1 W3 R1 W1']).happened).not.toContain('takeover');
    expect(sod(['B1 K1 B1 R1', 'B1 W1 B1 W1', 'K1 W3 R1 W1']).tile(at(3, 3))).toBe('W2');
    expect(sod(['B1 K1 B1 R1', 'B1 W1 B1 W1', 'K1 W2 R1 W1']).happened).not.toContain('takeover');
  });
});
