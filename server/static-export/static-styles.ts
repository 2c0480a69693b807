const NO_SCRIPTS = /\(\s*scripting\s*:\s*none\s*\)/g;
const WITH_SCRIPTS = /\(\s*scripting\s*:\s*enabled\s*\)/g;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*?))\s*\)/g;
const ANY_ORIGIN = 'http://site.invalid';

/**
 * The styles for pages without scripts. The rules for visitors without scripts apply to everybody: the browser of a visitor
 * can run scripts, but these pages have none.
 */
export function staticStyles(styles: string): string {
  return styles.replace(NO_SCRIPTS, '(min-width:0)').replace(WITH_SCRIPTS, '(max-width:0)');
}

/** The addresses of the files that a stylesheet names. `path` is its own. */
export function styleAddresses(styles: string, path: string): string[] {
  return [...styles.matchAll(ADDRESS)].flatMap(([, double, single, bare]) => {
    const value = double ?? single ?? bare ?? '';
    if (value === '' || value.startsWith('#') || value.startsWith('data:') || !URL.canParse(value, ANY_ORIGIN))
      return [];
    const { origin, pathname, search } = new URL(value, ANY_ORIGIN + path);
    return origin === ANY_ORIGIN ? [pathname + search] : [];
  });
}
