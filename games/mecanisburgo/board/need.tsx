/** How much of something there is of what is needed: 2/3 over a bar. */
import type { CSSProperties, ReactNode } from 'react';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';

interface NeedProps {
  readonly of: GlyphName;
  readonly done: number;
  readonly all: number;
  /** Accessible name, where no other text names the quantity. */
  readonly label?: string;
}

export function Need({ of, done, all, label }: NeedProps): ReactNode {
  return (
    <span
      className="mec-need"
      data-met={done >= all || undefined}
      style={{ '--share': Math.min(1, done / Math.max(1, all)) } as CSSProperties}
    >
      <Icon of={of} />
      <span className="figure">
        {done}/{all}
      </span>
      <i aria-hidden="true" />
      {label === undefined ? null : <span className="hidden-text">{label}</span>}
    </span>
  );
}
