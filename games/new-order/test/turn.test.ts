/** NO-2: the turn. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { position } from './position.ts';
import { breaches } from './random-games.ts';

const GRID = ['R4 B1:GM K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];

describe('the course of a turn', () => {
  it('[NO-2.1] a consultant if wished, one action, the hand limit, the next player', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'R', hand: 'KKKKKK', consultants: ['NE'] }, {}], deck: 'BBBB' });
    const kinds = new Set(scene.offered.map((key) => key.split(':')[0]));
    expect(kinds).toEqual(new Set(['use', 'plot', 'plotDeck', 'lay', 'takeover']));
    scene.seat(0).uses('NE').plots('deck', 'deck');
    expect(scene.asked).toBe('discard');
    scene.seat(0).discards('K', 'K');
    expect([scene.asked, scene.askedSeats, scene.state.turn]).toEqual(['main', [1], 3]);
  });

  it('[NO-2.1] exactly one action', () => {
    const seats = [{ hq: 'R', hand: 'K' }, {}];
    const laid = position({ grid: GRID, seats });
    laid.seat(0).lays('K', 1, { on: at(1, 3) });
    const taken = position({ grid: GRID, seats });
    taken.seat(0).takesOver(at(1, 1), at(2, 1), 1);
    const plotted = position({ grid: GRID, seats });
    plotted.seat(0).plots('deck', 'deck');
    expect([laid, taken, plotted].map(({ askedSeats }) => askedSeats)).toEqual([[1], [1], [1]]);
  });

  it('[NO-2.2] an action is compulsory where one is legal', () => {
    const scene = position({
      grid: GRID,
      seats: [{ hq: 'R' }, {}],
      display: '-----',
      deck: '',
      endedBy: 1,
      turnsLeft: 1,
    });
    expect(scene.offered).toEqual([`takeover:${at(1, 1)}`]);
    expect(position().offered).not.toContain('decline');
    const used = position({ seats: [{ consultants: ['MI'] }, {}] });
    used.seat(0).uses('MI');
    expect(used.offered).not.toContain('decline');
  });

  it('[NO-2.3] where none is legal the turn passes, which only the final round can bring', () => {
    const scene = position({ seats: [{}, { hand: 'R' }], display: '-----', deck: '', endedBy: 1, turnsLeft: 1 });
    expect(scene.events('passed')).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(scene.askedSeats).toEqual([1]);
    const early = breaches(
      4,
      ['a', 'b', 'c', 'd'],
      ({ happened, state }) => !happened.includes('passed') || state.endedBy !== null,
    );
    expect(early).toEqual([]);
  });

  it('[NO-2.4] one consultant a turn', () => {
    const scene = position({ seats: [{ consultants: ['MC', 'NE', 'NE'] }, { consultants: ['MI'] }] });
    expect(scene.offeredOf('use')).toEqual(['MC', 'NE']);
    scene.seat(0).uses('NE');
    expect(scene.offeredOf('use')).toEqual([]);
    expect([scene.refusal('use:MC'), scene.refusal('use:NE')]).toEqual(['NO-2.4', 'NO-2.4']);
    scene.seat(0).plots('deck', 'deck');
    expect(scene.offeredOf('use')).toEqual(['MI']);
  });

  it('[NO-2.5] only before the action', () => {
    const seats = [{ hq: 'R', hand: 'K', consultants: ['MC', 'MI'] as const }, {}];
    const start = position({ grid: GRID, seats });
    expect(start.offeredOf('use')).toEqual(['MC', 'MI']);
    for (const key of ['plotDeck', 'lay:K:1', `takeover:${at(1, 1)}`]) {
      const scene = start.branch().play(key);
      expect([scene.askedSeats, scene.offeredOf('use')]).toEqual([[0], []]);
    }
  });
});

describe('the hand limit', () => {
  it('[NO-2.6] above six cards the player chooses what to discard, down to exactly six', () => {
    const scene = position({ seats: [{ hand: 'RRKKKW' }, {}], deck: 'BBBB' });
    scene.seat(0).plots('deck', 'deck');
    expect([scene.asked, scene.offered]).toEqual(['discard', ['discard:R', 'discard:B', 'discard:K', 'discard:W']]);
    scene.seat(0).discards('W');
    expect([scene.asked, scene.seat(0).hand]).toEqual(['discard', 'RRBBKKK']);
    scene.seat(0).discards('R');
    expect([scene.askedSeats, scene.seat(0).hand]).toEqual([[1], 'RBBKKK']);
    const six = position({ seats: [{ hand: 'RRKK' }, {}] });
    six.seat(0).plots('deck', 'deck');
    expect([six.askedSeats, six.seat(0).hand.length]).toEqual([[1], 6]);
  });

  it('[NO-2.7] discards go to the box, for everybody to see, and stay there', () => {
    const scene = position({ seats: [{ hand: 'WWWWWW' }, {}], display: 'RBKRB', deck: 'BBBBBB' });
    const before = scene.state.box.W;
    scene.seat(0).plots('deck', 'deck').discards('W', 'W');
    expect([scene.state.box.W - before, scene.display, scene.deck]).toEqual([2, 'RBKRB', 'BBBB']);
    expect(scene.heard('audience')).toContainEqual({ kind: 'discarded', seat: 0, colour: 'W' });
    const returned = breaches(3, ['a', 'b'], ({ state }, earlier) =>
      (['R', 'B', 'K', 'W'] as const).every((colour) => state.box[colour] >= (earlier?.box[colour] ?? 0)),
    );
    expect(returned).toEqual([]);
  });

  it('[NO-2.8] it is tested at the end of one’s own turn, whatever the action', () => {
    const plotted = position({ seats: [{ hand: 'KKKKKK' }, { hand: 'WWWWWWWW' }] });
    plotted.seat(0).plots('deck');
    expect([plotted.asked, plotted.seat(0).hand.length]).toEqual(['plot', 7]);

    const negotiated = position({ grid: GRID, seats: [{ hq: 'RR', hand: 'KKKKKK', consultants: ['NE'] }, {}] });
    negotiated.seat(0).uses('NE').takesOver(at(1, 1), at(1, 2), 2);
    expect([negotiated.asked, negotiated.seat(0).hand.length]).toEqual(['discard', 8]);

    const laid = position({ seats: [{ hand: 'KKKKKKKR' }, { hand: 'WWWWWWWW' }] });
    laid.seat(0).lays('R', 1, { on: at(1, 1) });
    expect([laid.asked, laid.askedSeats]).toEqual(['discard', [0]]);
    // The other's eight cards wait for the end of their own turn.
    laid.seat(0).discards('K');
    expect([laid.asked, laid.askedSeats, laid.seat(1).hand.length]).toEqual(['main', [1], 8]);
  });

  it('[NO-2.9] consultants and objectives do not count', () => {
    const consultants = ['MC', 'NE', 'MI', 'MI'] as const;
    const scene = position({ seats: [{ hand: 'KKKK', consultants, objectives: ['BN', 'GM'] }, {}], agency: {} });
    scene.seat(0).plots('deck', 'deck');
    expect([scene.askedSeats, scene.seat(0).hand.length]).toEqual([[1], 6]);
  });

  it('[NO-2.10] nobody but the active player ever decides', () => {
    const others = breaches(4, ['a', 'b', 'c'], ({ asked, askedSeats, state }) =>
      asked === 'over' ? askedSeats.length === 0 : askedSeats.join() === `${state.active}`,
    );
    expect(others).toEqual([]);
  });
});
