import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { isPublicAddress, publicAddresses } from '../src/public-addresses.ts';
import { Push, type Deliver } from '../src/push.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { pushService, WaitingBrowser } from './support/push-service.ts';
import { Visitor } from './support/visitor.ts';

const KEYS = { ...webPush.generateVAPIDKeys(), contact: 'mailto:host@example.org' };

/** The tests' push services run on this machine, to which the app itself refuses to send. */
const deliver: Deliver = async ({ endpoint, headers, body }) =>
  (await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(body) })).status;

describe('push services', () => {
  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.7',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
  ])('are not at %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '142.250.1.188', '2a00:1450:4001::bc', '2606:4700::1111'])('may be at %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('whose name also resolves to a private address receive nothing', async () => {
    const mixed = () =>
      Promise.resolve([
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ]);
    await expect(publicAddresses('push.example.org', mixed)).rejects.toThrow('push.example.org');
  });

  it('on this machine are refused, both when a browser subscribes and when something is sent', async () => {
    const service = await pushService();
    const browser = new WaitingBrowser();
    const app = await openApp({ settings: { push: KEYS } });
    const anna = await Visitor.guest(await openServer(app), 'Anna');
    const subscription = { endpoint: 'https://localhost.localdomain/push', keys: browser.keys };
    expect((await anna.post('/me/pushes', subscription)).status).toBe(400);
    const errors: string[] = [];
    const { people } = app.storage;
    const now = { at: 0 };
    const push = await Push.with({
      keys: KEYS,
      people,
      now: () => now.at,
      onError: (error) => errors.push(String(error)),
    });
    await people.addPush(anna.id, `${service.address.replace('http:', 'https:')}/x`, browser.keys);
    // Retried with growing delays, logged once, and finally dropped.
    for (let turn = 0; turn < 6; turn++) {
      await push.turn(anna.id, `table-000${turn}`);
      now.at += 60 * 60_000;
    }
    expect(errors).toEqual(['Error: 127.0.0.1 is not a public address']);
    expect(await people.pushes(anna.id)).toEqual([]);
  });
});

describe('notifications', () => {
  it('are encrypted for the browser of the player to move and signed by the server', async () => {
    const service = await pushService();
    const browser = new WaitingBrowser();
    const app = await openApp({ settings: { push: KEYS }, deliver });
    const { table, visitors, lines } = await gathered(await openServer(app), 'whispers', 2);
    for (const { id } of visitors as Visitor[]) {
      await app.storage.people.addPush(id, `${service.address}/${id}`, browser.keys);
    }
    await playOn(table, lines, 'push', 2);
    const { path, authorization, body } = await service.next();
    expect(visitors.map(({ id }) => `/${id}`)).toContain(path);
    expect(JSON.parse(browser.read(body))).toEqual({ type: 'turn', table });
    expect(body.toString('latin1')).not.toContain(table);
    const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+/.exec(authorization) ?? [];
    expect(authorization).toContain(`k=${KEYS.publicKey}`);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.address,
      sub: KEYS.contact,
    });
  });

  it('reach every browser of a person, drop expired ones, and report a failing service', async () => {
    const service = await pushService();
    const browser = new WaitingBrowser();
    const app = await openApp();
    const anna = await app.people.newGuest('Anna');
    const endpoints = ['201', '404', '410', '500'].map((status) => `${service.address}/${status}`);
    for (const endpoint of endpoints) await app.storage.people.addPush(anna.id, endpoint, browser.keys);
    const errors: unknown[] = [];
    const push = await Push.with({
      keys: KEYS,
      people: app.storage.people,
      now: () => 0,
      onError: (error) => errors.push(error),
      deliver,
    });
    await push.turn(anna.id, 'table-0001');
    for (const _ of endpoints) {
      expect(browser.read((await service.next()).body)).toBe('{"type":"turn","table":"table-0001"}');
    }
    expect(errors.map(String)).toEqual(['Error: a push service answered 500']);
    // The same table is not notified again within a minute.
    await push.turn(anna.id, 'table-0001');
    expect(service.waiting).toBe(0);
    const left = (await app.storage.people.pushes(anna.id)).map(({ endpoint }) => endpoint);
    expect(left.toSorted()).toEqual([endpoints[0], endpoints[3]]);
  });
});
