import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { browserStorage } from './saves/storage.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'cabale:settings';

/** Every field falls back to its default by itself: one bad value never takes the others with it. */
const settingsSchema = z.object({
  language: orElse(z.optional(z.enum(LANGUAGES)), undefined),
  theme: orElse(z.enum(THEMES), 'system'),
  speed: orElse(z.enum(SPEEDS), 'normal'),
  confirmFinal: orElse(z.boolean(), true),
  shortcuts: orElse(z.boolean(), true),
  name: orElse(z.string().check(z.maxLength(24)), ''),
});

export interface Settings {
  /** `undefined`: what the browser prefers. */
  readonly language?: Language | undefined;
  readonly theme: Theme;
  /** Of the others' moves. */
  readonly speed: Speed;
  readonly confirmFinal: boolean;
  /** Keys without Ctrl or Alt; some people must be able to switch them off. */
  readonly shortcuts: boolean;
  /** How the player is called; empty for "you". */
  readonly name: string;
}

export function parseSettings(text: string | null): Settings {
  let value: unknown = {};
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    // Unreadable settings are no settings.
  }
  const parsed = z.safeParse(settingsSchema, value);
  return parsed.success ? parsed.data : z.parse(settingsSchema, {});
}

interface SettingsStore extends Settings {
  change(part: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...parseSettings(browserStorage().read(KEY)),
  change(part) {
    set(part);
    const { change: _, ...settings } = get();
    browserStorage().write(KEY, JSON.stringify(settings));
    applyTheme(settings.theme);
  },
}));

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The language of the page: the chosen one, else the first the browser asks for that we speak, else French. */
export function preferredLanguage(chosen: Language | undefined, browser: readonly string[]): Language {
  if (chosen !== undefined) return chosen;
  for (const tag of browser) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'fr';
}
