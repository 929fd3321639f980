import { useId, type ReactNode } from 'react';
import { LANGUAGES, SPEEDS, THEMES, TOLD, useSettings } from '../settings.ts';
import { currentLanguage, setLanguage, useText } from '../text/i18n.ts';
import { Choices } from './choices.tsx';
import { SoundSettings } from './soundsettings.tsx';

/** The settings of this device; every change counts at once. */
export function SettingsForm(): ReactNode {
  const say = useText();
  const settings = useSettings();
  const nameField = useId();
  return (
    <>
      <Choices
        legend={say('settings.language')}
        value={currentLanguage()}
        choices={LANGUAGES.map((language) => ({ value: language, label: say(`settings.languages.${language}`) }))}
        onChange={(language) => {
          settings.change({ language });
          void setLanguage(language);
        }}
      />
      <Choices
        legend={say('settings.theme')}
        value={settings.theme}
        choices={THEMES.map((theme) => ({ value: theme, label: say(`settings.themes.${theme}`) }))}
        onChange={(theme) => settings.change({ theme })}
      />
      <Choices
        legend={say('settings.told')}
        value={settings.told}
        choices={TOLD.map((told) => ({ value: told, label: say(`settings.toldAs.${told}`) }))}
        onChange={(told) => settings.change({ told })}
      />
      <Choices
        legend={say('settings.speed')}
        value={settings.speed}
        choices={SPEEDS.map((speed) => ({ value: speed, label: say(`settings.speeds.${speed}`) }))}
        onChange={(speed) => settings.change({ speed })}
      />
      <SoundSettings />
      <label className="check">
        <input
          type="checkbox"
          checked={settings.confirmFinal}
          onChange={({ target }) => settings.change({ confirmFinal: target.checked })}
        />
        {say('settings.confirm')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.shortcuts}
          onChange={({ target }) => settings.change({ shortcuts: target.checked })}
        />
        {say('settings.shortcuts')}
      </label>
      <div className="field">
        <label htmlFor={nameField}>{say('settings.name')}</label>
        <input
          id={nameField}
          className="input"
          maxLength={24}
          placeholder={say('seat.you')}
          value={settings.name}
          onChange={({ target }) => settings.change({ name: target.value })}
        />
        <p className="soft">{say('settings.nameWhy')}</p>
      </div>
      <p className="soft">{say('settings.motion')}</p>
    </>
  );
}
