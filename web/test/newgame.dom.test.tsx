import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewGameForm } from '../src/newgame/newgameform.tsx';
import { savedGames } from '../src/saves/savedgames.ts';
import { loadGameTexts, startTexts } from '../src/text/i18n.ts';
import { stonesBoard, stonesSource } from './stonesboard.tsx';

beforeAll(async () => {
  await startTexts('en');
  await loadGameTexts('san', stonesSource);
});
beforeEach(() => {
  for (const { id } of savedGames.contents().games) savedGames.remove(id);
  render(<NewGameForm id="san" board={stonesBoard} />);
});
afterEach(cleanup);

function click(name: string): void {
  fireEvent.click(screen.getByLabelText(name, { exact: false }));
}

async function begin() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Begin the game' })));
  const [saved] = savedGames.contents().games;
  return { players: saved?.players, setup: saved?.record.setup };
}

describe('a new game', () => {
  it('is for two against a bot unless something else is chosen', async () => {
    const { players } = await begin();
    expect(players?.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person']);
  });

  it('for one asks for no opponents and leaves out settings that do not apply', async () => {
    click('Solo');
    expect(screen.queryByText('Opponent')).toBeNull();
    expect(screen.queryByText('Your seat')).toBeNull();
    expect(screen.queryByText('Wind')).toBeNull();
    expect(screen.getByText('Fewer stones, a shorter game.')).toBeDefined();
    expect(await begin()).toEqual({ players: [{ kind: 'person', name: '' }], setup: { stones: 7, wind: false } });
  });

  it('for four is against the same bot three times, or against one chosen for each seat', async () => {
    click('4 players');
    click('The Strategist');
    click('[seat:0]');
    click('Choose each opponent');
    fireEvent.change(screen.getByLabelText('[seat:2]', { selector: 'select' }), { target: { value: 'person' } });
    fireEvent.change(screen.getByLabelText('[seat:3]', { selector: 'select' }), { target: { value: '1' } });
    click('Windy');
    const person = { kind: 'person', name: '' };
    expect(await begin()).toEqual({
      players: [person, { kind: 'bot', level: 4 }, person, { kind: 'bot', level: 1 }],
      setup: { stones: 7, wind: true },
    });
  });

  it('keeps what was chosen when the table grows or shrinks', async () => {
    click('3 players');
    click('[seat:2]');
    click('Choose each opponent');
    fireEvent.change(screen.getByLabelText('[seat:0]', { selector: 'select' }), { target: { value: '5' } });
    click('2 players');
    expect((await begin()).players?.filter(({ kind }) => kind === 'bot')).toEqual([{ kind: 'bot', level: 5 }]);
  });

  it('for several people on this screen asks for no seat', async () => {
    click('3 players');
    click('Everybody on this screen');
    expect(screen.queryByText('Your seat')).toBeNull();
    expect((await begin()).players?.every(({ kind }) => kind === 'person')).toBe(true);
  });
});
