import { setSha256 } from '@cabale/engine';
import { hash } from 'node:crypto';

// Thousands of games compute a checksum at every choice, so the tests use Node's hash as a server does.
// `engine/test/hash.test.ts` compares it with the portable one.
setSha256((text) => hash('sha256', text));
