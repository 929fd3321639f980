// The thread that writes: a commit waits for the disk, and nobody else should wait with it.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import { NotMet } from '../not-met.ts';
import { LOG_COLUMNS } from '../rows.ts';
import { INSERT, SETTINGS, UPDATE, type Answer, type Cell, type Done, type Order, type Step } from './orders.ts';
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

  carryOut(order: Order): Done {
    switch (order.order) {
      case 'begin':
        this.begin();
        return NOTHING;
      case 'commit':
      case 'rollback':
        this.file.exec(order.order);
        return NOTHING;
      case 'run':
        return order.alone
          ? this.alone(() => this.run(order.text, order.parameters))
          : this.run(order.text, order.parameters);
      case 'append':
        return this.alone(() => this.appendAll(order.rows));
      case 'batch':
        return this.batch(order.steps);
      case 'close':
        this.file.close();
        return NOTHING;
    }
  }

  /** The right to write is taken at once, since taking it half way could fail. */
  private begin(): void {
    // Not as a prepared statement: one that fails stays half done and keeps later transactions from ending.
    this.file.exec('begin immediate');
  }

  private alone(task: () => Done): Done {
    this.begin();
    try {
      const done = task();
      this.file.exec('commit');
      return done;
    } catch (error) {
      this.file.exec('rollback');
      throw error;
    }
  }

  private batch(steps: readonly Step[]): Done {
    try {
      return this.alone(() => {
        for (const [index, { text, parameters, isCondition }] of steps.entries()) {
          if (this.run(text, parameters).changes === 0 && isCondition) throw new NotMet(index);
        }
        return NOTHING;
      });
    } catch (error) {
      if (error instanceof NotMet) return { rows: [error.place], changes: 0 };
      throw error;
    }
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

function answerTo(writer: Writer, order: Order): Answer {
  try {
    return { done: writer.carryOut(order) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { problem: { message, code } };
  }
}

if (parentPort === null) throw new Error('this is not a program of its own');
const port = parentPort;
const writer = new Writer(String(workerData));
port.on('message', (order: Order) => {
  port.postMessage(answerTo(writer, order), []);
  if (order.order === 'close') port.close();
});
