/** The signs of the city, in the colour of the text around them. */
import type { ReactNode } from 'react';
import { GLYPHS, type GlyphName } from './glyphs.ts';

interface IconProps {
  readonly of: GlyphName;
  readonly className?: string;
  /** An elite skill bears a star. */
  readonly isElite?: boolean;
}

export function Icon({ of, className = '', isElite = false }: IconProps): ReactNode {
  return (
    <svg className={`mec-icon ${className}`} data-sign={of} viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[of]} />
      {isElite ? (
        <path
          className="mec-icon-elite"
          d="m19 0 1.400 3.200 3.600.4-2.700 2.300.8 3.500L19 7.600l-3.100 1.800.8-3.500L14 3.600l3.600-.4z"
        />
      ) : null}
    </svg>
  );
}
