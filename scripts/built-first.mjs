import { ensureBuilt } from './setup.mjs';
import { say, SetupError } from './setup/command.mjs';

/**
 * Before unit tests. A failing build is told in full and counted by the test command's own part; it must not hide what
 * the tests find.
 */
export default async function builtFirst() {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`${error.message.split('\n').at(-1)} Tests of built programs may see an old build. For more: npm run build`);
  }
}
