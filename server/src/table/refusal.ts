import type { Refusal } from '@cabale/engine';
import type { ApiError, ErrorCode } from '@cabale/protocol';

/** A refusal: its code, and a sentence for developers of clients. */
export interface Refused {
  readonly refused: ApiError;
}

const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'The request does not fit its schema.',
  'bad-text': 'The text is empty or has invisible characters.',
  'too-large': 'The request is too large.',
  'too-many': 'Too many requests; wait a moment.',
  'too-many-tables': 'You have reached the limit of tables; finish one first, or wait.',
  'wrong-origin': 'The request comes from another site.',
  'not-signed-in': 'You are not signed in.',
  'wrong-credentials': 'The name, password or code is wrong.',
  'account-needed': 'This needs an account.',
  'token-not-allowed': 'The token may not do this.',
  'login-taken': 'This name is taken.',
  'has-account': 'You have an account already.',
  'not-found': 'This does not exist, or you have no access to it.',
  unavailable: 'The server cannot answer now; try again.',
  'bad-setup': 'The table cannot be set up like this.',
  'not-host': 'Only the host may do this.',
  'not-seated': 'Only players with a seat may do this.',
  'not-following': 'Only people who follow the table may write.',
  'already-seated': 'You have a seat already.',
  'seat-not-free': 'This seat is not free.',
  'seats-not-filled': 'Some seats are still empty.',
  'not-gathering': 'The game has begun.',
  'not-starting': 'Nonces are revealed only while the table is starting.',
  'wrong-nonce': 'The nonce is not the one that was committed to.',
  'already-revealed': 'The nonce has been revealed already.',
  'not-playing': 'The game is not being played.',
  'not-over': 'The game is not over.',
  paused: 'The game is paused.',
  'not-yet': 'The others may end a pause or a vacation only after a while.',
  'used-up': 'There are no more pauses or vacations at this table.',
  'too-often': 'This was done too often in this turn.',
  'not-paused': 'The game is not paused.',
  'not-replaceable': 'The player of this seat cannot be replaced.',
  'no-such-proposal': 'There is no such proposal that waits for you.',
  'already-proposed': 'This has been proposed already.',
  'already-refused': 'This has just been refused; it can be proposed again after the next move.',
  'own-proposal': 'The proposal is your own.',
  behind: 'The table has moved on; read it again.',
  over: 'The game is over.',
  'not-asked': 'It is not your decision.',
  'not-an-option': 'This is not possible now.',
  'cannot-resign': 'This game has no resignation.',
  'nothing-to-undo': 'There is nothing to undo.',
  'others-are-asked': 'Others are deciding, so this cannot be undone.',
  'others-have-chosen': 'Others have chosen since.',
  'random-was-drawn': 'Random values have been drawn since.',
  'something-was-shown': 'New information has been revealed since.',
  'nothing-to-redo': 'There is nothing to redo.',
};

export function refuse(code: ErrorCode, more?: { readonly rule?: string; readonly message?: string }): Refused {
  const message = more?.message ?? SENTENCES[code];
  return { refused: more?.rule === undefined ? { error: code, message } : { error: code, message, rule: more.rule } };
}

export function refusedByRules(refusal: Refusal): Refused {
  return 'rule' in refusal ? refuse(refusal.code, { rule: refusal.rule }) : refuse(refusal.code);
}

export function isRefused(value: object | null): value is Refused {
  return value !== null && 'refused' in value;
}
