/** Whether a range in the syntax of `engines` (`^20.19.0 || >=22.12.0`) contains a version. */
export function accepts(range: string, version: string): boolean {
  return range.split('||').some((alternative) => {
    const comparators = alternative.trim().replaceAll(/([<>=^~]+)\s+/g, '$1');
    return comparators.split(/\s+/).every((comparator) => isMet(comparator, numbersOf(version)));
  });
}

type Version = readonly [number, number, number];

function isMet(comparator: string, version: Version): boolean {
  const [, operator = '', text = ''] = /^([<>=^~]*)(.*)$/.exec(comparator) ?? [];
  if (text === '' || text === '*') return true;
  const bound = numbersOf(text);
  switch (operator) {
    case '>=':
      return compare(version, bound) >= 0;
    case '>':
      return compare(version, bound) > 0;
    case '<':
      return compare(version, bound) < 0;
    case '<=':
      return compare(version, bound) <= 0;
    case '^':
      return version[0] === bound[0] && compare(version, bound) >= 0;
    case '':
      return text
        .split('.')
        .filter((part) => part !== 'x')
        .every((part, place) => Number(part) === version[place]);
    default:
      throw new Error(`unknown operator in "${comparator}"`);
  }
}

function numbersOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => (part === 'x' ? 0 : Number(part)));
  return [major, minor, patch];
}

function compare(left: Version, right: Version): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
