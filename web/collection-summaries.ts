import type { Plugin } from 'vite';
import { summaryOf } from '#contract/collection-summary.ts';
import { collections } from '#contract/collections/index.ts';

const NAME = 'virtual:collections';

/** Makes the summaries of all collections a module of the build. */
export function collectionSummaries(): Plugin {
  return {
    name: 'collection-summaries',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return `export const collections = ${JSON.stringify(Object.values(collections).map(summaryOf))};`;
    },
  };
}
