import { bytes, readRecord, replay as replayRecord, type MatchRecord } from '@cabale/engine';
import { isPlayable, loadGame } from '@cabale/games';
import { readText } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { loadPhrases, type Language } from '../phrases.ts';

export interface ReplayOptions {
  readonly verify?: true;
  readonly language: Language;
  readonly json?: true;
}

/** Plays a record again: as sentences, or only to see that it holds. */
export async function replay(file: string, options: ReplayOptions): Promise<void> {
  const read = readRecord(readText(file));
  if (!read.ok) throw new Failure(`${file}: ${read.problem.message}`, 1);
  const record = read.value;
  if (!isPlayable(record.game)) throw new Failure(`${file}: this is a record of "${record.game}", which this version cannot play`, 1);
  const playable = await loadGame(record.game);
  const replayed = replayRecord(playable.game, record);
  if (!replayed.ok) throw new Failure(`${file}: ${replayed.problem.message}`, 1);
  const match = replayed.value;
  if (options.json === true) {
    process.stdout.write(`${bytes({ game: record.game, choices: record.choices.length, outcome: match.outcome ?? null })}\n`);
  } else if (options.verify === true) {
    process.stdout.write(`ok: ${record.game}, ${record.choices.length} choices, state and checksums equal\n`);
  } else {
    const phrases = await loadPhrases(playable, options.language, names(record));
    for (let choice = -1; choice < match.length; choice++) {
      for (const event of match.heard(choice, 'audience')) {
        const sentence = playable.words.event(event);
        if (sentence !== undefined) process.stdout.write(`${String(choice + 1).padStart(4)}  ${phrases.say(sentence)}\n`);
      }
    }
    if (match.outcome !== undefined) process.stdout.write(`${phrases.say(playable.words.outcome(match.outcome, undefined))}\n`);
  }
}

function names(record: MatchRecord): readonly string[] {
  return Array.from({ length: record.seats }, (_, seat) => `${seat + 1}`);
}
