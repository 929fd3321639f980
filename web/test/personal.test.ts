/** Settings that belong to people: which seat gets which, wherever a person sits. */
import { defaultSetup, type SetupFields, type SetupOf } from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { agreedIn, movedOn, personalSettingsOf, settingsBySeat, withPreset } from '../src/newgame/personal.ts';

const STANDARD = defaultSetup<SetupFields>(san.setup);

const hand = personalSettingsOf('san')['hand'];
if (hand === undefined) throw new Error('San names no hands');

const agreed = (preset: string, person: number) => withPreset(hand, STANDARD, preset, person);
const handsIn = ({ sunHand, starHand }: SetupOf<SetupFields>) => [sunHand, starHand];
/** Base hands by seat, where the player at this device draws that seat. */
const dealt = (preset: string, person: number, own: number) =>
  handsIn(settingsBySeat('san', agreed(preset, person), own));

describe('the hands of a new game of San', () => {
  it('[SAN-12.1] [SAN-12.2] are the same for both in a normal and in a first game, whoever sits where', () => {
    for (const own of [0, 1]) {
      expect(dealt('normal', 0, own)).toEqual([6, 6]);
      expect(dealt('first', 1, own)).toEqual([7, 7]);
    }
  });

  it('[SAN-12.3] [SAN-12.4] of a levelling go with the person, whichever Corporation is drawn', () => {
    expect([dealt('levelling', 0, 0), dealt('levelling', 0, 1)]).toEqual([
      [7, 6],
      [6, 7],
    ]);
    expect([dealt('strongLevelling', 1, 0), dealt('strongLevelling', 1, 1)]).toEqual([
      [6, 8],
      [8, 6],
    ]);
  });

  it('[SAN-12.3] move on with their people at a rematch', () => {
    const first = settingsBySeat('san', agreed('levelling', 0), 0);
    expect(handsIn(first)).toEqual([7, 6]);
    expect(handsIn(movedOn('san', first))).toEqual([6, 7]);
    expect(movedOn('san', movedOn('san', first))).toEqual(first);
  });

  it('are recognised in a setup, with the person they are about', () => {
    expect(agreedIn(hand, STANDARD)).toEqual({ preset: 'normal', person: 0 });
    expect(agreedIn(hand, agreed('levelling', 1))).toEqual({ preset: 'levelling', person: 1 });
    expect(agreedIn(hand, { ...STANDARD, sunHand: 8, starHand: 8 })).toBeUndefined();
  });

  it('leave every other setting alone', () => {
    const literal = { ...agreed('levelling', 0), reshuffle: 'empty' };
    expect(settingsBySeat('san', literal, 1)).toEqual({ sunHand: 6, starHand: 7, reshuffle: 'empty' });
  });
});

describe('other games', () => {
  it('have no such settings, and keep those they have', () => {
    expect(personalSettingsOf('venice')).toEqual({});
    expect(settingsBySeat('venice', { side: 'night' }, 2)).toEqual({ side: 'night' });
  });
});
