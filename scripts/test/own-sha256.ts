import { lendSha256 } from '@cabale/engine';
import { hash } from 'node:crypto';

// A checksum with every choice of thousands of games: as a server does it.
lendSha256((text) => hash('sha256', text));
