/** Block 7: ■ and the virus track. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { squaresOf } from '../rules/counts.ts';
import { position } from './position.ts';
import { breaches } from './random-games.ts';

const ON_OWN = { on: 'SUN', square: 3 } as const;

describe('the pawn', () => {
  it('[SAN-7.1] each ■ of any card pays for exactly one square', () => {
    const scene = position({ sun: { hand: ['S07', 'R36', 'S10', 'S08'] } });
    scene.sun.plays('S07', 'R36').plays('S10').takes('H1');
    expect(scene.pools.H).toBe(5);
    scene.sun.hacks();
    expect([scene.pools.H, scene.pawn]).toEqual([4, 'STAR 1']);
    scene.sun.hacks(4);
    expect(scene.offered).not.toContain('hack');
    expect(scene.refusal('hack')).toBe('SAN-7.1');
  });

  it('[SAN-7.2] it stands on the Port or on a square of somebody’s top Virus card, all through the game', () => {
    const astray = breaches(['worm', 'trojan', 'spore', 'root'], ({ state, rules, asked }) => {
      const { on, square } = state.pawn;
      if (on === 'port') return square === 0;
      return asked === 'over' || (square >= 1 && square <= squaresOf(state, rules.content, on));
    });
    expect(astray).toEqual([]);
  });

  it('[SAN-7.3] Virus card n is a loop of 8 − n squares from the Port to the Port', () => {
    for (const virus of [5, 4, 3, 2, 1]) {
      const scene = position({ sun: { hand: ['R48', 'R25'] }, star: { virus } });
      scene.sun.plays('R48', 'R25');
      const squares: string[] = [];
      do {
        scene.sun.hacks();
        squares.push(scene.pawn);
      } while (scene.pawn !== 'port');
      expect(squares).toHaveLength(8 - virus + 1);
      expect(squares.slice(0, -1)).toEqual(Array.from({ length: 8 - virus }, (_, index) => `STAR ${index + 1}`));
    }
    expect(([5, 4, 3, 2, 1] as const).map((n) => PRINTED.byId[`SV${n}`].squares)).toEqual([3, 4, 5, 6, 7]);
  });

  it('[SAN-7.4] on the own card it can only be pulled back, from square 1 to the Port', () => {
    const scene = position({ sun: { hand: ['R25'] }, pawn: ON_OWN });
    scene.sun.plays('R25');
    expect(scene.offered.filter((key) => key === 'hack')).toHaveLength(1);
    const squares = [1, 2, 3].map(() => {
      scene.sun.hacks();
      return scene.pawn;
    });
    expect(squares).toEqual(['SUN 2', 'SUN 1', 'port']);
  });

  it('[SAN-7.5] pulled back to the Port, the Virus card stays on its pile', () => {
    const scene = position({ sun: { hand: ['R25'] }, pawn: ON_OWN });
    const draw = scene.sun.draw;
    scene.sun.plays('R25').hacks(3);
    expect(scene.sun.virus).toBe(5);
    expect(scene.sun.draw).toEqual(draw);
    expect(scene.happened).not.toContain('virusFinished');
  });

  it('[SAN-7.6] from the Port it can only enter square 1 of the opponent’s top card', () => {
    const sun = position({ sun: { hand: ['R25'] } });
    sun.sun.plays('R25').hacks();
    expect(sun.pawn).toBe('STAR 1');
    const star = position({ active: 'STAR', star: { hand: ['R25'] } });
    star.star.plays('R25').hacks();
    expect(star.pawn).toBe('SUN 1');
  });

  it('[SAN-7.7] on the opponent’s card it can only advance, from the last square to the Port, which finishes the card', () => {
    const scene = position({ sun: { hand: ['R25'] }, pawn: { on: 'STAR', square: 2 } });
    scene.sun.plays('R25').hacks();
    expect([scene.pawn, scene.star.virus]).toEqual(['STAR 3', 5]);
    scene.sun.hacks();
    expect([scene.pawn, scene.star.virus]).toEqual(['port', 4]);
  });

  it('[SAN-7.10] after the Port the move may go on, whichever way it was reached', () => {
    const back = position({ sun: { hand: ['R25'] }, pawn: { on: 'SUN', square: 1 } });
    back.sun.plays('R25').hacks(3);
    expect(back.pawn).toBe('STAR 2');
    const through = position({ sun: { hand: ['R25'] }, pawn: { on: 'STAR', square: 3 } });
    through.sun.plays('R25').hacks(3);
    expect([through.pawn, through.star.virus]).toEqual(['STAR 2', 4]);
  });

  it('[SAN-7.11] nobody advances on the own card or pulls back on the opponent’s', () => {
    const own = position({ sun: { hand: ['R25'] }, pawn: { on: 'SUN', square: 2 } });
    own.sun.plays('R25').hacks();
    expect(own.pawn).toBe('SUN 1');
    const theirs = position({ sun: { hand: ['R25'] }, pawn: { on: 'STAR', square: 2 } });
    theirs.sun.plays('R25').hacks();
    expect(theirs.pawn).toBe('STAR 3');
    expect(own.offered.filter((key) => key.startsWith('hack'))).toEqual(['hack']);
  });

  it('[SAN-7.12] the player may stop after any square and loses the unused ■', () => {
    const scene = position({ sun: { hand: ['R48', 'S07'] }, star: { hand: ['T01'] } });
    scene.sun.plays('R48').hacks(2);
    expect(scene.offered).toContain('endPlay');
    scene.sun.ends();
    scene.star.plays('T01').ends();
    scene.sun.plays('S07');
    expect(scene.pools.H).toBe(1);
  });

  it('[SAN-7.13] the pawn stays where it is between turns', () => {
    const scene = position({ sun: { hand: ['R25'] }, star: { hand: ['T01'] } });
    scene.sun.plays('R25').hacks(2).ends();
    expect(scene.pawn).toBe('STAR 2');
    scene.star.plays('T01').ends();
    expect(scene.pawn).toBe('STAR 2');
  });

  it('[SAN-7.19] the five cards take 4, 5, 6, 7 and 8 moves, 30 in all', () => {
    const moves = ([5, 4, 3, 2, 1] as const).map((n) => PRINTED.byId[`TV${n}`].squares + 1);
    expect(moves).toEqual([4, 5, 6, 7, 8]);
    const walked = [5, 4, 3, 2, 1].map((virus) => {
      const scene = position({ active: 'STAR', star: { hand: ['R48', 'R25'] }, sun: { virus } });
      scene.star.plays('R48', 'R25');
      do scene.star.hacks();
      while (scene.pawn !== 'port');
      return 9 - scene.pools.H;
    });
    expect(walked).toEqual(moves);
    expect(walked.reduce((sum, n) => sum + n)).toBe(30);
  });
});

describe('finished Virus cards', () => {
  it('[SAN-7.8] a finished card goes face down on top of the opponent’s draw pile at once', () => {
    const scene = position({ sun: { hand: ['R25'] }, star: { draw: ['T07', 'T08'] }, pawn: { on: 'STAR', square: 3 } });
    scene.sun.plays('R25').hacks();
    expect(scene.star.draw).toEqual(['TV5', 'T07', 'T08']);
    expect(scene.star.virus).toBe(4);
  });

  it('[SAN-7.9] the next lower number becomes the top, and the Port leads to its square 1', () => {
    const scene = position({ sun: { hand: ['R48'] }, pawn: { on: 'STAR', square: 3 } });
    scene.sun.plays('R48').hacks(2);
    expect([scene.star.virus, scene.pawn]).toEqual([4, 'STAR 1']);
    scene.sun.hacks(4);
    expect([scene.star.virus, scene.pawn]).toEqual([3, 'port']);
  });

  it('[SAN-7.14] of several finished in one turn each later one lies on top', () => {
    const scene = position({ sun: { hand: ['R48', 'R25'] }, star: { draw: ['T07'] } });
    scene.sun.plays('R48', 'R25').hacks(9);
    expect(scene.star.draw).toEqual(['TV4', 'TV5', 'T07']);
  });

  it('[SAN-7.15] on an empty draw pile the card alone becomes it, without a reshuffle', () => {
    const scene = position({
      sun: { hand: ['R25'] },
      star: { draw: [], discard: ['T07', 'T08'] },
      pawn: { on: 'STAR', square: 3 },
    });
    scene.sun.plays('R25').hacks();
    expect(scene.star.draw).toEqual(['TV5']);
    expect(scene.star.discard).toEqual(['T07', 'T08']);
    expect(scene.happened).not.toContain('reshuffled');
  });

  it('[SAN-7.16] it is drawn, held, played, discarded and reshuffled like a card of its owner’s deck', () => {
    const scene = position({
      sun: { hand: ['R25'] },
      star: { hand: ['R31', 'T01'], draw: ['T07'], discard: [] },
      pawn: { on: 'STAR', square: 3 },
    });
    scene.sun.plays('R25').hacks().ends();
    scene.star.plays('R31').draws();
    expect(scene.star.hand).toEqual(['T01', 'TV5']);
    scene.star.plays('TV5');
    expect(scene.star.discard).toEqual(['TV5']);
    scene.star.ends();
    expect(scene.star.hand).toEqual(['R31', 'T01', 'T07', 'TV5']);
  });

  it('[SAN-7.16] it can be destroyed and corrupted from hand', () => {
    const scene = position({ sun: { hand: ['R42', 'R38', 'SV5', 'SV4'] } });
    scene.sun.plays('R42').destroys('SV5').declines();
    expect(scene.box).toContain('SV5');
    scene.sun.plays('R38').corruptsFromHand('SV4', { into: 1 });
    expect(scene.sun.slot(1)).toEqual(['SV4']);
  });

  it('[SAN-7.17] it stays its owner’s and leaves Hacking progress alone, whatever becomes of it', () => {
    const scene = position({ sun: { hand: ['R42', 'SV5', 'SV4', 'S07'] }, star: { hand: ['R25', 'R26'] } });
    expect(scene.sun.virus).toBe(3);
    scene.sun.plays('R42').destroys('SV5').destroys('SV4').ends();
    expect(scene.sun.virus).toBe(3);
    scene.star.plays('R25', 'R26').hacks(6);
    expect(scene.sun.virus).toBe(2);
    expect(scene.sun.draw[0]).toBe('SV3');
    expect([...scene.star.hand, ...scene.star.draw, ...scene.star.discard]).not.toContain('SV3');
  });

  it('[SAN-7.18] bringing the pawn through Virus card 1 to the Port wins by Hacking', () => {
    const last = position({ sun: { hand: ['R25'] }, star: { virus: 1 }, pawn: { on: 'STAR', square: 7 } });
    last.sun.plays('R25').hacks();
    expect(last.result).toEqual({ winner: 0, by: 'hacking' });
    const second = position({ sun: { hand: ['R25'] }, star: { virus: 2 }, pawn: { on: 'STAR', square: 6 } });
    second.sun.plays('R25').hacks();
    expect([second.result, second.star.virus]).toEqual([null, 1]);
  });
});
