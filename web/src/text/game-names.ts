import { GAMES, isGame, type Localized } from '@cabale/games';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.ts';

/** A text of a game's manifest in the current language. */
export function useLocalized(): (text: Localized) => string {
  // Subscribes to changes of the language.
  useTranslation('shell');
  const language = currentLanguage();
  return useCallback((text) => text[language], [language]);
}

/** Names of games by id. A game that this version does not have is called by its id. */
export function useGameName(): (id: string) => string {
  const localized = useLocalized();
  return useCallback((id) => (isGame(id) ? localized(GAMES[id].name) : id), [localized]);
}
