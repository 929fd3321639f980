import { isSameOption, type OptionBase, type Ref, type Sentence } from '@cabale/engine';
import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHighlight, usePointing, type Highlight } from './highlight.ts';
import { useOverlays } from './overlaycontext.ts';
import { useNameOf, usePossibilities, useSay, useStage } from './stage.ts';
import { useTip, type TipSide } from './tip.tsx';

const LONG_PRESS_MS = 450;

/** Props to spread onto the element of the thing. */
export interface ChoosableProps {
  readonly 'data-thing': Ref;
  readonly 'data-choosable': Choosable['kind'];
  readonly 'data-lit': Highlight | undefined;
  readonly 'data-advice': number | undefined;
  readonly role: 'button';
  readonly tabIndex: 0;
  readonly 'aria-label': string;
  readonly 'aria-disabled': true | undefined;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onContextMenu(event: MouseEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onPointerEnter(): void;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

export interface Choosable {
  /** `open`: can be chosen; `blocked`: cannot be chosen, with a reason; `idle`: only has an explanation. */
  readonly kind: 'open' | 'blocked' | 'idle';
  readonly options: readonly OptionBase[];
  /** Why it is blocked. */
  readonly reason: Sentence | undefined;
  /** The rule that blocks it. */
  readonly rule: string | undefined;
  /** The bot's advice: 1 is best. */
  readonly advice: number | undefined;
  readonly lit: boolean;
  readonly props: ChoosableProps;
}

/**
 * Makes a thing on the board interactive: a click takes its only option, opens a menu of several, or explains. Hovering
 * or keyboard focus shows a tooltip, a long press a sheet.
 */
export function useChoosable(thing: Ref, tipSide: TipSide = 'top'): Choosable {
  const { words, advice, choose } = useStage();
  const { options, blocked } = usePossibilities(thing);
  const { openMenu, openSheet } = useOverlays();
  const tips = useTip();
  const lit = useHighlight(thing);
  const label = useLabel(thing);
  const things = useMemo(() => [thing], [thing]);
  const pointing = usePointing(things);
  const press = useLongPress(() => openSheet(thing));

  const [first] = options;
  const kind = first !== undefined ? 'open' : blocked.length > 0 ? 'blocked' : 'idle';
  const rank = advice.findIndex((each) => options.some((option) => isSameOption(option, each.option)));
  const tip = { thing, side: tipSide };

  const act = (element: Element) => {
    tips.hide();
    if (first === undefined) openSheet(thing);
    else if (options.length === 1) choose(first);
    else openMenu(thing, element);
  };

  return {
    kind,
    options,
    reason: blocked[0] === undefined ? undefined : words.blocked(blocked[0]),
    rule: blocked[0]?.rule,
    advice: rank < 0 ? undefined : rank + 1,
    lit: lit !== undefined,
    props: {
      'data-thing': thing,
      'data-choosable': kind,
      'data-lit': lit,
      'data-advice': rank < 0 ? undefined : rank + 1,
      role: 'button',
      tabIndex: 0,
      'aria-label': label,
      'aria-disabled': kind === 'blocked' || undefined,
      ...press.handlers,
      onPointerEnter: pointing.onPointerEnter,
      onPointerMove(event) {
        if (event.pointerType === 'mouse') tips.point(tip, event.currentTarget);
      },
      onPointerLeave() {
        pointing.onPointerLeave();
        press.cancel();
        tips.leave();
      },
      onFocus(event) {
        pointing.onFocus();
        if (event.currentTarget.matches(':focus-visible')) tips.reach(tip, event.currentTarget);
      },
      onBlur() {
        pointing.onBlur();
        tips.leave();
      },
      onClick(event) {
        event.stopPropagation();
        if (!press.wasLong()) act(event.currentTarget);
      },
      onKeyDown(event) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        act(event.currentTarget);
      },
    },
  };
}

/** Accessible label of the thing: its name, what choosing it does, or why it cannot be chosen. */
function useLabel(thing: Ref): string {
  const { words, view, content } = useStage();
  const { options, blocked } = usePossibilities(thing);
  const say = useSay();
  const nameOf = useNameOf();
  return useMemo(() => {
    const [option] = options;
    const [refused] = blocked;
    const name = nameOf(thing);
    if (option !== undefined)
      return options.length > 1 || view === undefined ? name : `${name} – ${say(words.option(option, view, content))}`;
    return refused === undefined ? name : `${name} – ${say(words.blocked(refused))}`;
  }, [thing, words, view, content, options, blocked, say, nameOf]);
}

/** Reports a long press once, and whether the click that follows must be ignored. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    wasLong: () => long.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        long.current = false;
        if (event.pointerType === 'mouse') return;
        cancel();
        timer.current = setTimeout(() => {
          long.current = true;
          onLong();
        }, LONG_PRESS_MS);
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onContextMenu(event: MouseEvent) {
        if (long.current) event.preventDefault();
      },
    },
  };
}
