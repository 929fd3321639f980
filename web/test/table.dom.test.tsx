import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERSON } from '../src/newgame/create.ts';
import { useSettings } from '../src/settings.ts';
import type { BotAnswer, BotQuestion } from '../src/table/botmessages.ts';
import { LocalView } from '../src/table/localview.tsx';
import { loadGameTexts, setLanguage, startTexts } from '../src/text/i18n.ts';
import { stonesBoard, stonesSource } from './stonesboard.tsx';
import { setTable, settle, take, type Setting } from './tables.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadGameTexts('san', stonesSource);
});
beforeEach(() => useSettings.getState().change({ speed: 'instant', confirmFinal: true, shortcuts: true }));
afterEach(cleanup);

function sitDown(setting: Setting): Setting {
  const { table, thinker, id } = setting;
  table.open();
  render(<LocalView table={table} board={stonesBoard} thinker={thinker} id={id} />);
  return setting;
}

async function press(key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.body, { key });
    await settle();
  });
}

describe('a table', () => {
  it('shows what to decide and the options', () => {
    sitDown(setTable());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Take some stones.');
    expect(document.querySelectorAll('.option')).toHaveLength(4);
  });

  it('is played by number keys', async () => {
    const { table } = sitDown(setTable());
    await press('3');
    expect(table.status().length).toBe(2);
    expect(document.querySelector('.log')?.textContent).toContain('You take 3');
  });

  it('confirms a final option with Enter, and cancels it with Escape', async () => {
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

  it('asks for no confirmation when that is switched off', async () => {
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

  it('says why the first advised option is better, and which are as good', async () => {
    const { thinker } = sitDown(setTable());
    const reason = (direction: 'more' | 'less') => ({ feature: 'stones', amount: 1, direction });
    thinker.candidates = [
      { option: take(2), chance: 0.6, visits: 90, error: 0.01 },
      { option: take(1), chance: 0.59, visits: 60, error: 0.01, reasons: [reason('more')] },
      { option: take(3), chance: 0.4, visits: 50, error: 0.01, reasons: [reason('more'), reason('less')] },
      { option: { kind: 'peek' }, chance: 0, visits: 0 },
    ];
    await press('h');
    expect(thinker.requests.at(-1)).toMatchObject({ why: true });
    const lines = [...document.querySelectorAll('.hint li')].map((line) => line.textContent);
    expect(lines).toEqual([
      '1 Take 2 60%',
      '2 Take 1 59% · equally good',
      '3 Take 3 40% · the first keeps more stones',
    ]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(document.querySelector('.hint')).toBeNull();
  });

  it('advises the obvious move without a chance', async () => {
    const { thinker } = sitDown(setTable());
    thinker.candidates = [];
    await press('h');
    expect(document.querySelector('.hint li')?.textContent).toBe('1 Take 1 the obvious move');
    expect(document.querySelector('.option .advice')?.textContent).toBe('advice 1');
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

/** Replaces the bots' worker and returns the chances immediately. */
class ChartingWorker {
  private emit: (event: { data: BotAnswer }) => void = () => undefined;

  addEventListener(type: string, listener: (event: { data: BotAnswer }) => void): void {
    if (type === 'message') this.emit = listener;
  }

  postMessage({ id }: BotQuestion): void {
    this.emit({ data: { kind: 'point', id, point: { choice: 0, chances: [0.3, 0.7] } } });
    this.emit({ data: { kind: 'point', id, point: { choice: 2, chances: [0, 1] } } });
    queueMicrotask(() => this.emit({ data: { kind: 'done', id } }));
  }

  terminate(): void {
    this.emit = () => undefined;
  }
}

describe('a table with automatic steps', () => {
  const next = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next move' })));
  const lines = () => [...document.querySelectorAll('.table-log .log-line')].map((line) => line.textContent);

  it('shows the player’s own move immediately, and what it led to step by step', async () => {
    useSettings.getState().change({ speed: 'slow' });
    sitDown(setTable({ seats: 1 }));
    await press('2');
    expect(lines()).toEqual(['You take 2.']);
    expect(document.querySelectorAll('.option')).toHaveLength(0);
    await next();
    expect(lines()).toEqual(['The wind blows.', 'You take 2.']);
    expect(document.querySelectorAll('.option')).toHaveLength(4);
  });

  it('shows it by itself after a while, and waits while it is paused', async () => {
    useSettings.getState().change({ speed: 'fast' });
    sitDown(setTable({ seats: 1 }));
    vi.useFakeTimers();
    await press('1');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })));
    await act(async () => vi.advanceTimersByTime(1000));
    expect(lines()).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play' })));
    await act(async () => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(lines()).toHaveLength(2);
  });

  it('skips to the end when asked', async () => {
    useSettings.getState().change({ speed: 'slow' });
    sitDown(setTable({ setup: { stones: 7, wind: true } }));
    await press('1');
    expect(lines()).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Right away' })));
    expect(lines()).toEqual(['The wind blows.', '[seat:1] takes 1.', 'The wind blows.', 'You take 1.']);
  });

  it('has the automaton in the list of players, in the score and in the chart', async () => {
    vi.stubGlobal('Worker', ChartingWorker);
    sitDown(setTable({ seats: 1, setup: { stones: 5, wind: false } }));
    expect([...document.querySelectorAll('.seats b')].map((name) => name.textContent)).toEqual(['You', '[seat:1]']);
    // The name that the log uses.
    expect(document.querySelector('.seats .seat-name .soft')?.textContent).toBe('[seat:0]');
    await press('1');
    await press('2');
    expect([...document.querySelectorAll('.score th[data-winner]')].map((name) => name.textContent)).toEqual([
      ' [seat:1]',
    ]);
    const rows = [...document.querySelectorAll('.score tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Wins01', 'Rank21']);
    expect([...document.querySelectorAll('.chart-legend li')].map((side) => side.textContent)).toEqual([
      ' You: 30% at the start, 0% at the end',
      ' [seat:1]: 70% at the start, 100% at the end',
    ]);
    vi.unstubAllGlobals();
  });
});

describe('a table for two on one device', () => {
  it('hides everything until the device is taken', async () => {
    const { table } = sitDown(setTable({ opponents: [PERSON] }));
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
