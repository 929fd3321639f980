/** The printed numbers with some changed, the way a content pack changes them. */
import { parsePack } from '../content/pack.ts';
import type { Tables } from '../content/tables.ts';

export function packOf(parts: object): Record<string, unknown> {
  return { format: 'cabale-content', formatVersion: 1, game: 'new-order', name: 'A test pack', ...parts };
}

export function changed(parts: object): Tables {
  const read = parsePack(packOf(parts));
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
  return read.content;
}
