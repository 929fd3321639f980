import { CLOSE, type Id } from '@cabale/protocol';
import type { People } from '../people/people.ts';

/** A socket that ends with its session. */
export interface CheckedConnection {
  /** The id of the session or token it was opened with. */
  readonly key: Id;
  /** Holds requests and frames until `confirm`. */
  suspend(): void;
  confirm(): void;
  close(code: number): void;
}

/** Sessions of one query. */
const BATCH_SIZE = 500;
/** The session could not be checked; the client connects again. */
const INTERNAL_ERROR = 1011;

/** All open sockets of this process. */
export class Connections {
  private readonly open = new Set<CheckedConnection>();
  private readonly people: People;
  private readonly onError: (error: unknown) => void;

  constructor(people: People, onError: (error: unknown) => void) {
    this.people = people;
    this.onError = onError;
  }

  add(connection: CheckedConnection): void {
    this.open.add(connection);
  }

  remove(connection: CheckedConnection): void {
    this.open.delete(connection);
  }

  /** After a gap ended sessions may have been missed: no socket is used until its session is confirmed. */
  suspendAndCheckAll(): void {
    const connections = [...this.open];
    for (const connection of connections) connection.suspend();
    void this.checkSome(connections, (connection) => connection.confirm());
  }

  /** Checks without suspending: sessions also expire, and open sockets extend theirs. */
  async check(): Promise<void> {
    await this.checkSome([...this.open], () => undefined);
  }

  private async checkSome(
    connections: readonly CheckedConnection[],
    onValid: (connection: CheckedConnection) => void,
  ): Promise<void> {
    for (let start = 0; start < connections.length; start += BATCH_SIZE) {
      const some = connections.slice(start, start + BATCH_SIZE);
      const valid = await this.validOf(some);
      for (const connection of some) {
        if (valid?.has(connection.key) === true) onValid(connection);
        else connection.close(valid === undefined ? INTERNAL_ERROR : CLOSE.notSignedIn);
      }
    }
  }

  /** `undefined` where the database does not answer. */
  private async validOf(some: readonly CheckedConnection[]): Promise<ReadonlySet<Id> | undefined> {
    try {
      return await this.people.stillValid(some.map(({ key }) => key));
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }
}
