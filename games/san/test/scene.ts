/** San in the hands of a test: what its Corporations do, and what lies before them. */
import { GameActor, GameScene } from '../../test/scene.ts';
import type { Alternative, CardId, EffectKind } from '../content/card.ts';
import { buyingPower, crossingCost, playerOf, poolOf, refillSize, riverCard, tokens } from '../rules/counts.ts';
import { POSITIONS, type Played, type Pools, type Position, type San, type State } from '../rules/state.ts';

export class Scene extends GameScene<San> {
  get sun(): Actor {
    return new Actor(this, 0);
  }

  get star(): Actor {
    return new Actor(this, 1);
  }

  get pools(): Pools {
    return { C: poolOf(this.state, 'C'), P: poolOf(this.state, 'P'), H: poolOf(this.state, 'H') };
  }

  /** Buying power, less what was spent. */
  get income(): number {
    return buyingPower(this.state, this.rules.content);
  }

  get locked(): string | null {
    return this.state.turn.locked;
  }

  get river(): State['river'] {
    return this.state.river;
  }

  /** Top first. */
  get reserve(): readonly CardId[] {
    return this.state.reserve.toReversed();
  }

  get box(): readonly CardId[] {
    return this.state.box;
  }

  get pawn(): string {
    const { on, square } = this.state.pawn;
    return on === 'port' ? 'port' : `${on === 0 ? 'SUN' : 'STAR'} ${square}`;
  }

  get result(): State['result'] {
    return this.state.result;
  }
}

/** One Corporation of a scene: what it does, and what lies before it. */
export class Actor extends GameActor<San, Scene> {
  plays(...cards: readonly CardId[]): this {
    for (const card of cards) this.does(`play:${card}`);
    return this;
  }

  /** Answers a choice with an alternative: `P1`, `DRAW 2`. */
  takes(code: string): this {
    const step = this.scene.rules.step(this.scene.state);
    const alternatives = step?.kind === 'choose' ? step.alternatives : [];
    return this.does(`take:${alternatives.findIndex((alternative) => codeOf(alternative) === code)}`);
  }

  declines(): this {
    return this.does(this.scene.asked === 'effectOrder' ? 'declineRest' : 'decline');
  }

  /** Of several different effects, this one first. */
  resolves(effect: EffectKind): this {
    return this.does(`resolve:${effect}`);
  }

  draws(times = 1): this {
    return this.repeats('draw', times);
  }

  destroys(card: CardId): this {
    return this.does(`destroy:${card}`);
  }

  corrupts(position: Position, { into }: { readonly into: Position }): this {
    return this.does(`corrupt:${position}`).does(`slot:${into}`);
  }

  corruptsFromHand(card: CardId, { into }: { readonly into: Position }): this {
    return this.does(`corruptHand:${card}`).does(`slot:${into}`);
  }

  crosses(times = 1): this {
    return this.repeats('cross', times);
  }

  hacks(times = 1): this {
    return this.repeats('hack', times);
  }

  /** Copies a card of the play area or of the River, whichever is asked. */
  copies(card: CardId): this {
    if (this.scene.asked === 'copyPlayed') return this.does(`copyPlayed:${card}`);
    const position = POSITIONS.find((place) => riverCard(this.scene.state, place) === card);
    return this.does(`copyRiver:${position ?? card}`);
  }

  playsFromDiscard(card: CardId): this {
    return this.does(`playDiscard:${card}`);
  }

  endsPlay(): this {
    return this.does('endPlay');
  }

  buys(position: Position): this {
    return this.does(`buy:${position}`);
  }

  /** Ends what is left of the turn. */
  ends(): this {
    if (this.scene.asked === 'main') this.endsPlay();
    return this.scene.asked === 'buy' ? this.does('endBuy') : this;
  }

  get hand(): readonly CardId[] {
    return this.player.hand;
  }

  /** Top first. */
  get draw(): readonly CardId[] {
    return this.player.draw.toReversed();
  }

  get discard(): readonly CardId[] {
    return this.player.discard;
  }

  get play(): readonly CardId[] {
    return this.player.play.map(({ card }) => card);
  }

  /** A card of the play area as it is now. */
  played(card: CardId): Played | undefined {
    return this.player.play.find((played) => played.card === card);
  }

  slot(position: Position): readonly CardId[] {
    return this.player.slots[position - 1] ?? [];
  }

  /** Cards in each slot. */
  get zone(): readonly number[] {
    return this.player.slots.map((slot) => slot.length);
  }

  get step(): number {
    return this.player.step;
  }

  get tokens(): number {
    return tokens(this.player);
  }

  /** Number on the top Virus card of the pile. */
  get virus(): number {
    return this.player.virus;
  }

  get refillSize(): number {
    return refillSize(this.scene.state, this.seat);
  }

  crossingCost(position: Position): number {
    return crossingCost(this.scene.state, this.scene.rules.content, this.seat, position);
  }

  private get player(): State['players'][0] {
    return playerOf(this.scene.state, this.seat);
  }

  private repeats(key: string, times: number): this {
    for (let time = 0; time < times; time++) this.does(key);
    return this;
  }
}

function codeOf(alternative: Alternative): string {
  return alternative.kind === 'draw' ? `DRAW ${alternative.n}` : `${alternative.symbol}${alternative.n}`;
}
