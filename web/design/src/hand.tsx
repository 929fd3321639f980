import { Children, type CSSProperties, type ReactNode } from 'react';

interface HandProps {
  readonly label: string;
  readonly className?: string;
  /** Cards, in the order they are held. */
  readonly children: ReactNode;
}

/** Cards in hand, side by side while there is room, overlapping where there is not. */
export function Hand({ label, className = '', children }: HandProps): ReactNode {
  const cards = Children.toArray(children);
  return (
    <ul className={`hand ${className}`} aria-label={label} style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card, index) => (
        // A place in the hand; the card in it carries its own identity.
        // eslint-disable-next-line react/no-array-index-key
        <li key={index} className="hand-place">
          {card}
        </li>
      ))}
    </ul>
  );
}
