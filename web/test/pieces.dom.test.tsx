import { DecisionBar, Log, ScoreTable, StageProvider, type Stage } from '@cabale/design';
import { decisionAt, Match, Rules, type GameTypes, type OptionBase } from '@cabale/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGameTexts, startTexts } from '../src/text/i18n.ts';
import { stonesBoard, stonesSource } from './stonesboard.tsx';
import { game } from './tables.ts';

const rules = new Rules(game);
const match = new Match<GameTypes>(rules, { setup: { stones: 7, wind: false }, seats: 2, seed: 'x' });
const SEATS = [
  { seat: 0, name: 'Ada', player: { kind: 'person' } },
  { seat: 1, name: 'Bot', player: { kind: 'bot', level: 3 } },
] as const;

beforeAll(async () => {
  await startTexts('en');
  await loadGameTexts('san', stonesSource);
});
afterEach(cleanup);

function show(children: ReactNode, part: Partial<Stage> = {}) {
  const choose = vi.fn<(option: OptionBase) => void>();
  const stage: Stage = {
    gameId: 'san',
    words: stonesBoard.words,
    content: rules.content,
    view: match.view(0),
    seats: SEATS,
    decision: decisionAt(rules, match.state, 0),
    advice: [],
    frame: 0,
    Explanation: stonesBoard.Explanation,
    settings: {},
    choose,
    ...part,
  };
  render(<StageProvider stage={stage}>{children}</StageProvider>);
  return choose;
}

const theBoard = (
  <stonesBoard.Board
    view={match.view(0)}
    observer={0}
    content={rules.content}
    seats={SEATS}
    decision={undefined}
    events={[]}
    choose={() => undefined}
  />
);

function thing(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-thing="${name}"]`);
  if (found === null) throw new Error(`no ${name} on the board`);
  return found;
}

describe('a thing on the board', () => {
  it('takes its only option at a click', () => {
    const choose = show(theBoard);
    expect(thing('stone:2').dataset['choosable']).toBe('open');
    fireEvent.click(thing('stone:2'));
    expect(choose).toHaveBeenCalledWith({ kind: 'take', count: 2 });
  });

  it('takes it by keyboard too', () => {
    const choose = show(theBoard);
    fireEvent.keyDown(thing('stone:3'), { key: 'Enter' });
    expect(choose).toHaveBeenCalledWith({ kind: 'take', count: 3 });
  });

  it('offers a menu of several options', () => {
    const choose = show(theBoard);
    fireEvent.click(thing('pile:all'));
    expect(choose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Take 2' }));
    expect(choose).toHaveBeenCalledWith({ kind: 'take', count: 2 });
  });

  it('says why it cannot be chosen, with the rule', () => {
    const choose = show(theBoard);
    expect(thing('stone:4').getAttribute('aria-disabled')).toBe('true');
    expect(thing('stone:4').getAttribute('aria-label')).toContain('Too many.');
    fireEvent.click(thing('stone:4'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').textContent).toContain('ST-1');
  });

  it('explains itself when there is no decision', () => {
    show(theBoard, { decision: undefined });
    expect(thing('stone:1').dataset['choosable']).toBe('idle');
    fireEvent.click(thing('stone:1'));
    expect(screen.getByRole('dialog').textContent).toContain('About stone:1');
  });

  it('is explained by a long press, which chooses nothing', () => {
    vi.useFakeTimers();
    const choose = show(theBoard);
    fireEvent.pointerDown(thing('stone:1'), { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.click(thing('stone:1'));
    vi.useRealTimers();
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').textContent).toContain('About stone:1');
  });

  it('shows what the bot advises', () => {
    show(theBoard, { advice: [{ option: { kind: 'take', count: 3 }, chance: 0.7 }] });
    expect(thing('stone:3').dataset['advice']).toBe('1');
    expect(thing('stone:2').dataset['advice']).toBeUndefined();
  });
});

describe('the decision bar', () => {
  it('numbers the options, those that end something last', () => {
    show(<DecisionBar />);
    const keys = [...document.querySelectorAll('.option')].map((option) => option.getAttribute('aria-keyshortcuts'));
    expect(keys).toEqual(['1', '2', '3', '4']);
    expect(screen.getAllByRole('button').at(-1)?.textContent).toContain('Peek');
  });

  it('and the board highlight each other', () => {
    show(
      <>
        {theBoard}
        <DecisionBar />
      </>,
    );
    const option = screen.getByText('Take 2').closest('button');
    fireEvent.pointerEnter(option ?? document.body);
    expect(thing('stone:2').dataset['lit']).toBe('pointed');
    fireEvent.pointerLeave(option ?? document.body);
    fireEvent.pointerEnter(thing('stone:2'));
    expect(option?.dataset['lit']).toBe('true');
  });

  it('asks for confirmation before a final option', () => {
    const onConfirm = vi.fn<() => void>();
    show(<DecisionBar armed={{ kind: 'peek' }} onConfirm={onConfirm} />);
    fireEvent.click(screen.getByRole('button', { name: /Confirm/ }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('the log', () => {
  it('names things and highlights them', () => {
    const lines = [{ key: 'event.took', values: { n: 2 }, refs: { seat: 'seat:1' } }] as const;
    show(
      <>
        {theBoard}
        <Log entries={[{ number: 1, seat: 1, lines }]} />
      </>,
    );
    expect(document.querySelector('.log-line')?.textContent).toBe('[seat:1] takes 2.');
    expect(document.querySelector('.log-line .seat-mark')).not.toBeNull();
  });
});

describe('the score', () => {
  it('has a row for each part and the rank at the end', () => {
    show(<ScoreTable outcome={{ ranks: [2, 1], reason: 'last', score: [{ part: 'wins', values: [0, 1] }] }} />);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Wins01', 'Rank21']);
  });
});
