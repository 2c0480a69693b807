import type { LargeContent } from './export-target.ts';
import type { LeftOut } from './left-out.ts';
import { readOrNull, type ExportSource } from './export-source.ts';
import { fileName, isFileAddress, readOwnAddress, type OwnAddress } from './addresses.ts';
import { staticStyles, styleAddresses } from './static-styles.ts';

/** The endings of the files that the server makes at addresses without one. */
const ENDINGS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'text/css': 'css',
};
const REDIRECTS_MAX = 3;
const TEXT = /xml|json/;

interface SiteFilesOptions {
  source: ExportSource;
  add: (name: string, content: Buffer | LargeContent) => Promise<void>;
  leftOut: LeftOut;
}

/** The scripts' absence aside, all that the pages of the site load: styles, fonts, pictures. Each is written once. */
export function openSiteFiles({ source, add, leftOut }: SiteFilesOptions) {
  const addresses = new Map<string, string | null>();

  /** Writes the file at an address, unless it is there already. Returns its address in the export; null if it has none. */
  async function addressOf(wanted: Pick<OwnAddress, 'path' | 'search'>): Promise<string | null> {
    const url = wanted.search ? `${wanted.path}?${wanted.search}` : wanted.path;
    const known = addresses.get(url);
    if (known !== undefined) return known;
    addresses.set(url, null); // two styles may name each other
    const address = await writeFile(url, wanted);
    if (address === null) leftOut.note('file', url);
    addresses.set(url, address);
    return address;
  }

  async function writeFile(url: string, wanted: Pick<OwnAddress, 'path' | 'search'>): Promise<string | null> {
    const large = await source.largeFile(url);
    if (large) {
      const name = fileName(wanted, 'bin');
      await add(name, large);
      return `/${encodeURI(name)}`;
    }
    const reply = await readOrNull(source, url);
    if (reply?.location) return followFile(reply.location);
    if (reply?.status !== 200) return null;
    const { type, body } = reply;
    const name = fileName(wanted, ENDINGS[type] ?? 'bin');
    await add(name, type === 'text/css' ? await styleContent(body.toString(), wanted.path) : body);
    return `/${encodeURI(name)}`;
  }

  /** A file may be a picture at another address of this site, or of another one. */
  async function followFile(location: string): Promise<string | null> {
    const own = readOwnAddress(location, source.siteUrl);
    return own ? addressOf(own) : location;
  }

  async function styleContent(styles: string, path: string): Promise<Buffer> {
    for (const found of styleAddresses(styles, path)) {
      const own = readOwnAddress(found, source.siteUrl);
      if (own) await addressOf(own);
    }
    return Buffer.from(staticStyles(styles));
  }

  /**
   * Writes a file that browsers and others look for at a fixed address. If the server redirects to another file, such as an
   * icon of the site's own, its content is written, unless the name would say another type.
   */
  async function copy(path: string): Promise<void> {
    let reply = await source.get(path);
    const isRedirected = reply.location !== '';
    for (let count = 0; reply.location && count < REDIRECTS_MAX; count++) {
      const own = readOwnAddress(reply.location, source.siteUrl);
      if (!own) return;
      reply = await source.get(own.path);
    }
    if (reply.status !== 200) {
      leftOut.note('file', path);
      return;
    }
    if (isRedirected && path.endsWith('.svg')) return;
    // Pages link the picture itself, if there is one.
    if (!isRedirected) addresses.set(path, path);
    if (TEXT.test(reply.type)) await addFilesIn(reply.body.toString());
    await add(path.slice(1), reply.body);
  }

  /** Feeds and the sitemap name pictures by their full addresses. */
  async function addFilesIn(text: string): Promise<void> {
    for (const [found] of text.matchAll(/https?:\/\/[^\s"'<>\\&]+/g)) {
      const own = readOwnAddress(found, source.siteUrl);
      if (own && isFileAddress(own.path)) await addressOf(own);
    }
  }

  return { addressOf, copy };
}
