import { ensureBuilt } from './setup.mjs';
import { say, SetupError } from './setup/command.mjs';

/**
 * Builds before unit tests. The test command reports and counts a failing build in a part of its own; here it must not
 * hide test results.
 */
export default async function builtFirst() {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`${error.message.split('\n').at(-1)} Tests of built programs may see an old build. For more: npm run build`);
  }
}
