/** Block 8: choices, printed A / B. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('choices', () => {
  it('[SAN-8.38] exactly one alternative is taken, whole; two are never combined', () => {
    const scene = position({ sun: { hand: ['R03'], draw: ['S01', 'S02'] } });
    scene.sun.plays('R03');
    expect(scene.offered).toEqual(['take:0', 'take:1', 'decline']);
    const draw = scene.branch();
    scene.sun.takes('C2');
    expect([scene.asked, scene.pools.C, scene.sun.hand]).toEqual(['main', 2, []]);
    draw.sun.takes('DRAW 2').draws(2);
    expect([draw.asked, draw.pools.C, draw.sun.hand]).toEqual(['main', 0, ['S01', 'S02']]);
  });

  it('[SAN-8.39] the alternative is chosen as the card is played, before anything else', () => {
    const hand = position({ sun: { hand: ['R45', 'S10', 'S11'] } });
    hand.sun.plays('R45', 'S10');
    expect(hand.asked).toBe('choose');
    expect(hand.offered).toEqual(['take:0', 'take:1', 'take:2', 'decline']);
    const discard = position({ sun: { hand: ['R33', 'S01'], discard: ['R23'] } });
    discard.sun.plays('R33').playsFromDiscard('R23');
    expect(discard.asked).toBe('choose');
    const copy = position({ sun: { hand: ['R44', 'S01'] }, river: { 1: 'R13' } });
    copy.sun.plays('R44').copies('R13');
    expect(copy.asked).toBe('choose');
  });

  it('[SAN-8.40] the whole choice may be declined; the card has been played all the same', () => {
    const scene = position({ sun: { hand: ['R13', 'R17', 'S01'] } });
    scene.sun.plays('R13').declines();
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 0 });
    expect([scene.locked, scene.income, scene.sun.play]).toEqual(['P', 1, ['R13']]);
    scene.sun.plays('R17');
    expect(scene.pools.P).toBe(2);
  });

  it('[SAN-8.41] symbols join at once; a Draw is drawn one by one, and stopping does not bring the symbols back', () => {
    const scene = position({ sun: { hand: ['R23'], draw: ['S01', 'S02', 'S03'] } });
    scene.sun.plays('R23');
    const symbols = scene.branch();
    symbols.sun.takes('H2');
    expect([symbols.pools.H, symbols.offered.includes('hack')]).toEqual([2, true]);
    scene.sun.takes('DRAW 2').draws();
    expect(scene.sun.hand).toEqual(['S01']);
    scene.sun.declines();
    expect([scene.asked, scene.pools.H, scene.sun.hand]).toEqual(['main', 0, ['S01']]);
  });

  it('[SAN-8.42] the choice is final, whatever happens later in the turn', () => {
    const scene = position({ sun: { hand: ['S10', 'R31', 'S07'], draw: ['S08'] } });
    scene.sun.plays('S10').takes('P1').plays('R31').draws().plays('S07');
    expect(scene.pools).toEqual({ C: 0, P: 1, H: 1 });
    expect(scene.offered.every((key) => !key.startsWith('take'))).toBe(true);
  });

  it('[SAN-8.43] a copy, and a copy of a copy, chooses anew whatever the original took or declined', () => {
    const scene = position({ sun: { hand: ['R44', 'R34'], draw: ['S01', 'S02'] }, river: { 1: 'R24' } });
    scene.sun.plays('R44').copies('R24').declines();
    expect(scene.pools.H).toBe(0);
    scene.sun.plays('R34').copies('R44');
    expect(scene.offered).toEqual(['take:0', 'take:1', 'decline']);
    scene.sun.takes('H2');
    expect(scene.pools.H).toBe(2);
    const played = position({ sun: { hand: ['R23', 'R34'], draw: ['S01', 'S02'] } });
    played.sun.plays('R23').takes('H2').plays('R34').copies('R23').takes('DRAW 2').draws(2);
    expect([played.pools.H, played.sun.hand]).toEqual([2, ['S01', 'S02']]);
  });

  it('[SAN-8.44] a card played from the discard pile chooses afresh', () => {
    const scene = position({
      sun: { hand: ['R03', 'R33', 'S01', 'S02', 'S03', 'S04', 'S05'] },
      star: { hand: ['T01'] },
    });
    scene.sun.plays('R03').takes('C2').ends();
    scene.star.plays('T01').ends();
    scene.sun.plays('R33').playsFromDiscard('R03');
    expect(scene.offered).toEqual(['take:0', 'take:1', 'decline']);
    scene.sun.takes('DRAW 2').draws(2);
    expect(scene.pools.C).toBe(0);
  });

  it('[SAN-8.45] a choice card counts once for a multiplier, whatever was taken, and its alternative is not multiplied', () => {
    for (const [answer, expected] of [
      ['H2', 2 + 2],
      ['DRAW 2', 2],
      ['none', 2],
    ] as const) {
      const scene = position({ sun: { hand: ['R27', 'R23'] } });
      scene.sun.plays('R27', 'R23');
      if (answer === 'none') scene.sun.declines();
      else scene.sun.takes(answer);
      if (answer === 'DRAW 2') scene.sun.declines();
      expect(scene.pools.H).toBe(expected);
    }
  });

  it('[SAN-8.46] starting Hardware stays Hardware: it counts for no multiplier, locks nothing and offers all three', () => {
    const scene = position({ sun: { hand: ['R27', 'S10', 'S11', 'S12'] } });
    scene.sun.plays('S10').takes('H1');
    expect([scene.locked, scene.sun.played('S10')?.type]).toEqual([null, 'M']);
    scene.sun.plays('R27');
    expect(scene.pools.H).toBe(1 + 1);
    scene.sun.plays('S11').takes('P1').plays('S12').takes('C1');
    expect(scene.pools).toEqual({ C: 1, P: 1, H: 2 });
  });

  it('[SAN-8.47] a Mercenary of a locked-out type cannot be played, copied or brought back for its Draw', () => {
    const scene = position({
      sun: { hand: ['S07', 'R03', 'R33', 'R44'], discard: ['R13'] },
      river: ['R04', 'R14', 'R31', 'R32', 'R35', 'R36'],
    });
    scene.sun.plays('S07');
    expect(scene.refusal('play:R03')).toBe('SAN-4.4');
    scene.sun.plays('R33');
    expect(scene.asked).toBe('main');
    scene.sun.plays('R44');
    expect(scene.offeredOf('copyRiver')).toEqual(['3', '4', '5', '6']);
    expect(scene.refusal('copyRiver:1')).toBe('SAN-8.18');
  });

  it('[SAN-8.48] every alternative is offered every time, even a Draw with nothing to draw', () => {
    const scene = position({ sun: { hand: ['R23'], draw: [], discard: [] } });
    scene.sun.plays('R23');
    expect(scene.offered).toEqual(['take:0', 'take:1', 'decline']);
    scene.sun.takes('DRAW 2');
    expect([scene.asked, scene.pools.H, scene.sun.hand]).toEqual(['main', 0, []]);
  });
});
