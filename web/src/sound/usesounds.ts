import type { BoardModule, Frame, Sound, SoundWorld, TableStatus } from '@cabale/design';
import type { Decision, GameTypes } from '@cabale/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';

/** More sounds at once would be a din. */
const AT_ONCE = 2;
const TURN_MS = 40;
/** The sounds of a game that has none of its own. */
const PLAIN: SoundWorld = { wave: 'triangle', pitch: 1, of: {} };

interface Heard {
  readonly board: BoardModule<GameTypes>;
  /** The frame shown. */
  readonly frame: Frame<GameTypes>;
  readonly status: TableStatus<GameTypes>;
  readonly decision: Decision<GameTypes> | undefined;
}

/** Sounds of what happens in the frames shown one after the other, of one's turn and of the end; and vibration. */
export function useSounds({ board, frame, status, decision }: Heard): void {
  const isOn = useSettings((settings) => settings.sound);
  const vibrates = useSettings((settings) => settings.vibration);
  const before = useRef({ number: frame.number, isMine: decision !== undefined });
  const isMine = decision !== undefined;
  const isOver = status.outcome !== undefined && frame.number === status.length;
  useEffect(() => {
    const last = before.current;
    before.current = { number: frame.number, isMine };
    const isNext = frame.number === last.number + 1;
    const isMyTurn = isMine && !last.isMine && frame.number > last.number;
    // Before the first touch, browsers refuse and complain.
    if (isMyTurn && vibrates && 'vibrate' in navigator && navigator.userActivation.hasBeenActive) {
      navigator.vibrate(TURN_MS);
    }
    if (!isOn || frame.number <= last.number) return;
    const { of } = board.sounds ?? PLAIN;
    const made = isNext ? new Set(frame.events.flatMap(({ kind }) => of[kind] ?? [])) : new Set<Sound>();
    const sounds = [
      ...[...made].slice(0, AT_ONCE),
      ...(isOver ? (['end'] as const) : isMyTurn ? (['turn'] as const) : []),
    ];
    if (sounds.length > 0) void play(sounds, board.sounds ?? PLAIN);
  }, [board, frame, isMine, isOver, isOn, vibrates]);
}

/** Plays sounds at the volume of the settings; how they are made is loaded with the first one. */
export async function play(sounds: readonly Sound[], world: SoundWorld = PLAIN): Promise<void> {
  const { playSound } = await import('./synth.ts');
  const { volume } = useSettings.getState();
  for (const sound of sounds) playSound(sound, world, volume / 100);
}
