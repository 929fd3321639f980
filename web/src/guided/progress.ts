import type { GuidedGame } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { browserStorage } from '../saves/storage.ts';

/** The lesson that a player has reached, kept in this browser. */
export interface LessonProgress {
  /** Counted from 0. */
  read(): number;
  write(lesson: number): void;
}

export function lessonProgress(id: GameId, { name, lessons }: GuidedGame<GameTypes>): LessonProgress {
  const key = `cabale:lesson:${id}:${name}`;
  return {
    read() {
      const lesson = Number(browserStorage().read(key) ?? 0);
      // After the last lesson, a guided game begins anew.
      return Number.isInteger(lesson) && lesson > 0 && lesson < lessons.length ? lesson : 0;
    },
    write(lesson) {
      browserStorage().write(key, String(lesson));
    },
  };
}
