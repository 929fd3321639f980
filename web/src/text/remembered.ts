import type { i18n, TFunction, TOptions } from 'i18next';

/**
 * Lets every text be put together once. i18next takes a key apart each time it is asked, which was a quarter of the time
 * it took to draw a table; and a table asks for the same texts at every move.
 */
export function rememberTexts(instance: i18n): void {
  const speakers = new Map<string, TFunction>();
  const memories: Map<string, string>[] = [];
  const forget = () => {
    for (const memory of memories) memory.clear();
    memories.length = 0;
    speakers.clear();
  };
  instance.on('languageChanged', forget);
  instance.store.on('added', forget);

  const getFixedT = instance.getFixedT.bind(instance) as (...parts: readonly unknown[]) => TFunction;
  const speakerFor = (...parts: readonly unknown[]): TFunction => {
    const name = JSON.stringify(parts);
    const known = speakers.get(name);
    if (known !== undefined) return known;
    const memory = new Map<string, string>();
    const speaker = remembering(getFixedT(...parts), memory);
    memories.push(memory);
    speakers.set(name, speaker);
    return speaker;
  };
  Object.assign(instance, { getFixedT: speakerFor });
}

function remembering(t: TFunction, memory: Map<string, string>): TFunction {
  const say = (key: string, values?: TOptions): string => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = memory.get(name);
    if (known !== undefined) return known;
    const text = t(key, values ?? {});
    memory.set(name, text);
    return text;
  };
  return Object.assign(say, t);
}
