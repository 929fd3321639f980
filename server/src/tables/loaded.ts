import type { GameTypes, Rules } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { Standing } from '../table/apply.ts';
import type { TableRules } from './packs.ts';

/** A table in memory. Everything done with it happens in turn, so nobody sees a change that is not stored yet. */
export class LoadedTable {
  readonly id: Id;
  readonly rules: Rules<GameTypes>;
  /** The content pack of the rules; `undefined` where they have none. */
  readonly pack: unknown;
  /** Of the last entry of its log. */
  number: number;
  standing: Standing;
  /** When it was last of use. */
  used: number;
  /** Whether older moments were looked for in vain: the log no longer leads here. */
  hasNoHistory = false;

  constructor(id: Id, { rules, pack }: TableRules, number: number, standing: Standing, now: number) {
    this.id = id;
    this.rules = rules;
    this.pack = pack;
    this.number = number;
    this.standing = standing;
    this.used = now;
  }
}
