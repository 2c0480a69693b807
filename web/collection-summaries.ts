import type { Plugin } from 'vite';
import type { Collection } from '#contract/collections/define-collection.ts';

const NAME = 'virtual:collections';

/** A collection without its fields: they need the validators, which visitors and the panel's first screen do not load. */
export type CollectionSummary = Pick<
  Collection,
  | 'name'
  | 'path'
  | 'labels'
  | 'panel'
  | 'messages'
  | 'title'
  | 'order'
  | 'hasPages'
  | 'hasOwnCalls'
  | 'publicWhen'
  | 'states'
  | 'search'
  | 'structuredData'
>;

/** Makes the summaries a module of the build, from the descriptions. */
export function collectionSummaries(): Plugin {
  return {
    name: 'collection-summaries',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { collections } = await import('#contract/collections/index.ts');
      const summaries = Object.values<Collection>(collections).map((one): CollectionSummary => {
        const { name, path, labels, panel, messages, title, order, hasPages, hasOwnCalls } = one;
        const { publicWhen, states, search, structuredData } = one;
        return {
          ...{ name, path, labels, panel, messages, title, order, hasPages, hasOwnCalls },
          ...{ publicWhen, states, search, structuredData },
        };
      });
      return `export const collections = ${JSON.stringify(summaries)};`;
    },
  };
}
