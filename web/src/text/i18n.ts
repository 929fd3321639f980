import { createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rememberTexts } from './remembered.ts';
import type { TextKey } from './texts.ts';

/** Where the texts of something come from, by language, loaded when needed. */
export type TextSource = Readonly<Record<Language, () => Promise<object>>>;

const i18next = createInstance();

/** Everything that has been asked for so far, so that a change of language can bring all of it. */
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
    // Both languages: a page waits longer for another file than for a few kilobytes more.
    resources: { fr: { shell: fr }, en: { shell: en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  rememberTexts(i18next);
  await setLanguage(language);
}

/** Brings every text that is in use in that language, then speaks it: nothing is ever shown half translated. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...sources].map(([namespace, source]) => bring(namespace, source, language)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The texts of a game and of the pieces it is made of. */
export async function bringGameTexts(gameId: string, texts: TextSource): Promise<void> {
  const language = currentLanguage();
  sources.set('design', designSource).set(gameId, texts);
  await Promise.all([bring('design', designSource, language), bring(gameId, texts, language)]);
}

/** Texts of a part of the house that is opened later than the rest. */
export async function bringTexts(namespace: string, source: TextSource): Promise<void> {
  sources.set(namespace, source);
  await bring(namespace, source, currentLanguage());
}

/** A text at this moment, outside of any page. */
export function sayNow(namespace: string, key: string): string {
  return i18next.t(key, { ns: namespace });
}

export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'fr';
}

async function bring(namespace: string, source: TextSource, language: Language): Promise<void> {
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

/** Texts of a game whose keys the shell knows by convention, such as `setup.<field>.label`. */
export function useGameText(
  gameId: string,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useTranslation(gameId);
  return useCallback((key, values) => t(key, { ...values }), [t]);
}

/** Dates as the language writes them. */
export function useDate(): (time: number) => string {
  const { i18n } = useTranslation('shell');
  return useCallback(
    (time) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    [i18n.language],
  );
}

/** Several words as the language lists them. */
export function useList(): (words: readonly string[]) => string {
  const { i18n } = useTranslation('shell');
  return useCallback((words) => new Intl.ListFormat(i18n.language).format(words), [i18n.language]);
}
