import { tablesSchema, type Id, type TableLine } from '@cabale/protocol';
import type { Api } from './api.ts';
import type { Connection } from './connection.ts';

interface TurnUpdate {
  readonly yours: boolean;
  /** Number of reads started before this message. */
  readonly begun: number;
}

/** The user's running tables: the last list fetched, updated by the turn messages since. */
export class OwnTables {
  private readonly connection: Connection;
  private readonly api: Api;
  private known: readonly TableLine[] | undefined;
  private begun = 0;
  private taken = 0;
  private readonly turns = new Map<Id, TurnUpdate>();
  private readonly listeners = new Set<() => void>();

  constructor(connection: Connection, api: Api) {
    this.connection = connection;
    this.api = api;
  }

  /** `undefined` until they have been fetched. */
  readonly lines = (): readonly TableLine[] | undefined => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Keeps the list up to date; returns how to stop. */
  follow(): () => void {
    const stops = [
      this.connection.onTurn(({ table, yours }) => this.applyTurn(table, yours)),
      this.connection.onWelcome(() => void this.read()),
    ];
    if (this.connection.state() === 'open') void this.read();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Fetches the list. Answers may overtake each other and turn messages; older data never replaces newer. */
  async read(): Promise<void> {
    const number = ++this.begun;
    const answer = await this.api.ask('GET', '/me/tables', tablesSchema);
    if (!answer.ok || number < this.taken) return;
    this.taken = number;
    this.change(
      answer.value.tables.map((each) => {
        const update = this.turns.get(each.id);
        return update === undefined || update.begun < number ? each : { ...each, yourTurn: update.yours };
      }),
    );
  }

  /** Signed out: discards the list and any answers still to come. */
  forget(): void {
    this.begun += 1;
    this.taken = this.begun;
    this.turns.clear();
    this.change(undefined);
  }

  private applyTurn(table: Id, yours: boolean): void {
    this.turns.set(table, { yours, begun: this.begun });
    // A table unknown so far: fetch the whole list.
    if (yours && this.known?.some(({ id }) => id === table) !== true) void this.read();
    this.change(this.known?.map((each) => (each.id === table ? { ...each, yourTurn: yours } : each)));
  }

  private change(lines: readonly TableLine[] | undefined): void {
    this.known = lines;
    for (const listener of this.listeners) listener();
  }
}
