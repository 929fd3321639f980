import { readRecord, writeRecord, type MatchRecord, type Observer } from '@cabale/engine';
import { LANGUAGES, THEMES, type Language, type Theme } from '../settings.ts';
import type { Position } from './positions.ts';

const KEY = 'cabale:dev';

/** Passes the position from the page to its frames; session storage also keeps it across reloads. */
export function showPosition({ record, move }: Position): void {
  sessionStorage.setItem(KEY, writeRecord({ ...record, choices: record.choices.slice(0, move) }));
}

export function shownRecord(): MatchRecord | undefined {
  const read = readRecord(sessionStorage.getItem(KEY) ?? '');
  return read.ok ? read.value : undefined;
}

/** How one observer's screen is shown. */
export interface Appearance {
  readonly observer: Observer;
  readonly language: Language;
  readonly theme: Theme;
}

export function frameAddress(game: string, { observer, language, theme }: Appearance, version: number): string {
  const values = { observer: String(observer), language, theme, version: String(version) };
  return `/dev/${game}/frame?${new URLSearchParams(values).toString()}`;
}

export function parseAppearance(search: string): Appearance {
  const values = new URLSearchParams(search);
  const observer = values.get('observer') ?? 'audience';
  return {
    observer: observer === 'audience' ? 'audience' : Number(observer),
    language: LANGUAGES.find((each) => each === values.get('language')) ?? 'fr',
    theme: THEMES.find((each) => each === values.get('theme')) ?? 'system',
  };
}
