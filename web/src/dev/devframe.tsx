import { replay, type GameTypes, type MatchRecord, type Observer } from '@cabale/engine';
import type { BoardModule } from '@cabale/design';
import type { GameId } from '@cabale/games';
import { use, useMemo, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useBoard } from '../games.ts';
import { PERSON, savedFrom } from '../newgame/create.ts';
import { applyTheme, type Language } from '../settings.ts';
import { LocalTable } from '../table/localtable.ts';
import { LocalView } from '../table/localview.tsx';
import type { Thinker } from '../table/thinker.ts';
import { setLanguage } from '../text/i18n.ts';
import { parseAppearance, shownRecord } from './shown.ts';

/** Opponents never answer, so the position stays as it is until the developer clicks. */
const NO_THINKER: Thinker = {
  think: () => new Promise(() => undefined),
  close: () => undefined,
};

const languages = new Map<Language, Promise<void>>();

/** The whole table for one observer, at the position chosen on the surrounding page. */
export function DevFrame({ id }: { readonly id: GameId }): ReactNode {
  const { observer, language, theme } = parseAppearance(useSearch());
  const board = useBoard(id);
  const ready = languages.get(language) ?? setLanguage(language);
  languages.set(language, ready);
  use(ready);
  applyTheme(theme);
  const record = useMemo(() => shownRecord(), []);
  if (record?.game !== id) return <p className="notice">No position has been chosen.</p>;
  return <ShownTable board={board} record={record} observer={observer} />;
}

interface ShownTableProps {
  readonly board: BoardModule<GameTypes>;
  readonly record: MatchRecord;
  readonly observer: Observer;
}

function ShownTable({ board, record, observer }: ShownTableProps): ReactNode {
  const table = useMemo(() => tableFor(board, record, observer), [board, record, observer]);
  if (typeof table === 'string') return <p className="notice">{table}</p>;
  return <LocalView table={table} board={board} thinker={NO_THINKER} />;
}

function tableFor({ game }: BoardModule<GameTypes>, record: MatchRecord, observer: Observer): LocalTable | string {
  const match = replay(game, record);
  if (!match.ok) return match.problem.message;
  const players = Array.from({ length: record.seats }, (_, seat) =>
    seat === observer ? PERSON : ({ kind: 'bot', level: 1 } as const),
  );
  const saved = savedFrom(match.value, players, record.content.pack);
  return new LocalTable({ game, match: match.value, saved, thinker: NO_THINKER, savedGames: undefined });
}
