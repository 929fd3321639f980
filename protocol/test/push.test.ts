import { pushSubscriptionSchema } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const isTaken = (endpoint: string): boolean =>
  z.safeParse(pushSubscriptionSchema, { endpoint, keys: { p256dh: 'k', auth: 'a' } }).success;

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
  ])('may be %s', (endpoint) => expect(isTaken(endpoint)).toBe(true));

  it.each([
    'http://push.example.org/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://10.0.0.8:6379/1',
    'https://redis/1',
    'https://db.internal/1',
    'https://printer.local/1',
    'https://push.example.org:22/1',
    'https://somebody@push.example.org/1',
    'https://push.example.org.local/1',
    'javascript:alert(1)',
  ])('may not be %s', (endpoint) => expect(isTaken(endpoint)).toBe(false));
});
