import type { GameTypes, GameWords } from '@cabale/engine';
import { useGameText } from '../text/i18n.ts';

export function useSeatNames(id: string, words: GameWords<GameTypes>, seats: number): readonly string[] {
  const sayGame = useGameText(id);
  return Array.from({ length: seats }, (_, seat) => {
    const { key, values } = words.name(`seat:${seat}`);
    return sayGame(key, values);
  });
}
