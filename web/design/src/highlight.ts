import type { Ref } from '@cabale/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * What is lit up at this moment, because somebody points at it in the log, in the bar or on the board. A small store of
 * its own: pointing must not draw the whole table anew.
 */
export class Highlights {
  private lit: ReadonlySet<Ref> = new Set();
  /** Lit for as long as a lesson speaks of it, wherever anybody points. */
  private pinned: ReadonlySet<Ref> = new Set();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  isLit(thing: Ref): boolean {
    return this.lit.has(thing) || this.pinned.has(thing);
  }

  /** Whether any of these is pointed at; how an option in the bar answers to the board. */
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

export function useIsLit(thing: Ref): boolean {
  const highlights = useContext(HighlightContext);
  return useSyncExternalStore(highlights.subscribe, () => highlights.isLit(thing));
}

/** Whether any of the things is lit. */
export function useIsAnyLit(things: readonly Ref[]): boolean {
  const highlights = useContext(HighlightContext);
  return useSyncExternalStore(highlights.subscribe, () => highlights.touches(things));
}

/** Handlers for whatever speaks of things: pointing at it, or reaching it by keyboard, lights them up. */
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

/** Keeps things lit while whoever calls this is on the page. */
export function usePinned(things: readonly Ref[]): void {
  const highlights = useContext(HighlightContext);
  useEffect(() => {
    highlights.pin(things);
    return () => highlights.pin([]);
  }, [highlights, things]);
}
