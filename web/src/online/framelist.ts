import type { Frame } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import type { WireFrame, WirePlay } from '@cabale/protocol';

/** The frames of a table that this client has: contiguous and up to the latest, but not always from the first. */
export class FrameList {
  private frames: readonly Frame<GameTypes>[] = [];

  /** Removes undone frames and appends the new ones. */
  take({ keep, frames }: Pick<WirePlay, 'keep' | 'frames'>): void {
    const standing = this.frames.filter(({ number }) => number < keep);
    const [first] = frames;
    const follows = first === undefined || standing.at(-1)?.number === first.number - 1;
    this.frames = [...(follows ? standing : []), ...frames];
  }

  /** Prepends older frames. Pages that do not join the existing ones are outdated and ignored. */
  prepend(frames: readonly WireFrame[]): void {
    const older = frames.filter(({ number }) => number < this.first);
    if (older.at(-1)?.number === this.first - 1) this.frames = [...older, ...this.frames];
  }

  get isEmpty(): boolean {
    return this.frames.length === 0;
  }

  get first(): number {
    return this.frames[0]?.number ?? 0;
  }

  get last(): number {
    return this.frames.at(-1)?.number ?? 0;
  }

  /** The frame with that number, or the nearest available. */
  frame(number: number): Frame<GameTypes> {
    const frame = this.frames[Math.max(0, Math.min(number, this.last) - this.first)];
    if (frame === undefined) throw new Error('no frames have arrived yet');
    return frame;
  }

  /** Whether the available frames include a move of the seat. */
  hasMoveOf(seat: number | 'audience'): boolean {
    return this.frames.some((frame) => frame.seat === seat);
  }
}
