import type { Ref } from '@cabale/engine';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { Explanation } from './explanation.tsx';
import { OptionHints } from './optionhints.tsx';
import { Name } from './rich.tsx';

interface ExplainProps {
  readonly thing: Ref;
  /** One element that takes handlers and a ref. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Explains a thing beside it on hover and focus. The sheet for touch is opened by `useChoosable`. */
export function Explain({ thing, children, side = 'top' }: ExplainProps): ReactNode {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" side={side} sideOffset={8} collisionPadding={12}>
          <p className="tooltip-title">
            <Name thing={thing} />
          </p>
          <Explanation thing={thing} />
          <OptionHints thing={thing} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
