import type { TableRefusal } from '@cabale/design';
import { useCallback } from 'react';
import { fr } from '../text/fr.ts';
import { useText } from '../text/i18n.ts';

export function useRefusalText(): (refusal: TableRefusal) => string {
  const say = useText();
  return useCallback(({ code }) => say(isKnown(code) ? `refusal.${code}` : 'refusal.unavailable'), [say]);
}

function isKnown(code: string): code is keyof typeof fr.refusal {
  return Object.hasOwn(fr.refusal, code);
}
