import type { Ref, Sentence } from '@cabale/engine';
import type { Playable } from '@cabale/games';
import { createInstance } from 'i18next';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Says a game's sentences in a language. */
export interface Phrases {
  say(sentence: Sentence): string;
}

export async function loadPhrases(playable: Playable, language: Language, seats: readonly string[]): Promise<Phrases> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { game: await playable.texts[language]() } },
    ns: ['game'],
    defaultNS: 'game',
    interpolation: { escapeValue: false },
  });
  const nameOf = (ref: Ref): string => {
    const [kind, id] = ref.split(':');
    const seat = kind === 'seat' ? seats[Number(id)] : undefined;
    return seat ?? say(playable.words.name(ref));
  };
  const say = ({ key, values, refs }: Sentence): string => {
    const named = Object.entries(refs ?? {}).map(([name, ref]) => [name, nameOf(ref)]);
    return i18n.t(key, { ...values, ...(Object.fromEntries(named) as Record<string, string>) });
  };
  return { say };
}

/** The language people most likely want: that of their terminal, else French. */
export function defaultLanguage(environment: NodeJS.ProcessEnv): Language {
  const locale = environment['LC_ALL'] ?? environment['LC_MESSAGES'] ?? environment['LANG'] ?? '';
  return locale.toLowerCase().startsWith('en') ? 'en' : 'fr';
}
