/** Result of a write. A full storage is reported to the player, never thrown. */
export type WriteResult = 'written' | 'full';

/** A key-value store such as the browser's. */
export interface Storage {
  /** `false`: kept in memory only and lost when the tab is closed. */
  readonly lasting: boolean;
  keys(): readonly string[];
  read(key: string): string | null;
  write(key: string, text: string): WriteResult;
  remove(key: string): void;
}

/** Used where the browser forbids storage, so that the tab can still play. */
export function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    keys: () => [...texts.keys()],
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      texts.set(key, text);
      return 'written';
    },
    remove: (key) => void texts.delete(key),
  };
}

function lastingStorage(local: globalThis.Storage): Storage {
  return {
    lasting: true,
    keys: () => Object.keys(local),
    read: (key) => local.getItem(key),
    write(key, text) {
      try {
        local.setItem(key, text);
        return 'written';
      } catch {
        return 'full';
      }
    },
    remove: (key) => local.removeItem(key),
  };
}

let storage: Storage | undefined;

/** The browser's storage, or memory if there is none. */
export function browserStorage(): Storage {
  storage ??= findStorage();
  return storage;
}

function findStorage(): Storage {
  try {
    // Test reading only: a full storage is still readable.
    localStorage.getItem('cabale:settings');
    return lastingStorage(localStorage);
  } catch {
    return memoryStorage();
  }
}
