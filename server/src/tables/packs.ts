import { fingerprint, Rules, type Game, type GameTypes } from '@cabale/engine';
import { isReadable, type PackName } from '@cabale/protocol';
import { BoundedMap } from '../bounded-map.ts';
import type { Games } from '../games.ts';
import type { PackStore } from '../storage/packs.ts';
import type { TableDocument } from '../table/document.ts';
import { refuse, type Refused } from '../table/refusal.ts';

/** The rules of a table with its content, and the pack that the content was read from. */
export interface TableRules {
  readonly rules: Rules<GameTypes>;
  readonly pack: unknown;
}

/** Mistakes listed in one message. */
const MAX_REPORTED = 10;
/** Packs cached in memory. */
const MAX_CACHED = 100;

/** The rules of tables, with their content packs. */
export class Packs {
  private readonly games: Games;
  private readonly store: PackStore;
  private readonly known = new BoundedMap<TableRules>(MAX_CACHED);

  constructor(games: Games, store: PackStore) {
    this.games = games;
    this.store = store;
  }

  /** Stores a pack, or returns the mistakes that the game finds in it. */
  async keep(game: Game<GameTypes>, pack: Readonly<Record<string, unknown>>): Promise<PackName | Refused> {
    const parsed = game.content.parse(pack);
    if ('mistakes' in parsed) {
      return refuse('bad-setup', { message: parsed.mistakes.slice(0, MAX_REPORTED).join('; ') });
    }
    const name = String(pack['name']);
    if (!isReadable(name)) return refuse('bad-text');
    const text = JSON.stringify(pack);
    const hash = fingerprint(text);
    await this.store.keep(hash, text);
    return { name, hash };
  }

  /** `undefined` where there is no such game, or it cannot read the pack. */
  async of(document: Pick<TableDocument, 'game' | 'pack' | 'rules'>): Promise<TableRules | undefined> {
    const current = await this.current(document);
    return current === undefined ? undefined : { ...current, rules: current.rules.under(document.rules) };
  }

  private async current({ game, pack }: Pick<TableDocument, 'game' | 'pack'>): Promise<TableRules | undefined> {
    const rules = await this.games.rules(game);
    if (rules === undefined || pack === undefined) return rules === undefined ? undefined : { rules, pack: undefined };
    const key = `${game} ${pack.hash}`;
    const text = this.known.has(key) ? undefined : await this.store.read(pack.hash);
    const known = this.known.get(key) ?? (text === undefined ? undefined : withPack(rules.game, text));
    if (known === undefined) return undefined;
    this.known.set(key, known);
    return known;
  }

  /** The pack as uploaded; `undefined` where the table has none. */
  async given({ pack }: TableDocument): Promise<Record<string, unknown> | undefined> {
    const text = pack === undefined ? undefined : await this.store.read(pack.hash);
    return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  }
}

/** The rules with a stored content pack; `undefined` where the game cannot read it. */
export function withPack(game: Game<GameTypes>, text: string): TableRules | undefined {
  const pack = JSON.parse(text) as unknown;
  const parsed = game.content.parse(pack);
  return 'mistakes' in parsed ? undefined : { rules: new Rules(game, parsed.content), pack };
}
