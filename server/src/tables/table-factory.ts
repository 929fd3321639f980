import type { Id, NewTable, WireTable } from '@cabale/protocol';
import type { Games } from '../games.ts';
import { hashSecret } from '../people/secrets.ts';
import { drawId, drawKey, drawSecret } from '../random.ts';
import type { Person } from '../storage/people.ts';
import type { TableDocument } from '../table/document.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { wireTable } from '../table/wire.ts';
import { newDocument } from './new-table.ts';
import { rematchDocument } from './rematch.ts';
import type { TableServices } from './table-services.ts';
import type { Tables } from './tables.ts';

export interface TableFactoryParts extends Pick<TableServices, 'store' | 'packs' | 'budgets' | 'now' | 'random'> {
  readonly games: Games;
  readonly tables: Tables;
}

/** Creates tables, within the limits of their hosts. */
export class TableFactory {
  private readonly parts: TableFactoryParts;

  constructor(parts: TableFactoryParts) {
    this.parts = parts;
  }

  /** `code` invites others to the new table. */
  async create(host: Person, draft: NewTable, address: string): Promise<{ table: WireTable; code: string } | Refused> {
    const rules = await this.parts.games.rules(draft.game);
    if (rules === undefined) return refuse('bad-setup', { message: `There is no game "${draft.game}".` });
    const document = newDocument({ ...this.identity(), host, draft, game: rules.game });
    if (isRefused(document)) return document;
    return this.parts.budgets.open({ person: host.id, address }, document, async () => {
      if (draft.pack === undefined) return this.store(document);
      const pack = await this.parts.packs.keep(rules.game, draft.pack);
      return isRefused(pack) ? pack : this.store({ ...document, pack });
    });
  }

  /** A table with the same people, seats and settings; later requests get the existing one. */
  async rematch(id: Id, person: Person, address: string): Promise<{ table: WireTable } | Refused> {
    const { budgets, tables } = this.parts;
    const next = await tables.at(id).rematch(person.id, async (before) => {
      const document = rematchDocument(before, person, this.identity());
      const opened = await budgets.open({ person: person.id, address }, document, () => this.store(document));
      return isRefused(opened) ? opened : { id: document.id };
    });
    if (isRefused(next)) return next;
    const document = await tables.at(next.id).document();
    return document === undefined ? refuse('not-found') : { table: wireTable(document) };
  }

  private identity(): { readonly id: Id; readonly now: number; readonly serverSeed: string } {
    const { now, random } = this.parts;
    return { id: drawId(random), now: now(), serverSeed: drawKey(random).toString('hex') };
  }

  private async store(document: TableDocument): Promise<{ table: WireTable; code: string }> {
    const code = drawSecret();
    await this.parts.store.create(document, hashSecret(code));
    return { table: wireTable(document), code };
  }
}
