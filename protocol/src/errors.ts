import * as z from 'zod/mini';

/** Why a request was refused. Never contains anything of a game's state. */
export const ERROR_CODES = [
  // Before the request reaches a table.
  'bad-request',
  // A name or chat message with invisible characters, or with nothing visible.
  'bad-text',
  'too-large',
  'too-many',
  /** The user, or the IP address, has reached the limit of tables. */
  'too-many-tables',
  'wrong-origin',
  'not-signed-in',
  'wrong-credentials',
  'account-needed',
  // The token lacks the scope, or tokens may not do this.
  'token-not-allowed',
  'login-taken',
  'has-account',
  'not-found',
  'unavailable',
  // The table.
  'bad-setup',
  'not-host',
  'not-seated',
  // At a public table only people who follow it may chat.
  'not-following',
  'already-seated',
  'seat-not-free',
  'seats-not-filled',
  'not-gathering',
  'not-starting',
  'wrong-nonce',
  'already-revealed',
  'not-playing',
  'not-over',
  'paused',
  'not-yet',
  'used-up',
  'too-often',
  'not-paused',
  'not-replaceable',
  'no-such-proposal',
  'already-proposed',
  // The same was refused to the same player, and nothing has happened since.
  'already-refused',
  'own-proposal',
  // Another player was faster: the position has changed since the client's last frame.
  'behind',
  // Refusals of the engine by the rules of the game.
  'over',
  'not-asked',
  'not-an-option',
  'cannot-resign',
  'nothing-to-undo',
  'others-are-asked',
  'others-have-chosen',
  'random-was-drawn',
  'something-was-shown',
  'nothing-to-redo',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorSchema = z.object({
  error: z.enum(ERROR_CODES),
  /** For developers of clients; user interfaces translate the code. */
  message: z.string(),
  /** The atom of the game's rules that forbids it, if known. */
  rule: z.optional(z.string()),
});
export type ApiError = z.infer<typeof errorSchema>;

/** Why the server closed a socket. 1001 means the server is shutting down: reconnect immediately. */
export const CLOSE = {
  badMessage: 4400,
  notSignedIn: 4401,
  /** The token lacks the scope `read`. */
  tokenNotAllowed: 4403,
  /** The client did not read fast enough: reconnect and catch up. */
  tooSlow: 4408,
  tooMany: 4429,
} as const;
