import type { SaveProblem, SavedGame, SavedResult } from './saved.ts';
import { readSaved, SAVE_PREFIX, writeSaved } from './saved.ts';
import { browserStorage, type Storage, type WriteResult } from './storage.ts';

const NOTE_PREFIX = 'cabale:problem:';

/** A save that cannot be opened. It is kept as it is: a later version may read it, and the user may download it. */
export interface DamagedGame {
  readonly id: string;
  readonly problem: SaveProblem;
}

export interface StoredGames {
  /** Newest first. */
  readonly games: readonly SavedGame[];
  readonly damaged: readonly DamagedGame[];
}

/** All saved games of this browser. */
export class SavedGameStore {
  private readonly storage: Storage;
  /** The last text and result of each game, so that an unchanged text is not parsed again. */
  private readonly known = new Map<string, { readonly text: string; readonly result: SavedResult }>();
  private readonly listeners = new Set<(id: string) => void>();

  constructor(storage: Storage = browserStorage()) {
    this.storage = storage;
  }

  get lasting(): boolean {
    return this.storage.lasting;
  }

  contents(): StoredGames {
    const games: SavedGame[] = [];
    const damaged: DamagedGame[] = [];
    for (const key of this.storage.keys()) {
      if (!key.startsWith(SAVE_PREFIX)) continue;
      const id = key.slice(SAVE_PREFIX.length);
      const result = this.read(id);
      const note = this.noteOn(id);
      if (!result.ok) damaged.push({ id, problem: result.problem });
      else if (note !== undefined) damaged.push({ id, problem: note });
      else games.push(result.value);
    }
    return { games: games.toSorted((a, b) => b.changed - a.changed), damaged };
  }

  read(id: string): SavedResult {
    const text = this.text(id);
    if (text === null) return { ok: false, problem: { code: 'missing', message: id } };
    const known = this.known.get(id);
    if (known?.text === text) return known.result;
    const parsed = readSaved(text);
    // The key decides the id: a copy under another key is a game of its own.
    const result: SavedResult = parsed.ok ? { ok: true, value: { ...parsed.value, id } } : parsed;
    this.known.set(id, { text, result });
    return result;
  }

  /** The stored text, offered for download if it cannot be read. */
  text(id: string): string | null {
    return this.storage.read(SAVE_PREFIX + id);
  }

  write(saved: SavedGame): WriteResult {
    const text = writeSaved(saved);
    const result = this.storage.write(SAVE_PREFIX + saved.id, text);
    if (result === 'full') return result;
    this.known.set(saved.id, { text, result: { ok: true, value: saved } });
    this.announce(saved.id);
    return result;
  }

  remove(id: string): void {
    this.known.delete(id);
    this.storage.remove(SAVE_PREFIX + id);
    this.storage.remove(NOTE_PREFIX + id);
    this.announce(id);
  }

  /** Stores that a valid save does not replay, so that the list can show it without loading the game. */
  note(id: string, problem: SaveProblem | undefined): void {
    if (problem === undefined) this.storage.remove(NOTE_PREFIX + id);
    else this.storage.write(NOTE_PREFIX + id, `${problem.code} ${problem.message}`);
  }

  private noteOn(id: string): SaveProblem | undefined {
    const text = this.storage.read(NOTE_PREFIX + id);
    return text === null ? undefined : { code: 'differs', message: text };
  }

  /** Notifies of changes in this tab and in others. */
  readonly subscribe = (listener: (id: string) => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) listener('');
      else if (key.startsWith(SAVE_PREFIX)) listener(key.slice(SAVE_PREFIX.length));
    };
    this.listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  };

  private announce(id: string): void {
    for (const listener of this.listeners) listener(id);
  }
}

export const savedGames = new SavedGameStore();
