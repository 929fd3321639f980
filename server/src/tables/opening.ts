import type { Id, NewTable, WireTable } from '@cabale/protocol';
import type { TableBudgets } from '../budgets/table-budgets.ts';
import type { Games } from '../games.ts';
import { drawId, drawKey, drawSecret, hashSecret } from '../people/secrets.ts';
import type { Person } from '../storage/people.ts';
import type { TableStore } from '../storage/tables.ts';
import { seatOf, type TableDocument } from '../table/document.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { wireTable } from '../table/wire.ts';
import { againDocument } from './again.ts';
import type { Commits } from './commits.ts';
import { newDocument } from './create.ts';
import type { LoadedTable } from './loaded.ts';
import type { Packs } from './packs.ts';

export interface OpeningParts {
  readonly store: TableStore;
  readonly games: Games;
  readonly packs: Packs;
  readonly budgets: TableBudgets;
  readonly commits: Commits;
  readonly now: () => number;
}

/** How tables come to be. */
export class Opening {
  private readonly parts: OpeningParts;

  constructor(parts: OpeningParts) {
    this.parts = parts;
  }

  /** Opens a table; the code invites others to it. */
  async create(host: Person, wish: NewTable, address: string): Promise<{ table: WireTable; code: string } | Refused> {
    const rules = await this.parts.games.rules(wish.game);
    if (rules === undefined) return refuse('bad-setup', { message: `There is no game "${wish.game}".` });
    const document = newDocument({ ...this.newTable(), host, wish, game: rules.game });
    if (isRefused(document)) return document;
    return this.parts.budgets.open({ person: host.id, address }, document, async () => {
      if (wish.pack === undefined) return this.open(document);
      const pack = await this.parts.packs.keep(rules.game, wish.pack);
      return isRefused(pack) ? pack : this.open({ ...document, pack });
    });
  }

  /** The same people, seats and settings once more; the table it is after knows of it. */
  async again(table: LoadedTable, person: Person, address: string): Promise<{ table: WireTable } | Refused> {
    const { document } = table.standing;
    if (seatOf(document, person.id) === undefined) return refuse('not-seated');
    if (document.phase !== 'over') return refuse('not-over');
    const again = againDocument(document, person, this.newTable());
    const opened = await this.parts.budgets.open({ person: person.id, address }, again, () => this.open(again));
    if (isRefused(opened)) return opened;
    const refused = await this.parts.commits.try(table, { kind: 'rematched', table: again.id });
    if (refused === 'taken') return refuse('behind');
    return refused === null ? { table: wireTable(again) } : refused;
  }

  private newTable(): { readonly id: Id; readonly now: number; readonly serverSeed: string } {
    return { id: drawId(), now: this.parts.now(), serverSeed: drawKey().toString('hex') };
  }

  private async open(document: TableDocument): Promise<{ table: WireTable; code: string }> {
    const code = drawSecret();
    await this.parts.store.create(document, hashSecret(code));
    return { table: wireTable(document), code };
  }
}
