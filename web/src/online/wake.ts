import { loadOnlineTexts } from './text/texts.ts';
import { recognise } from './session.ts';
import { followTurns } from './turns.ts';

/** Shows the badge of waiting tables on every page to users who have played online before. */
export async function wake(): Promise<void> {
  await loadOnlineTexts();
  followTurns();
  await recognise();
}
