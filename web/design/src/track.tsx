import type { ReactNode } from 'react';

interface TrackProps {
  readonly label: string;
  readonly steps: number;
  /** Number of the first step. */
  readonly first?: number;
  readonly className?: string;
  /** Content of a step: its number, a marker, a bonus. */
  renderStep(number: number): ReactNode;
}

/** A row of numbered steps on which something advances. */
export function Track({ label, steps, first = 1, className = '', renderStep }: TrackProps): ReactNode {
  const numbers = Array.from({ length: steps }, (_, index) => first + index);
  return (
    <ol className={`track ${className}`} aria-label={label} start={first}>
      {numbers.map((number) => (
        <li key={number} className="track-step">
          {renderStep(number)}
        </li>
      ))}
    </ol>
  );
}
