import { structuredDataOf, tagsOf, textsOf, type Tag } from './page-parts.ts';

/** The references of a file, and the ids that links can point to. */
interface Found {
  references: string[];
  ids: Set<string>;
}

interface Checked {
  /** A description of each broken reference, sorted by the file that contains it. */
  faults: string[];
  /** The paths of all fetched files. */
  visited: string[];
}

/** Number of concurrent requests. */
const CONCURRENCY = 6;
const EXTERNAL_URL = /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@?]+(\?.*)?|tel:\+?[\d-]+)$/i;

/**
 * Crawls a running site from the given paths: links, anchors, pictures in all their sizes, styles, scripts, fonts,
 * feeds. Checks only the syntax of external URLs, without requesting them.
 */
export async function checkLinks(site: string, starts: readonly string[]): Promise<Checked> {
  const files = new Map<string, Promise<Found | string>>();
  const from = new Map<string, string>();
  const anchors: { path: string; id: string; from: string }[] = [];
  const faults = new Set<string>();
  const waiting = [...starts];
  for (const path of starts) from.set(path, 'the beginning');

  function note(reference: string, origin: string): void {
    const url = URL.canParse(reference, site + origin) ? new URL(reference, site + origin) : null;
    if (!url) return void faults.add(`${origin}: "${reference}" is no address`);
    if (url.protocol === 'data:') return;
    if (url.origin !== site) {
      if (!EXTERNAL_URL.test(reference)) faults.add(`${origin}: "${reference}" is no address one can go to`);
      return;
    }
    const path = url.pathname + url.search;
    if (url.hash.length > 1) anchors.push({ path, id: decodeURIComponent(url.hash.slice(1)), from: origin });
    if (from.has(path)) return;
    from.set(path, origin);
    waiting.push(path);
  }

  async function follow(path: string): Promise<void> {
    const fetched = fetchFile(site, path);
    files.set(path, fetched);
    const found = await fetched;
    if (typeof found === 'string') faults.add(`${from.get(path)}: ${path} ${found}`);
    else for (const reference of found.references) note(reference, path);
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, CONCURRENCY).map(follow));
  for (const { path, id, from: origin } of anchors) {
    const file = await files.get(path);
    if (typeof file === 'object' && !file.ids.has(id)) faults.add(`${origin}: ${path} has no place #${id}`);
  }
  return { faults: [...faults].sort(), visited: [...files.keys()].sort() };
}

/** The references of a file, or a description of why it could not be fetched. */
async function fetchFile(site: string, path: string): Promise<Found | string> {
  const reply = await fetch(site + path, { redirect: 'manual' });
  if (reply.status >= 300 && reply.status < 400) return `leads on to ${reply.headers.get('location')}`;
  if (reply.status !== 200) return `answers ${reply.status}`;
  const type = reply.headers.get('content-type') ?? '';
  if (/\.(webp|avif|png|jpe?g|gif|svg|ico)$/.test(path) && !type.startsWith('image/'))
    return `is no picture but ${type}`;
  // Pictures, scripts and fonts have no references, but must download completely.
  const text = await reply.text();
  return readAs(type, text);
}

function readAs(type: string, text: string): Found {
  // An SVG has ids too: a page can show a single part of it.
  if (/^(text\/html|image\/svg)/.test(type)) return inPage(text);
  const ids = new Set<string>();
  if (type.startsWith('text/css')) return { references: inStyles(text), ids };
  if (/[/+]json/.test(type)) return { references: inJson(JSON.parse(text)), ids };
  if (/[/+]xml/.test(type)) return { references: inXml(text), ids };
  if (type.startsWith('text/plain'))
    return { references: [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url), ids };
  return { references: [], ids };
}

function inPage(html: string): Found {
  const tags = tagsOf(html);
  return {
    references: [...tags.flatMap(inTag), ...structuredDataOf(html).flatMap(inStructuredData)],
    ids: new Set(tags.flatMap(({ attributes: { id } }) => id ?? [])),
  };
}

const ADDRESSES = ['href', 'xlink:href', 'src', 'poster', 'action', 'data-app'];
const META = ['og:image', 'og:url', 'twitter:image'];

function inTag({ name, attributes }: Tag): string[] {
  if (name === 'meta') {
    const kind = attributes.property ?? attributes.name ?? '';
    return META.includes(kind) ? [attributes.content ?? ''] : [];
  }
  const own = ADDRESSES.flatMap((key) => attributes[key] ?? []);
  const sets = [attributes.srcset, attributes.imagesrcset].flatMap((set) => (set ? candidates(set) : []));
  const ahead = attributes['data-preload']?.split(' ').filter(Boolean) ?? [];
  return [...own, ...sets, ...ahead];
}

/** The URLs in a `srcset`. */
function candidates(srcset: string): string[] {
  return srcset.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? '');
}

const STRUCTURED_DATA_URLS = ['url', 'image', 'logo', 'item', 'mainEntityOfPage', 'sameAs'];

function inStructuredData(part: Record<string, unknown>): string[] {
  return Object.entries(part).flatMap(([key, value]): string[] => {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return values.flatMap((one) => {
      if (typeof one === 'string') return STRUCTURED_DATA_URLS.includes(key) ? [one] : [];
      return typeof one === 'object' && one !== null ? inStructuredData(one as Record<string, unknown>) : [];
    });
  });
}

function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"]*))\s*\)/g)].map(([, a, b, c]) =>
    (a ?? b ?? c ?? '').trim(),
  );
}

const JSON_ADDRESSES = ['url', 'src', 'image', 'home_page_url', 'feed_url', 'start_url'];

/** The URLs in a JSON feed or a manifest. */
function inJson(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(inJson);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string') return inJson(part);
    if (key === 'content_html') return tagsOf(part).flatMap(inTag);
    return JSON_ADDRESSES.includes(key) ? [part] : [];
  });
}

/** The URLs in a sitemap or an XML feed. */
function inXml(xml: string): string[] {
  const urls = ['loc', 'image:loc', 'link'].flatMap((name) => textsOf(xml, name)).filter(Boolean);
  return [...urls, ...textsOf(xml, 'content:encoded').flatMap((html) => tagsOf(html).flatMap(inTag))];
}
