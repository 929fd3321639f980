import type { GameId } from '@cabale/games';
import type { ReactNode } from 'react';
import { ButtonLink } from '../pages/button.tsx';
import { useGameText } from '../text/i18n.ts';

export function OtherGames({ id, names }: { readonly id: GameId; readonly names: readonly string[] }): ReactNode {
  const sayGame = useGameText(id);
  return names.map((name) => (
    <ButtonLink key={name} label={sayGame(`tutorial.${name}.name`)} href={`/learn/${id}/${name}`} />
  ));
}
