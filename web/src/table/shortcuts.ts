import { OPTION_KEYS } from '@cabale/design';
import { useEffect } from 'react';

export interface Shortcuts {
  /** By the place of its key, counted from 0; whether there is such an option. */
  choose(index: number): boolean;
  confirm(): boolean;
  cancel(): boolean;
  undo(): void;
  hint(): void;
  help(): void;
}

/** Shortcuts of the whole table; inactive while the user types, a dialog is open, or they are switched off. */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!enabled || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isElsewhere(event.target)) return;
      if (handle(event.key, event.target, shortcuts)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shortcuts, enabled]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}

function handle(key: string, target: EventTarget | null, shortcuts: Shortcuts): boolean {
  switch (key) {
    case 'Enter':
      // Enter activates a focused button.
      return (
        !(target instanceof Element && target.closest('button, a, [role="button"], summary')) && shortcuts.confirm()
      );
    case 'Escape':
      return shortcuts.cancel();
    case 'u':
    case 'U':
      shortcuts.undo();
      return true;
    case 'h':
    case 'H':
      shortcuts.hint();
      return true;
    case '?':
      shortcuts.help();
      return true;
    default:
      return key.length === 1 && OPTION_KEYS.includes(key) && shortcuts.choose(OPTION_KEYS.indexOf(key));
  }
}
