import type { ReactNode } from 'react';

export interface SignProps<Name extends string> {
  readonly of: Name;
  readonly className?: string;
}

/**
 * A game's signs, on a grid of 24, each in the colour of the text around it. A sign always stands beside its name or
 * inside something named, so it is silent for screen readers.
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
