import { createPlayer, LEVEL_SPECS, type Level } from '@cabale/bots';
import { Match, recordOf, writeRecord, type GameTypes, type OptionOf, type Seat } from '@cabale/engine';
import type { GameId, Playable } from '@cabale/games';
import { isCancel, select } from '@clack/prompts';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { chosenGame, type GameOptions } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { loadPhrases, type Language, type Phrases } from '../phrases.ts';

export interface PlayOptions extends GameOptions {
  readonly level: Level;
  readonly seat: Seat;
  readonly language: Language;
  readonly seed?: string;
  readonly save?: string;
}

const QUIT = 'quit';

/** A whole game in the terminal, in words, against bots. */
export async function play(id: GameId, options: PlayOptions): Promise<void> {
  if (!process.stdin.isTTY) throw new Failure('play asks questions: it needs a terminal');
  const { playable, rules, seats, setup, pack } = await chosenGame(id, options);
  if (options.seat >= seats) throw new Failure(`there is no seat ${options.seat}; seats are 0 to ${seats - 1}`);
  const match = new Match(rules, { setup, seats, seed: options.seed ?? randomBytes(16).toString('hex') });
  const phrases = await loadPhrases(playable, options.language, []);
  const told = new Teller(match, playable, phrases, options.seat);
  const bots = Array.from({ length: seats }, (_, seat) =>
    createPlayer(rules, seats, LEVEL_SPECS[options.level], `${match.origin.seed} ${seat}`),
  );
  told.tell();
  for (let seat = rules.deciders(match.state)[0]; seat !== undefined; seat = rules.deciders(match.state)[0]) {
    const option =
      seat === options.seat ? await ask(match, playable, phrases, seat) : bots[seat]?.think(match.view(seat), seat).option;
    if (option === QUIT || option === undefined) break;
    match.choose(seat, option);
    told.tell();
  }
  if (match.outcome !== undefined) process.stdout.write(`${phrases.say(playable.words.outcome(match.outcome, options.seat))}\n`);
  if (options.save !== undefined) writeFileSync(options.save, writeRecord(recordOf(match, pack)));
}

async function ask(
  match: Match<GameTypes>,
  { words }: Playable,
  phrases: Phrases,
  seat: Seat,
): Promise<OptionOf<GameTypes> | typeof QUIT> {
  const view = match.view(seat);
  const decision = match.decision(seat);
  if (decision === undefined) return QUIT;
  const answer = await select<number>({
    message: phrases.say(words.prompt(view, decision)),
    options: decision.options.map((option, value) => ({ value, label: phrases.say(words.option(option, view)) })),
  });
  if (isCancel(answer)) return QUIT;
  return decision.options[answer] ?? QUIT;
}

/** Tells what has happened since it last told. */
class Teller {
  private readonly match: Match<GameTypes>;
  private readonly playable: Playable;
  private readonly phrases: Phrases;
  private readonly seat: Seat;
  private told = -1;

  constructor(match: Match<GameTypes>, playable: Playable, phrases: Phrases, seat: Seat) {
    this.match = match;
    this.playable = playable;
    this.phrases = phrases;
    this.seat = seat;
  }

  tell(): void {
    for (; this.told < this.match.length; this.told++) {
      for (const event of this.match.heard(this.told, this.seat)) {
        const sentence = this.playable.words.event(event);
        if (sentence !== undefined) process.stdout.write(`  ${this.phrases.say(sentence)}\n`);
      }
    }
  }
}
