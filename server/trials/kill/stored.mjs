import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'libsql';
import { Client } from 'pg';
import { temporaryFolder } from '../processes.mjs';

/**
 * @typedef {{ number: number, fact: { kind: string, seat?: number, option?: import('./line.mjs').Option } }} Entry
 * @typedef {(table: string) => Entry[]} Logs the stored log of a table
 */

const QUERY = 'select table_id, number, body from log order by table_id, number';

/**
 * Reads the database file of a dead server. Reads a copy, because the next server must find the file unchanged.
 * @param {string} folder
 * @returns {Logs}
 */
export function logsInFile(folder) {
  const copy = temporaryFolder();
  for (const name of ['cabale.db', 'cabale.db-wal']) {
    if (existsSync(path.join(folder, name))) copyFileSync(path.join(folder, name), path.join(copy, name));
  }
  const database = new Sqlite(path.join(copy, 'cabale.db'));
  const rows = /** @type {Row[]} */ (database.prepare(QUERY).all());
  database.close();
  return byTable(rows);
}

/**
 * @param {string} url
 * @returns {Promise<Logs>}
 */
export async function logsInPostgres(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(QUERY);
  await client.end();
  return byTable(/** @type {Row[]} */ (rows));
}

/** @typedef {{ table_id: string, number: number, body: string }} Row */

/** @param {readonly Row[]} rows @returns {Logs} */
function byTable(rows) {
  /** @type {Map<string, Entry[]>} */
  const logs = new Map();
  for (const { table_id: table, number, body } of rows) {
    const log = logs.get(table) ?? [];
    log.push({ number, fact: /** @type {Entry['fact']} */ (JSON.parse(body)) });
    logs.set(table, log);
  }
  return (table) => logs.get(table) ?? [];
}
