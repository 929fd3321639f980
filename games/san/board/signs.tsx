/** The symbols of the texts, as the cards show them. */
import type { TextSigns } from '@cabale/design';
import type { ReactNode } from 'react';
import type { San } from '../rules/state.ts';
import { Icon } from './icons.tsx';

export const signs: TextSigns<San> = {
  '●': { icon: <Sign of="C" />, name: 'type.C' },
  '▶': { icon: <Sign of="P" />, name: 'type.P' },
  '■': { icon: <Sign of="H" />, name: 'type.H' },
};

function Sign({ of }: { readonly of: 'C' | 'P' | 'H' }): ReactNode {
  return (
    <span className="san-sign" data-hue={of}>
      <Icon of={of} />
    </span>
  );
}
