export { runServer } from './run.ts';
