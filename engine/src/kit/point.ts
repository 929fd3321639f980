import type { GameTypes, Observer } from '../game.ts';
import { bytes } from '../json.ts';
import type { Rules } from '../rules.ts';

/** Everybody who may look at a table. */
export function observers(seats: number): readonly Observer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'audience'];
}

/** What one observer sees, made when somebody asks for it. */
export class Look<T extends GameTypes> {
  readonly observer: Observer;
  private readonly see: () => T['view'];
  private seen: T['view'] | undefined;

  constructor(observer: Observer, see: () => T['view']) {
    this.observer = observer;
    this.see = see;
  }

  get view(): T['view'] {
    return (this.seen ??= this.see());
  }
}

/** A point of a game with what many laws need of it, each made once: its bytes, and then how everybody sees it. */
export interface Point<T extends GameTypes> {
  readonly state: T['state'];
  readonly text: string;
  readonly looks: readonly Look<T>[];
}

export function pointAt<T extends GameTypes>(rules: Rules<T>, state: T['state'], text = bytes(state)): Point<T> {
  const looks = observers(state.seats).map((observer) => new Look<T>(observer, () => rules.view(state, observer)));
  return { state, text, looks };
}
