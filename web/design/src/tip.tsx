import type { Ref } from '@cabale/engine';
import { Popover } from 'radix-ui';
import { createContext, useContext, useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Explanation } from './explanation.tsx';
import { OptionHints } from './optionhints.tsx';
import { Name } from './rich.tsx';
import { useStage } from './stage.ts';

export type TipSide = 'top' | 'right' | 'bottom' | 'left';

/** The thing pointed at, and the side of its tooltip. */
interface Tip {
  readonly thing: Ref;
  readonly side: TipSide;
}

const REST_MS = 450;
/** Long enough to move the pointer onto the tooltip. */
const LINGER_MS = 140;

/** The current tooltip; a store of its own, so that pointing renders nothing but the tooltip. */
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

  /** Called when the pointer moves over a thing; its tooltip opens after a short delay. */
  point(tip: Tip, element: Element): void {
    if (!this.isPointedAt()) this.after(REST_MS, () => this.show(tip, element));
  }

  /** A thing has received keyboard focus: shows its tooltip immediately. */
  reach(tip: Tip, element: Element): void {
    this.after(0, () => this.show(tip, element));
  }

  /** The pointer or focus leaves the thing; the tooltip stays while the pointer is on it. */
  leave(): void {
    this.after(LINGER_MS, () => (this.isPointedAt() ? this.leave() : this.hide()));
  }

  /** Hides the tooltip, for example when something was chosen. */
  hide(): void {
    clearTimeout(this.timer);
    this.anchor.current?.removeAttribute('aria-describedby');
    this.change(undefined);
  }

  readonly follow = ({ clientX, clientY }: PointerEvent): void => {
    this.pointer = { x: clientX, y: clientY };
  };

  /** Clicks pass through a tooltip to what it covers, so the pointer position is compared with its box. */
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

export function useTip(): Pick<TipStore, 'point' | 'reach' | 'leave' | 'hide'> {
  return useContext(TipContext);
}

/** One tooltip for all things on the table; one for each would make every move slow. */
export function Tips({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  const { frame } = useStage();
  const [store] = useState(() => new TipStore(id));
  return (
    <TipContext value={store}>
      {children}
      {/* Things may have moved after a choice, so every frame starts without a tooltip. */}
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
  useEffect(() => () => store.hide(), [store]);
  return (
    <Popover.Root open={tip !== undefined} onOpenChange={(open) => !open && store.hide()}>
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
