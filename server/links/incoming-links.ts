import { sql } from 'kysely';
import { collections } from '#contract/collections/index.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import { parseLink, pathKey, serviceCardLink } from '#contract/links.ts';
import type { IncomingLink } from '#contract/records/incoming-link.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { recordsOf } from '#server/records/kind.ts';

/** The collections whose records have pages, and texts that can link to a page. */
const WITH_PAGES = collectionNames.filter((name) => collections[name].hasPages);
const HREF = /href="([^"]*)"/g;

interface Asked {
  /** An address of this site; case, query, hash and a slash at the end do not matter. */
  path: string;
  siteUrl: string;
}

/** Finds the sections and records with a link to a page. It scans all texts, so do not call it at each request. */
export async function incomingLinks({ db }: Database, { path, siteUrl }: Asked): Promise<IncomingLink[]> {
  const target = pathKey(path);
  const leadsToTarget = (href: string) =>
    pathKey(href.startsWith(siteUrl) ? href.slice(siteUrl.length) : href) === target;

  async function fromSections(): Promise<IncomingLink[]> {
    const rows = await db.selectFrom('sections').select(['name', 'value']).execute();
    return rows.flatMap(({ name, value }) => {
      if (!isSection(name) || !linksIn(JSON.parse(value)).some(leadsToTarget)) return [];
      return [{ kind: 'sections' as const, id: name, title: sections[name].title }];
    });
  }

  async function fromRecords(kind: CollectionName): Promise<IncomingLink[]> {
    const slug = target.slice(target.lastIndexOf('/') + 1);
    const pattern = `%${slug.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await recordsOf(db, kind)
      .select()
      .select(['id', 'slug', 'value', 'body'])
      .where(sql<boolean>`(value like ${pattern} escape '\\' or body like ${pattern} escape '\\')`)
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id, slug: own, value, body = '{}' }) => {
      const fields = JSON.parse(value) as { title: string }; // every kind has one
      const texts = [fields, JSON.parse(body) as object]; // as the store wrote it
      const isItself = target === collections[kind].pagesAt + (own ?? '');
      return !isItself && linksIn(texts).some(leadsToTarget) ? [{ kind, id, title: fields.title }] : [];
    });
  }

  return (await Promise.all([fromSections(), ...WITH_PAGES.map(fromRecords)])).flat();
}

/** Every address in a stored value: whole texts, links within HTML, and the page that a service card leads to. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const bare = /\s/.test(value) ? [] : [parseLink(value).href];
    return [...bare, ...Array.from(value.matchAll(HREF), ([, href = '']) => parseLink(href).href)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return [...cardLink(value), ...Object.values(value).flatMap(linksIn)];
}

function cardLink(value: object): string[] {
  const isCard = 'href' in value && 'slug' in value;
  if (!isCard || typeof value.href !== 'string' || typeof value.slug !== 'string') return [];
  return [serviceCardLink({ href: value.href, slug: value.slug })];
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}
