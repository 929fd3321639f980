import { Children, type CSSProperties, type ReactNode } from 'react';

interface HandProps {
  readonly label: string;
  readonly className?: string;
  /** Cards, in the order of the hand. */
  readonly children: ReactNode;
}

/** Cards in hand, side by side if there is room, otherwise overlapping. */
export function Hand({ label, className = '', children }: HandProps): ReactNode {
  const cards = Children.toArray(children);
  return (
    <ul className={`hand ${className}`} aria-label={label} style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card, index) => (
        // The key is the place in the hand; the card in it carries its own identity.
        // eslint-disable-next-line react/no-array-index-key
        <li key={index} className="hand-place">
          {card}
        </li>
      ))}
    </ul>
  );
}
