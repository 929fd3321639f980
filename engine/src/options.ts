import type { OptionBase } from './game.ts';

/** An option's name: its kind and its parameters in the order the rules wrote them, such as `play:R05`. */
export function optionKey(option: OptionBase): string {
  let key = '';
  for (const parameter in option) key += key === '' ? option[parameter] : `:${option[parameter]}`;
  return key;
}

/** Finds the offered option that says the same as a value from outside; parameters may come in any order. */
export function findOption<Option extends OptionBase>(
  offered: readonly Option[],
  wanted: OptionBase,
): Option | undefined {
  return offered.find((option) => isSameOption(option, wanted));
}

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
