import type { Ref } from '@cabale/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useChoosable } from './choosable.ts';
import { Piece } from './motion.tsx';
import type { TipSide } from './tip.tsx';

export interface ThingProps {
  /** What it is: chosen, explained and lit up by this. */
  readonly thing: Ref;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** The name it travels by; by default the thing itself. `false` where it has a fixed place. */
  readonly travels?: string | false;
  readonly tooltipSide?: TipSide;
  /** Too small for a finger and explained by what it belongs to: only where it can be chosen is it a button. */
  readonly isMinor?: boolean;
  readonly children?: ReactNode;
}

/** Anything on a board that can be pointed at. All pieces are made of it; it must not stand inside another one. */
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
