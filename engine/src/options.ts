import type { OptionBase } from './game.ts';

/** A short name of an option: its kind and its parameters in order, such as `play:R05`. */
export function optionKey(option: OptionBase): string {
  let key = '';
  for (const parameter in option) key += key === '' ? option[parameter] : `:${option[parameter]}`;
  return key;
}

/** Finds the offered option that equals a value from outside; the order of parameters does not matter. */
export function findOption<Option extends OptionBase>(
  offered: readonly Option[],
  wanted: OptionBase,
): Option | undefined {
  return offered.find((option) => isSameOption(option, wanted));
}

/** Whether two options have the same parameters with the same values, in any order. */
export function isSameOption(left: OptionBase, right: OptionBase): boolean {
  if (left === right) return true;
  let parameters = 0;
  for (const name in left) {
    if (left[name] !== right[name]) return false;
    parameters++;
  }
  for (const _ in right) parameters--;
  return parameters === 0;
}
