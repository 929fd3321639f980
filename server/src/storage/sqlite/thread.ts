// The thread that writes: a commit waits for the disk, and nobody else should wait with it.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import { NotMet } from '../not-met.ts';
import { LOG_COLUMNS } from '../rows.ts';
import {
  INSERT,
  SETTINGS,
  UPDATE,
  type Answer,
  type Cell,
  type Done,
  type Order,
  type Step,
  type Whole,
} from './orders.ts';
import { Statements } from './statements.ts';

const NOTHING: Done = { rows: [], changes: 0 };

class Writer {
  private readonly file: Sqlite.Database;
  private readonly statements: Statements;
  private append: { readonly insert: Sqlite.Statement; readonly update: Sqlite.Statement } | undefined;

  constructor(name: string) {
    this.file = new Sqlite(name);
    this.statements = new Statements(this.file);
    for (const setting of SETTINGS) this.file.exec(`pragma ${setting}`);
  }

  carryOut(orders: readonly Order[]): Answer[] {
    const answers: Answer[] = [];
    let whole: Whole[] = [];
    for (const order of orders) {
      if (isWhole(order)) {
        whole.push(order);
        continue;
      }
      answers.push(
        ...this.together(whole),
        answerTo(() => this.step(order)),
      );
      whole = [];
    }
    return [...answers, ...this.together(whole)];
  }

  /** In one transaction: the disk is waited for once. One that fails takes back only what it has done itself. */
  private together(orders: readonly Whole[]): Answer[] {
    const [only] = orders;
    if (only === undefined) return [];
    try {
      return this.transaction(() =>
        orders.length === 1
          ? [{ done: this.whole(only) }]
          : orders.map((order) => answerTo(() => this.among(() => this.whole(order)))),
      );
    } catch (error) {
      return orders.map(() => answerFor(error));
    }
  }

  private transaction<Result>(task: () => Result): Result {
    this.begin();
    try {
      const result = task();
      this.file.exec('commit');
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /** A full disk ends a transaction by itself: then there is nothing to take back, and the first error counts. */
  private rollback(): void {
    try {
      this.file.exec('rollback');
    } catch {
      // Where a transaction is still open, the next one cannot begin and says so.
    }
  }

  private among(task: () => Done): Done {
    this.file.exec('savepoint own');
    try {
      const done = task();
      this.file.exec('release own');
      return done;
    } catch (error) {
      this.takeBack();
      throw error;
    }
  }

  private takeBack(): void {
    try {
      this.file.exec('rollback to own; release own');
    } catch (error) {
      throw new Broken(error);
    }
  }

  /** The right to write is taken at once, since taking it half way could fail. */
  private begin(): void {
    // Not as a prepared statement: one that fails stays half done and keeps later transactions from ending.
    this.file.exec('begin immediate');
  }

  private step(order: Exclude<Order, Whole>): Done {
    switch (order.order) {
      case 'begin':
        this.begin();
        return NOTHING;
      case 'commit':
      case 'rollback':
        this.file.exec(order.order);
        return NOTHING;
      case 'run':
        return this.run(order.text, order.parameters);
      case 'close':
        this.file.close();
        return NOTHING;
    }
  }

  private whole(order: Whole): Done {
    switch (order.order) {
      case 'write':
        return this.run(order.text, order.parameters);
      case 'append':
        return this.appendAll(order.rows);
      case 'batch':
        return this.batch(order.steps);
    }
  }

  private batch(steps: readonly Step[]): Done {
    for (const [index, { text, parameters, isCondition }] of steps.entries()) {
      if (this.run(text, parameters).changes === 0 && isCondition) throw new NotMet(index);
    }
    return NOTHING;
  }

  private run(text: string, parameters: readonly unknown[]): Done {
    return this.statements.use(text, (statement) =>
      statement.reader
        ? { rows: statement.all(parameters), changes: 0 }
        : { rows: [], changes: statement.run(parameters).changes },
    );
  }

  /** Row by row with two statements that are prepared once: here a call costs less than a long statement. */
  private appendAll(rows: readonly (readonly Cell[])[]): Done {
    const { insert, update } = (this.append ??= {
      insert: this.file.prepare(INSERT),
      update: this.file.prepare(UPDATE),
    });
    const stored = rows.map((row) => {
      if (insert.run(row.slice(0, LOG_COLUMNS.length)).changes === 0) return false;
      update.run(row.slice(LOG_COLUMNS.length));
      return true;
    });
    return { rows: stored, changes: 0 };
  }
}

/** What was begun together cannot be taken back in part. */
class Broken extends Error {
  constructor(cause: unknown) {
    super('a transaction was ended by the database', { cause });
  }
}

function isWhole(order: Order): order is Whole {
  return order.order === 'write' || order.order === 'append' || order.order === 'batch';
}

function answerTo(task: () => Done): Answer {
  try {
    return { done: task() };
  } catch (error) {
    if (error instanceof Broken) throw error;
    return answerFor(error);
  }
}

function answerFor(error: unknown): Answer {
  if (error instanceof NotMet) return { done: { rows: [error.place], changes: 0 } };
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { problem: { message, code } };
}

/** The order that has come, and all that have come since. */
function allWaiting(first: Order): Order[] {
  const orders = [first];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    orders.push(next.message as Order);
  }
  return orders;
}

if (parentPort === null) throw new Error('this is not a program of its own');
const port = parentPort;
const writer = new Writer(String(workerData));
port.on('message', (order: Order) => {
  const orders = allWaiting(order);
  port.postMessage(writer.carryOut(orders), []);
  if (orders.at(-1)?.order === 'close') port.close();
});
