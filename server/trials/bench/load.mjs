// The load: opens tables on a server and plays moves, as configured by the parent process.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Latencies } from './latencies.mjs';
import { openCabaleTable } from './tables-cabale.mjs';
import { openColyseusTable } from './tables-colyseus.mjs';
import { openWsTable } from './tables-ws.mjs';

/**
 * @typedef {import('./driver.mjs').DriverTable} DriverTable
 * @typedef {'cabale' | 'cabale by table' | 'colyseus' | 'ws'} Kind
 *
 * @typedef {{ order: 'open', kind: Kind, addresses: readonly string[], tables: number }} Open
 * @typedef {{ order: 'steady', seconds: number }} Steady one move a second at each table
 * @typedef {{ order: 'saturate', seconds: number }} Saturate as many moves as possible
 * @typedef {Open | Steady | Saturate} Order
 *
 * @typedef {object} Report
 * @property {number} moves that all places have received
 * @property {number} seconds
 * @property {number} late moves skipped because the previous one was not done
 * @property {string[]} errors
 * @property {{ p50: number, p99: number, most: number }} acknowledged milliseconds until the mover has the answer
 * @property {{ p50: number, p99: number, most: number }} heard milliseconds until all places have received it
 * @property {number} busy part of a processor that this load needed
 * @property {number} stalled 99th percentile of this load's own event loop delay in milliseconds, which is
 *   included in the server's times
 */

/** As if balanced by table: all connections of a table in one process. @type {typeof openCabaleTable} */
const openInOneProcess = (addresses, index) => openCabaleTable([addresses[index % addresses.length] ?? ''], index);
const OPENERS = {
  cabale: openCabaleTable,
  'cabale by table': openInOneProcess,
  colyseus: openColyseusTable,
  ws: openWsTable,
};
const OPENING_AT_ONCE = 20;

/** @type {DriverTable[]} */
const tables = [];

/** @param {Open} order */
async function open({ kind, addresses, tables: count }) {
  let next = 0;
  const opener = async () => {
    while (next < count) tables.push(await OPENERS[kind](addresses, next++));
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener));
}

class Measurement {
  moves = 0;
  late = 0;
  /** @type {string[]} */
  errors = [];
  acknowledged = new Latencies();
  heard = new Latencies();
  #began = performance.now();
  #processor = process.cpuUsage();
  #delay = monitorEventLoopDelay({ resolution: 1 });

  constructor() {
    this.#delay.enable();
  }

  /** @returns {Report} */
  report() {
    const seconds = (performance.now() - this.#began) / 1000;
    const { user, system } = process.cpuUsage(this.#processor);
    const { moves, late, errors } = this;
    const busy = (user + system) / 1e6 / seconds;
    this.#delay.disable();
    const stalled = this.#delay.percentile(99) / 1e6;
    const [acknowledged, heard] = [shape(this.acknowledged), shape(this.heard)];
    return { moves, seconds, late, errors, acknowledged, heard, busy, stalled };
  }
}

/** @param {Latencies} latencies */
function shape(latencies) {
  return { p50: latencies.at(0.5), p99: latencies.at(0.99), most: latencies.at(1) };
}

/** @param {Measurement} measurement @param {(table: DriverTable) => void} [afterwards] */
function measureWith(measurement, afterwards) {
  for (const table of tables) {
    table.onError = (reason) => measurement.errors.push(reason);
    table.onReady = () => afterwards?.(table);
    table.onDone = (acknowledged, heard) => {
      measurement.moves += 1;
      measurement.acknowledged.add(acknowledged);
      measurement.heard.add(heard);
      afterwards?.(table);
    };
  }
}

/**
 * One move a second at each table, evenly staggered.
 * @param {number} seconds
 */
async function steady(seconds) {
  const measurement = new Measurement();
  measureWith(measurement);
  const began = performance.now();
  let made = 0;
  while (made < seconds * tables.length) {
    const due = ((performance.now() - began) / 1000) * tables.length;
    for (; made < due; made++) {
      const table = tables[made % tables.length];
      if (table === undefined || table.isMoving || table.mover === undefined) measurement.late += 1;
      else table.move();
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await quiet();
  return measurement.report();
}

/** @param {number} seconds */
async function saturate(seconds) {
  let isOver = false;
  const measurement = new Measurement();
  measureWith(measurement, (table) => {
    if (!isOver) table.move();
  });
  for (const table of tables) table.move();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const report = measurement.report();
  isOver = true;
  await quiet();
  return report;
}

/** Waits until no move is under way, or gives up. */
async function quiet() {
  for (let looks = 0; looks < 500 && tables.some(({ isMoving }) => isMoving); looks++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** @param {Order} order */
function carryOut(order) {
  switch (order.order) {
    case 'open':
      return open(order);
    case 'steady':
      return steady(order.seconds);
    case 'saturate':
      return saturate(order.seconds);
  }
}

process.on('message', (/** @type {Order} */ order) => {
  carryOut(order).then(
    (report) => process.send?.({ report: report ?? null }),
    (error) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
// The parent process has ended.
process.on('disconnect', () => process.exit());
