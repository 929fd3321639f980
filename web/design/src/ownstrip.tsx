import type { ReactNode } from 'react';

/**
 * What is most important of the own side, in one line that never leaves the screen of a phone: it sticks above the options
 * until the own side itself is in view. A child of the board's outermost element; on wide screens it is not shown.
 */
export function OwnStrip({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="own-strip" role="group" aria-label={label} data-survey="own">
      {children}
    </div>
  );
}
