import { clearAloneOnSmallMachines } from './heap.ts';
import { runServer } from './run.ts';

clearAloneOnSmallMachines();
await runServer(process.env);
