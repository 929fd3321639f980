export * from './limits.ts';
export * from './basics.ts';
export * from './errors.ts';
export * from './play.ts';
export * from './acts.ts';
export * from './table.ts';
export * from './socket.ts';
export * from './http.ts';
