import type { GameId } from '@cabale/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useGameText } from '../text/i18n.ts';

/** Ways to a game's other guided games. */
export function OtherGames({ id, names }: { readonly id: GameId; readonly names: readonly string[] }): ReactNode {
  const sayGame = useGameText(id);
  return names.map((name) => (
    <Link key={name} className="button" href={`/learn/${id}/${name}`}>
      {sayGame(`tutorial.${name}.name`)}
    </Link>
  ));
}
