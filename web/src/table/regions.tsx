import { ScrollArea } from '@cabale/design';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** Where the board lies; it scrolls by itself where the window is lower than the board. */
export function BoardRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <ScrollArea className="table-board" role="region" aria-label={say('table.board')}>
      {children}
    </ScrollArea>
  );
}

export function LogRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <section className="table-log">
      <h2 className="side-title">{say('table.log')}</h2>
      <div className="log-scroll" tabIndex={0} role="region" aria-label={say('table.log')}>
        {children}
      </div>
    </section>
  );
}
