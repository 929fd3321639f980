/** Virtual Revolution in the hands of a test: what its seats do, and what lies before them. */
import { optionKey, type Seat } from '@cabale/engine';
import { GameActor, GameScene } from '../../test/scene.ts';
import type { District } from '../content/tables.ts';
import { virtualRevolution } from '../index.ts';
import { playerOf, serversOf, tokensOnMap } from '../rules/counts.ts';
import { scoreOf, type Score } from '../rules/scoring.ts';
import type { Player, VirtualRevolution, VirtualRevolutionEvent } from '../rules/state.ts';
import { at, keyOf, serviceText, verseText } from './notation.ts';

type EventOf<Kind extends VirtualRevolutionEvent['kind']> = Extract<VirtualRevolutionEvent, { readonly kind: Kind }>;

type Track = 'euros' | 'revenue' | 'immunity' | 'vp2' | 'reserve' | 'recycling';

/** Steps that ask although one answer is left. */
const ASKED_ALONE: ReadonlySet<string> = new Set(virtualRevolution.earlier?.['1.0.0']?.takesLone);

export class Scene extends GameScene<VirtualRevolution> {
  seat(seat: number): Actor {
    return new Actor(this, seat);
  }

  /**
   * The deciding seats take these options in turn, by their keys. Single answers that are only asked so that nothing is
   * done unasked are given between them; `ask` leaves them open.
   */
  play(...keys: readonly string[]): this {
    for (const key of keys) {
      if (!this.offers(key)) this.answerLone();
      this.ask(key);
    }
    return this.answerLone();
  }

  ask(...keys: readonly string[]): this {
    for (const key of keys) this.seat(this.askedSeats[0] ?? 0).does(keyOf(key));
    return this;
  }

  private answerLone(): this {
    for (let [only, ...others] = this.offered; only !== undefined; [only, ...others] = this.offered) {
      if (others.length > 0 || !ASKED_ALONE.has(this.asked)) break;
      this.seat(this.askedSeats[0] ?? 0).does(only);
    }
    return this;
  }

  /** Whether an option is offered. */
  offers(key: string): boolean {
    return this.offered.includes(keyOf(key));
  }

  refuses(key: string): string | undefined {
    return this.refusal(keyOf(key));
  }

  /** What is offered besides the step's own answers: free actions, in order. */
  get free(): readonly string[] {
    return this.options()
      .filter((option) => this.rules.isAnytime(option))
      .map(optionKey);
  }

  /** Printed numbers of the arrondissements offered under a kind. */
  arrs(kind: Parameters<Scene['offeredOf']>[0]): readonly number[] {
    return this.offeredOf(kind).map((arr) => Number(arr) + 1);
  }

  /** Whose tokens stand there and how many, as `0x2`; `-` for none. */
  tokens(number: number): string {
    const owner = this.state.owners[at(number)] ?? null;
    return owner === null ? '-' : `${owner}x${this.state.tokens[at(number)]}`;
  }

  server(number: number): Seat | null {
    return this.state.servers[at(number)] ?? null;
  }

  holder(district: District): Seat | null {
    return this.state.titles[district];
  }

  /** Of one number all players have, in order of seats. */
  all(what: Track): readonly number[] {
    return this.state.players.map((player) => player[what]);
  }

  /** Sizes of the Corruption hands. */
  get hands(): readonly number[] {
    return this.state.players.map(({ corruption }) => corruption.length);
  }

  /** A row of the scoring table. */
  score(part: string): readonly number[] | undefined {
    return this.outcome?.score.find((row) => row.part === part)?.values;
  }

  /** What happened of one kind since the position was built. */
  events<Kind extends VirtualRevolutionEvent['kind']>(kind: Kind): readonly EventOf<Kind>[] {
    return this.told.flatMap(({ event }) => (event.kind === kind ? [event as EventOf<Kind>] : []));
  }
}

/** One seat of a scene: what lies before it. */
export class Actor extends GameActor<VirtualRevolution, Scene> {
  get player(): Player {
    return playerOf(this.scene.state, this.seat);
  }

  get service(): readonly string[] {
    return this.player.service.map(serviceText);
  }

  get verses(): readonly string[] {
    return this.player.verses.map(verseText);
  }

  get onMap(): number {
    return tokensOnMap(this.scene.state, this.seat);
  }

  get servers(): number {
    return serversOf(this.scene.state, this.seat);
  }

  /** The score as it would be now. */
  get score(): Score {
    return scoreOf(this.scene.state, this.seat, this.scene.rules.content);
  }

  /** €, Revenue, Immunity and 2-VP tokens, as `10/5/1/0`. */
  get tracks(): string {
    const { euros, revenue, immunity, vp2 } = this.player;
    return [euros, revenue, immunity, vp2].join('/');
  }
}
