import type { Ref } from '@cabale/engine';
import { Popover } from 'radix-ui';
import { createContext, useContext, useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Explanation } from './explanation.tsx';
import { OptionHints } from './optionhints.tsx';
import { Name } from './rich.tsx';
import { useStage } from './stage.ts';

export type TipSide = 'top' | 'right' | 'bottom' | 'left';

/** What somebody points at, and where the explanation stands. */
interface Tip {
  readonly thing: Ref;
  readonly side: TipSide;
}

const REST_MS = 450;
/** Long enough to move the pointer onto the explanation. */
const LINGER_MS = 140;

/** Knows what is being explained now; a store of its own, so that pointing draws nothing but the explanation. */
class TipStore {
  readonly id: string;
  readonly anchor: { current: Element | null } = { current: null };
  private shown: Tip | undefined;
  private pointer = { x: -1, y: -1 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(id: string) {
    this.id = id;
  }

  readonly current = (): Tip | undefined => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** The pointer moves over a thing: once it rests, the thing is explained. */
  point(tip: Tip, element: Element): void {
    if (!this.isPointedAt()) this.after(REST_MS, () => this.show(tip, element));
  }

  /** The keyboard has reached a thing: it is explained at once. */
  reach(tip: Tip, element: Element): void {
    this.after(0, () => this.show(tip, element));
  }

  /** The thing is no longer pointed at; its explanation stays while that is. */
  leave(): void {
    this.after(LINGER_MS, () => (this.isPointedAt() ? this.leave() : this.hush()));
  }

  /** Something was chosen: explanations are out of place. */
  hush(): void {
    clearTimeout(this.timer);
    this.anchor.current?.removeAttribute('aria-describedby');
    this.change(undefined);
  }

  readonly follow = ({ clientX, clientY }: PointerEvent): void => {
    this.pointer = { x: clientX, y: clientY };
  };

  /** Clicks go through an explanation to what it covers, so the pointer is compared with where it stands. */
  private isPointedAt(): boolean {
    const box = document.getElementById(this.id)?.getBoundingClientRect();
    if (box === undefined) return false;
    const { x, y } = this.pointer;
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  private show(tip: Tip, element: Element): void {
    if (!element.isConnected) return;
    this.anchor.current?.removeAttribute('aria-describedby');
    this.anchor.current = element;
    element.setAttribute('aria-describedby', this.id);
    this.change(tip);
  }

  private after(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }

  private change(tip: Tip | undefined): void {
    if (tip === this.shown) return;
    this.shown = tip;
    for (const listener of this.listeners) listener();
  }
}

const TipContext = createContext(new TipStore(''));

export function useTip(): Pick<TipStore, 'point' | 'reach' | 'leave' | 'hush'> {
  return useContext(TipContext);
}

/** One explanation for all things on the table; a tooltip of its own for each would make every move slow. */
export function Tips({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  const { frame } = useStage();
  const [store] = useState(() => new TipStore(id));
  return (
    <TipContext value={store}>
      {children}
      {/* What was pointed at may be somewhere else after a move: every frame begins without an explanation. */}
      <CurrentTip key={frame} store={store} />
    </TipContext>
  );
}

function CurrentTip({ store }: { readonly store: TipStore }): ReactNode {
  const tip = useSyncExternalStore(store.subscribe, store.current);
  const isOpen = tip !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('pointermove', store.follow);
    return () => removeEventListener('pointermove', store.follow);
  }, [store, isOpen]);
  useEffect(() => () => store.hush(), [store]);
  return (
    <Popover.Root open={tip !== undefined} onOpenChange={(open) => !open && store.hush()}>
      <Popover.Anchor virtualRef={store.anchor} />
      {tip === undefined ? null : (
        <Popover.Portal>
          <Popover.Content
            id={store.id}
            role="tooltip"
            className="tooltip"
            side={tip.side}
            sideOffset={8}
            collisionPadding={12}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
          >
            <p className="tooltip-title">
              <Name thing={tip.thing} />
            </p>
            <Explanation thing={tip.thing} />
            <OptionHints thing={tip.thing} />
          </Popover.Content>
        </Popover.Portal>
      )}
    </Popover.Root>
  );
}
