import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '../src/settings.ts';
import { TableView } from '../src/table/tableview.tsx';
import { bringGameTexts, setLanguage, startTexts } from '../src/text/i18n.ts';
import { stonesBoard } from './stonesboard.tsx';
import { setTable, settle, take, type Setting } from './tables.ts';

beforeAll(async () => {
  await startTexts('en');
  await bringGameTexts(stonesBoard);
});
beforeEach(() => useSettings.getState().change({ speed: 'instant', confirmFinal: true, shortcuts: true }));
afterEach(cleanup);

function sitDown(setting: Setting): Setting {
  const { table, thinker, id } = setting;
  table.open();
  render(<TableView table={table} board={stonesBoard} thinker={thinker} id={id} />);
  return setting;
}

async function press(key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.body, { key });
    await settle();
  });
}

describe('a table', () => {
  it('says what is expected and offers it', () => {
    sitDown(setTable());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Take some stones.');
    expect(document.querySelectorAll('.option')).toHaveLength(4);
  });

  it('is played by number keys', async () => {
    const { table } = sitDown(setTable());
    await press('3');
    expect(table.status().length).toBe(2);
    expect(document.querySelector('.log')?.textContent).toContain('takes 3');
  });

  it('confirms what is final with Enter, and forgets it with Escape', async () => {
    const { table } = sitDown(setTable());
    await press('4');
    expect(table.status().length).toBe(0);
    await press('Escape');
    await press('Enter');
    expect(table.status().length).toBe(0);
    await press('4');
    await press('Enter');
    expect(table.status().length).toBe(1);
  });

  it('asks nothing twice when that is switched off', async () => {
    useSettings.getState().change({ confirmFinal: false });
    const { table } = sitDown(setTable());
    await press('4');
    expect(table.status().length).toBe(1);
  });

  it('ignores keys that were switched off', async () => {
    useSettings.getState().change({ shortcuts: false });
    const { table } = sitDown(setTable());
    await press('1');
    expect(table.status().length).toBe(0);
  });

  it('says why a choice cannot be undone', async () => {
    sitDown(setTable());
    await press('1');
    await press('u');
    expect(document.querySelector('.notices')?.textContent).toBe('Another player has moved since.');
  });

  it('shows what a bot would do', async () => {
    const { thinker } = sitDown(setTable());
    thinker.answer = take(2);
    await press('h');
    expect(thinker.requests.at(-1)).toMatchObject({ level: 4, seat: 0 });
    expect(document.querySelector('.option[data-advice]')?.textContent).toContain('Take 2');
  });

  it('changes its language in the middle of a game', async () => {
    sitDown(setTable());
    await act(async () => setLanguage('fr'));
    expect(screen.getByRole('heading', { level: 2, name: 'Journal' })).toBeDefined();
    await act(async () => setLanguage('en'));
    expect(screen.getByRole('heading', { level: 2, name: 'Log' })).toBeDefined();
  });

  it('follows the bot move by move when there is time', async () => {
    useSettings.getState().change({ speed: 'slow' });
    const { table } = sitDown(setTable());
    await press('1');
    expect(table.status().length).toBe(2);
    expect(document.querySelectorAll('.log-entry')).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next move' })));
    expect(document.querySelectorAll('.log-entry')).toHaveLength(2);
  });
});

describe('a table for two on one device', () => {
  it('hides everything until the device is taken', async () => {
    const { table } = sitDown(setTable({ opponent: { kind: 'shared' } }));
    expect(screen.queryByTestId('secrets')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I am Player 1' })));
    expect(screen.getByTestId('secrets').textContent).toMatch(/^\d+ hidden$/);
    await press('2');
    expect(table.status().passTo).toBe(1);
    expect(screen.queryByTestId('secrets')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I am Player 2' })));
    expect(screen.getByTestId('secrets').textContent).toMatch(/^hidden \d+$/);
    expect(document.querySelector('.summary')?.textContent).toContain('takes 2');
  });
});
