/** Lines of the benchmark, and whether its targets are met. */
export class Verdicts {
  holds = true;

  /**
   * @param {string} line
   * @param {readonly [boolean, string][]} [targets] conditions with their description
   */
  add(line, targets = []) {
    const missed = targets.filter(([holds]) => !holds).map(([, words]) => words);
    this.holds &&= missed.length === 0;
    process.stdout.write(`${line}${missed.length === 0 ? '' : ` -- MISSED: ${missed.join('; ')}`}\n`);
  }
}

/** @param {string} text what is being done */
export function progress(text) {
  process.stderr.write(`  ${text}\n`);
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @param {number} time */
export function ms(time) {
  return `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;
}
