/** Section 7: what each seat knows. */
import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { endOfRound, position } from './position.ts';
import { newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

/** Corruption cards one observer knows, by seat. */
function known(scene: Scene, observer: number | 'audience'): readonly (readonly number[])[] {
  return scene.view(observer).players.map(({ corruption }) => corruption);
}

describe('what is hidden', () => {
  it('decks, other hands and Objectives; the Location cards that are left are public, their order is not', () => {
    const scene = newGame(3, 'hidden');
    const seen = scene.view(0);
    for (const field of [
      'agentDeck',
      'locationDeck',
      'corruptionDeck',
      'necroPile',
      'necroOut',
      'corruptionKnown',
      'random',
    ]) {
      expect(seen).not.toHaveProperty(field);
    }
    expect(seen.locationsLeft).toEqual(scene.state.locationDeck.toSorted((a, b) => a - b));
    expect([seen.agentDeckCount, seen.locationDeckCount, seen.corruptionDeckCount, seen.necroCount]).toEqual([
      19, 19, 36, 5,
    ]);
  });

  it('a look at the Necro card is forgotten when it is revealed', () => {
    const scene = endOfRound({ seats: [{ necroSeen: true }, {}] }).play('position:0');
    expect([scene.view(0).necroTop, scene.seat(0).player.necroSeen]).toEqual([null, false]);
  });

  it('what goes under the Verse deck is remembered until it comes up', () => {
    const scene = position({
      seats: [{ verses: ['codex', 'curse'] }, {}],
      row: ['rift', 'ashes', 'castle', 'howling', 'elassar'],
      verseDeck: ['venizia', 'olmeta', 'westland'],
    });
    scene.play('exchange:codex', 'exchange:curse');
    expect(scene.view(1).verseDeck).toEqual(['curse', 'codex', null, null, 'venizia']);
  });
});

describe('Corruption cards in other hands', () => {
  const dina = (corruption: readonly number[]): Scene =>
    position({ seats: [{ service: ['dina'], corruption }, {}, { service: ['clarisse'] }], director: 14 });

  it('giver and receiver know a card that was given', () => {
    const scene = dina([9, 20]).play('use:dina', 'to:1', 'card:20');
    expect([known(scene, 0), known(scene, 1), known(scene, 2)]).toEqual([
      [[9], [20], []],
      [[], [20], []],
      [[], [], []],
    ]);
  });

  it('whoever has seen a hand no longer knows which card went, unless there was only one', () => {
    const several = dina([9, 20]);
    several.state.corruptionKnown[8] = several.state.corruptionKnown[19] = 1 << 2;
    expect(known(several, 2)).toEqual([[9, 20], [], []]);
    expect(known(several.play('use:dina', 'to:1', 'card:20'), 2)).toEqual([[], [], []]);
    const single = dina([20]);
    single.state.corruptionKnown[19] = 1 << 2;
    expect(known(single.play('use:dina', 'to:1'), 2)).toEqual([[], [20], []]);
  });

  it('a card that is discarded is known to all, and drawn again to nobody', () => {
    const scene = dina([20]).play('use:dina', 'to:1');
    expect(scene.state.corruptionKnown[19]).toBe(1);
    const discarded = endOfRound({ seats: [{ corruption: [3, 4, 19, 20, 21] }, {}] });
    discarded.play('card:3', 'suffer', 'suffer');
    expect(discarded.state.corruptionKnown.every((bits) => bits === 0)).toBe(true);
  });
});

describe('imagined worlds', () => {
  it('agree with the view and differ in what is hidden', () => {
    const scene = newGame(4, 'imagined');
    const random = Random.from('worlds');
    const seen = scene.view(2);
    const worlds = [1, 2, 3].map(() => scene.rules.imagine(seen, random));
    for (const world of worlds) expect(scene.rules.view(world, 2)).toEqual(seen);
    expect(new Set(worlds.map(({ corruptionDeck }) => corruptionDeck.join())).size).toBe(3);
    expect(new Set(worlds.map(({ players }) => players[0]?.objectives.join())).size).toBeGreaterThan(1);
  });
});
