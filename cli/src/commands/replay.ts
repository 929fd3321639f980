import { readRecord, replay as replayRecord, type GameTypes, type Match, type RecordProblem } from '@cabale/engine';
import { isGame, loadGame, type Playable } from '@cabale/games';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { say, sayJson } from '../output.ts';
import { loadPhrases, type Language } from '../phrases.ts';

export interface ReplayOptions {
  readonly verify?: true;
  readonly language: Language;
  readonly json?: true;
}

/** Plays a record again: as sentences, or only to see that it holds. */
export async function replay(file: string, options: ReplayOptions): Promise<void> {
  const read = readRecord(readText(file));
  if (!read.ok) throw refused(file, options, read.problem);
  const record = read.value;
  if (!isGame(record.game)) {
    const message = `this is a record of "${record.game}", which this version cannot play`;
    throw refused(file, options, { code: 'unknown-game', message });
  }
  const playable = await loadGame(record.game);
  const replayed = replayRecord(playable.game, record);
  if (!replayed.ok) throw refused(file, options, replayed.problem);
  const match = replayed.value;
  if (options.json === true) {
    sayJson({ ok: true, game: record.game, choices: record.choices.length, outcome: match.outcome ?? null });
  } else if (options.verify === true) {
    say(`ok: ${record.game}, ${record.choices.length} choices, state and checksums equal`);
  } else {
    await tell(match, playable, options.language);
  }
}

/** Programs get the problem on standard output as well, by its code and the choice it is at. */
function refused(file: string, { json }: ReplayOptions, problem: RecordProblem): Failure {
  if (json === true) sayJson({ ok: false, ...problem });
  return new Failure(`${file}: ${problem.message}`, 1);
}

/** The game as the audience heard it, with the number of the choice before every line. */
async function tell(match: Match<GameTypes>, playable: Playable, language: Language): Promise<void> {
  const phrases = await loadPhrases(playable, language);
  for (let choice = -1; choice < match.length; choice++) {
    for (const event of match.heard(choice, 'audience')) {
      const sentence = playable.words.event(event);
      if (sentence !== undefined) say(`${String(choice + 1).padStart(4)}  ${phrases.say(sentence)}`);
    }
  }
  if (match.outcome !== undefined) say(phrases.say(playable.words.outcome(match.outcome, undefined)));
}
