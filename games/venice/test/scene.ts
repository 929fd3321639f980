/** Venice in the hands of a test: what its seats do, and what lies before them. */
import { GameActor, GameScene } from '../../test/scene.ts';
import type { Influence, Resource, Space, Tile } from '../content/tables.ts';
import { bridgesOf, gondolaOf, kindOf, playerOf, stackAt } from '../rules/counts.ts';
import type { Player, Venice, VeniceEvent } from '../rules/state.ts';
import { lettersOf, placeNamed, quayNamed, type Place } from './notation.ts';

type EventOf<Kind extends VeniceEvent['kind']> = Extract<VeniceEvent, { readonly kind: Kind }>;

export class Scene extends GameScene<Venice> {
  seat(seat: number): Actor {
    return new Actor(this, seat);
  }

  /** The deciding seats take these options in turn, by their keys. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.seat(this.askedSeats[0] ?? 0).does(key);
    return this;
  }

  /** The answers to questions that have only one. */
  alone(): this {
    while (this.offered.length === 1) this.play(this.offered[0] ?? '');
    return this;
  }

  quay(place: Place): number {
    return quayNamed(place, this.state.tiles);
  }

  /** Gondolas at a quay, bottom first. */
  stack(place: Place): readonly number[] {
    return stackAt(this.state, this.quay(place)).toReversed();
  }

  /** The space of a colour's assistant on a tile, 0 for none. */
  space(colour: number, tile: Tile): Space | 0 {
    return this.state.assistants[colour]?.[this.quay(tile)] ?? 0;
  }

  /** Of one number all players have, in order of seats. */
  all(what: 'coins' | 'parchments' | 'intrigue' | 'vp' | 'council'): readonly number[] {
    return this.state.players.map((player) => player[what]);
  }

  /** A row of the scoring table. */
  score(part: string): readonly number[] | undefined {
    return this.outcome?.score.find((row) => row.part === part)?.values;
  }

  /** What happened of one kind since the position was built. */
  events<Kind extends VeniceEvent['kind']>(kind: Kind): readonly EventOf<Kind>[] {
    return this.told.flatMap(({ event }) => (event.kind === kind ? [event as EventOf<Kind>] : []));
  }
}

/** One seat of a scene: what it does, and what lies before it. */
export class Actor extends GameActor<Venice, Scene> {
  get player(): Player {
    return playerOf(this.scene.state, this.seat);
  }

  /** Answers unless the step has answered itself, as it does where there is one answer. */
  private answers(step: string, key: string): this {
    return this.scene.asked === step ? this.does(key) : this;
  }

  /** Step 1 without a card. */
  playsNothing(): this {
    return this.answers('influence', 'none');
  }

  plays(card: Influence): this {
    return this.does(`influence:${card}`);
  }

  boards(which: 0 | 1): this {
    return this.playsNothing().answers('gondolier', `board:${which}`);
  }

  /** Along a canal by its number on the map. */
  rows(canal: number): this {
    this.answers('row', `row:${canal - 1}`);
    if (this.scene.state.trip?.canals.includes(canal - 1) !== true) {
      throw new Error(`seat ${this.seat} did not row C${canal}`);
    }
    return this;
  }

  passes(): this {
    return this.answers('arrive', 'pass');
  }

  docks(): this {
    return this.answers('arrive', 'dock');
  }

  uses(...effects: readonly number[]): this {
    for (const effect of effects) this.does(`use:${effect}`);
    return this;
  }

  finishes(): this {
    return this.answers('activate', 'finish');
  }

  completes(mission: number): this {
    return this.does(`complete:${mission}`);
  }

  completesNothing(): this {
    return this.answers('complete', 'none');
  }

  gains(...resources: readonly Resource[]): this {
    for (const resource of resources) this.does(`gain:${resource}`);
    return this;
  }

  /** Docks and does nothing there. */
  docksIdly(): this {
    return this.docks().completesNothing().answers('indulgence', 'none').finishes();
  }

  cargo(which: 0 | 1): string {
    return lettersOf(this.player.cargo[which]);
  }

  at(which: 0 | 1): string {
    const quay = this.scene.state.quays[gondolaOf(this.seat, which)] ?? null;
    return quay === null ? '-' : placeNamed(quay);
  }

  get influence(): readonly Influence[] {
    return this.player.influence.map(kindOf);
  }

  get bridges(): number {
    return bridgesOf(this.scene.state, this.seat);
  }

  /** Coins, parchments, intrigue, VP and council, as `10/1/0/5/3`. */
  get tracks(): string {
    const { coins, parchments, intrigue, vp, council } = this.player;
    return [coins, parchments, intrigue, vp, council].join('/');
  }
}
