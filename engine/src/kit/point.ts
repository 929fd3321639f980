import type { GameTypes, Observer } from '../game.ts';
import { bytes } from '../json.ts';
import type { Rules } from '../rules.ts';

/** All observers of a game with this many seats. */
export function observers(seats: number): readonly Observer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'audience'];
}

/** What one observer sees, computed on demand. */
export class ObserverView<T extends GameTypes> {
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

/** A state with its text and all views, computed once for all laws. */
export interface Point<T extends GameTypes> {
  readonly state: T['state'];
  readonly text: string;
  readonly views: readonly ObserverView<T>[];
}

export function pointAt<T extends GameTypes>(rules: Rules<T>, state: T['state'], text = bytes(state)): Point<T> {
  const views = observers(state.seats).map(
    (observer) => new ObserverView<T>(observer, () => rules.view(state, observer)),
  );
  return { state, text, views };
}
