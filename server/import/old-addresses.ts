import { pathKey } from '#contract/links.ts';
import { GHOST_SITE } from './read-ghost.ts';
import type { Source } from './source.ts';

/** A number that WordPress adds to the name of a smaller copy: kiln-300x197.jpg. */
const COPY_SIZE = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/;
/** The folder that Ghost puts smaller copies in: /content/images/size/w600/2024/05/kiln.jpg. */
const COPY_FOLDER = /\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?(?=\/)/;
const PICTURE_FOLDER = /^(?:.*?\/)?(?:uploads|images)\//;

/** A picture that a text or a post shows. */
export interface PictureAddress {
  /** The same for all copies of a picture. */
  key: string;
  /** The full address; for a picture of the old site only its path. */
  address: string;
  /** 'pictures.example'; '' if it is on the old site, whose address the export does not name. */
  host: string;
  isOnOldSite: boolean;
}

/** What an export and its site call things. */
export function oldAddresses({ siteUrl, files }: Pick<Source, 'siteUrl' | 'files'>) {
  const hosts = hostsOf(siteUrl);
  const originals = new Set(files.map((file) => (URL.canParse(file) ? new URL(file).pathname : file)));

  /** The path and query on the old site; null for an address elsewhere. */
  function ownPath(href: string): string | null {
    const value = href.trim();
    if (value.startsWith(GHOST_SITE)) return value.slice(GHOST_SITE.length) || '/';
    if (value.startsWith('/') && !value.startsWith('//')) return value;
    if (!/^(?:https?:)?\/\//i.test(value) || !URL.canParse(value, 'https://here.invalid')) return null;
    const { host, pathname, search, hash } = new URL(value, 'https://here.invalid');
    return hosts.includes(host) ? pathname + search + hash : null;
  }

  /** The picture at an address; null if it is none that can be had. */
  function pictureAt(src: string): PictureAddress | null {
    const path = ownPath(src);
    if (path !== null) {
      const [plain = ''] = path.split(/[?#]/, 1);
      const original = originalOf(plain, originals);
      return { key: original, address: original, host: hosts[0] ?? '', isOnOldSite: true };
    }
    const full = src.startsWith('//') ? `https:${src}` : src;
    if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return null;
    const { host, href } = new URL(full);
    return { key: href, address: href, host, isOnOldSite: false };
  }

  return { ownPath, pictureAt };
}

/** The host of the old site, and the same with or without www. */
function hostsOf(siteUrl: string): string[] {
  if (!URL.canParse(siteUrl)) return [];
  const { host } = new URL(siteUrl);
  return [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`];
}

/** The largest copy of a picture that is known. */
function originalOf(path: string, originals: ReadonlySet<string>): string {
  const plain = path.replace(COPY_FOLDER, '');
  const larger = plain.replace(COPY_SIZE, '');
  return originals.has(larger) ? larger : plain;
}

/** The part of a picture's path that stays the same wherever its folder is: '2024/05/kiln.jpg'. */
export function pathInFolder(path: string): string {
  return decodeSafely(path.replace(PICTURE_FOLDER, '').replace(/^\/+/, ''));
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not valid percent-encoding
  }
}

/** What finds a record by a path on the old site: the canonical path, with the query by which WordPress names a post. */
export function recordKey(path: string): string {
  const named = /[?&]((?:p|page_id)=\d+)/.exec(path)?.[1];
  return pathKey(path) + (named ? `?${named}` : '');
}
