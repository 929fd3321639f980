import { bringOnlineTexts } from './text/texts.ts';
import { recognise } from './session.ts';
import { followTurns } from './turns.ts';

/** For whoever has played online before: the badge, on every page. */
export async function wake(): Promise<void> {
  await bringOnlineTexts();
  followTurns();
  await recognise();
}
