import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { rememberTexts } from '../src/text/remembered.ts';

async function speaking() {
  const instance = createInstance();
  const resources = {
    en: { shell: { coins_one: '{{count}} coin', coins_other: '{{count}} coins' } },
    fr: { shell: {} },
  };
  await instance.init({ lng: 'en', defaultNS: 'shell', resources });
  rememberTexts(instance);
  return instance;
}

describe('cached texts', () => {
  it('are distinguished by their values', async () => {
    const t = (await speaking()).getFixedT('en', 'shell');
    expect([t('coins', { count: 1 }), t('coins', { count: 2 }), t('coins', { count: 1 })]).toEqual([
      '1 coin',
      '2 coins',
      '1 coin',
    ]);
  });

  it('come from one function, however many callers there are', async () => {
    const instance = await speaking();
    expect(instance.getFixedT('en', 'shell')).toBe(instance.getFixedT('en', 'shell'));
  });

  it('are looked up again when more texts arrive', async () => {
    const instance = await speaking();
    const t = instance.getFixedT('fr', 'shell');
    expect(t('coins', { count: 2 })).toBe('coins');
    instance.addResourceBundle('fr', 'shell', { coins_one: '{{count}} pièce', coins_other: '{{count}} pièces' });
    expect(t('coins', { count: 2 })).toBe('2 pièces');
  });
});
