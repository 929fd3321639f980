import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';
import { SettingsForm } from './settingsform.tsx';
import { useTitle } from './title.ts';

export default function SettingsPage(): ReactNode {
  const say = useText();
  useTitle(say('settings.title'));
  return (
    <div className="page narrow">
      <h1>{say('settings.title')}</h1>
      <SettingsForm />
    </div>
  );
}
