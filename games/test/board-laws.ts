/** What every game's board keeps: it draws all there is, offers all that is offered, and explains itself. */
import type { GuidedGame } from '@cabale/design';
import type { GameTypes, Observer, OptionOf, Ref } from '@cabale/engine';
import { fireEvent } from '@testing-library/react';
import { changeLanguage } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { thingsIn, type BoardOnStage, type Things } from './boards.tsx';
import { playAsTaught } from './guided.ts';

/** Draws a game as it is walked, for each observer; what React complains of meanwhile. */
export async function complaintsOfDrawing<T extends GameTypes>(
  board: BoardOnStage<T>,
  state: T['state'],
  {
    language,
    every,
    observers,
    look,
  }: {
    readonly language: string;
    readonly every: number;
    readonly observers: readonly Observer[];
    look(container: HTMLElement): void;
  },
): Promise<readonly string[]> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const watched = observers.map((observer) => board.watch(observer));
  await inLanguage(language, () =>
    board.walk(state, every, (moment) => {
      for (const shown of watched) {
        const container = shown(moment);
        expectNoGaps(container);
        look(container);
      }
    }),
  );
  const heard = complaints.mock.calls.map((call) => String(call[0]));
  complaints.mockRestore();
  return heard;
}

/**
 * Clicks on whatever the options touch: it glows, and the click chooses the option or asks which of several. Returns
 * options and things that are nowhere on the board. A place that is not drawn where something lies on it may be absent.
 */
export function missingWhenAsked<T extends GameTypes>(
  board: BoardOnStage<T>,
  state: T['state'],
  mayBeAbsent: (thing: Ref) => boolean = () => false,
): readonly (OptionOf<T> | Ref)[] {
  const { seat, options } = board.asked(state);
  const view = board.rules.view(state, seat);
  const refsOf = (option: OptionOf<T>): readonly Ref[] => board.words.thingsOf(option, view, board.rules.content);
  const choose = vi.fn<(option: OptionOf<T>) => void>();
  const container = board.show(state, seat, { choose });
  const drawn = thingsIn(container);
  const things = [...new Set(options.flatMap(refsOf))];
  expect(things).not.toEqual([]);
  for (const thing of things) {
    const here = options.filter((option) => refsOf(option).includes(thing));
    for (const element of drawn.get(thing) ?? []) {
      expect(element.getAttribute('data-choosable')).toBe('open');
      fireEvent.click(element);
      if (here.length === 1) expect(choose).toHaveBeenLastCalledWith(here[0]);
      else expect(document.querySelectorAll('.menu .option')).toHaveLength(here.length);
    }
  }
  return [
    ...options.filter((option) => !refsOf(option).some((thing) => drawn.has(thing))),
    ...things.filter((thing) => !drawn.has(thing) && !mayBeAbsent(thing)),
  ];
}

/** Explains things; those whose explanation cites no rule. */
export async function explainedWithoutRule<T extends GameTypes>(
  board: BoardOnStage<T>,
  state: T['state'],
  { language, things, rule }: { readonly language: string; readonly things: readonly Ref[]; readonly rule: RegExp },
): Promise<readonly (string | null)[]> {
  const silent: (string | null)[] = [];
  await inLanguage(language, () => {
    const container = board.explain(things, state);
    expectNoGaps(container);
    const sections = [...container.querySelectorAll('section')];
    expect(sections.length).toBe(things.length);
    const without = sections.filter((section) => !rule.test(section.textContent));
    silent.push(...without.map((section) => section.getAttribute('aria-label')));
  });
  return silent;
}

/** How many there are of each on the rules page, which lacks no text. */
export async function countsOnRulesPage<T extends GameTypes>(
  board: BoardOnStage<T>,
  state: T['state'],
  { language, selectors }: { readonly language: string; readonly selectors: readonly string[] },
): Promise<readonly number[]> {
  const counts: number[] = [];
  await inLanguage(language, async () => {
    const container = await board.showRules(state);
    expectNoGaps(container);
    counts.push(...selectors.map((selector) => container.querySelectorAll(selector).length));
  });
  return counts;
}

/** A whole board is drawn for every table that lessons describe. */
const LESSONS_MS = 240_000;

/** The tests of a board's guided games: whatever is pointed at can be seen. */
export function testLessons<T extends GameTypes>(board: BoardOnStage<T>, guided: readonly GuidedGame<T>[]): void {
  describe.each(guided.map((game) => [game.name, game] as const))('the board of the guided game %s', (_, game) => {
    it('has on the table everything a lesson points at when it is told', { timeout: LESSONS_MS }, () => {
      expect(pointedAtInVain(board, game)).toEqual([]);
    });
  });
}

/** Things that lessons point at although they are not on the table then, as `lesson thing`. */
function pointedAtInVain<T extends GameTypes>(board: BoardOnStage<T>, game: GuidedGame<T>): readonly string[] {
  const absent: string[] = [];
  const watched = board.watch(0);
  // Several lessons may share a table, which is drawn only once.
  let drawn: { readonly state: T['state']; readonly things: Things } | undefined;
  playAsTaught(board.rules, game, ({ state }, { text, shows }) => {
    if (shows.length === 0) return;
    if (drawn?.state !== state) drawn = { state, things: thingsIn(watched(state)) };
    const { things } = drawn;
    absent.push(...shows.filter((ref) => !things.has(ref)).map((ref) => `${text} ${ref}`));
  });
  return absent;
}

export async function inLanguage(language: string, look: () => void | Promise<void>): Promise<void> {
  await changeLanguage(language);
  await look();
  await changeLanguage('fr');
}

/** No text is missing, no parameter of one unfilled. */
function expectNoGaps(container: HTMLElement): void {
  expect(container.innerHTML).not.toMatch(/MISSING|\{\{|undefined|NaN/);
}
