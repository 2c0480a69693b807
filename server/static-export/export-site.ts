import { collections } from '#contract/collections/index.ts';
import type { ExportReport, LeftOutKind } from '#contract/records/static-export.ts';
import { pathKey } from '#contract/links.ts';
import { readProperty } from '#server/read-property.ts';
import {
  isFileAddress,
  isTaken,
  needsServer,
  openPageAddresses,
  pageFile,
  readOwnAddress,
  type ExportedPage,
  type OwnAddress,
} from './addresses.ts';
import { addContent, FILE_LIST, fileList } from './content-files.ts';
import { readOrNull, type ExportSource, type SourceReply } from './export-source.ts';
import type { ExportTarget, LargeContent } from './export-target.ts';
import { openLeftOut } from './left-out.ts';
import { readmeText } from './readme-text.ts';
import { redirectLines } from './redirect-lines.ts';
import { openSiteFiles } from './site-files.ts';
import { staticPage } from './static-page.ts';

/** Files that browsers and search engines look for at fixed addresses. */
const FIXED_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  ...Object.values(collections).flatMap(({ feed }) => (feed ? [`${feed.path}.xml`, `${feed.path}.json`] : [])),
];
/** An address that no page has. Its ending keeps it out of the list of addresses that visitors did not find. */
const MISSING = '/404.none';
/** No site has so many; a circle of links could. */
const PAGES_MAX = 50_000;

interface ExportOptions {
  source: ExportSource;
  target: ExportTarget;
  /** Where forms post to; '' for nowhere. */
  formsTo: string;
  at: Date;
  /** Called before each file, with the numbers so far. It may throw to stop the export. */
  onProgress: (progress: { report: ExportReport; expectedPages: number }) => Promise<void>;
}

/** Writes the whole public site into a target, one file at a time. */
export async function exportSite(options: ExportOptions): Promise<ExportReport> {
  const { source, target, formsTo, at, onProgress } = options;
  const leftOut = openLeftOut();
  const counts = { pages: 0, files: 0, redirects: 0 };
  const names = new Set<string>();
  let expectedPages = 0;
  const report = (): ExportReport => ({ ...counts, leftOut: leftOut.list() });

  async function add(name: string, content: Buffer | LargeContent): Promise<void> {
    if (/(^|\/)\.{1,2}(\/|$)|[\\\0]/.test(name)) throw new Error(`${name} is not a name for a file`);
    if (names.has(name)) throw new Error(`${name} exists already`);
    names.add(name);
    await onProgress({ report: report(), expectedPages });
    await target.add(name, content);
    counts.files += 1;
  }

  const moved = await source.redirects();
  const addresses = openPageAddresses();
  const files = openSiteFiles({ source, add, leftOut });
  const email = await readEmail(source);
  const pages = openPageList(addresses.pageAt);

  const targets = new Map(moved.map(({ from, to }) => [from, to]));

  /** The address in the export of what a page names; null to keep it. */
  async function resolve(own: OwnAddress): Promise<string | null> {
    if (own.path === MISSING) return '/404';
    if (isFileAddress(own.path)) return files.addressOf(own);
    if (needsServer(own.path, source.adminBase)) {
      leftOut.note('server-page', own.path);
      return null;
    }
    const to = targets.get(pathKey(own.path)) ?? '';
    const newer = readOwnAddress(to, source.siteUrl);
    if (to !== '' && !newer) return to;
    return pages.add(newer ?? own).address;
  }

  async function addPage({ url, address }: ExportedPage): Promise<void> {
    const reply = await readOrNull(source, url);
    const problem = problemOf(address, reply);
    if (!reply || problem) {
      leftOut.note(problem ?? 'page', address);
      return;
    }
    await add(pageFile(address), await toStatic(reply.body, address));
    counts.pages += 1;
  }

  async function toStatic(body: Buffer, address: string): Promise<Buffer> {
    const noteLeftOut = (kind: LeftOutKind) => leftOut.note(kind, address);
    const options = { siteUrl: source.siteUrl, formsTo, email, resolve, noteLeftOut };
    return Buffer.from(await staticPage(body.toString(), options));
  }

  for (const path of FIXED_FILES) await files.copy(path);
  await addContent({ source, add, leftOut, at });
  for (const path of await listedPaths(source)) pages.add({ path, search: '' });
  expectedPages = pages.size();
  // Links lead to more: the pages of lists, and pages that are not in the sitemap.
  for (let page = pages.next(); page; page = pages.next()) await addPage(page);
  await add('404.html', await toStatic((await source.get(MISSING)).body, '/404'));
  const lines = redirectLines(moved);
  counts.redirects = moved.length;
  if (moved.length > 0) await add('_redirects', Buffer.from(lines));
  await add('README.txt', Buffer.from(readmeText({ siteUrl: source.siteUrl, at, formsTo, report: report() })));
  await add(FILE_LIST, fileList(names));
  return report();
}

/** Why a page cannot be exported; null if it can. */
function problemOf(address: string, reply: SourceReply | null): LeftOutKind | null {
  if (reply && [301, 404, 410].includes(reply.status)) return 'link';
  if (reply?.status !== 200 || reply.type !== 'text/html') return 'page';
  return isTaken(address) ? 'address' : null;
}

/** The pages in the order in which they were found, each once. */
function openPageList(pageAt: (own: Pick<OwnAddress, 'path' | 'search'>) => ExportedPage) {
  const known = new Set<string>();
  const waiting: ExportedPage[] = [];
  return {
    add(own: Pick<OwnAddress, 'path' | 'search'>): ExportedPage {
      const page = pageAt(own);
      if (!known.has(page.address) && known.size < PAGES_MAX) {
        known.add(page.address);
        waiting.push(page);
      }
      return page;
    },
    next: () => waiting.shift(),
    size: () => known.size,
  };
}

/** The paths in the sitemap. */
async function listedPaths({ get, siteUrl }: ExportSource): Promise<string[]> {
  const { status, body } = await get('/sitemap.xml');
  if (status !== 200) throw new Error(`/sitemap.xml answered ${status}`);
  return [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) => {
    const own = readOwnAddress(address.replaceAll('&amp;', '&'), siteUrl);
    return own ? [own.path] : [];
  });
}

/** The address to which visitors can write; '' for none. */
async function readEmail({ get }: ExportSource): Promise<string> {
  const { status, body } = await get('/api/site');
  if (status !== 200) throw new Error(`/api/site answered ${status}`);
  const email = readProperty(JSON.parse(body.toString()) as unknown, 'email');
  return typeof email === 'string' ? email : '';
}
