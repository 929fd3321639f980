import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { browserStorage } from './saves/storage.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How the turns of the others are told: move by move, or as one summary. */
export const TOLD = ['moves', 'summary'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'cabale:settings';

/** Each field has its own default, so that one invalid value does not reset the others. */
const settingsSchema = z.object({
  /** `undefined`: the browser's preference. */
  language: orElse(z.optional(z.enum(LANGUAGES)), undefined),
  theme: orElse(z.enum(THEMES), 'system'),
  /** Playback speed of the other players' moves. */
  speed: orElse(z.enum(SPEEDS), 'normal'),
  told: orElse(z.enum(TOLD), 'moves'),
  /** Off until it is switched on once. */
  sound: orElse(z.boolean(), false),
  /** In per cent. */
  volume: orElse(z.number().check(z.minimum(0), z.maximum(100)), 60),
  /** Of a phone, when it is one's turn. */
  vibration: orElse(z.boolean(), true),
  confirmFinal: orElse(z.boolean(), true),
  /** Single-key shortcuts; accessibility requires a way to switch them off. */
  shortcuts: orElse(z.boolean(), true),
  /** The player's name; empty for "you". */
  name: orElse(z.string().check(z.maxLength(24)), ''),
});

export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export function parseSettings(text: string | null): Settings {
  let value: unknown = {};
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    // Unreadable settings count as none.
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

/** The page language: the chosen one, else the browser's first supported preference, else French. */
export function preferredLanguage(chosen: Language | undefined, browser: readonly string[]): Language {
  if (chosen !== undefined) return chosen;
  for (const tag of browser) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'fr';
}
