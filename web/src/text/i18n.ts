import { createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rememberTexts } from './remembered.ts';
import type { TextKey } from './texts.ts';

/** Loads texts on demand, by language. */
export type TextSource = Readonly<Record<Language, () => Promise<object>>>;

const i18next = createInstance();

/** All namespaces in use, so that a change of language can load them all. */
const sources = new Map<string, TextSource>();

const designSource: TextSource = {
  fr: async () => (await import('@cabale/design')).designTextsFr,
  en: async () => (await import('@cabale/design')).designTextsEn,
};

export async function startTexts(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    // Both languages are bundled: another request would cost more than a few kilobytes.
    resources: { fr: { shell: fr }, en: { shell: en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  rememberTexts(i18next);
  await setLanguage(language);
}

/** Loads all texts in use before it switches, so that no page is shown half translated. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...sources].map(([namespace, source]) => load(namespace, source, language)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the texts of a game and of the design system. */
export async function loadGameTexts(gameId: string, texts: TextSource): Promise<void> {
  const language = currentLanguage();
  sources.set('design', designSource).set(gameId, texts);
  await Promise.all([load('design', designSource, language), load(gameId, texts, language)]);
}

/** Loads the texts of a part of the app that is opened later than the rest. */
export async function loadTexts(namespace: string, source: TextSource): Promise<void> {
  sources.set(namespace, source);
  await load(namespace, source, currentLanguage());
}

/** A text in the current language, outside of React. */
export function sayNow(namespace: string, key: string): string {
  return i18next.t(key, { ns: namespace });
}

export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'fr';
}

async function load(namespace: string, source: TextSource, language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, namespace)) {
    i18next.addResourceBundle(language, namespace, await source[language]());
  }
}

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The shell's texts; keys that do not exist do not compile. */
export function useText(): Say {
  const { t } = useTranslation('shell');
  return useCallback<Say>((key, values) => t(key, { ...values }), [t]);
}

/** Texts of a game whose keys follow a convention of the shell, such as `setup.<field>.label`. */
export function useGameText(
  gameId: string,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useTranslation(gameId);
  return useCallback((key, values) => t(key, { ...values }), [t]);
}

/** Formats dates in the current language. */
export function useDate(): (time: number) => string {
  const { i18n } = useTranslation('shell');
  return useCallback(
    (time) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    [i18n.language],
  );
}

/** Formats the time of day, with the date if it was not today. */
export function useTime(): (time: number) => string {
  const { i18n } = useTranslation('shell');
  return useCallback(
    (time) => {
      const isToday = new Date(time).toDateString() === new Date().toDateString();
      const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
      return new Intl.DateTimeFormat(i18n.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(time);
    },
    [i18n.language],
  );
}

/** Joins words into a list in the current language. */
export function useList(): (words: readonly string[]) => string {
  const { i18n } = useTranslation('shell');
  return useCallback((words) => new Intl.ListFormat(i18n.language).format(words), [i18n.language]);
}
