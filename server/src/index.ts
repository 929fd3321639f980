export { runServer } from './run.ts';
export type { Verdict } from './tables/verify.ts';
export { verifyStored, WrongSettingsError } from './verifying.ts';
