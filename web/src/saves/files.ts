import { writeRecord, type MatchRecord } from '@cabale/engine';

/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function downloadRecord(record: MatchRecord): void {
  download(`cabale-${record.game}-${record.seed.slice(0, 8)}.json`, writeRecord(record));
}

/** A random name of lowercase letters and digits: for games and seeds. */
export function randomName(length: number): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
