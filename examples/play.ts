// Plays the example game with nothing but the engine: one game at random, its record again, and games with every law.
import { Match, Random, readRecord, recordOf, replay, Rules, writeRecord } from '@cabale/engine';
import { checkGame } from '@cabale/engine/kit';
import { checks } from './courtiers/checks.ts';
import { courtiers } from './courtiers/index.ts';

const random = Random.from('choices');
const match = new Match(new Rules(courtiers), { setup: {}, seats: 3, seed: 'example' });
while (match.outcome === undefined) {
  const [seat = 0] = match.rules.deciders(match.state);
  const chosen = match.choose(seat, random.pick(match.rules.options(match.state, seat)));
  if (!chosen.ok) throw new Error(`seat ${seat} was refused: ${chosen.refusal.code}`);
}
console.log(`${match.length} choices, ranks ${match.outcome.ranks.join(' ')}`);

const record = readRecord(writeRecord(recordOf(match)));
if (!record.ok) throw new Error(record.problem.message);
const replayed = replay(courtiers, record.value);
if (!replayed.ok) throw new Error(replayed.problem.message);
console.log(`replayed to ${replayed.value.check === match.check ? 'the same' : 'another'} checksum`);

for (const mode of checks.modes) {
  const { games, violations } = checkGame(courtiers, checks, { mode, games: 20, thorough: 4, seed: 'laws' });
  console.log(`${mode.name}: ${games} games, ${violations.length} violations`);
}
