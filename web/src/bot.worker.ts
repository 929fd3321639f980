import { think } from '@cabale/bots';
import type { Answer, Question } from './table/thinker.ts';

function answer(message: Answer): void {
  postMessage(message);
}

addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  think(request).then(
    (thought) => answer({ id, thought }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
