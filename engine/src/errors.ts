/** A game violates the contract. Never caused by players. */
export class GameError extends Error {
  override readonly name = 'GameError';

  constructor(game: string, message: string) {
    super(`${game}: ${message}`);
  }
}

/** Why a choice or an undo was refused; `rule` is an atom of the game's RULES.md. */
export type Refusal =
  | { readonly code: 'over' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'not-an-option'; readonly rule?: string }
  | { readonly code: 'cannot-resign' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'others-have-chosen' }
  | { readonly code: 'others-are-asked' }
  | { readonly code: 'random-was-drawn' }
  | { readonly code: 'something-was-shown' }
  | { readonly code: 'nothing-to-redo' };

/** A value or a refusal. Not an exception, because wrong input from people and networks is normal. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function accepted<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
