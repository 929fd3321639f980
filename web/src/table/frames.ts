import type { Frame } from '@cabale/design';
import { isSameOption, type Choice, type GameTypes, type Match, type Observer, type Seat } from '@cabale/engine';

/** A match as the list of frames one observer sees. */
export class Frames {
  readonly observer: Observer;
  private readonly frames: Frame<GameTypes>[] = [];
  /** The choices from which these frames were built. */
  private choices: readonly Choice[] = [];

  constructor(match: Match<GameTypes>, observer: Observer) {
    this.observer = observer;
    this.add(match, -1, null);
    this.follow(match);
  }

  /** Updates to the current state of the match, forward or back; frames of unchanged choices are reused. */
  follow(match: Match<GameTypes>): void {
    const { choices } = match;
    const changed = choices.findIndex((choice, index) => !isSameChoice(choice, this.choices[index]));
    const standing = changed < 0 ? choices.length : changed;
    while ((this.frames.at(-1)?.choices ?? 0) > standing) this.frames.pop();
    for (const [index, { seat }] of choices.entries()) if (index >= standing) this.add(match, index, seat);
    this.choices = choices;
  }

  /** The number of the last frame. */
  get last(): number {
    return this.frames.length - 1;
  }

  /** The frame with that number, or the nearest available. */
  frame(number: number): Frame<GameTypes> {
    const frame = this.frames[Math.max(0, Math.min(number, this.last))];
    if (frame === undefined) throw new Error('the match has no frames');
    return frame;
  }

  /** Number of the frame that shows the table after a number of choices. */
  after(choices: number): number {
    return this.frames.findLastIndex((frame) => frame.choices === choices);
  }

  private add(match: Match<GameTypes>, choice: number, chooser: Seat | null): void {
    for (const [index, scene] of match.scenes(choice, this.observer).entries()) {
      const seat = index === 0 ? chooser : null;
      this.frames.push({ number: this.frames.length, choices: choice + 1, seat, ...scene });
    }
  }
}

function isSameChoice(left: Choice, right: Choice | undefined): boolean {
  return (
    right !== undefined &&
    left.seat === right.seat &&
    left.check === right.check &&
    isSameOption(left.option, right.option)
  );
}
