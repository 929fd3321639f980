/**
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} Result
 * @typedef {{ severity: string, via: (string | { title?: string, url?: string })[] }} Vulnerability
 * @typedef {{ vulnerabilities?: Record<string, Vulnerability>, message?: string }} Report
 */

/** Severities of known vulnerabilities that fail the tests. */
const GRAVE = new Set(['high', 'critical']);

/**
 * The result of `npm audit --json`. An unreachable registry is noted but is no failure, because the tests must run
 * without a network.
 * @param {string} output
 * @returns {Result}
 */
export function auditResult(output) {
  const report = readReport(output);
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? output.trim().split('\n')[0] ?? 'no answer';
    return { passed: 0, failed: 0, output, note: `NOT RUN: the registry offers no audit (${reason})` };
  }
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity));
  const lines = grave.map(([name, { severity, via }]) => `${name}: ${severity}: ${via.map(reasonOf).join('; ')}`);
  return { passed: grave.length === 0 ? 1 : 0, failed: grave.length, output: lines.join('\n') };
}

/** @param {Vulnerability['via'][number]} via */
function reasonOf(via) {
  return typeof via === 'string' ? `through ${via}` : `${via.title ?? ''} ${via.url ?? ''}`;
}

/**
 * Warnings may be printed before and after the report.
 * @param {string} output
 * @returns {Report | undefined}
 */
function readReport(output) {
  try {
    return /** @type {Report} */ (JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)));
  } catch {
    return undefined;
  }
}
