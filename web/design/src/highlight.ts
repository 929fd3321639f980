import type { Ref } from '@cabale/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

/** `pinned`: by a lesson, or by the move that is being played back; `pointed`: the user points at it. */
export type Highlight = 'pinned' | 'pointed';

/**
 * The things highlighted because the user points at them in the log, in the bar or on the board. A store of its own,
 * because pointing must not render the whole table again.
 */
export class Highlights {
  private lit: ReadonlySet<Ref> = new Set();
  /** Highlighted by a lesson, wherever the user points. */
  private pinned: ReadonlySet<Ref> = new Set();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  highlightOf(thing: Ref): Highlight | undefined {
    return this.pinned.has(thing) ? 'pinned' : this.lit.has(thing) ? 'pointed' : undefined;
  }

  /** Whether the user points at any of these; an option in the bar is highlighted with the things on the board. */
  touches(things: readonly Ref[]): boolean {
    return things.some((thing) => this.lit.has(thing));
  }

  light(things: readonly Ref[]): void {
    this.lit = new Set(things);
    this.tell();
  }

  pin(things: readonly Ref[]): void {
    this.pinned = new Set(things);
    this.tell();
  }

  clear(): void {
    if (this.lit.size > 0) this.light([]);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const HighlightContext = createContext(new Highlights());

export function useHighlight(thing: Ref): Highlight | undefined {
  const highlights = useContext(HighlightContext);
  return useSyncExternalStore(highlights.subscribe, () => highlights.highlightOf(thing));
}

export function useIsLit(thing: Ref): boolean {
  return useHighlight(thing) !== undefined;
}

export function useIsAnyLit(things: readonly Ref[]): boolean {
  const highlights = useContext(HighlightContext);
  return useSyncExternalStore(highlights.subscribe, () => highlights.touches(things));
}

/** Handlers of elements that mention things: pointing at or focusing the element highlights them. */
export interface PointingHandlers {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

export function usePointing(things: readonly Ref[]): PointingHandlers {
  const highlights = useContext(HighlightContext);
  const light = useCallback(() => highlights.light(things), [highlights, things]);
  const clear = useCallback(() => highlights.clear(), [highlights]);
  return useMemo(
    () => ({ onPointerEnter: light, onPointerLeave: clear, onFocus: light, onBlur: clear }),
    [light, clear],
  );
}

/** Highlights things while the calling component is mounted. */
export function usePinned(things: readonly Ref[]): void {
  const highlights = useContext(HighlightContext);
  useEffect(() => {
    highlights.pin(things);
    return () => highlights.pin([]);
  }, [highlights, things]);
}
