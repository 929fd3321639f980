import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytes } from './json.ts';

type Sha256 = (text: string) => string;

let lent: Sha256 | undefined;

/** Where the machine has SHA-256 of its own it may be lent: the same digits, several times faster. */
export function lendSha256(own: Sha256): void {
  lent = own;
}

/** SHA-256 as 64 hexadecimal digits: what a table publishes of its seed before the first move. */
export function fingerprint(text: string): string {
  return lent === undefined ? bytesToHex(sha256(utf8ToBytes(text))) : lent(text);
}

/** Twelve hexadecimal digits of a value's bytes: enough to notice any difference, short enough for every choice. */
export function checksum(value: unknown): string {
  return checksumOf(bytes(value));
}

/** The same where the bytes are known already. */
export function checksumOf(text: string): string {
  return fingerprint(text).slice(0, 12);
}
