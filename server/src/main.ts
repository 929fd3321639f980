import { limitGcThreads } from './gc-flags.ts';
import { runServer } from './run.ts';

limitGcThreads();
await runServer(process.env);
