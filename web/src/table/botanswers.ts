import type { SeatInfo } from '@cabale/design';
import {
  findOption,
  fingerprint,
  Random,
  type GameTypes,
  type Match,
  type OptionBase,
  type Seat,
} from '@cabale/engine';
import type { Thinker } from './thinker.ts';

/** A bot's answer; random if its search failed. */
export interface BotAnswered {
  readonly option: OptionBase | undefined;
  readonly failed: boolean;
}

/** The bots of a table: they play scripted answers as long as these are valid, then search. */
export class BotAnswers {
  private readonly thinker: Thinker;
  private readonly seats: readonly SeatInfo[];
  private readonly scripted: OptionBase[];

  constructor(thinker: Thinker, seats: readonly SeatInfo[], scripted: readonly OptionBase[]) {
    this.thinker = thinker;
    this.seats = seats;
    this.scripted = [...scripted];
  }

  /** A bot that has to decide. */
  next({ rules, state }: Match<GameTypes>): Seat | undefined {
    return rules.deciders(state).find((seat) => this.seats[seat]?.player.kind === 'bot');
  }

  async answer(match: Match<GameTypes>, seat: Seat, pack: unknown): Promise<BotAnswered> {
    const options = match.decision(seat)?.options ?? [];
    const scripted = this.scripted.shift();
    const fitting = scripted === undefined ? undefined : findOption(options, scripted);
    if (fitting !== undefined) return { option: fitting, failed: false };
    // A fingerprint, because a bot must not get the seed of the shuffles. It stays the same all game, so that the bot
    // may continue its last search.
    const seed = fingerprint(`bot ${seat} ${match.origin.seed}`);
    try {
      return { option: await this.thought(match, seat, seed, pack), failed: false };
    } catch {
      return { option: options[Random.from(`${seed} ${match.length}`).below(options.length)], failed: true };
    }
  }

  private async thought(match: Match<GameTypes>, seat: Seat, seed: string, pack: unknown): Promise<OptionBase> {
    const player = this.seats[seat]?.player;
    const { option } = await this.thinker.think({
      gameId: match.rules.game.id,
      rules: match.rules.version,
      ...(pack === undefined ? {} : { pack }),
      view: match.view(seat),
      seat,
      seats: this.seats.length,
      level: player?.kind === 'bot' ? player.level : 1,
      seed,
    });
    return option;
  }
}
