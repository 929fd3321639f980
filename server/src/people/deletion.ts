import type { Id } from '@cabale/protocol';
import type { Storage } from '../storage/storage.ts';
import { FORGOTTEN_NAME, peopleIn, withoutPerson } from '../table/naming.ts';
import { seatOf, type TableDocument } from '../table/document.ts';
import { recordResult } from '../tables/record-result.ts';
import type { Tables } from '../tables/tables.ts';
import { drawId } from '../random.ts';
import type { PersonChannels } from './person-channels.ts';

/**
 * Deletes people. It begins with all that proves somebody to be the person, and can be continued at any point: a person
 * whose deletion was interrupted is found again by `resume`.
 */
export class Deletion {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly channels: PersonChannels;
  private readonly now: () => number;

  constructor(storage: Storage, tables: Tables, channels: PersonChannels, now: () => number) {
    this.storage = storage;
    this.tables = tables;
    this.channels = channels;
    this.now = now;
  }

  async delete(person: Id): Promise<void> {
    await this.storage.people.beginDeletion(person, FORGOTTEN_NAME);
    this.channels.publish(person, { kind: 'deleted' });
    await this.finish(person);
  }

  /** Ends deletions that were begun, perhaps by a process that was stopped. */
  async resume(): Promise<void> {
    for (const person of await this.storage.people.leaving()) await this.finish(person);
  }

  private async finish(person: Id): Promise<void> {
    const { tables } = this.storage;
    // Again and again: a request that was under way when the deletion began may have named the person once more.
    for (let traces = await tables.tracesOf(person); traces.length > 0; traces = await tables.tracesOf(person)) {
      for (const table of traces) await this.leaveTable(table, person);
    }
    await this.storage.chat.forget(person);
    await this.storage.people.endDeletion(person);
  }

  /** A seat in a running game is left, then the table and its log name somebody nobody can be. */
  private async leaveTable(id: Id, person: Id): Promise<void> {
    const alias = drawId();
    await this.tables.refresh(id);
    const document = await this.tables.at(id).document();
    // A game or pack that this program no longer reads: no process has the table in memory.
    if (document === undefined)
      await this.storage.tables.rewriteDocument(id, (each) => withoutPerson(each, person, alias));
    else await this.leaveSeat(document, person, alias);
    await this.storage.tables.rewriteLog(id, person, (fact) => withoutPerson(fact, person, alias));
  }

  private async leaveSeat(document: TableDocument, person: Id, alias: Id): Promise<void> {
    const { id } = document;
    // Counted before the results are deleted, so that nobody counts it for this person afterwards.
    if (document.phase === 'over') await recordResult(this.tables, this.storage.results, id, this.now());
    else if (seatOf(document, person) !== undefined) {
      // Refused where the seat was left before: that is as good.
      await this.tables.at(id).act({ id: person, name: FORGOTTEN_NAME, login: null }, { kind: 'leave' }, true);
    }
    const refusal = await this.tables
      .at(id)
      .record((current) => (peopleIn(current).includes(person) ? { kind: 'anonymised', person, alias } : undefined));
    if (refusal !== null) throw new Error(`a table could not be anonymised: ${refusal.refused.error}`);
  }
}
