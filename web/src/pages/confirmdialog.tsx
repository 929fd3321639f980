import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  onConfirm(): void;
}

/** Asks once more before something that others will notice. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  confirm,
  cancel,
  onConfirm,
}: ConfirmDialogProps): ReactNode {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="sheet" aria-describedby={undefined}>
          <AlertDialog.Title className="sheet-title">{title}</AlertDialog.Title>
          <div className="sheet-actions">
            <AlertDialog.Action className="button primary" onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
            <AlertDialog.Cancel className="button">{cancel}</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
