export { createServer, type ServerOptions } from './http.ts';
export { runServer } from './run.ts';
