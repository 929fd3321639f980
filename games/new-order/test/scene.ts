/** New Order in the hands of a test: what its seats and SOD do, and what lies before them. */
import { GameActor, GameScene } from '../../test/scene.ts';
import { COLUMNS, CONSULTANTS, type Colour, type Company, type Consultant, type Counts } from '../content/tables.ts';
import { hqOf, playerOf } from '../rules/counts.ts';
import type { NewOrder, NewOrderEvent, Tile } from '../rules/state.ts';
import { lettersOf } from './notation.ts';

type EventOf<Kind extends NewOrderEvent['kind']> = Extract<NewOrderEvent, { readonly kind: Kind }>;

export class Scene extends GameScene<NewOrder> {
  seat(seat: number): Actor {
    return new Actor(this, seat);
  }

  /** The deciding seats take these options in turn, by their keys: `lay:R:3`, `place:4`, `hire:NE`. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.seat(this.askedSeats[0] ?? 0).does(key);
    return this;
  }

  /** The grid in rows, as `position` reads it, without the companies. */
  get grid(): readonly string[] {
    const cells = this.state.colours.map((colour, tile) => `${colour}${this.state.agents[tile] ?? 0}`);
    return Array.from({ length: cells.length / COLUMNS }, (_, row) =>
      cells.slice(row * COLUMNS, (row + 1) * COLUMNS).join(' '),
    );
  }

  /** What holds a tile: `R2`. */
  tile(tile: Tile): string {
    return `${this.state.colours[tile] ?? '?'}${this.state.agents[tile] ?? 0}`;
  }

  get supply(): Counts {
    return this.state.supply;
  }

  get agency(): Readonly<Record<Consultant, number>> {
    return this.state.agency;
  }

  get display(): string {
    return this.state.display.map((card) => card ?? '-').join('');
  }

  /** Top first. */
  get deck(): string {
    return this.state.deck.toReversed().join('');
  }

  /** A row of the scoring table. */
  score(part: string): readonly number[] | undefined {
    return this.outcome?.score.find((row) => row.part === part)?.values;
  }

  /** What happened of one kind since the position was built. */
  events<Kind extends NewOrderEvent['kind']>(kind: Kind): readonly EventOf<Kind>[] {
    return this.told.flatMap(({ event }) => (event.kind === kind ? [event as EventOf<Kind>] : []));
  }

  /** Solo: the lines SOD has tested, `A-1 –` for one that found nothing, `BB-2 5` for tile 5, `B-1 K` for black. */
  get lines(): readonly string[] {
    return this.events('sodTested').map(({ line, found, tile, colour }) =>
      found ? `${line} ${tile ?? colour ?? '+'}` : `${line} –`,
    );
  }
}

/** One seat of a scene, or SOD: what it does, and what lies before it. */
export class Actor extends GameActor<NewOrder, Scene> {
  uses(consultant: Consultant): this {
    return this.does(`use:${consultant}`);
  }

  /** Takes cards one after the other: the leftmost of a colour in the display, or the top of the `deck`. */
  plots(...cards: readonly (Colour | 'deck')[]): this {
    for (const card of cards) {
      this.does(card === 'deck' ? 'plotDeck' : `plot:${this.scene.state.display.indexOf(card)}`);
    }
    return this;
  }

  /** Lays cards; with `on` the agents go there, which answers itself where the colour has only one tile. */
  lays(colour: Colour, count: number, { on }: { readonly on?: Tile } = {}): this {
    this.does(`lay:${colour}:${count}`);
    return on === undefined ? this : this.places(on);
  }

  places(tile: Tile): this {
    return this.scene.asked === 'place' || this.scene.asked === 'pirate' ? this.does(`place:${tile}`) : this;
  }

  hires(consultant: Consultant): this {
    return this.does(`hire:${consultant}`);
  }

  /** Target and strength answer themselves where there is only one. */
  takesOver(source: Tile, target: Tile, agents: number): this {
    this.does(`takeover:${source}`);
    if (this.scene.asked === 'target') this.does(`target:${target}`);
    return this.scene.asked === 'strength' ? this.does(`strength:${agents}`) : this;
  }

  declines(): this {
    return this.does('decline');
  }

  discards(...cards: readonly Colour[]): this {
    for (const card of cards) this.does(`discard:${card}`);
    return this;
  }

  get hand(): string {
    return lettersOf(playerOf(this.scene.state, this.seat).hand);
  }

  /** What everybody knows of the hand. */
  get known(): string {
    return lettersOf(playerOf(this.scene.state, this.seat).known);
  }

  /** Upright cards, then tilted ones in small letters: `RRKb`. */
  get hq(): string {
    const { up, tilted } = hqOf(this.scene.state, this.seat);
    return lettersOf(up) + lettersOf(tilted).toLowerCase();
  }

  get captured(): string {
    return lettersOf(hqOf(this.scene.state, this.seat).captured);
  }

  get consultants(): readonly Consultant[] {
    const { consultants } = hqOf(this.scene.state, this.seat);
    return CONSULTANTS.flatMap((type) => Array.from({ length: consultants[type] }, () => type));
  }

  get objectives(): readonly Company[] {
    return playerOf(this.scene.state, this.seat).objectives;
  }
}
