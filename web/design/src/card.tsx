import type { ReactNode } from 'react';
import { Piece } from './motion.tsx';
import { Thing, type ThingProps } from './thing.tsx';

export type CardSize = 'small' | 'normal' | 'large';

export interface CardProps extends ThingProps {
  readonly size?: CardSize;
  /** Turned sideways or otherwise marked as used: dimmed, still readable. */
  readonly spent?: boolean;
}

/** A face-up card. The game renders the face as children; size and behaviour come from the design system. */
export function Card({ size = 'normal', spent = false, className = '', ...rest }: CardProps): ReactNode {
  return <Thing className={`card card-${size} ${spent ? 'card-spent' : ''} ${className}`} {...rest} />;
}

interface CardBackProps {
  /** Id for the animation between positions, if its movement is public. */
  readonly travels?: string | undefined;
  readonly size?: CardSize;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A face-down card; it cannot be chosen and explains nothing. */
export function CardBack({ travels, size = 'normal', className = '', children }: CardBackProps): ReactNode {
  return (
    <Piece id={travels} className={`card card-back card-${size} ${className}`} aria-hidden="true">
      {children}
    </Piece>
  );
}
