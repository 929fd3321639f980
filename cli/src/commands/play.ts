import { createPlayer, LEVEL_SPECS, type Level } from '@cabale/bots';
import { Match, recordOf, writeRecord, type GameTypes, type GameWords, type OptionOf, type Seat } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { isCancel, select } from '@clack/prompts';
import { randomBytes } from 'node:crypto';
import { stderr } from 'node:process';
import { chosenGame, type GameOptions } from '../chosen.ts';
import { Failure } from '../failure.ts';
import { ensureWritable, writeWhole } from '../files.ts';
import { INTERRUPTED } from '../interruption.ts';
import { say } from '../output.ts';
import { loadPhrases, type Language, type Phrases } from '../phrases.ts';

export interface PlayOptions extends GameOptions {
  readonly level: Level;
  readonly seat: Seat;
  readonly language: Language;
  readonly seed?: string;
  readonly save?: string;
}

/** The command's own texts; all others come from the game. */
const TEXTS = {
  en: { undo: 'Take the last choice back', thinks: 'The bot is thinking …', left: 'The game was left.' },
  fr: { undo: 'Reprendre le dernier choix', thinks: 'Le robot réfléchit …', left: 'La partie a été quittée.' },
} as const;

type Answer = OptionOf<GameTypes> | 'undo' | 'leave';

/** Plays a whole game in the terminal against bots. */
export async function play(id: GameId, options: PlayOptions): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Failure('play asks questions: it needs a terminal');
  const { loaded, rules, seats, setup, pack } = await chosenGame(id, options);
  if (options.seat >= seats) throw new Failure(`there is no seat ${options.seat}; seats are 0 to ${seats - 1}`);
  if (options.save !== undefined) ensureWritable(options.save);
  const match = new Match(rules, { setup, seats, seed: options.seed ?? randomBytes(16).toString('hex') });
  const table = new TerminalTable(match, loaded.words, await loadPhrases(id, options.language), options);
  const bots = await Promise.all(
    Array.from({ length: seats }, (_, seat) =>
      createPlayer(rules, seats, LEVEL_SPECS[options.level], `${match.origin.seed} ${seat}`),
    ),
  );
  table.printEvents();
  for (let seat = rules.deciders(match.state)[0]; seat !== undefined; seat = rules.deciders(match.state)[0]) {
    const answer: Answer =
      seat === options.seat
        ? await table.ask()
        : table.whileThinking(() => bots[seat]?.think(match.view(seat), seat).option);
    if (answer === 'leave') {
      say(TEXTS[options.language].left);
      process.exitCode = INTERRUPTED;
      return;
    }
    const made = answer === 'undo' ? match.undo(seat) : match.choose(seat, answer);
    if (!made.ok) throw new Error(`an offered option of seat ${seat} was refused: ${made.refusal.code}`);
    if (options.save !== undefined) writeWhole(options.save, writeRecord(recordOf(match, pack)));
    table.printEvents();
  }
  if (match.outcome !== undefined) say(table.sentence(loaded.words.outcome(match.outcome, options.seat)));
}

/** The terminal of one seat: asks questions, and prints what has happened since. */
class TerminalTable {
  private readonly match: Match<GameTypes>;
  private readonly words: GameWords<GameTypes>;
  private readonly phrases: Phrases;
  private readonly seat: Seat;
  private readonly texts: (typeof TEXTS)[Language];
  private printed = -1;

  constructor(match: Match<GameTypes>, words: GameWords<GameTypes>, phrases: Phrases, { seat, language }: PlayOptions) {
    this.match = match;
    this.words = words;
    this.phrases = phrases;
    this.seat = seat;
    this.texts = TEXTS[language];
  }

  sentence(sentence: Parameters<Phrases['say']>[0]): string {
    return this.phrases.say(sentence, this.match.view(this.seat));
  }

  printEvents(): void {
    this.printed = Math.min(this.printed, this.match.length);
    for (; this.printed < this.match.length; this.printed++) {
      for (const event of this.match.eventsOf(this.printed, this.seat)) {
        const sentence = this.words.event(event);
        if (sentence !== undefined) say(`  ${this.sentence(sentence)}`);
      }
    }
  }

  async ask(): Promise<Answer> {
    const { match, seat } = this;
    const { words } = this;
    const { content } = match.rules;
    const view = match.view(seat);
    const decision = match.decision(seat);
    if (decision === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    const labels = decision.options.map((option) => this.sentence(words.option(option, view, content)));
    if (match.undoRefusal(seat) === undefined) labels.push(this.texts.undo);
    const answer = await select<number>({
      message: this.sentence(words.prompt(view, decision, content)),
      options: labels.map((label, value) => ({ value, label })),
      // The prompt library's own texts are always English.
      showInstructions: this.texts === TEXTS.en,
    });
    return isCancel(answer) ? 'leave' : (decision.options[answer] ?? 'undo');
  }

  /** Shows that the program is still running: strong bots take seconds. */
  whileThinking(think: () => OptionOf<GameTypes> | undefined): Answer {
    if (stderr.isTTY) stderr.write(this.texts.thinks);
    const option = think();
    if (stderr.isTTY) stderr.write('\r\u001B[K');
    if (option === undefined) throw new Error('the seat has no bot');
    return option;
  }
}
