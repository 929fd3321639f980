/** VR-7 and VR-18: Corruption cards and the Recycling zone. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position } from './position.ts';

describe('Corruption cards', () => {
  it('[VR-7.1] from the top of the deck into the hand', () => {
    const scene = position({ director: 14, corruption: [22, 9] });
    scene.play('add');
    expect([scene.seat(0).player.corruption, scene.state.corruptionDeck]).toEqual([[22], [9]]);
  });

  it('[VR-7.2] the hand is secret, its size is not', () => {
    const scene = position({ director: 14, seats: [{ corruption: [3, 4, 5, 6, 7, 8, 9, 10] }, {}], corruption: [22] });
    scene.play('add');
    const [own, other] = [scene.view(0).players[0], scene.view(1).players[0]];
    expect([own?.corruption.length, other?.corruption, other?.corruptionCount]).toEqual([9, [], 9]);
    expect(scene.heard(1)).toContainEqual({ kind: 'corruptionDrawn', seat: 0, card: null, effect: null });
    expect(scene.heard(0)).toContainEqual(expect.objectContaining({ kind: 'corruptionDrawn', card: 22 }));
  });

  it('[VR-7.3] five cards do nothing before the end of the round', () => {
    const scene = position({ director: 14, seats: [{ corruption: [3, 4, 5, 6], recycling: 1 }, {}] });
    scene.play('add');
    expect([scene.asked, scene.hands, scene.seat(0).tracks]).toEqual(['action', [5, 0], '10/5/1/0']);
  });

  it('[VR-7.4] an empty deck is made of the discard', () => {
    const scene = position({ director: 14, corruption: [] });
    scene.play('add');
    expect([scene.hands[0], scene.state.corruptionDeck.length, scene.state.corruptionDiscard]).toEqual([1, 35, []]);
    expect(scene.happened).toContain('corruptionShuffled');
  });

  it('[VR-7.5] with neither, nothing is drawn and the rest stands', () => {
    const gone = Array.from({ length: 36 }, (_, index) => index + 1);
    const scene = position({ director: 14, corruptionGone: gone });
    scene.play('add');
    expect([scene.tokens(14), scene.hands]).toEqual(['0x1', [0, 0]]);
  });

  it('[VR-7.6] discards are face up', () => {
    const scene = position({ seats: [{ corruption: [30], euros: 3 }, {}], director: 14, phase: 'action' });
    scene.play('perform:donate', 'donate:1');
    expect(scene.view('audience').corruptionDiscard).toEqual([30]);
  });
});

describe('Recycling', () => {
  it('[VR-18.1] own tokens go back to Reserve, as many as one likes', () => {
    const scene = position({ seats: [{ recycling: 3 }, { recycling: 2 }] });
    scene.play('recycle:euro');
    expect([scene.all('recycling'), scene.all('reserve')]).toEqual([
      [2, 2],
      [18, 18],
    ]);
    scene.play('director:#1');
    expect(scene.free).toContain('recycle:euro');
  });

  it('[VR-18.2] 1 for a euro, 2 for a random discard or a look, 3 for an Immunity', () => {
    const offers = (recycling: number): readonly string[] =>
      position({ seats: [{ recycling, corruption: [9] }, {}] }).offeredOf('recycle');
    expect([1, 2, 3].map(offers)).toEqual([
      ['euro'],
      ['euro', 'discard', 'look'],
      ['euro', 'discard', 'look', 'immunity'],
    ]);
    const scene = position({ seats: [{ recycling: 8, corruption: [9] }, {}] });
    scene.play('recycle:euro', 'recycle:discard', 'recycle:look', 'recycle:immunity');
    expect([scene.seat(0).tracks, scene.hands[0], scene.seat(0).player.necroSeen, scene.all('recycling')[0]]).toEqual([
      '11/5/2/0',
      0,
      true,
      0,
    ]);
  });

  it('[VR-18.3] the same benefit again, each token once', () => {
    const scene = position({ seats: [{ recycling: 7 }, {}] });
    scene.play('recycle:immunity', 'recycle:immunity');
    expect([scene.all('immunity')[0], scene.all('recycling')[0], scene.offeredOf('recycle')]).toEqual([3, 1, ['euro']]);
  });

  it('[VR-18.4] the card discarded is a random one', () => {
    const left = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const scene = position({ seats: [{ recycling: 2, corruption: [9, 20, 30] }, {}], seed: `${seed}` });
      scene.play('recycle:discard');
      for (const card of scene.state.corruptionDiscard) left.add(card);
    }
    expect([...left].toSorted((a, b) => a - b)).toEqual([9, 20, 30]);
  });

  it('[VR-18.5] the look is at the top of the pile and secret', () => {
    const scene = position({ seats: [{ recycling: 2 }, {}], necro: ['revolt', 'virus'] });
    scene.play('recycle:look');
    expect([scene.view(0).necroTop, scene.view(1).necroTop]).toEqual(['revolt', null]);
    expect(scene.heard('audience')).toContainEqual({ kind: 'necroSeen', seat: 0, card: null });
  });

  it('[VR-18.6] a group at a time; discarding needs a card', () => {
    const scene = position({ seats: [{ recycling: 2 }, {}] });
    expect(scene.offeredOf('recycle')).toEqual(['euro', 'look']);
  });

  it('[VR-18.7] tokens there are not in Reserve', () => {
    const scene = position({ seats: [{ recycling: 3, reserve: 0 }, {}], director: 14 });
    expect(scene.offers('add')).toBe(false);
    const order = endOfRound({ seats: [{ recycling: 5, revenue: 4 }, {}] });
    expect([order.asked, order.askedSeats]).toEqual(['chooseOrder', [1]]);
  });
});
