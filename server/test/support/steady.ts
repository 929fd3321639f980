import { Random, type OptionBase, type Seat } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { isAsked, isOver } from './playing.ts';
import type { Line, Visitor } from './visitor.ts';

/** A choice that is stored. */
export interface Said {
  readonly seat: Seat;
  /** The one that was acknowledged; or those sent without answer, of which one was found stored. */
  readonly options: readonly OptionBase[];
}

/**
 * Two people who play on whatever happens to the server, and remember every choice that was acknowledged, or that they
 * found stored when they came back.
 */
export class SteadyTable {
  readonly id: Id;
  /** What must stand in the log, in this order, each once. */
  readonly said: Said[] = [];
  private readonly visitors: readonly Visitor[];
  private readonly random: Random;
  private lines: Line[] = [];
  /**
   * Sent at the same frame, and not answered when the server died. There may be several: while another process has the
   * file open, SQLite does not look for a commit that was cut off after its last byte, and may find it the next time.
   */
  private unanswered: { readonly seat: Seat; readonly option: OptionBase; readonly at: number }[] = [];

  constructor(id: Id, visitors: readonly Visitor[], seed: string) {
    this.id = id;
    this.visitors = visitors;
    this.random = Random.from(seed);
  }

  get isOver(): boolean {
    const [line] = this.lines;
    return line !== undefined && isOver(line, this.id);
  }

  /** Connects anew and finds out whether the last choice was stored. */
  async comeBack(address: string): Promise<void> {
    this.lines = [];
    for (const visitor of this.visitors) {
      const line = await visitor.at(address).connect();
      await line.watch(this.id);
      this.lines.push(line);
    }
    const length = this.lines[0]?.status.get(this.id)?.length ?? 0;
    const [first] = this.unanswered;
    if (first !== undefined && length > first.at)
      this.stored(
        first.seat,
        this.unanswered.map(({ option }) => option),
      );
  }

  /** Plays until the server is gone, the game is over or enough was played. */
  async play(most: number): Promise<void> {
    try {
      for (let played = 0; played < most && !this.isOver; played++) await this.choose();
    } catch {
      // The server is gone; whoever ended it knows.
    }
  }

  private stored(seat: Seat, options: readonly OptionBase[]): void {
    this.said.push({ seat, options });
    this.unanswered = [];
  }

  private async choose(): Promise<void> {
    const seat = this.lines.findIndex((each) => isAsked(each, this.id));
    const line = this.lines[seat];
    const status = line?.status.get(this.id);
    if (line === undefined || status === undefined) throw new Error('nobody is asked');
    const options = status.decision?.options ?? [];
    const option = options[this.random.below(options.length)] as OptionBase;
    this.unanswered.push({ seat, option, at: status.length });
    const refusal = await line.act(this.id, { kind: 'choose', at: status.length, option });
    if (refusal !== null) throw new Error(`refused: ${refusal}`);
    this.stored(seat, [option]);
    for (const other of this.lines) await other.until(() => (other.status.get(this.id)?.length ?? 0) > status.length);
  }
}
