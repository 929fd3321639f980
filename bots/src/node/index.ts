export { createPool, runAll } from './pool.ts';
