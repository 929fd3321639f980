import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LoginAttempts } from '../src/budgets/login-attempts.ts';
import { hashPassword } from '../src/people/secrets.ts';

const HOUR_MS = 60 * 60 * 1000;

function tries(guesses: LoginAttempts, login: string, addresses: readonly string[]): number {
  return addresses.filter((address) => guesses.mayTry(login, address)).length;
}

describe('guesses at one account', () => {
  const many = Array.from({ length: 100 }, (_, index) => `192.0.2.${index}`);

  it('are limited for all addresses together and every spelling of the name', () => {
    const guesses = new LoginAttempts(60, () => 0);
    expect(tries(guesses, 'anna', many.slice(0, 50)) + tries(guesses, 'Anna', many.slice(50))).toBe(60);
    expect(tries(guesses, 'ben', many)).toBe(60);
  });

  it('are fewer from one address, and are restored over time', () => {
    let now = 0;
    const guesses = new LoginAttempts(60, () => now);
    const same = Array.from({ length: 100 }, () => '192.0.2.1');
    expect(tries(guesses, 'anna', same)).toBe(20);
    now += HOUR_MS / 2;
    expect(tries(guesses, 'anna', same)).toBe(10);
  });

  it('never lock the owner out at an address from which they have signed in', () => {
    const guesses = new LoginAttempts(60, () => 0);
    expect(guesses.mayTry('anna', '198.51.100.7')).toBe(true);
    guesses.succeeded('anna', '198.51.100.7');
    tries(guesses, 'anna', [...many, ...many]);
    expect(guesses.mayTry('anna', '203.0.113.9')).toBe(false);
    for (let time = 0; time < 100; time++) {
      expect(guesses.mayTry('anna', '198.51.100.7')).toBe(true);
      guesses.succeeded('anna', '198.51.100.7');
    }
  });
});

describe('hashing passwords', () => {
  it('does not block the threads that read files', async () => {
    let hashed = 0;
    const all = Array.from({ length: 12 }, async () => {
      await hashPassword('a good password', 'anna');
      hashed += 1;
    });
    await readFile(new URL(import.meta.url));
    // In libuv's thread pool, at least eight would have been done before.
    expect(hashed).toBeLessThan(4);
    await Promise.all(all);
  });
});
