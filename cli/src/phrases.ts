import { markOf, written, type GameTypes, type Ref, type Sentence } from '@cabale/engine';
import { GAMES, loadGame, type GameId } from '@cabale/games';
import { createInstance } from 'i18next';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Renders a game's sentences in one language. */
export interface Phrases {
  /** The view determines what things are called. */
  say(sentence: Sentence, view?: GameTypes['view']): string;
}

export async function loadPhrases(id: GameId, language: Language): Promise<Phrases> {
  const { words } = await loadGame(id);
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { game: await GAMES[id].texts[language]() } },
    ns: ['game'],
    defaultNS: 'game',
    interpolation: { escapeValue: false },
  });
  const say = ({ key, values, refs = {} }: Sentence, view?: GameTypes['view']): string => {
    const things: Readonly<Record<string, Ref | undefined>> = refs;
    const marks = Object.fromEntries(Object.keys(refs).map((parameter) => [parameter, markOf(parameter)]));
    const nameOf = (parameter: string): string => {
      const thing = things[parameter];
      return thing === undefined ? parameter : say(words.name(thing, view), view);
    };
    const parts = written(i18n.t(key, { ...values, ...marks }), { language, isReader: false, nameOf });
    return parts.map(({ text }) => text).join('');
  };
  return { say };
}

/** The language of the terminal, otherwise French. */
export function defaultLanguage(environment: NodeJS.ProcessEnv): Language {
  const locales = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']];
  const locale = locales.find((name) => name !== undefined && name !== '') ?? '';
  return locale.toLowerCase().startsWith('en') ? 'en' : 'fr';
}
