/** Whole positions from what a test cares about: the other cards of the 82 go where they do no harm. */
import { Random, Rules } from '@cabale/engine';
import type { CardId, Cards, RiverId, VirusId, VirusNumber } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { san } from '../index.ts';
import {
  POSITIONS,
  VIRUS_CARDS,
  type Corporation,
  type Pawn,
  type Player,
  type Position,
  type State,
} from '../rules/state.ts';
import { newTurn } from '../rules/turn.ts';
import { Scene } from './scene.ts';

export interface Side {
  /** Left out: the first six starting cards that are named nowhere. */
  readonly hand?: readonly CardId[];
  /** The whole draw pile, next card first. Left out: the own cards that are named nowhere. */
  readonly draw?: readonly CardId[];
  /** The whole discard pile, top last. Left out: empty, or what a named draw pile leaves over. */
  readonly discard?: readonly CardId[];
  readonly step?: number;
  /** How many corrupted River cards lie in a slot, or which. */
  readonly slots?: Readonly<Partial<Record<Position, number | readonly RiverId[]>>>;
  /** Number on the top Virus card. Left out: the highest that no card named elsewhere contradicts. */
  readonly virus?: number;
  readonly knownTop?: number;
}

export interface Setting {
  readonly active?: Corporation;
  readonly sun?: Side;
  readonly star?: Side;
  readonly river?: readonly RiverId[] | Readonly<Partial<Record<Position, RiverId>>>;
  /** The whole Reserve, top first; the other River cards then lie in the box. */
  readonly reserve?: readonly RiverId[];
  readonly box?: readonly CardId[];
  readonly pawn?: 'port' | { readonly on: Corporation; readonly square: number };
  /** Base hand sizes of SUN and STAR. */
  readonly hands?: readonly [number, number];
  readonly reshuffle?: State['reshuffle'];
  readonly turn?: number;
  readonly idle?: number;
  readonly seed?: string;
}

const OPENING_HAND = 6;

/** The beginning of a turn of the active Corporation, SUN by default; the pawn on the Port. */
export function position(setting: Setting = {}, content: Cards = PRINTED): Scene {
  const rules = new Rules(san, content);
  const scene = new Scene(rules, stateOf(setting));
  rules.advance(scene.state, scene.told);
  return scene;
}

function stateOf(setting: Setting): State {
  const free = new Supply();
  const { sun = {}, star = {}, active = 'SUN', hands = [OPENING_HAND, OPENING_HAND] } = setting;
  for (const side of [sun, star]) claimSide(side, free);
  free.claim(setting.box ?? []);
  const reserve = setting.reserve === undefined ? undefined : free.claim(setting.reserve);
  const named = riverNamed(setting.river ?? {});
  free.claim(named.filter((card) => card !== undefined));
  const virus = [virusTop('S', sun, free), virusTop('T', star, free)] as const;
  const river = named.map((card) => card ?? free.firstRiver());
  const slots = [slotsOf(sun, free), slotsOf(star, free)] as const;
  const players = [
    playerOf('S', sun, virus[0], slots[0], free),
    playerOf('T', star, virus[1], slots[1], free),
  ] as const;
  const rest = free.restOfRiver();
  return {
    seats: 2,
    stack: [{ kind: 'beginTurn' }],
    random: Random.from(setting.seed ?? 'position').words,
    sealed: null,
    turn: newTurn(setting.turn ?? 1, seatOf(active), setting.idle ?? 0),
    river,
    reserve: (reserve ?? rest).toReversed(),
    players,
    pawn: pawnOf(setting.pawn ?? 'port'),
    box: [...(setting.box ?? []), ...(reserve === undefined ? [] : rest), ...free.all()],
    handBase: hands,
    reshuffle: setting.reshuffle ?? 'needed',
    result: null,
  };
}

/** The cards that have no place yet. */
class Supply {
  private readonly ids = new Set(Object.keys(PRINTED.byId) as CardId[]);

  claim<Id extends CardId>(cards: readonly Id[]): readonly Id[] {
    for (const card of cards) {
      if (!this.ids.delete(card)) throw new Error(`the position names ${card} twice, or it is in its Virus pile`);
    }
    return cards;
  }

  has(card: CardId): boolean {
    return this.ids.has(card);
  }

  firstRiver(): RiverId {
    return this.takeRiver(0);
  }

  lastRiver(): RiverId {
    return this.takeRiver(-1);
  }

  restOfRiver(): readonly RiverId[] {
    return this.claim(this.rivers());
  }

  own(side: 'S' | 'T'): CardId[] {
    return this.all().filter((card) => card.startsWith(side));
  }

  all(): CardId[] {
    return [...this.ids].sort();
  }

  private rivers(): RiverId[] {
    return this.all().filter((card): card is RiverId => card.startsWith('R'));
  }

  private takeRiver(index: number): RiverId {
    const card = this.rivers().at(index);
    if (card === undefined) throw new Error('the position names too many River cards');
    this.claim([card]);
    return card;
  }
}

function claimSide({ hand, draw, discard, slots }: Side, free: Supply): void {
  for (const cards of [hand, draw, discard]) free.claim(cards ?? []);
  for (const slot of Object.values(slots ?? {})) if (typeof slot !== 'number') free.claim(slot);
}

function riverNamed(river: NonNullable<Setting['river']>): (RiverId | undefined)[] {
  return POSITIONS.map((place) => ('length' in river ? river[place - 1] : river[place]));
}

function virusTop(side: 'S' | 'T', { virus }: Side, free: Supply): number {
  const pile = (top: number): VirusId[] =>
    ([5, 4, 3, 2, 1] as const).filter((n) => n <= top).map((n: VirusNumber): VirusId => `${side}V${n}`);
  const highest = [5, 4, 3, 2, 1].find((top) => pile(top).every((card) => free.has(card)));
  const top = virus ?? highest ?? 0;
  if (top > VIRUS_CARDS) throw new Error(`there is no Virus card ${top}`);
  free.claim(pile(top));
  return top;
}

function slotsOf({ slots = {} }: Side, free: Supply): (readonly RiverId[])[] {
  return POSITIONS.map((place) => {
    const slot = slots[place] ?? 0;
    return typeof slot === 'number' ? Array.from({ length: slot }, () => free.lastRiver()) : slot;
  });
}

function playerOf(side: 'S' | 'T', given: Side, virus: number, slots: (readonly RiverId[])[], free: Supply): Player {
  const hand = [...(given.hand ?? free.claim(free.own(side).slice(0, OPENING_HAND)))].sort();
  const draw = given.draw ?? free.claim(free.own(side));
  const discard = given.discard ?? free.claim(free.own(side));
  const knownTop = given.knownTop ?? 0;
  return {
    draw: draw.toReversed(),
    hand,
    play: [],
    discard: [...discard],
    virus,
    slots,
    secrets: [],
    step: given.step ?? 1,
    knownTop,
    shuffled: [...hand, ...draw.slice(knownTop)].sort(),
  };
}

function seatOf(corporation: Corporation): 0 | 1 {
  return corporation === 'SUN' ? 0 : 1;
}

function pawnOf(pawn: NonNullable<Setting['pawn']>): Pawn {
  return pawn === 'port' ? { on: 'port', square: 0 } : { on: seatOf(pawn.on), square: pawn.square };
}
