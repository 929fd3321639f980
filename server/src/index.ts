export { BackupError } from './backup/format.ts';
export { backUpStored, restoreStored } from './backup/commands.ts';
export { runServer } from './run.ts';
export { DataFolderError } from './storage/sqlite/private-files.ts';
export type { Verdict } from './tables/verify.ts';
export { verifyStored, WrongSettingsError } from './verify-stored.ts';
