// Prints the changelog section of a version, for its release.
//   node scripts/release-notes.mjs <version>
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notesOf } from './checks/changelog.mjs';
import { HOUSE } from './setup/house.mjs';

const result = notesOf(readFileSync(path.join(HOUSE, 'CHANGELOG.md'), 'utf8'), process.argv[2] ?? '');
if ('problem' in result) {
  process.stderr.write(`${result.problem}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${result.notes}\n`);
}
