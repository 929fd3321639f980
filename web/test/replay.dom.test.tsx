import { replay } from '@cabale/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGame, PERSON } from '../src/newgame/create.ts';
import { Replay } from '../src/replay/replay.tsx';
import { savedGames } from '../src/saves/savedgames.ts';
import { loadGameTexts, startTexts } from '../src/text/i18n.ts';
import { stonesBoard, stonesSource } from './stonesboard.tsx';
import { game, take } from './tables.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadGameTexts('san', stonesSource);
});
afterEach(cleanup);

/** A solo game of two moves, each followed by the automaton: five frames. */
function openReplay(): void {
  const saved = createGame(game, { players: [PERSON], seed: 'test' });
  const match = replay(game, saved.record);
  if (!match.ok) throw new Error(match.problem.message);
  match.value.choose(0, take(1));
  match.value.choose(0, take(2));
  render(<Replay game={{ board: stonesBoard, match: match.value, saved }} />);
}

describe('a replay', () => {
  it('advances scene by scene', () => {
    openReplay();
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('max')).toBe('4');
    fireEvent.change(slider, { target: { value: '3' } });
    expect(document.querySelector('.prompt')?.textContent).toContain('Move 3 of 4');
    expect(document.querySelectorAll('.log-entry')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.querySelectorAll('.log-entry')).toHaveLength(4);
  });

  it('is forked with the choice shown as the last one', async () => {
    openReplay();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    await act(async () => fireEvent.click(screen.getByText('Play on alone')));
    expect(savedGames.contents().games[0]?.record.choices).toMatchObject([{ option: take(1) }]);
  });
});
