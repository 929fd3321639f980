/** MEC-2: rounds. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import { PRINTED } from '../content/printed.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import { begin, SEEDS } from './random-games.ts';
import { position, type SeatSetting } from './position.ts';
import type { Scene } from './scene.ts';

function played(seats: number, seed: string): Scene {
  return playRandomly<Mecanisburgo, Scene>(begin(seats, seed), seed);
}

describe('a game', () => {
  it('[MEC-2.1] [MEC-2.4] has four rounds at most, each of deployment, resolution and nine Final steps', () => {
    expect(PRINTED.numbers.rounds).toBe(4);
    for (const seed of SEEDS.slice(0, 6)) {
      const scene = played(3, seed);
      expect(scene.state.round).toBeLessThanOrEqual(4);
      const marks = scene.told.flatMap(({ event }) =>
        event.kind === 'roundBegan' ? [`r${event.round}`] : event.kind === 'finalStepBegan' ? [`${event.number}`] : [],
      );
      const whole = [1, 2, 3, 4].map((round) =>
        `r${round} 1 2 3 4 5 6 7 8 9`.replace(round === 4 ? ' 7 8 9' : '-', ''),
      );
      expect(whole.join(' ').startsWith(marks.join(' '))).toBe(true);
    }
  });

  it('[MEC-2.8] has no variants beside how corporations are given out', () => {
    expect(SETUP).toEqual({ corporations: ['dealt', 'chosen'] });
  });
});

describe('Victory Events', () => {
  const pile = ['crisis', 'elections', 'coup'] as const;

  it('[MEC-2.2] are shuffled and revealed at the start of rounds 3 and 4', () => {
    const revealed = [1, 2, 3, 4].map((round) => {
      const scene = position({ round: round - 1, victoryDeck: pile, stack: [{ kind: 'beginRound' }] });
      const first = scene.happened.indexOf('victoryRevealed');
      expect(first < scene.happened.indexOf('cardLaid')).toBe(true);
      return scene.events('victoryRevealed').length;
    });
    expect(revealed).toEqual([0, 0, 1, 1]);
    const tops = SEEDS.map((seed) => position({ round: 2, victoryDeck: pile, seed, stack: [{ kind: 'beginRound' }] }));
    expect(new Set(tops.flatMap(({ state }) => state.victories)).size).toBe(3);
  });

  it('[MEC-2.3] stay active to the end of the game', () => {
    const scene = position({ round: 3, victories: ['coup'], victoryDeck: ['crisis'], stack: [{ kind: 'beginRound' }] });
    expect(scene.state.victories).toEqual(['coup', 'crisis']);
    const won = position({
      round: 4,
      victories: ['elections', 'coup'],
      seats: [{}, { hired: ['M001', 'M007', 'M008', 'M010'] }],
      stack: [{ kind: 'endResolution' }],
    });
    expect(won.outcome?.reason).toBe('elections');
  });
});

describe('the Final phase', () => {
  it('[MEC-2.5] completes each step for all, in turn order, before the next', () => {
    const scene = position({ final: 1, order: [1, 0], seats: [{ hired: ['M007'] }, { hired: ['M008'] }] });
    expect([scene.asked, scene.askedSeats]).toEqual(['staff', [1]]);
    scene.play('done');
    expect([scene.asked, scene.askedSeats]).toEqual(['staff', [0]]);
    scene.play('done');
    expect([scene.asked, scene.askedSeats]).toEqual(['cashIn', [1]]);
    const income = scene.events('income').map(({ seat }) => seat);
    expect(income).toEqual([1]);
  });

  it('[MEC-2.6] ends the game after step 6 of round 4', () => {
    const scene = position({
      round: 4,
      final: 6,
      seats: [
        { bare: true, cash: 0 },
        { bare: true, cash: 0 },
      ],
    });
    expect(scene.outcome?.reason).toBe('standard');
    expect(scene.events('finalStepBegan').map(({ number }) => number)).toEqual([6]);
    const third = position({
      round: 3,
      final: 6,
      seats: [
        { bare: true, cash: 0 },
        { bare: true, cash: 0 },
      ],
    });
    expect([third.outcome, third.state.round]).toEqual([undefined, 4]);
  });

  it('[MEC-2.7] belongs to the round: AIs disabled for the round are so in step 6 and not in the next round', () => {
    const rich: SeatSetting = { cash: 99, bare: true, properties: ['M077', 'M079'], hired: ['M055', 'M056'] };
    const own: SeatSetting = { ...rich, aisDisabledUntil: 2 };
    const disabled = position({ round: 2, final: 6, seats: [own, { bare: true }] });
    // BION's Board brings 5, the hired 9, the AIs nothing: 14 of 15.
    expect(disabled.offeredOf('project')).not.toContain('mekka');
    const later = position({ round: 3, final: 6, seats: [own, { bare: true }] });
    expect(later.offeredOf('project')).toContain('mekka');
  });
});
