import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '../../../scripts/services/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL that all test files share. */
    postgres: string | undefined;
  }
}

/** Starts one PostgreSQL for all files of the project: creating its data folder takes longer than most tests. */
export default async function sharePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ((await findPostgres()) === undefined) {
    project.provide('postgres', undefined);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.stop();
}
