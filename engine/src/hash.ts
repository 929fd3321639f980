import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytes } from './json.ts';

/** SHA-256 as 64 hexadecimal digits: what a table publishes of its seed before the first move. */
export function fingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Twelve hexadecimal digits of a value's bytes: enough to notice any difference, short enough for every choice. */
export function checksum(value: unknown): string {
  return fingerprint(bytes(value)).slice(0, 12);
}
