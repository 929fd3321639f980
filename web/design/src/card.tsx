import type { ReactNode } from 'react';
import { Piece } from './motion.tsx';
import { Thing, type ThingProps } from './thing.tsx';

export type CardSize = 'small' | 'normal' | 'large';

export interface CardProps extends ThingProps {
  readonly size?: CardSize;
  /** Turned sideways or otherwise marked as used: quieter, still readable. */
  readonly spent?: boolean;
}

/** A card with its face up. The game draws the face as children; size and behaviour are the house's. */
export function Card({ size = 'normal', spent = false, className = '', ...rest }: CardProps): ReactNode {
  return <Thing className={`card card-${size} ${spent ? 'card-spent' : ''} ${className}`} {...rest} />;
}

interface CardBackProps {
  /** The name it travels by, where its way may be seen. */
  readonly travels?: string | undefined;
  readonly size?: CardSize;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A card with its face down: nothing to choose, nothing to tell. */
export function CardBack({ travels, size = 'normal', className = '', children }: CardBackProps): ReactNode {
  return (
    <Piece id={travels} className={`card card-back card-${size} ${className}`} aria-hidden="true">
      {children}
    </Piece>
  );
}
