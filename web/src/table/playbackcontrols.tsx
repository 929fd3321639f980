import type { SeatInfo, TableStatus } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { useList, useText } from '../text/i18n.ts';
import type { Playback } from './playback.ts';

interface PlaybackControlsProps {
  readonly playback: Playback;
  readonly status: TableStatus<GameTypes>;
  readonly seats: readonly SeatInfo[];
}

/** While others play: follow move by move, pause, or skip to the end. */
export function PlaybackControls({ playback, status, seats }: PlaybackControlsProps): ReactNode {
  const say = useText();
  const list = useList();
  const { shown, caughtUp, paused } = playback;
  if (status.outcome !== undefined && caughtUp) return null;
  const thinker = status.thinking === undefined ? undefined : seats[status.thinking];
  const awaited = status.asked.flatMap((seat) => seats[seat]?.name ?? []);
  const idle = awaited.length === 0 ? say('table.wait') : say('table.waitFor', { names: list(awaited) });
  const waiting = thinker === undefined ? idle : say('table.thinking', { name: thinker.name });
  return (
    <div className="playback">
      <span className="playback-words">
        {caughtUp ? waiting : say('table.following', { shown, length: status.length })}
      </span>
      <button type="button" className="button" onClick={paused ? playback.resume : playback.pause}>
        <Icon name={paused ? 'play' : 'pause'} />{' '}
        <span className="tool-words">{say(paused ? 'table.play' : 'table.pause')}</span>
      </button>
      <button type="button" className="button" disabled={caughtUp} onClick={playback.step}>
        <Icon name="step" /> <span className="tool-words">{say('table.step')}</span>
      </button>
      <button type="button" className="button" disabled={caughtUp} onClick={playback.skip}>
        <Icon name="skip" /> <span className="tool-words">{say('table.skip')}</span>
      </button>
    </div>
  );
}
