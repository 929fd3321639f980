import { useId, type ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { play } from '../sound/usesounds.ts';
import { useText } from '../text/i18n.ts';

/** Sound is off until it is switched on; every change lets one hear it. */
export function SoundSettings(): ReactNode {
  const say = useText();
  const { sound, volume, vibration, change } = useSettings();
  const id = useId();
  return (
    <fieldset className="field">
      <legend>{say('settings.sound')}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target }) => {
            change({ sound: target.checked });
            if (target.checked) void play(['turn']);
          }}
        />
        {say('settings.soundOn')}
      </label>
      <div className="row">
        <label htmlFor={id}>{say('settings.volume')}</label>
        <input
          id={id}
          type="range"
          className="slider"
          min={0}
          max={100}
          step={5}
          disabled={!sound}
          value={volume}
          onChange={({ target }) => change({ volume: Number(target.value) })}
          onPointerUp={() => void play(['turn'])}
          onKeyUp={() => void play(['turn'])}
        />
      </div>
      {'vibrate' in navigator ? (
        <label className="check">
          <input type="checkbox" checked={vibration} onChange={({ target }) => change({ vibration: target.checked })} />
          {say('settings.vibration')}
        </label>
      ) : null}
    </fieldset>
  );
}
