import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { findPostgres, startPostgres } from '../../../scripts/services/postgres.mjs';
import { findRedis, startRedis } from '../../../scripts/services/redis.mjs';
import type { DatabaseAddress } from '../../src/storage/database.ts';
import { freshFolder } from './opened.ts';

/** Where nothing may be left out, a missing server is a failing test. */
const isCi = process.env['CI'] !== undefined;

/** Whether tests with PostgreSQL and Redis run here; the set-up has said so where they do not. */
export const hasPostgres = isCi || (await findPostgres()) !== undefined;
export const hasRedis = isCi || findRedis() !== undefined;

/** A PostgreSQL for all tests of a file; each asks for a database of its own. */
export function withPostgres(): () => Promise<DatabaseAddress> {
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return async () => {
    if (server === undefined) throw new Error('PostgreSQL does not run');
    const name = `t_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return { kind: 'postgres', url: server.url.replace(/\/postgres$/, `/${name}`) };
  };
}

/** A Redis for all tests of a file. */
export function withRedis(): () => string {
  let server: Awaited<ReturnType<typeof startRedis>> | undefined;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server?.stop());
  return () => {
    if (server === undefined) throw new Error('Redis does not run');
    return server.url;
  };
}

export function withSqlite(): () => Promise<DatabaseAddress> {
  return () => Promise.resolve({ kind: 'sqlite', file: path.join(freshFolder(), 'cabale.db') });
}
