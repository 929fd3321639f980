import {
  checkDeal,
  readRecord,
  replay as replayRecord,
  type GameTypes,
  type Match,
  type MatchRecord,
  type RecordProblem,
} from '@cabale/engine';
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

/** What is wrong with a record, or with the proof of its deal. */
type Problem = RecordProblem | { readonly code: 'bad-deal'; readonly message: string };

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
  const unfair = dealProblem(record);
  if (unfair !== undefined) throw refused(file, options, unfair);
  if (options.json === true) {
    const deal = record.deal === undefined ? null : 'verified';
    sayJson({ ok: true, game: record.game, choices: record.choices.length, outcome: match.outcome ?? null, deal });
  } else if (options.verify === true) {
    say(dealWords(record), `ok: ${record.game}, ${record.choices.length} choices, state and checksums equal`);
  } else {
    await tell(match, playable, options.language);
  }
}

/** The first claim of the deal's proof that does not hold. */
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

/** Programs get the problem on standard output as well, by its code and the choice it is at. */
function refused(file: string, { json }: ReplayOptions, problem: Problem): Failure {
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
