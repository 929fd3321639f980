import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** Where the board lies; it scrolls by itself where the window is lower than the board. */
export function BoardRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <section className="table-board" aria-label={say('table.board')}>
      {children}
    </section>
  );
}

export function LogRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <section className="table-log">
      <h2 className="side-title">{say('table.log')}</h2>
      <div className="log-scroll" role="region" aria-label={say('table.log')}>
        {children}
      </div>
    </section>
  );
}
