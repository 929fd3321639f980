/** Mecanisburgo in the hands of a test: what its seats do, and what lies before them. */
import { GameActor, GameScene } from '../../test/scene.ts';
import { ACTION_VALUES, type ActionValue, type Character, type Property } from '../content/tables.ts';
import { holdingOf, playerOf, slotOf } from '../rules/counts.ts';
import { vpOf } from '../rules/scoring.ts';
import type { Contest, Holding, Mecanisburgo, MecanisburgoEvent, Member, Player, SectorState } from '../rules/state.ts';

type EventOf<Kind extends MecanisburgoEvent['kind']> = Extract<MecanisburgoEvent, { readonly kind: Kind }>;

export class Scene extends GameScene<Mecanisburgo> {
  seat(seat: number): Actor {
    return new Actor(this, seat);
  }

  /** The deciding seats take these options in turn, by their keys. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.seat(this.askedSeats[0] ?? 0).does(key);
    return this;
  }

  /** Several seats asked at once answer, in this order. */
  together(answers: Readonly<Record<number, string>>): this {
    for (const [seat, key] of Object.entries(answers)) this.seat(Number(seat)).does(key);
    return this;
  }

  /** By its number on the board. */
  sector(number: number): SectorState {
    return this.state.sectors[number - 1] as SectorState;
  }

  get contest(): Contest | null {
    return this.state.contest;
  }

  /** Characters in a sector, in order of arrival; `decoy` for decoys. */
  standing(number: number): readonly string[] {
    return this.sector(number).pawns.map(
      ({ seat, pawn }) => playerOf(this.state, seat).slots[pawn]?.character ?? 'decoy',
    );
  }

  /** What happened of one kind since the position was built. */
  events<Kind extends MecanisburgoEvent['kind']>(kind: Kind): readonly EventOf<Kind>[] {
    return this.told.flatMap(({ event }) => (event.kind === kind ? [event as EventOf<Kind>] : []));
  }

  /** A row of the scoring table. */
  score(part: string): readonly number[] | undefined {
    return this.outcome?.score.find((row) => row.part === part)?.values;
  }
}

/** One seat of a scene: what it does, and what lies before it. */
export class Actor extends GameActor<Mecanisburgo, Scene> {
  get player(): Player {
    return playerOf(this.scene.state, this.seat);
  }

  get cash(): number {
    return this.player.cash;
  }

  get vp(): number {
    return vpOf(this.scene.state, this.seat, this.scene.rules.content);
  }

  /** Unplayed Action cards. */
  get cards(): readonly ActionValue[] {
    return ACTION_VALUES.flatMap((value, index) =>
      Array.from({ length: this.player.actionCards[index] ?? 0 }, () => value),
    );
  }

  /** Characters by slot. */
  get staff(): readonly (Character | null)[] {
    return this.player.slots.map((member) => member?.character ?? null);
  }

  get hand(): readonly string[] {
    return this.player.hand.map(({ card }) => card);
  }

  member(character: Character): Member | undefined {
    return this.player.slots[slotOf(this.player, character)] ?? undefined;
  }

  holding(property: Property): Holding {
    return holdingOf(this.player, property);
  }

  owns(property: Property): boolean {
    return this.player.holdings.some((holding) => holding.property === property);
  }
}
