import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

interface HelpDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

export function HelpDialog({ open, onOpenChange }: HelpDialogProps): ReactNode {
  const say = useText();
  const keys = [
    ['1–9', say('help.choose')],
    ['↵', say('help.confirm')],
    ['Esc', say('help.cancel')],
    ['U', say('help.undo')],
    ['H', say('help.hint')],
    ['?', say('help.help')],
  ] as const;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="sheet">
          <Dialog.Title className="sheet-title">{say('help.title')}</Dialog.Title>
          <Dialog.Description>{say('help.intro')}</Dialog.Description>
          <h3 className="side-title">{say('help.keys')}</h3>
          <dl className="keys">
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="soft">{say('help.touch')}</p>
          <div className="sheet-actions">
            <Dialog.Close className="button primary">{say('help.close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
