import { tablesSchema, type Id, type TableLine } from '@cabale/protocol';
import type { Api } from './api.ts';
import type { Line } from './line.ts';

interface Said {
  readonly yours: boolean;
  /** How many readings had begun by then. */
  readonly begun: number;
}

/** One's own running tables: what the server answered when it was asked, and what it has said by itself since. */
export class OwnTables {
  private readonly line: Line;
  private readonly api: Api;
  private known: readonly TableLine[] | undefined;
  private begun = 0;
  private taken = 0;
  private readonly said = new Map<Id, Said>();
  private readonly listeners = new Set<() => void>();

  constructor(line: Line, api: Api) {
    this.line = line;
    this.api = api;
  }

  /** `undefined` until they have been read. */
  readonly lines = (): readonly TableLine[] | undefined => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Keeps them right from now on; returns how to stop. */
  follow(): () => void {
    const stops = [
      this.line.onTurn(({ table, yours }) => this.hear(table, yours)),
      this.line.onWelcome(() => void this.read()),
    ];
    if (this.line.state() === 'open') void this.read();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Asks the server. Answers overtake each other and what is said meanwhile: the older never hides the newer. */
  async read(): Promise<void> {
    const number = ++this.begun;
    const answer = await this.api.ask('GET', '/me/tables', tablesSchema);
    if (!answer.ok || number < this.taken) return;
    this.taken = number;
    this.change(
      answer.value.tables.map((each) => {
        const said = this.said.get(each.id);
        return said === undefined || said.begun < number ? each : { ...each, yourTurn: said.yours };
      }),
    );
  }

  /** Nobody is in front of the screen any more; what is still on its way is not for whoever comes next. */
  forget(): void {
    this.begun += 1;
    this.taken = this.begun;
    this.said.clear();
    this.change(undefined);
  }

  private hear(table: Id, yours: boolean): void {
    this.said.set(table, { yours, begun: this.begun });
    // A table that has begun since: all of it has to be asked for.
    if (yours && this.known?.some(({ id }) => id === table) !== true) void this.read();
    this.change(this.known?.map((each) => (each.id === table ? { ...each, yourTurn: yours } : each)));
  }

  private change(lines: readonly TableLine[] | undefined): void {
    this.known = lines;
    for (const listener of this.listeners) listener();
  }
}
