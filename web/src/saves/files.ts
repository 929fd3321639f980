import { writeRecord, type MatchRecord } from '@cabale/engine';

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function downloadRecord(record: MatchRecord): void {
  download(`cabale-${record.game}-${record.seed.slice(-8)}.json`, writeRecord(record));
}

/** Whether this device can share files with other apps. */
export function canShare(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [recordFile('{}')] });
}

/** Shares the record; cancelling is not an error. */
export async function shareRecord(record: MatchRecord): Promise<void> {
  await navigator.share({ files: [recordFile(writeRecord(record))] }).catch(() => undefined);
}

function recordFile(text: string): File {
  return new File([text], 'cabale.json', { type: 'application/json' });
}

/** A random name of lowercase letters and digits. */
export function randomName(length: number): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
