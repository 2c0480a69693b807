import { recordPath } from '#contract/links.ts';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { collections } from '#contract/collections/index.ts';
import type { PublicRecords } from './public-records.ts';
import { Markup, xml } from './xml.ts';

// The `sitemap` package would write the same XML, but save only some 15 lines for 3.5 MB of packages.

/** The limit of the protocol for one file (sitemaps.org). */
const MAX_ENTRIES = 50_000;
const MAX_IMAGES = 1000;
const WITH_PAGES = Object.values(collections).filter(({ hasPages }) => hasPages);

/** Entries written before other requests get a turn. */
const BATCH = 250;

interface SitemapEntry {
  path: string;
  /** Time of the last change; '' if unknown. */
  changed: string;
  images: string[];
}

/** All public pages with their last change and pictures, for search engines. At most 50,000 entries. */
export async function sitemap(records: PublicRecords, siteUrl: string, paths: readonly string[]): Promise<string> {
  const entries = (await listEntries(records, paths)).slice(0, MAX_ENTRIES);
  const written: string[] = [];
  for (let from = 0; from < entries.length; from += BATCH) {
    for (const page of entries.slice(from, from + BATCH)) written.push(entryXml(page, siteUrl).text);
    await yieldToRequests();
  }
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${new Markup(written.join(''))}</urlset>
`.text;
}

async function listEntries(records: PublicRecords, paths: readonly string[]): Promise<SitemapEntry[]> {
  const recordPages: SitemapEntry[] = [];
  for (const collection of WITH_PAGES) {
    for (const { slug, ...page } of await records.pages(collection)) {
      recordPages.push({ ...page, path: recordPath(collection, slug) });
    }
  }
  const lists = paths.map((path) => ({ path, changed: newestBelow(path, recordPages), images: [] }));
  return [...lists, ...recordPages].toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
}

/** The home page comes first, then the pages and lists below it. */
function depthOf(path: string): number {
  return path === '/' ? 0 : path.split('/').length - 1;
}

/** A list page changes with the newest record below it. */
function newestBelow(path: string, entries: SitemapEntry[]): string {
  const below = entries.filter((page) => page.path.startsWith(`${path}/`));
  return below.reduce((newest, { changed }) => (changed > newest ? changed : newest), '');
}

function entryXml({ path, changed, images }: SitemapEntry, siteUrl: string): Markup {
  const pictures = [...new Set(images.filter(Boolean))]
    .slice(0, MAX_IMAGES)
    .map((image) => new URL(image, siteUrl).href);
  return xml`<url><loc>${siteUrl + path}</loc>${changed ? xml`<lastmod>${changed}</lastmod>` : null}${pictures.map(
    (image) => xml`<image:image><image:loc>${image}</image:loc></image:image>`,
  )}</url>
`;
}
