import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytes } from './json.ts';

type Sha256 = (text: string) => string;

let faster: Sha256 | undefined;

/** Installs a platform's own SHA-256, such as Node's, which is several times faster; `undefined` removes it. */
export function setSha256(sha256OfText: Sha256 | undefined): void {
  faster = sha256OfText;
}

/** SHA-256 as 64 hexadecimal digits. */
export function fingerprint(text: string): string {
  return faster === undefined ? bytesToHex(sha256(utf8ToBytes(text))) : faster(text);
}

/** Twelve hexadecimal digits: enough to notice any difference, short enough to store with every choice. */
export function checksum(value: unknown): string {
  return checksumOf(bytes(value));
}

/** The checksum of a value that is already written as text. */
export function checksumOf(text: string): string {
  return fingerprint(text).slice(0, 12);
}
