import { useText } from '../text/i18n.ts';
import { LEVELS } from './create.ts';

export function useLevelChoices(): readonly { value: string; label: string; description: string }[] {
  const say = useText();
  return LEVELS.map((level) => ({
    value: String(level),
    label: `${say(`bots.${level}.name`)} · ${say('new.level', { level })}`,
    description: say(`bots.${level}.line`),
  }));
}
