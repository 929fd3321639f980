import type { TableClient, TableRefusal, TableStatus } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { useText } from '../text/i18n.ts';
import type { AdviceState } from './advice.ts';
import { useRefusalText } from './refusaltext.ts';

interface BarToolsProps {
  readonly table: TableClient<GameTypes>;
  readonly status: TableStatus<GameTypes>;
  readonly caughtUp: boolean;
  readonly hint: AdviceState;
  onUndo(): void;
}

/** Undo and hint, always in the same place. Undo stays clickable and then shows why it is impossible. */
export function BarTools({ table, status, caughtUp, hint, onUndo }: BarToolsProps): ReactNode {
  const say = useText();
  const refusalText = useRefusalText();
  const undoRefusal = useUndoRefusal(table);
  const { decision, outcome, observer } = status;
  if (outcome !== undefined || observer === 'audience') return null;
  const why = undoRefusal === undefined ? say('table.undo') : refusalText(undoRefusal);
  const canAsk = decision !== undefined && caughtUp && hint.state !== 'thinking';
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={undoRefusal !== undefined || undefined}
        aria-keyshortcuts="U"
        aria-label={`${say('table.undoShort')} – ${why}`}
        title={why}
        onClick={onUndo}
      >
        <Icon name="undo" /> <span className="tool-words">{say('table.undoShort')}</span> <kbd className="key">U</kbd>
      </button>
      {hint.isOffered ? (
        <button type="button" className="button" disabled={!canAsk} aria-keyshortcuts="H" onClick={hint.ask}>
          <Icon name="hint" /> <span className="tool-words">{say('table.hint')}</span> <kbd className="key">H</kbd>
        </button>
      ) : null}
    </>
  );
}

/** Why undo is impossible, computed after the change has been rendered; until then the previous value. */
function useUndoRefusal(table: TableClient<GameTypes>): TableRefusal | undefined {
  const [refusal, setRefusal] = useState<TableRefusal>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRefusal(table.undoRefusal()));
    };
    find();
    const unsubscribe = table.subscribe(find);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [table]);
  return refusal;
}
