import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { Push } from '../src/push.ts';
import { gathered } from './support/gathered.ts';
import { openHouse, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { pushService, WaitingBrowser } from './support/push-service.ts';
import type { Visitor } from './support/visitor.ts';

const KEYS = { ...webPush.generateVAPIDKeys(), contact: 'mailto:host@example.org' };

describe('notifications', () => {
  it('come sealed to the browser of whoever is waited for, signed by the house', async () => {
    const service = await pushService();
    const browser = new WaitingBrowser();
    const house = await openHouse({ settings: { push: KEYS } });
    const { table, visitors, lines } = await gathered(await openServer(house), 'whispers', 2);
    for (const { id } of visitors as Visitor[]) {
      await house.storage.people.addPush(id, `${service.address}/${id}`, browser.keys);
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

  it('reach every browser of a person, forget those that are gone, and tell of a service that fails', async () => {
    const service = await pushService();
    const browser = new WaitingBrowser();
    const house = await openHouse();
    const anna = await house.people.newGuest('Anna');
    const endpoints = ['201', '404', '410', '500'].map((status) => `${service.address}/${status}`);
    for (const endpoint of endpoints) await house.storage.people.addPush(anna.id, endpoint, browser.keys);
    const troubles: unknown[] = [];
    const push = await Push.with(KEYS, house.storage.people, (error) => troubles.push(error));
    await push.turn(anna.id, 'table-0001');
    for (const _ of endpoints) {
      expect(browser.read((await service.next()).body)).toBe('{"type":"turn","table":"table-0001"}');
    }
    expect(troubles.map(String)).toEqual(['Error: a push service answered 500']);
    const left = (await house.storage.people.pushes(anna.id)).map(({ endpoint }) => endpoint);
    expect(left.toSorted()).toEqual([endpoints[0], endpoints[3]]);
  });
});
