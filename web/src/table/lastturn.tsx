import { Log, Rich, turnsOf, usePinned, usePointing, type LogEntry } from '@cabale/design';
import type { Ref } from '@cabale/engine';
import { Popover } from 'radix-ui';
import { useMemo, type ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

const NOTHING: readonly Ref[] = [];

interface LastTurnProps {
  readonly entries: readonly LogEntry[];
  /** While moves are played back, the board highlights what the sentence is about. */
  readonly isPlaying: boolean;
}

/** The sentence of the last move; the whole turn opens below it. */
export function LastTurn({ entries, isPlaying }: LastTurnProps): ReactNode {
  const say = useText();
  const turn = useMemo(() => turnsOf(entries).at(-1), [entries]);
  const line = turn?.entries.at(-1)?.lines.at(-1);
  const things = useMemo(() => Object.values(line?.refs ?? {}), [line]);
  usePinned(isPlaying ? things : NOTHING);
  const { onPointerEnter, onPointerLeave } = usePointing(things);
  if (turn === undefined || line === undefined) return null;
  const earlier = turn.entries.reduce((sum, { lines }) => sum + lines.length, 0) - 1;
  return (
    <div className="last-turn" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <p>
        <Rich sentence={line} />
      </p>
      {earlier === 0 ? null : (
        <Popover.Root>
          <Popover.Trigger
            className="last-turn-more"
            aria-label={say('table.wholeTurn')}
            title={say('table.wholeTurn')}
          >
            +{earlier}
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content className="menu whole-turn" sideOffset={6} collisionPadding={8}>
              <Log entries={turn.entries} />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </div>
  );
}
