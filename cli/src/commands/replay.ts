import {
  checkDeal,
  readRecord,
  replay as replayRecord,
  type GameTypes,
  type GameWords,
  type Match,
  type MatchRecord,
  type RecordProblem,
} from '@cabale/engine';
import { isGame, loadGame } from '@cabale/games';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { say, sayJson } from '../output.ts';
import { loadPhrases, type Language, type Phrases } from '../phrases.ts';

export interface ReplayOptions {
  readonly verify?: true;
  readonly language: Language;
  readonly json?: true;
}

/** A problem of a record, or of the proof of its deal. */
type Problem = RecordProblem | { readonly code: 'bad-deal'; readonly message: string };

/** Replays a record and prints it as text, or only verifies it. */
export async function replay(file: string, options: ReplayOptions): Promise<void> {
  const read = readRecord(readText(file));
  if (!read.ok) throw refused(file, options, read.problem);
  const record = read.value;
  if (!isGame(record.game)) {
    const message = `this is a record of "${record.game}", which this version cannot play`;
    throw refused(file, options, { code: 'unknown-game', message });
  }
  const { game, words } = await loadGame(record.game);
  const replayed = replayRecord(game, record);
  if (!replayed.ok) throw refused(file, options, replayed.problem);
  const match = replayed.value;
  const unfair = dealProblem(record);
  if (unfair !== undefined) throw refused(file, options, unfair);
  if (options.json === true) {
    const deal = record.deal === undefined ? null : 'verified';
    sayJson({ ok: true, game: record.game, choices: record.choices.length, outcome: match.outcome ?? null, deal });
  } else if (options.verify === true) {
    say(dealWords(record), `ok: ${record.game}, ${record.choices.length} choices, state and checksums equal`);
  } else {
    print(match, words, await loadPhrases(record.game, options.language));
  }
}

/** The first claim of the proof that is wrong. */
function dealProblem({ deal, seed }: MatchRecord): Problem | undefined {
  const wrong = deal === undefined ? undefined : checkDeal(deal, seed).find(({ holds }) => !holds);
  if (wrong === undefined) return undefined;
  const message = {
    commitment: `the server seed gives the commitment ${wrong.detail}, not the one that was published`,
    reveals: `the nonce is not the one that was committed to: ${wrong.detail}`,
    seed: `server seed and nonces give the seed ${wrong.detail}, not the one that was dealt with`,
  }[wrong.kind];
  return { code: 'bad-deal', message };
}

function dealWords({ deal }: MatchRecord): string {
  if (deal === undefined) return 'deal: the record has no proof of it (played on one device, or before version 0.2)';
  const people = deal.contributions.filter((each) => each !== null);
  const revealed = people.filter(({ nonce }) => nonce !== null).length;
  return (
    `deal: commitment ${deal.commitment} of table ${deal.table}, ` +
    `${revealed} of ${people.length} nonces and the seed agree`
  );
}

/** With `--json`, prints the problem on standard output too, with its code and choice. */
function refused(file: string, { json }: ReplayOptions, problem: Problem): Failure {
  if (json === true) sayJson({ ok: false, ...problem });
  return new Failure(`${file}: ${problem.message}`, 1);
}

/** Prints the game as spectators see it, each line with the number of its choice. */
function print(match: Match<GameTypes>, words: GameWords<GameTypes>, phrases: Phrases): void {
  for (let choice = -1; choice < match.length; choice++) {
    for (const event of match.eventsOf(choice, 'audience')) {
      const sentence = words.event(event);
      if (sentence !== undefined) say(`${String(choice + 1).padStart(4)}  ${phrases.say(sentence)}`);
    }
  }
  if (match.outcome !== undefined) say(phrases.say(words.outcome(match.outcome, undefined)));
}
