import { setImmediate as turn } from 'node:timers/promises';
import type { PublicRecords } from './public-records.ts';
import { Markup, xml } from './xml.ts';

/** More than that one file may not list (sitemaps.org). */
const LISTED_MAX = 50_000;
const IMAGES_MAX = 1000;
const FOLDERS = [
  ['/services', 'service_pages'],
  ['/portfolio', 'portfolio_items'],
  ['/blog', 'blog_posts'],
] as const;

/** Entries that are written in one turn, so that others are answered between two of them. */
const BATCH = 250;

interface Listed {
  path: string;
  /** When it last changed; '' where nothing tells. */
  changed: string;
  images: string[];
}

/** Every public page with the time of its last change and its pictures, as search engines read it. */
export async function sitemap(records: PublicRecords, siteUrl: string, paths: readonly string[]): Promise<string> {
  const listed = (await pagesOf(records, paths)).slice(0, LISTED_MAX);
  const entries: string[] = [];
  for (let from = 0; from < listed.length; from += BATCH) {
    for (const page of listed.slice(from, from + BATCH)) entries.push(entry(page, siteUrl).text);
    await turn();
  }
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${new Markup(entries.join(''))}</urlset>
`.text;
}

async function pagesOf(records: PublicRecords, paths: readonly string[]): Promise<Listed[]> {
  const own: Listed[] = [];
  for (const [folder, table] of FOLDERS) {
    for (const { slug, ...page } of await records.pages(table)) {
      own.push({ ...page, path: `${folder}/${encodeURIComponent(slug)}` });
    }
  }
  return [...paths.map((path) => ({ path, changed: newestBelow(path, own), images: [] })), ...own];
}

/** A list of records changes with the newest of them. */
function newestBelow(path: string, listed: Listed[]): string {
  const below = listed.filter((page) => page.path.startsWith(`${path}/`));
  return below.reduce((newest, { changed }) => (changed > newest ? changed : newest), '');
}

function entry({ path, changed, images }: Listed, siteUrl: string): Markup {
  const pictures = [...new Set(images.filter(Boolean))]
    .slice(0, IMAGES_MAX)
    .map((image) => new URL(image, siteUrl).href);
  return xml`<url><loc>${siteUrl + path}</loc>${changed ? xml`<lastmod>${changed}</lastmod>` : null}${pictures.map(
    (image) => xml`<image:image><image:loc>${image}</image:loc></image:image>`,
  )}</url>
`;
}
