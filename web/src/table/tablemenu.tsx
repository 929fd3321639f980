import { AlertDialog, DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../pages/icon.tsx';
import { useText } from '../text/i18n.ts';

interface TableMenuProps {
  readonly gameId: string;
  /** `undefined` where resigning is impossible now. */
  readonly onResign: (() => void) | undefined;
  onHelp(): void;
  /** Exit link, if it is not the start page. */
  readonly exit?: { readonly words: string; readonly address: string } | undefined;
  /** Entries specific to this kind of table. */
  readonly children?: ReactNode;
}

export function TableMenu({ gameId, onResign, onHelp, exit, children }: TableMenuProps): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="button quiet icon-button" aria-label={say('table.menu')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
            {children}
            <MenuItem onSelect={() => navigate(`/rules/${gameId}`)}>{say('nav.rules')}</MenuItem>
            <MenuItem onSelect={() => navigate('/settings')}>{say('nav.settings')}</MenuItem>
            <MenuItem onSelect={onHelp}>{say('table.help')}</MenuItem>
            {onResign === undefined ? null : (
              <MenuItem onSelect={() => setAsking(true)}>{say('table.resign')}</MenuItem>
            )}
            <MenuItem onSelect={() => navigate(exit?.address ?? '/')}>{exit?.words ?? say('table.leave')}</MenuItem>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AlertDialog.Root open={asking} onOpenChange={setAsking}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="veil" />
          <AlertDialog.Content className="sheet" aria-describedby={undefined}>
            <AlertDialog.Title className="sheet-title">{say('table.resignSure')}</AlertDialog.Title>
            <div className="sheet-actions">
              <AlertDialog.Action className="button primary" onClick={onResign}>
                {say('table.resignYes')}
              </AlertDialog.Action>
              <AlertDialog.Cancel className="button">{say('table.resignNo')}</AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}

interface MenuItemProps {
  onSelect(): void;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, children }: MenuItemProps): ReactNode {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}
