export { backUp } from './backup/backup.ts';
export { BackupError } from './backup/format.ts';
export { restore } from './backup/restore.ts';
export { parseEnvironment } from './environment.ts';
export { runServer } from './run.ts';
export type { DatabaseAddress } from './storage/database.ts';
export { DataFolderError } from './storage/sqlite/private-files.ts';
export { verifyDatabase, type Verdict } from './tables/verify.ts';
