export { BackupError } from './backup/format.ts';
export { backUpStored, restoreStored } from './backup/stored.ts';
export { runServer } from './run.ts';
export { DataFolderError } from './storage/sqlite/private-files.ts';
export type { Verdict } from './tables/verify.ts';
export { verifyStored, WrongSettingsError } from './verifying.ts';
