import { describe, expect, it } from 'vitest';
import { auditResult } from '../checks/audit.mjs';

const answer = (severity: string) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities: { left: { severity, via: [{ title: 'Bad', url: 'u' }, 'pad'] } } })}`;

describe('known vulnerabilities of dependencies', () => {
  it('fail the tests if they are severe, and are named', () => {
    expect(auditResult(answer('high'))).toEqual({ passed: 0, failed: 1, output: 'left: high: Bad u; through pad' });
    expect(auditResult(answer('critical'))).toMatchObject({ failed: 1 });
  });

  it('pass if they are not, or if there are none', () => {
    expect(auditResult(answer('moderate'))).toMatchObject({ passed: 1, failed: 0 });
    expect(auditResult('{"vulnerabilities":{}}')).toMatchObject({ passed: 1, failed: 0 });
  });

  it('are noted as not checked if the registry cannot be reached', () => {
    const refused = auditResult('{"message":"405 Method Not Allowed","statusCode":405}');
    expect(refused).toMatchObject({ passed: 0, failed: 0 });
    expect(refused.note).toBe('NOT RUN: the registry offers no audit (405 Method Not Allowed)');
    expect(auditResult('npm error network').note).toContain('NOT RUN');
  });
});
