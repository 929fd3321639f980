import type { i18n, TFunction, TOptions } from 'i18next';

/**
 * Caches translated texts. i18next parses the key on every call, which took a quarter of the time to render a table,
 * and a table needs the same texts at every move.
 */
export function rememberTexts(instance: i18n): void {
  const functions = new Map<string, TFunction>();
  const caches: Map<string, string>[] = [];
  const clear = () => {
    for (const cache of caches) cache.clear();
    caches.length = 0;
    functions.clear();
  };
  instance.on('languageChanged', clear);
  instance.store.on('added', clear);

  const getFixedT = instance.getFixedT.bind(instance) as (...parts: readonly unknown[]) => TFunction;
  const cachedFixedT = (...parts: readonly unknown[]): TFunction => {
    const name = JSON.stringify(parts);
    const known = functions.get(name);
    if (known !== undefined) return known;
    const cache = new Map<string, string>();
    const cached = withCache(getFixedT(...parts), cache);
    caches.push(cache);
    functions.set(name, cached);
    return cached;
  };
  Object.assign(instance, { getFixedT: cachedFixedT });
}

function withCache(t: TFunction, cache: Map<string, string>): TFunction {
  const say = (key: string, values?: TOptions): string => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = cache.get(name);
    if (known !== undefined) return known;
    const text = t(key, values ?? {});
    cache.set(name, text);
    return text;
  };
  return Object.assign(say, t);
}
