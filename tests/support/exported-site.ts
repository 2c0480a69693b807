import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '#contract/slug.ts';

const LIST = /(\/blog|\/portfolio)\?((?:tag|category|page)=[^"#]*)/g;
const FILE_NAME_MAX = 200;

/** The names of all files in a folder, without its path. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

/** The address in the export of a page of a list, as docs/static-export.md says. */
export function exportedAddress(path: string, search: string): string {
  const chosen = [...new URLSearchParams(search.replaceAll('&amp;', '&'))];
  const filters = chosen.filter(([name]) => name !== 'page').slice(-1);
  const pages = chosen.filter(([name]) => name === 'page');
  return path + [...filters, ...pages].map(([name, value]) => `/${name}/${slugify(value)}`).join('');
}

/**
 * A page as it is live, and as it is exported, without the differences that docs/static-export.md lists. What is left is the
 * same, byte by byte.
 */
export function withoutDifferences(live: string, exported: string): [string, string] {
  let [before, after] = [live, exported];
  // 1. There are no scripts, and what visitors without scripts see is there for everybody.
  before = before.replace(/<script type="module"[^>]*>.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '');
  // 2. Forms.
  for (const [form, opening = ''] of before.matchAll(/(<form[^>]*>).*?<\/form>/gs)) {
    const [, name = ''] = /class="([^"]*)"/.exec(opening) ?? [];
    before = before.replace(form, opening.includes('role="search"') ? '' : `FORM ${name}`);
    after = after.replace(new RegExp(`<div class="${name}">(<p>.*?</p>|<a .*?</a>)</div>`, 's'), `FORM ${name}`);
  }
  // 3. Each page of a list has an address of its own.
  before = before.replace(LIST, (_, path: string, search: string) => exportedAddress(path, search));
  // 4. Files that the server makes from a query, and long names.
  before = before
    .replace(/\/api\/avatars\/[^"]*/g, 'FILE')
    .replace(/\/static\/css\/composed\/[^"]*/g, (path) =>
      path.split('/').at(-1)!.length > FILE_NAME_MAX ? 'FILE' : path,
    );
  after = after.replace(/\/files\/[0-9a-f]{20}\.\w+/g, 'FILE');
  return [before, after];
}

/** A stylesheet as it is exported: its rules for visitors without scripts apply to everybody. */
export function exportedStyles(styles: string): string {
  return styles.replaceAll('(scripting:none)', '(min-width:0)').replaceAll('(scripting:enabled)', '(max-width:0)');
}

/** The own addresses that a page names in links and files. */
export function addressesIn(html: string, siteUrl: string): string[] {
  const values = [...html.matchAll(/\s(?:href|src|srcset|imagesrcset|poster)="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(', ').map((part) => part.split(' ')[0] ?? ''),
  );
  // A meta element may contain an address or a text.
  for (const [, value = ''] of html.matchAll(/\scontent="(https?:[^" ]*)"/g)) values.push(value);
  const own = values.map((value) => value.replace(siteUrl, '').replaceAll('&amp;', '&'));
  return [...new Set(own.filter((value) => /^\/(?!\/)/.test(value)))];
}

/** The text files of an export, joined. */
export function textIn(folder: string): string {
  const isText = (name: string) => /\.(html|css|svg|json|xml|txt|webmanifest)$|^_redirects$/.test(name);
  return filesIn(folder)
    .filter(isText)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
