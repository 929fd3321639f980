import type { Refusal } from '@cabale/engine';
import type { ApiError, ErrorCode } from '@cabale/protocol';

/** An answer that was refused: its code, and a sentence for whoever writes a client. */
export interface Refused {
  readonly refused: ApiError;
}

const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'The request does not fit its schema.',
  'bad-text': 'The text has characters that nobody can see, or nothing to be seen.',
  'too-large': 'The request is too large.',
  'too-many': 'Too many requests; wait a moment.',
  'too-many-tables': 'You have as many tables as you may have; end one first, or wait.',
  'wrong-origin': 'The request comes from another site.',
  'not-signed-in': 'Nobody is signed in.',
  'wrong-credentials': 'This name, password or code is not known.',
  'account-needed': 'This needs an account.',
  'token-not-allowed': 'The token may not do this.',
  'login-taken': 'Somebody else has this name.',
  'has-account': 'There is an account already.',
  'not-found': 'There is nothing here, or not for you.',
  unavailable: 'The server cannot answer now; try again.',
  'bad-setup': 'The table cannot be set up like this.',
  'not-host': 'Only the host may do this.',
  'not-seated': 'Only somebody with a seat may do this.',
  'not-following': 'Only people who follow the table may talk.',
  'already-seated': 'You have a seat already.',
  'seat-not-free': 'This seat is not free.',
  'seats-not-filled': 'Some seats are still empty.',
  'not-gathering': 'The game has begun.',
  'not-starting': 'The table is not starting: nonces are revealed then.',
  'wrong-nonce': 'The nonce is not the one that was committed to.',
  'already-revealed': 'The nonce has been revealed already.',
  'not-playing': 'The game is not being played.',
  'not-over': 'The game is not over.',
  paused: 'The game is paused.',
  'not-yet': 'The others may end a pause or a vacation only after a while.',
  'used-up': 'There are no more pauses or vacations at this table.',
  'too-often': 'This was done too often in this turn of the game.',
  'not-paused': 'The game is not paused.',
  'not-replaceable': 'This seat cannot be given to somebody else.',
  'no-such-proposal': 'There is no such proposal that waits for you.',
  'already-proposed': 'This has been proposed already.',
  'own-proposal': 'The proposal is your own.',
  behind: 'The table has gone on; look again.',
  over: 'The game is over.',
  'not-asked': 'You are not asked.',
  'not-an-option': 'This is not possible now.',
  'cannot-resign': 'In this game nobody resigns.',
  'nothing-to-undo': 'There is nothing to undo.',
  'others-are-asked': 'Others are being asked: there is no way back.',
  'others-have-chosen': 'Others have chosen since.',
  'random-was-drawn': 'Chance has spoken since.',
  'something-was-shown': 'Something has come to light since.',
  'nothing-to-redo': 'There is nothing to do again.',
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
