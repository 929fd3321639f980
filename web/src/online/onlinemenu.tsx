import type { TableRefusal } from '@cabale/design';
import type { Act } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MenuItem } from '../table/tablemenu.tsx';
import type { Seated } from './seating.ts';
import { useOnlineText } from './text/texts.ts';

interface OnlineMenuProps {
  readonly seated: Seated;
  onPlaces(): void;
  /** Asks whether to leave the seat. */
  onLeave(): void;
  /** Runs a task and shows its refusal. */
  run(task: () => Promise<TableRefusal | undefined>): Promise<boolean>;
}

export function OnlineMenu({ seated, onPlaces, onLeave, run }: OnlineMenuProps): ReactNode {
  const say = useOnlineText();
  const [, navigate] = useLocation();
  const { subscription, table, isHost, seat } = seated;
  const sitter = seat === undefined ? undefined : table.seats[seat];
  const isPlaying = table.phase === 'playing';
  const plays = isPlaying && sitter?.kind === 'person' && !sitter.left;
  const act = (one: Act) => () => void run(() => subscription.act(one));
  const at = subscription.frames.last;
  return (
    <>
      <MenuItem onSelect={onPlaces}>{say('menu.places')}</MenuItem>
      {plays ? (
        <>
          <MenuItem onSelect={act({ kind: 'propose', at, motion: { kind: 'undo' } })}>{say('menu.undo')}</MenuItem>
          <MenuItem onSelect={act({ kind: 'propose', at, motion: { kind: 'concede' } })}>
            {say('menu.concede')}
          </MenuItem>
        </>
      ) : null}
      {isPlaying && isHost ? (
        <MenuItem onSelect={act({ kind: table.paused ? 'resume' : 'pause' })}>
          {say(table.paused ? 'menu.resume' : 'menu.pause')}
        </MenuItem>
      ) : null}
      {plays ? <MenuItem onSelect={onLeave}>{say('menu.leaveSeat')}</MenuItem> : null}
      {table.phase === 'over' && seat !== undefined ? (
        <MenuItem onSelect={() => navigate(`/online/replay/${table.id}`)}>{say('end.replay')}</MenuItem>
      ) : null}
    </>
  );
}
