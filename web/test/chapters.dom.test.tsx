/** Guided games in chapters: where each begins, and that the next one is offered. */
import { guidedAt } from '@cabale/design';
import { Rules } from '@cabale/engine';
import { GAME_IDS, GAMES } from '@cabale/games';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextChapter } from '../src/guided/chapters.ts';
import { LessonPanel } from '../src/guided/lessonpanel.tsx';
import { LocalView } from '../src/table/localview.tsx';
import { loadGameTexts, startTexts } from '../src/text/i18n.ts';
import { stonesBoard } from './stonesboard.tsx';
import { setTable } from './tables.ts';

describe.each(GAME_IDS)('the chapters of %s', (id) => {
  it('begin where the one before ends', async () => {
    const { game, guided } = await GAMES[id].board();
    for (const chapter of guided) {
      const next = nextChapter(chapter, guided);
      if (next === undefined) continue;
      const ended = guidedAt(new Rules(game), chapter, chapter.lessons.length).match;
      expect(guidedAt(new Rules(game), { ...next, answers: [] }).match.state).toEqual(ended.state);
    }
  });
});

describe('the next chapter', () => {
  const chapter = (name: string, choices: number) => ({
    ...stonesBoard.guided[0],
    name,
    opening: Array.from({ length: choices }, () => ({ seat: 0, option: { kind: 'take' } })),
  });
  const [first, second, third] = [chapter('first', 0), chapter('second', 1), chapter('third', 3)] as const;

  it('is the one whose opening is longer', () => {
    const all = [first, second, third];
    expect(all.map((each) => nextChapter(each, all)?.name)).toEqual(['second', 'third', undefined]);
  });

  it('is none of another deal', () => {
    expect(nextChapter(first, [first, { ...second, seed: 'another' }])).toBeUndefined();
  });
});

function show(props: Partial<ComponentProps<typeof LessonPanel>>): void {
  const { table, thinker } = setTable();
  const nothing = () => undefined;
  const panel = (
    <LessonPanel
      id="mecanisburgo"
      title={undefined}
      lesson={undefined}
      number={1}
      count={2}
      isMine
      others={[]}
      chapter={undefined}
      onNext={nothing}
      onBack={undefined}
      onRestart={nothing}
      onLeave={nothing}
      onGoOn={nothing}
      {...props}
    />
  );
  const guidance = { panel, accepts: undefined, onChosen: nothing };
  render(<LocalView table={table} board={stonesBoard} thinker={thinker} guidance={guidance} />);
}

const primary = () => [...document.querySelectorAll('.lesson .primary')].map(({ textContent }) => textContent.trim());

describe('the panel of the lessons', () => {
  beforeAll(async () => {
    await startTexts('en');
    await loadGameTexts('mecanisburgo', GAMES.mecanisburgo.texts);
  });
  afterEach(cleanup);

  it('says which chapter it is', () => {
    show({ title: 'resolution', others: ['deployment', 'final'], lesson: { text: 'resolution.welcome', shows: [] } });
    expect(document.querySelector('.lesson-number')?.textContent).toMatch(/^Chapter 2: .* · Step 1 of 2$/);
  });

  it('offers the next chapter first, and the others after it', () => {
    show({ title: 'deployment', others: ['resolution', 'final'], chapter: 'resolution' });
    expect(primary()).toEqual(['Chapter 2: the fight for Robotown']);
    expect(screen.getAllByRole('link', { name: /^Chapter/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/learn/mecanisburgo/resolution',
      '/learn/mecanisburgo/final',
    ]);
  });

  it('offers to go on playing where no chapter follows', () => {
    show({});
    expect(primary()).toEqual(['Go on with this game']);
  });
});
