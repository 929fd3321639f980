import type { Id } from '@cabale/protocol';
import type { Storage } from '../storage/storage.ts';
import { DELETED_NAME, peopleIn, anonymised } from '../table/anonymise.ts';
import { seatOf, type TableDocument } from '../table/document.ts';
import { recordResult } from '../tables/record-result.ts';
import type { Tables } from '../tables/tables.ts';
import { drawId } from '../random.ts';
import type { PersonChannels } from './person-channels.ts';

/**
 * Deletes people. Sessions and tokens end first. An interrupted deletion can be continued at any point; `resume` finds
 * it.
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
    await this.storage.people.beginDeletion(person, DELETED_NAME);
    this.channels.publish(person, { kind: 'deleted' });
    await this.finish(person);
  }

  /** Finishes deletions that were begun, perhaps by a process that was stopped. */
  async resume(): Promise<void> {
    for (const person of await this.storage.people.leaving()) await this.finish(person);
  }

  private async finish(person: Id): Promise<void> {
    const { tables } = this.storage;
    // Repeated, since a request in progress when the deletion began may have named the person again.
    for (let traces = await tables.tracesOf(person); traces.length > 0; traces = await tables.tracesOf(person)) {
      for (const table of traces) await this.leaveTable(table, person);
    }
    await this.storage.chat.forget(person);
    await this.storage.people.endDeletion(person);
  }

  /** Leaves a seat in a running game, then replaces the person by an alias in the table and its log. */
  private async leaveTable(id: Id, person: Id): Promise<void> {
    const alias = drawId();
    await this.tables.refresh(id);
    const document = await this.tables.at(id).document();
    // The game or pack can no longer be read, so no process has the table in memory.
    if (document === undefined)
      await this.storage.tables.rewriteDocument(id, (each) => anonymised(each, person, alias));
    else await this.leaveSeat(document, person, alias);
    await this.storage.tables.rewriteLog(id, person, (fact) => anonymised(fact, person, alias));
  }

  private async leaveSeat(document: TableDocument, person: Id, alias: Id): Promise<void> {
    const { id } = document;
    // Recorded before the results are deleted, so that it is not recorded for this person afterwards.
    if (document.phase === 'over') await recordResult(this.tables, this.storage.results, id, this.now());
    else if (seatOf(document, person) !== undefined) {
      // A refusal means that the seat was left before.
      await this.tables.at(id).act({ id: person, name: DELETED_NAME, login: null }, { kind: 'leave' }, true);
    }
    const refusal = await this.tables
      .at(id)
      .record((current) => (peopleIn(current).includes(person) ? { kind: 'anonymised', person, alias } : undefined));
    if (refusal !== null) throw new Error(`a table could not be anonymised: ${refusal.refused.error}`);
  }
}
