import type { Plugin } from 'vite';

const NAME = 'virtual:panel-collections';

/**
 * Gives the panel what it shows of every collection before a screen is open: names, paths and rules, without the
 * validators, which would make its first screen heavier. The types are in `web/admin/shell/collections.ts`.
 */
export function panelCollections(): Plugin {
  return {
    name: 'panel-collections',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { collections } = await import('#contract/collections/index.ts');
      const shown = Object.values(collections).map(
        ({ name, path, labels, panel, messages, title, order, hasPages, hasOwnCalls, publicWhen, states, search }) => ({
          ...{ name, path, labels, panel, messages, title, order, hasPages, hasOwnCalls, publicWhen, states, search },
        }),
      );
      return `export const collections = ${JSON.stringify(shown)};`;
    },
  };
}
