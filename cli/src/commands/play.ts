import { createPlayer, LEVEL_SPECS, type Level } from '@cabale/bots';
import { Match, recordOf, writeRecord, type GameTypes, type OptionOf, type Seat } from '@cabale/engine';
import type { GameId, Playable } from '@cabale/games';
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

/** What the command itself says; all else are the game's words. */
const TEXTS = {
  en: { undo: 'Take the last choice back', thinks: 'The bot is thinking …', left: 'The game was left.' },
  fr: { undo: 'Reprendre le dernier choix', thinks: 'Le robot réfléchit …', left: 'La partie a été quittée.' },
} as const;

type Answer = OptionOf<GameTypes> | 'undo' | 'leave';

/** A whole game in the terminal, in words, against bots. */
export async function play(id: GameId, options: PlayOptions): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Failure('play asks questions: it needs a terminal');
  const { playable, rules, seats, setup, pack } = await chosenGame(id, options);
  if (options.seat >= seats) throw new Failure(`there is no seat ${options.seat}; seats are 0 to ${seats - 1}`);
  if (options.save !== undefined) ensureWritable(options.save);
  const match = new Match(rules, { setup, seats, seed: options.seed ?? randomBytes(16).toString('hex') });
  const table = new TerminalTable(match, playable, await loadPhrases(playable, options.language), options);
  const bots = Array.from({ length: seats }, (_, seat) =>
    createPlayer(rules, seats, LEVEL_SPECS[options.level], `${match.origin.seed} ${seat}`),
  );
  table.tell();
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
    if (!made.ok) throw new Error(`seat ${seat} was offered what is refused: ${made.refusal.code}`);
    if (options.save !== undefined) writeWhole(options.save, writeRecord(recordOf(match, pack)));
    table.tell();
  }
  if (match.outcome !== undefined) say(table.sentence(playable.words.outcome(match.outcome, options.seat)));
}

/** The table as one seat has it: questions, and what has happened since it last told. */
class TerminalTable {
  private readonly match: Match<GameTypes>;
  private readonly playable: Playable;
  private readonly phrases: Phrases;
  private readonly seat: Seat;
  private readonly texts: (typeof TEXTS)[Language];
  private told = -1;

  constructor(match: Match<GameTypes>, playable: Playable, phrases: Phrases, { seat, language }: PlayOptions) {
    this.match = match;
    this.playable = playable;
    this.phrases = phrases;
    this.seat = seat;
    this.texts = TEXTS[language];
  }

  sentence(sentence: Parameters<Phrases['say']>[0]): string {
    return this.phrases.say(sentence, this.match.view(this.seat));
  }

  tell(): void {
    this.told = Math.min(this.told, this.match.length);
    for (; this.told < this.match.length; this.told++) {
      for (const event of this.match.heard(this.told, this.seat)) {
        const sentence = this.playable.words.event(event);
        if (sentence !== undefined) say(`  ${this.sentence(sentence)}`);
      }
    }
  }

  async ask(): Promise<Answer> {
    const { match, seat } = this;
    const { words } = this.playable;
    const { content } = match.rules;
    const view = match.view(seat);
    const decision = match.decision(seat);
    if (decision === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    const labels = decision.options.map((option) => this.sentence(words.option(option, view, content)));
    if (match.undoRefusal(seat) === undefined) labels.push(this.texts.undo);
    const answer = await select<number>({
      message: this.sentence(words.prompt(view, decision, content)),
      options: labels.map((label, value) => ({ value, label })),
      // They are in English, whatever the language.
      showInstructions: this.texts === TEXTS.en,
    });
    return isCancel(answer) ? 'leave' : (decision.options[answer] ?? 'undo');
  }

  /** Strong bots take seconds: nobody should wonder whether the program still runs. */
  whileThinking(think: () => OptionOf<GameTypes> | undefined): Answer {
    if (stderr.isTTY) stderr.write(this.texts.thinks);
    const option = think();
    if (stderr.isTTY) stderr.write('\r\u001B[K');
    if (option === undefined) throw new Error('nobody plays the seat');
    return option;
  }
}
