import type { Plugin } from 'vite';

interface Words {
  readonly fr: string;
  readonly en: string;
}

/** Games by id: what a preview of a link shows of them. */
type Presented = Readonly<
  Record<string, { readonly name: Words; readonly tagline: Words; readonly table?: string; readonly picture: string }>
>;

/** Writes previews.json, from which the server tells messengers what a link leads to. */
export function previews(presented: Presented): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const addresses = new Map<string, string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset') continue;
          for (const source of file.originalFileNames) addresses.set(source, `/${file.fileName}`);
        }
        const games = Object.entries(presented).map(([id, { name, tagline }]) => {
          const picture = [...addresses].find(([source]) => source.endsWith(`games/${id}/table.jpg`))?.[1];
          return [id, { title: name, description: tagline, picture }];
        });
        this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(Object.fromEntries(games)) });
      },
    },
  };
}
