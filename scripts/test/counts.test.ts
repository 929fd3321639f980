import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from '../checks/counts.mjs';
import { folderWith } from './folder.ts';

function report(content: unknown): string {
  return path.join(folderWith({ 'report.json': content }), 'report.json');
}

const test = (status: string) => ({ status });

describe('counting unit tests', () => {
  it('adds up the tests of all files', () => {
    const file = report({
      testResults: [
        { status: 'passed', assertionResults: [test('passed'), test('passed'), test('skipped')] },
        { status: 'failed', assertionResults: [test('passed'), test('failed')] },
      ],
    });
    expect(vitestCounts(file, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const file = report({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(vitestCounts(file, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a run with a bad exit code though all its tests passed', () => {
    const file = report({ testResults: [{ status: 'passed', assertionResults: [test('passed')] }] });
    expect(vitestCounts(file, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run without a report as one failure', () => {
    expect(vitestCounts(path.join(folderWith({}), 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('counting end-to-end tests', () => {
  it('takes the numbers of the report', () => {
    const file = report({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 } });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 6, failed: 2 });
  });

  it('counts a run with a bad exit code before any test', () => {
    expect(playwrightCounts(report({ stats: { expected: 0, flaky: 0, unexpected: 0 } }), 1)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(playwrightCounts(path.join(folderWith({}), 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
