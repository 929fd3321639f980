import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../test/board-laws.ts';
import type { State } from '../index.ts';
import { board, prepareBoard } from './onstage.ts';
import { position, type SeatSetting } from './position.ts';

prepareBoard();

/** What stands in each office about winning at once, in the order of the seats round the table, the own one first. */
function aimsIn(state: State, observer: 0 | 1 | 'audience' = 0): readonly (readonly string[])[] {
  const offices = [...board.show(state, observer).querySelectorAll('.mec-player')];
  const aims = offices.map((office) =>
    [...office.querySelectorAll('.mec-aims > li')].map((aim) => aim.querySelector('.hidden-text')?.textContent ?? ''),
  );
  cleanup();
  return aims;
}

const ROBUR: SeatSetting = { corp: 'bion', hired: ['M013', 'M014', 'M015'] };
const METALUNA: SeatSetting = { corp: 'rur', properties: ['M089', 'M079'] };

describe('the way to a special victory', () => {
  it('[MEC-17.10] stands in the office of whoever has the card, own and rivals’ alike', async () => {
    const { state } = position({ seats: [ROBUR, METALUNA, { corp: 'omni' }] });
    await inLanguage('en', () => {
      expect(aimsIn(state)).toEqual([['2 of 3 other Criminals'], ['2 of 4 Cavorite symbols'], []]);
    });
    await inLanguage('fr', () => {
      expect(aimsIn(state)).toEqual([['autres Criminels\u00A0: 2 sur 3'], ['symboles Cavorite\u00A0: 2 sur 4'], []]);
    });
  });

  it('[MEC-17.11] counts for Armadrill what is paid for, and for Weintraub what is captured', async () => {
    const { state } = position({
      seats: [
        { corp: 'rur', hired: ['M036', 'M009'], paid: ['M036'] },
        { corp: 'bion', hired: ['M035'], threats: ['M114', 'M115'] },
      ],
    });
    await inLanguage('en', () => {
      // Prototype Alpha on the Board, Mecanoid X and Armadrill; Civic Unit 7 is not paid yet.
      expect(aimsIn(state)).toEqual([['3 of 6 robots in play and paid for'], ['2 of 3 captured Threats']]);
    });
  });

  it('[MEC-17.14] tells Alcalde Gregor that the elite Politician is missing, be it a Property', async () => {
    const gregor = (properties: SeatSetting['properties'] = []) =>
      position({ seats: [{ corp: 'bion', hired: ['M012', 'M007'], properties }, { corp: 'rur' }] }).state;
    await inLanguage('en', () => {
      expect(aimsIn(gregor())[0]).toEqual(['1 of 3 other Politicians, but no elite Politician']);
      expect(aimsIn(gregor(['M090']))[0]).toEqual(['2 of 3 other Politicians']);
    });
  });

  it('[MEC-17.15] is gone while the card is damaged', () => {
    const { state } = position({ seats: [{ ...METALUNA, damaged: { M089: 1 } }, { corp: 'bion' }] });
    expect(aimsIn(state)).toEqual([[], []]);
  });

  it('says nothing of cards in hand', () => {
    const hands = [
      { corp: 'bion', hand: ['M013', 'M089'] },
      { corp: 'rur', hand: ['M036'] },
    ] as const;
    const { state } = position({ seats: hands });
    expect([0, 1, 'audience'].map((observer) => aimsIn(state, observer as 0 | 1 | 'audience'))).toEqual([
      [[], []],
      [[], []],
      [[], []],
    ]);
  });
});

describe('the way to a Victory Event', () => {
  it('[MEC-2.3] stands in every office once the card lies open, except for Corporate Threats', async () => {
    const { state } = position({
      seats: [{ ...ROBUR, hired: ['M013', 'M006'] }, { corp: 'rur' }],
      victories: ['criminalCrisis', 'corporate11'],
      round: 4,
    });
    await inLanguage('en', () => {
      expect(aimsIn(state)).toEqual([
        ['1 of 3 other Criminals', '1 of 3 Criminals'],
        ['0 of 3 Criminals, but no elite Politician'],
      ]);
    });
  });
});

describe('the explanation of a victory', () => {
  it('[MEC-17.12] tells who is how far', async () => {
    const { state } = position({ seats: [METALUNA, ROBUR], victories: ['coup'], round: 3 });
    await inLanguage('en', () => {
      const [special, event] = board.explain(['special:robur', 'victory:coup'], state).querySelectorAll('section');
      expect(special?.querySelectorAll('.mec-about-list li')).toHaveLength(1);
      expect(special?.textContent).toContain('2 of 3 other Criminals');
      expect(event?.querySelectorAll('.mec-about-list li')).toHaveLength(2);
      expect(event?.textContent).toContain('of 35 Combat, but no elite Politician');
    });
  });
});

describe('the end', () => {
  it('[MEC-17.1] by chaos names the Threats that brought it', async () => {
    const { state } = position({
      seats: [{}, {}],
      laid: { 2: 'M114', 4: 'M117', 6: 'M116' },
      stack: [{ kind: 'endResolution' }],
      phase: 'resolution',
      round: 4,
    });
    expect(state.result?.by).toBe('chaos');
    await inLanguage('en', () => {
      const proof = board.show(state, 0).querySelector('.mec-proof');
      expect(proof?.textContent).toBe('Threats in sectors: 3 of 3 (Rust Swarm, Ouroboros Virus, Berserk Colossus)');
    });
  });
});
