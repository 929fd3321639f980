import type { Ref } from '@cabale/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useChoosable } from './choosable.ts';
import { Piece } from './motion.tsx';
import type { TipSide } from './tip.tsx';

export interface ThingProps {
  /** The reference by which it is chosen, explained and highlighted. */
  readonly thing: Ref;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Id for the animation between positions; defaults to the thing. `false` if it has a fixed place. */
  readonly travels?: string | false;
  readonly tooltipSide?: TipSide;
  /** Too small for touch and explained by its parent; a button only while it can be chosen. */
  readonly isMinor?: boolean;
  readonly children?: ReactNode;
}

/** Any interactive piece on a board. All pieces are built from it; it must not be nested in another one. */
export function Thing({
  thing,
  className = '',
  style,
  travels = thing,
  tooltipSide = 'top',
  isMinor = false,
  children,
}: ThingProps): ReactNode {
  const { kind, props } = useChoosable(thing, tooltipSide);
  const quiet = isMinor && kind !== 'open' ? NO_BUTTON : undefined;
  return (
    <Piece
      id={travels === false ? undefined : travels}
      className={`thing ${className}`}
      style={style}
      {...props}
      {...quiet}
      data-minor={isMinor || undefined}
    >
      {children}
    </Piece>
  );
}

const NO_BUTTON = { role: undefined, tabIndex: undefined, 'aria-label': undefined, 'aria-disabled': undefined };
