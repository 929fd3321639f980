import { parseArgs } from 'node:util';

/**
 * @typedef {{ kind: 'count', default: number, most: number }} Count
 * @typedef {{ kind: 'word', default: string, known: readonly string[] }} Word
 */

/**
 * Parses and checks the command line; exits with code 2 and a message if it is invalid.
 * @param {string} usage
 * @param {Readonly<Record<string, Count | Word>>} options
 */
export function argumentsOf(usage, options) {
  try {
    const names = Object.keys(options).map((name) => [name, { type: /** @type {const} */ ('string') }]);
    const { values } = parseArgs({
      options: /** @type {Record<string, { type: 'string' }>} */ (Object.fromEntries(names)),
    });
    return Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, valueOf(name, option, values[name])]),
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(2);
  }
}

/**
 * @param {string} name
 * @param {Count | Word} option
 * @param {string | undefined} given
 */
function valueOf(name, option, given) {
  const text = given ?? String(option.default);
  switch (option.kind) {
    case 'word':
      if (option.known.includes(text)) return text;
      throw new Error(`--${name} must be one of ${option.known.join(', ')}.`);
    case 'count':
      if (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= option.most) return text;
      throw new Error(`--${name} must be a whole number from 1 to ${option.most}.`);
  }
}
