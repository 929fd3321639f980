// Writes in a thread of its own: a commit waits for the disk.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import { ConditionFailed } from '../condition-failed.ts';
import { LOG_COLUMNS } from '../rows.ts';
import {
  INSERT,
  SETTINGS,
  UPDATE,
  type Answer,
  type Cell,
  type StatementResult,
  type Command,
  type Step,
  type AtomicCommand,
} from './commands.ts';
import { Statements } from './statements.ts';

const NOTHING: StatementResult = { rows: [], changes: 0 };

class Writer {
  private readonly file: Sqlite.Database;
  private readonly statements: Statements;
  private append: { readonly insert: Sqlite.Statement; readonly update: Sqlite.Statement } | undefined;

  constructor(name: string) {
    this.file = new Sqlite(name);
    this.statements = new Statements(this.file);
    for (const setting of SETTINGS) this.file.exec(`pragma ${setting}`);
  }

  executeAll(commands: readonly Command[]): Answer[] {
    const answers: Answer[] = [];
    let atomic: AtomicCommand[] = [];
    for (const command of commands) {
      if (isAtomic(command)) {
        atomic.push(command);
        continue;
      }
      answers.push(
        ...this.executeTogether(atomic),
        answerTo(() => this.executeStep(command)),
      );
      atomic = [];
    }
    return [...answers, ...this.executeTogether(atomic)];
  }

  /** In one transaction, to wait for the disk once. A failed command rolls back only its own changes. */
  private executeTogether(commands: readonly AtomicCommand[]): Answer[] {
    const [only] = commands;
    if (only === undefined) return [];
    try {
      return this.transaction(() =>
        commands.length === 1
          ? [{ done: this.executeAtomic(only) }]
          : commands.map((command) => answerTo(() => this.withSavepoint(() => this.executeAtomic(command)))),
      );
    } catch (error) {
      return commands.map(() => answerFor(error));
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

  /** A full disk ends the transaction, so there may be nothing to roll back; the first error counts. */
  private rollback(): void {
    try {
      this.file.exec('rollback');
    } catch {
      // If a transaction is still open, the next one fails to begin.
    }
  }

  private withSavepoint(task: () => StatementResult): StatementResult {
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

  /** The write lock is taken at the start, since taking it later could fail. */
  private begin(): void {
    // Not prepared: a prepared statement that fails stays active and blocks later commits.
    this.file.exec('begin immediate');
  }

  private executeStep(command: Exclude<Command, AtomicCommand>): StatementResult {
    switch (command.kind) {
      case 'begin':
        this.begin();
        return NOTHING;
      case 'commit':
      case 'rollback':
        this.file.exec(command.kind);
        return NOTHING;
      case 'run':
        return this.run(command.text, command.parameters);
      case 'close':
        this.file.close();
        return NOTHING;
    }
  }

  private executeAtomic(command: AtomicCommand): StatementResult {
    switch (command.kind) {
      case 'write':
        return this.run(command.text, command.parameters);
      case 'append':
        return this.appendAll(command.rows);
      case 'batch':
        return this.batch(command.steps);
    }
  }

  private batch(steps: readonly Step[]): StatementResult {
    for (const [index, { text, parameters, isCondition }] of steps.entries()) {
      if (this.run(text, parameters).changes === 0 && isCondition) throw new ConditionFailed(index);
    }
    return NOTHING;
  }

  private run(text: string, parameters: readonly unknown[]): StatementResult {
    return this.statements.use(text, (statement) =>
      statement.reader
        ? { rows: statement.all(parameters), changes: 0 }
        : { rows: [], changes: statement.run(parameters).changes },
    );
  }

  /** Row by row with two prepared statements, which is faster here than one long statement. */
  private appendAll(rows: readonly (readonly Cell[])[]): StatementResult {
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

/** Commands of an explicit transaction cannot be rolled back separately. */
class Broken extends Error {
  constructor(cause: unknown) {
    super('a transaction was ended by the database', { cause });
  }
}

function isAtomic(command: Command): command is AtomicCommand {
  return command.kind === 'write' || command.kind === 'append' || command.kind === 'batch';
}

function answerTo(task: () => StatementResult): Answer {
  try {
    return { done: task() };
  } catch (error) {
    if (error instanceof Broken) throw error;
    return answerFor(error);
  }
}

function answerFor(error: unknown): Answer {
  if (error instanceof ConditionFailed) return { done: { rows: [error.place], changes: 0 } };
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { problem: { message, code } };
}

/** The command received, and all that have arrived since. */
function allWaiting(first: Command): Command[] {
  const commands = [first];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    commands.push(next.message as Command);
  }
  return commands;
}

if (parentPort === null) throw new Error('this file must run as a worker thread');
const port = parentPort;
const writer = new Writer(String(workerData));
port.on('message', (command: Command) => {
  const commands = allWaiting(command);
  port.postMessage(writer.executeAll(commands), []);
  if (commands.at(-1)?.kind === 'close') port.close();
});
