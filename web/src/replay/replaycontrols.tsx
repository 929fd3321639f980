import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../pages/button.tsx';
import { useText } from '../text/i18n.ts';

interface ReplayControlsProps {
  readonly number: number;
  readonly length: number;
  onGoTo(number: number): void;
}

const PACE_MS = 800;

/** A slider over all moves, and playback buttons. */
export function ReplayControls({ number, length, onGoTo }: ReplayControlsProps): ReactNode {
  const say = useText();
  const [playing, setPlaying] = useState(false);
  const atEnd = number >= length;
  useEffect(() => {
    if (!playing || atEnd) return undefined;
    const timer = setTimeout(() => onGoTo(number + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [playing, atEnd, number, onGoTo]);
  const isPlaying = playing && !atEnd;
  return (
    <div className="bar replay-controls">
      <IconButton icon="first" label={say('replay.first')} disabled={number === 0} onClick={() => onGoTo(0)} />
      <IconButton
        icon="back"
        label={say('replay.previous')}
        disabled={number === 0}
        onClick={() => onGoTo(number - 1)}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={say(isPlaying ? 'table.pause' : 'table.play')}
        disabled={atEnd}
        onClick={() => setPlaying(!isPlaying)}
      />
      <IconButton icon="step" label={say('replay.next')} disabled={atEnd} onClick={() => onGoTo(number + 1)} />
      <IconButton icon="skip" label={say('replay.last')} disabled={atEnd} onClick={() => onGoTo(length)} />
      <input
        className="slider"
        type="range"
        min={0}
        max={length}
        value={number}
        aria-label={say('replay.slider')}
        aria-valuetext={say('replay.move', { number, length })}
        onChange={({ target }) => {
          setPlaying(false);
          onGoTo(Number(target.value));
        }}
      />
      <span className="figure replay-number" aria-hidden="true">
        {number} / {length}
      </span>
    </div>
  );
}
