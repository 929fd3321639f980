import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useText } from '../text/i18n.ts';
import { useGameName } from '../text/game-names.ts';
import { Icon } from '../pages/icon.tsx';
import { Opening } from '../pages/opening.tsx';

const GameRulesText = lazy(async () => ({ default: (await import('../pages/gamerules.tsx')).GameRulesText }));
const SettingsForm = lazy(async () => ({ default: (await import('../pages/settingsform.tsx')).SettingsForm }));

/** Pages that open over the table, so that nobody has to leave it. */
export type PageOverTable = 'rules' | 'settings';

interface OverTableProps {
  readonly page: PageOverTable | undefined;
  readonly board: BoardModule<GameTypes>;
  onClose(): void;
}

export function OverTable({ page, board, onClose }: OverTableProps): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  return (
    <Dialog.Root open={page !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className={page === 'rules' ? 'sheet over-table wide' : 'sheet over-table'}
          aria-describedby={undefined}
          data-game={board.game.id}
        >
          <header className="row spread">
            <Dialog.Title className="sheet-title">
              {page === 'rules' ? say('rules.title', { game: nameOf(board.game.id) }) : say('settings.title')}
            </Dialog.Title>
            <Dialog.Close className="button quiet icon-button" aria-label={say('table.dismiss')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <Suspense fallback={<Opening />}>
            {page === 'rules' ? <GameRulesText board={board} /> : page === 'settings' ? <SettingsForm /> : null}
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
