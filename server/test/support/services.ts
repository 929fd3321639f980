import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { findPostgres } from '../../../scripts/services/postgres.mjs';
import { findRedis, startRedis } from '../../../scripts/services/redis.mjs';
import type { DatabaseAddress } from '../../src/storage/database.ts';
import { freshFolder } from './opened.ts';

/** In CI nothing may be skipped, so a missing server is a failing test. */
const isCi = process.env['CI'] !== undefined;

/** Whether tests with PostgreSQL and Redis run here; the setup reports if they do not. */
export const hasPostgres = isCi || (await findPostgres()) !== undefined;
export const hasRedis = isCi || findRedis() !== undefined;

/** Gives each calling test an empty database in the PostgreSQL that all files share. */
export function withPostgres(): () => Promise<DatabaseAddress> {
  return async () => {
    const server = inject('postgres');
    if (server === undefined) throw new Error('PostgreSQL does not run');
    const name = `t_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return { kind: 'postgres', url: server.replace(/\/postgres$/, `/${name}`) };
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
