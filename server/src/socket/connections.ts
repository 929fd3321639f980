import { CLOSE, type Id } from '@cabale/protocol';
import type { People } from '../people/people.ts';

/** What of a socket is needed to end it with its session. */
export interface CheckedConnection {
  /** Of the session or token it was opened with. */
  readonly key: Id;
  /** Nothing is carried out or sent until `confirm`. */
  suspend(): void;
  confirm(): void;
  close(code: number): void;
}

/** As many as one query asks about. */
const AT_ONCE = 500;
/** Nobody can say now whether the session is good; the client connects again and is asked anew. */
const UNKNOWN = 1011;

/** Every open socket of this process, by the session or token it was opened with. */
export class Connections {
  private readonly open = new Set<CheckedConnection>();
  private readonly people: People;
  private readonly onTrouble: (error: unknown) => void;

  constructor(people: People, onTrouble: (error: unknown) => void) {
    this.people = people;
    this.onTrouble = onTrouble;
  }

  add(connection: CheckedConnection): void {
    this.open.add(connection);
  }

  remove(connection: CheckedConnection): void {
    this.open.delete(connection);
  }

  /** Words about ended sessions may be lost: no socket is used until the database has confirmed its session. */
  checkAll(): void {
    const unsure = [...this.open];
    for (const connection of unsure) connection.suspend();
    void this.check(unsure, (connection) => connection.confirm());
  }

  /** The same in the midst of everything: sessions also end by themselves, and sockets keep those they use alive. */
  async look(): Promise<void> {
    await this.check([...this.open], () => undefined);
  }

  private async check(
    unsure: readonly CheckedConnection[],
    onValid: (connection: CheckedConnection) => void,
  ): Promise<void> {
    for (let start = 0; start < unsure.length; start += AT_ONCE) {
      const some = unsure.slice(start, start + AT_ONCE);
      const valid = await this.validOf(some);
      for (const connection of some) {
        if (valid?.has(connection.key) === true) onValid(connection);
        else connection.close(valid === undefined ? UNKNOWN : CLOSE.notSignedIn);
      }
    }
  }

  /** `undefined` where the database does not answer. */
  private async validOf(some: readonly CheckedConnection[]): Promise<ReadonlySet<Id> | undefined> {
    try {
      return await this.people.stillValid(some.map(({ key }) => key));
    } catch (error) {
      this.onTrouble(error);
      return undefined;
    }
  }
}
