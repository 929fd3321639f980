import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts, sayNow } from '../../text/i18n.ts';
import type { KeyOf, WordsOf } from '../../text/texts.ts';
import type { fr } from './fr.ts';

export type OnlineTexts = WordsOf<typeof fr>;
export type OnlineKey = KeyOf<OnlineTexts>;
export type SayOnline = (key: OnlineKey, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of online tables are loaded with the pages that show them. */
const NAMESPACE = 'online';

export function loadOnlineTexts(): Promise<void> {
  return loadTexts(NAMESPACE, {
    fr: async () => (await import('./fr.ts')).fr,
    en: async () => (await import('./en.ts')).en,
  });
}

export function useOnlineText(): SayOnline {
  const { t } = useTranslation(NAMESPACE);
  return useCallback<SayOnline>((key, values) => t(key, { ...values }), [t]);
}

/** A text outside of React, such as that of a notification. */
export function sayOnline(key: OnlineKey): string {
  return sayNow(NAMESPACE, key);
}
