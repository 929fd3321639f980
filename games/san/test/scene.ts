/** A game in the hands of a test: seats act through the options the rules offer, and by nothing else. */
import { heardBy, optionKey, type Observer, type OptionOf, type Outcome, type Rules, type Told } from '@cabale/engine';
import type { Alternative, CardId, EffectKind } from '../content/card.ts';
import { buyingPower, crossingCost, playerOf, poolOf, refillSize, riverCard, slotOf, tokens } from '../rules/counts.ts';
import {
  POSITIONS,
  type Played,
  type Pools,
  type Position,
  type San,
  type SanEvent,
  type SanState,
  type SanView,
} from '../rules/state.ts';

type Option = OptionOf<San>;

export class Scene {
  readonly rules: Rules<San>;
  readonly state: SanState;
  readonly told: Told<SanEvent, SanState>[] = [];

  constructor(rules: Rules<San>, state: SanState) {
    this.rules = rules;
    this.state = state;
  }

  get sun(): Actor {
    return new Actor(this, 0);
  }

  get star(): Actor {
    return new Actor(this, 1);
  }

  /** The step that waits for an answer, `over` when none does. */
  get asked(): string {
    return this.rules.step(this.state)?.kind ?? 'over';
  }

  /** Whoever is asked. */
  get askedSeats(): readonly number[] {
    return this.rules.asked(this.state);
  }

  /** What the asked seat may answer, as `play:R25`, `endPlay`, … */
  get offered(): readonly string[] {
    return this.options().map(optionKey);
  }

  /** What is offered of one kind, without the kind: the cards that may be played, the positions that may be bought. */
  offeredOf(kind: Option['kind']): readonly string[] {
    return this.options()
      .filter((option) => option.kind === kind)
      .map((option) => optionKey(option).slice(kind.length + 1));
  }

  /** The rule for which something is not offered. */
  refusal(key: string): string | undefined {
    const seat = this.askedSeats[0] ?? 0;
    return this.rules.blocked(this.state, seat).find(({ option }) => optionKey(option) === key)?.rule;
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

  get river(): SanState['river'] {
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

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.state);
  }

  get result(): SanState['result'] {
    return this.state.result;
  }

  view(observer: Observer): SanView {
    return this.rules.view(this.state, observer);
  }

  heard(observer: Observer): readonly SanEvent[] {
    return heardBy(this.told, observer);
  }

  /** Kinds of what happened since the position was built. */
  get happened(): readonly string[] {
    return this.told.map(({ event }) => event.kind);
  }

  /** The same position once more, to try something else. */
  branch(): Scene {
    return new Scene(this.rules, this.rules.clone(this.state));
  }

  options(): readonly Option[] {
    const seat = this.askedSeats[0];
    return seat === undefined ? [] : this.rules.options(this.state, seat);
  }
}

/** One Corporation of a scene: what it does, and what lies before it. */
export class Actor {
  private readonly scene: Scene;
  private readonly seat: 0 | 1;

  constructor(scene: Scene, seat: 0 | 1) {
    this.scene = scene;
    this.seat = seat;
  }

  /** Takes the offered option of that name. */
  does(key: string): this {
    const { rules, state, told } = this.scene;
    const option = rules.options(state, this.seat).find((offered) => optionKey(offered) === key);
    if (option === undefined) throw new Error(this.notOffered(key));
    rules.take(state, this.seat, option, told);
    return this;
  }

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

  /** The slot answers itself where only one is open. */
  corrupts(position: Position, { into }: { readonly into: Position }): this {
    this.does(`corrupt:${position}`);
    return this.scene.asked === 'slot' ? this.does(`slot:${into}`) : this;
  }

  corruptsFromHand(card: CardId, { into }: { readonly into: Position }): this {
    this.does(`corruptHand:${card}`);
    return this.scene.asked === 'slot' ? this.does(`slot:${into}`) : this;
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

  resigns(): this {
    this.scene.rules.resign(this.scene.state, this.seat, this.scene.told);
    return this;
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
    return slotOf(this.player, position);
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

  private get player(): SanState['players'][0] {
    return playerOf(this.scene.state, this.seat);
  }

  private repeats(key: string, times: number): this {
    for (let time = 0; time < times; time++) this.does(key);
    return this;
  }

  private notOffered(key: string): string {
    const { asked, offered } = this.scene;
    const name = this.seat === 0 ? 'SUN' : 'STAR';
    const rule = this.scene.refusal(key);
    const why = rule === undefined ? '' : ` (refused by ${rule})`;
    return `${name} is not offered "${key}"${why}; asked is "${asked}" with ${offered.join(', ')}`;
  }
}

function codeOf(alternative: Alternative): string {
  return alternative.kind === 'draw' ? `DRAW ${alternative.n}` : `${alternative.symbol}${alternative.n}`;
}
