import type { Ref } from '@cabale/engine';
import { Popover } from 'radix-ui';
import { createContext, useContext, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Explanation } from './explanation.tsx';
import { OptionHints } from './optionhints.tsx';
import { Name } from './rich.tsx';

export type TipSide = 'top' | 'right' | 'bottom' | 'left';

/** What somebody points at, and where the explanation stands. */
interface Tip {
  readonly thing: Ref;
  readonly side: TipSide;
}

interface TipActions {
  /** The pointer rests on a thing: it is explained after a moment. */
  point(tip: Tip, element: Element): void;
  /** The keyboard has reached a thing: it is explained at once. */
  reach(tip: Tip, element: Element): void;
  leave(): void;
  /** Something was chosen: explanations are out of place. */
  hush(): void;
}

const nothing = () => undefined;
const TipContext = createContext<TipActions>({ point: nothing, reach: nothing, leave: nothing, hush: nothing });

const REST_MS = 400;
/** Long enough to move the pointer onto the explanation. */
const LINGER_MS = 140;

export function useTip(): TipActions {
  return useContext(TipContext);
}

/** One explanation for all things on the table; a tooltip of its own for each would make every move slow. */
export function Tips({ children }: { readonly children: ReactNode }): ReactNode {
  const [tip, setTip] = useState<Tip>();
  const id = useId();
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const actions = useMemo(() => tipActions({ id, anchor, timer, setTip }), [id]);
  return (
    <TipContext value={actions}>
      {children}
      <Popover.Root open={tip !== undefined} onOpenChange={(open) => !open && actions.hush()}>
        <Popover.Anchor virtualRef={anchor} />
        {tip === undefined ? null : (
          <Popover.Portal>
            <Popover.Content
              id={id}
              role="tooltip"
              className="tooltip"
              side={tip.side}
              sideOffset={8}
              collisionPadding={12}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onFocusOutside={(event) => event.preventDefault()}
              onPointerEnter={() => clearTimeout(timer.current)}
              onPointerLeave={actions.leave}
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
    </TipContext>
  );
}

interface TipParts {
  readonly id: string;
  readonly anchor: RefObject<Element | null>;
  readonly timer: RefObject<ReturnType<typeof setTimeout> | undefined>;
  readonly setTip: (tip: Tip | undefined) => void;
}

function tipActions({ id, anchor, timer, setTip }: TipParts): TipActions {
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const show = (tip: Tip, element: Element) => {
    if (!element.isConnected) return;
    anchor.current?.removeAttribute('aria-describedby');
    anchor.current = element;
    element.setAttribute('aria-describedby', id);
    setTip(tip);
  };
  const hush = () => {
    clearTimeout(timer.current);
    anchor.current?.removeAttribute('aria-describedby');
    setTip(undefined);
  };
  return {
    point: (tip, element) => after(REST_MS, () => show(tip, element)),
    reach: (tip, element) => after(0, () => show(tip, element)),
    leave: () => after(LINGER_MS, hush),
    hush,
  };
}
