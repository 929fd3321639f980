import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** While something is being brought. It has the height of a page, so that nothing jumps afterwards. */
export function Opening(): ReactNode {
  const say = useText();
  return (
    <div className="opening" role="status">
      {say('table.opening')}
    </div>
  );
}
