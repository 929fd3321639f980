#!/usr/bin/env node
import { ensureBuilt, orExplain } from '../../scripts/setup.mjs';

await orExplain(() => ensureBuilt());
await import('../dist/main.js');
