import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_THEME, type Theme } from '../contract/themes.ts';

const SOURCE = /\/web\/((?:site|ui)\/.*)$/;

/**
 * Builds the site in a theme: `web/themes/NAME/site/hero/hero.tsx` replaces `web/site/hero/hero.tsx`, and the styles of
 * `web/themes/NAME/site/hero/hero.module.css` follow those of `web/site/hero/hero.module.css`, with the same class names.
 * A file that replaces another may import it.
 */
export function inTheme(theme: Theme): Plugin | null {
  if (theme === DEFAULT_THEME) return null;
  const folder = join(import.meta.dirname, 'themes', theme);
  const ownFile = (id: string): string | null => {
    const [, path] = SOURCE.exec(id) ?? [];
    const own = path && join(folder, path);
    return own && !id.startsWith(folder) && existsSync(own) ? own : null;
  };
  return {
    name: 'theme',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.tsx?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const own = resolved && ownFile(resolved.id);
        return own && own !== importer ? own : resolved;
      },
    },
    transform: {
      filter: { id: /\/web\/(?:site|ui)\/.*\.css$/ },
      handler(code, id) {
        const own = ownFile(id);
        if (!own) return null;
        this.addWatchFile(own);
        return { code: `${code}\n${readFileSync(own, 'utf8')}`, map: null };
      },
    },
  };
}
