import { nonceCommitment } from '@cabale/engine';
import type { Act, Id, WireTable } from '@cabale/protocol';
import * as z from 'zod/mini';
import { browserStorage } from '../saves/storage.ts';

const PREFIX = 'cabale:deal:';
const NONCE_BYTES = 32;

const keptSchema = z.object({
  /** The server's commitment as this browser first saw it. */
  commitment: z.string(),
  nonce: z.optional(z.string()),
  /** The server has accepted the nonce, so a deal proof without it would be false. */
  revealed: z.boolean(),
});
/** What this browser stored about a deal, so that the user need not trust the server's proof of it. */
export type KeptDeal = z.infer<typeof keptSchema>;

/** What this browser stored for that user. */
export function keptDeal(table: Id, person: Id): KeptDeal | undefined {
  try {
    const kept = z.safeParse(keptSchema, JSON.parse(browserStorage().read(keyOf(table, person)) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(table: Id, person: Id): string {
  return `${PREFIX}${table}:${person}`;
}

/** One user's part in the deal of one table, on this device; see docs/fairness.md. */
export class Contribution {
  private readonly person: Id;
  private readonly act: (act: Act) => Promise<unknown>;
  private nonce: string | undefined;
  private hasCommitted = false;
  private hasRevealed = false;

  /** `act` resolves to a refusal, or to `undefined` if the act was granted. */
  constructor(person: Id, act: (act: Act) => Promise<unknown>) {
    this.person = person;
    this.act = act;
  }

  /** Sits down with a commitment in the same act, so that the nonce counts even if the table starts immediately. */
  sitting(table: WireTable, seat: number): Act {
    this.hasCommitted = true;
    return { kind: 'sit', seat, commitment: this.commitmentAt(table, seat) };
  }

  /** Commits while the table gathers players and reveals when it starts. */
  follow(table: WireTable): void {
    if (table.deal === null) return;
    if (this.kept(table.id) === undefined) {
      this.keep(table.id, { commitment: table.deal.commitment, revealed: false });
    }
    const seat = table.seats.findIndex((each) => each.kind === 'person' && each.person === this.person);
    if (seat < 0) return;
    if (table.phase === 'gathering') this.commit(table, seat);
    if (table.phase === 'starting') void this.reveal(table, seat);
  }

  /** Commits once each time the table is opened. With several devices, the last one to open it holds the nonce. */
  private commit(table: WireTable, seat: number): void {
    if (this.hasCommitted) return;
    this.hasCommitted = true;
    const commitment = this.commitmentAt(table, seat);
    if (commitment !== commitmentIn(table, seat)) void this.act({ kind: 'commit', commitment });
  }

  private async reveal(table: WireTable, seat: number): Promise<void> {
    if (this.hasRevealed || commitmentIn(table, seat) !== this.commitmentAt(table, seat)) return;
    const nonce = this.nonceFor(table.id);
    this.hasRevealed = true;
    const refusal = await this.act({ kind: 'reveal', nonce });
    const kept = this.kept(table.id);
    if (refusal === undefined && kept !== undefined) this.keep(table.id, { ...kept, revealed: true });
  }

  private commitmentAt({ id }: WireTable, seat: number): string {
    return nonceCommitment(id, seat, this.nonceFor(id));
  }

  private nonceFor(table: Id): string {
    const kept = this.kept(table);
    const nonce = this.nonce ?? kept?.nonce ?? drawNonce();
    this.nonce = nonce;
    if (kept !== undefined && kept.nonce !== nonce) this.keep(table, { ...kept, nonce });
    return nonce;
  }

  private kept(table: Id): KeptDeal | undefined {
    return keptDeal(table, this.person);
  }

  private keep(table: Id, kept: KeptDeal): void {
    browserStorage().write(keyOf(table, this.person), JSON.stringify(kept));
  }
}

/** The seat's commitment as the table shows it. */
function commitmentIn({ deal }: WireTable, seat: number): string | null {
  return deal?.contributions[seat]?.commitment ?? null;
}

function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
