import * as z from 'zod/mini';

/** Why something was refused. Never holds anything of a game's state. */
export const ERROR_CODES = [
  // The door.
  'bad-request',
  // A name or line of chat with characters nobody can see, or with nothing to be seen.
  'bad-text',
  'too-large',
  'too-many',
  /** The person, or the address, has as many tables as are allowed. */
  'too-many-tables',
  'wrong-origin',
  'not-signed-in',
  'wrong-credentials',
  'account-needed',
  // The token lacks the scope, or no token may do this.
  'token-not-allowed',
  'login-taken',
  'has-account',
  'not-found',
  'unavailable',
  // The table.
  'bad-setup',
  'not-host',
  'not-seated',
  // At a public table only people who follow it may talk.
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
  'own-proposal',
  // Somebody else was faster: what was decided on is no longer what the table shows.
  'behind',
  // The rules of the game, as the engine refuses.
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
  /** For people who write clients; clients for people translate the code. */
  message: z.string(),
  /** The atom of the game's rules that forbids it, where one is known. */
  rule: z.optional(z.string()),
});
export type ApiError = z.infer<typeof errorSchema>;

/** Why the server closed a socket. 1001 is a server going away: connect again at once. */
export const CLOSE = {
  badMessage: 4400,
  notSignedIn: 4401,
  /** The token lacks the scope `read`. */
  tokenNotAllowed: 4403,
  /** The client did not read fast enough: connect again and catch up. */
  tooSlow: 4408,
  tooMany: 4429,
} as const;
