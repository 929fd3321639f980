import type { ReactNode, SVGProps } from 'react';

export interface SignProps<Name extends string> {
  readonly of: Name;
  readonly className?: string;
}

/**
 * A game's icons, on a grid of 24, in the current text colour. An icon is always next to its name or inside a labelled
 * element, so it is hidden from screen readers.
 */
export function signsOf<Name extends string>(
  family: string,
  shapes: Readonly<Record<Name, ReactNode>>,
): (props: SignProps<Name>) => ReactNode {
  return function Sign({ of, className = '' }) {
    return (
      <svg className={`${family} ${className}`} data-sign={of} viewBox="0 0 24 24" aria-hidden="true">
        {shapes[of]}
      </svg>
    );
  };
}

/** Path styles of an icon: a line, and a filled shape with a thin outline. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const SOLID = { fill: 'currentColor', stroke: 'currentColor', strokeWidth: 1, strokeLinejoin: 'round' } as const;

/** Draws paths in one style. */
export function pathsIn(style: SVGProps<SVGPathElement>): (d: string) => ReactNode {
  return (d) => <path d={d} {...style} />;
}
