import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../pages/confirmdialog.tsx';
import { Icon } from '../pages/icon.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text/i18n.ts';
import type { PageOverTable } from './overtable.tsx';

interface TableMenuProps {
  /** `undefined` where resigning is impossible now. */
  readonly onResign: (() => void) | undefined;
  onHelp(): void;
  /** Opens a page over the table. */
  onOpen(page: PageOverTable): void;
  /** Exit link, if it is not the start page. */
  readonly exit?: { readonly words: string; readonly address: string } | undefined;
  /** Entries specific to this kind of table. */
  readonly children?: ReactNode;
}

export function TableMenu({ onResign, onHelp, onOpen, exit, children }: TableMenuProps): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const sound = useSettings((settings) => settings.sound);
  const changeSettings = useSettings((settings) => settings.change);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="button quiet icon-button" aria-label={say('table.menu')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
            {children}
            <MenuItem onSelect={() => onOpen('rules')}>{say('nav.rules')}</MenuItem>
            <MenuItem onSelect={() => onOpen('settings')}>{say('nav.settings')}</MenuItem>
            <MenuItem onSelect={() => changeSettings({ sound: !sound })}>
              {say(sound ? 'table.mute' : 'table.unmute')}
            </MenuItem>
            <MenuItem onSelect={onHelp}>{say('table.help')}</MenuItem>
            {onResign === undefined ? null : (
              <MenuItem onSelect={() => setAsking(true)}>{say('table.resign')}</MenuItem>
            )}
            <MenuItem onSelect={() => navigate(exit?.address ?? '/')}>{exit?.words ?? say('table.leave')}</MenuItem>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('table.resignSure')}
        confirm={say('table.resignYes')}
        cancel={say('table.resignNo')}
        onConfirm={() => onResign?.()}
      />
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
