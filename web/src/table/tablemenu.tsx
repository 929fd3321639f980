import { AlertDialog, DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../pages/icon.tsx';
import { downloadRecord } from '../saves/files.ts';
import { useText } from '../text/i18n.ts';
import type { LocalTable } from './localtable.ts';
import { useStatus } from './stageof.ts';

interface TableMenuProps {
  readonly table: LocalTable;
  readonly id: string | undefined;
  readonly canResign: boolean;
  onHelp(): void;
}

/** What one does with a table rather than on it. */
export function TableMenu({ table, id, canResign, onHelp }: TableMenuProps): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const status = useStatus(table);
  const [asking, setAsking] = useState(false);
  const mayResign = canResign && status.decision !== undefined;
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="button quiet icon-button" aria-label={say('table.menu')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
            {id === undefined ? null : (
              <>
                <Item onSelect={() => navigate(`/replay/${id}?move=${status.length}`)}>{say('table.replay')}</Item>
                <Item onSelect={() => downloadRecord(table.record)}>{say('table.export')}</Item>
              </>
            )}
            <Item onSelect={() => navigate(`/rules/${table.gameId}`)}>{say('nav.rules')}</Item>
            <Item onSelect={() => navigate('/settings')}>{say('nav.settings')}</Item>
            <Item onSelect={onHelp}>{say('table.help')}</Item>
            {mayResign ? <Item onSelect={() => setAsking(true)}>{say('table.resign')}</Item> : null}
            <Item onSelect={() => navigate('/')}>{say('table.leave')}</Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AlertDialog.Root open={asking} onOpenChange={setAsking}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="veil" />
          <AlertDialog.Content className="sheet" aria-describedby={undefined}>
            <AlertDialog.Title className="sheet-title">{say('table.resignSure')}</AlertDialog.Title>
            <div className="sheet-actions">
              <AlertDialog.Action className="button primary" onClick={() => void table.resign()}>
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

function Item({ onSelect, children }: { readonly onSelect: () => void; readonly children: ReactNode }): ReactNode {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}
