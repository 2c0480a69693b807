import { createHash } from 'node:crypto';
import { collections } from '#contract/collections/index.ts';
import { RESERVED_PATHS } from '#contract/constants.ts';
import { pathKey } from '#contract/links.ts';
import { slugify } from '#contract/slug.ts';

/** An address of this site, without its fragment. */
export interface OwnAddress {
  /** What stood before the path: '' or the address of the site. */
  origin: string;
  path: string;
  /** Without the question mark. */
  search: string;
  /** With its sign; '' for none. */
  hash: string;
}

/** A page of the export: the URL at which the server answers it, and its address in the export. */
export interface ExportedPage {
  url: string;
  address: string;
}

/** The pages that a person opens to log in, or by an invitation. */
const SERVER_PAGE = /^\/(login|review|preview)(\/|$)/;
const FILE = /^\/(static|uploads|share|api|page-state|\.well-known)\/|\.[a-z0-9]{1,12}$/i;
const ANY_ORIGIN = 'http://site.invalid';
/** Longer names do not fit into a file system, which counts in bytes. */
const NAME_MAX = 200;

/** The lists of collections, and the parameters that filter them. */
const LISTS = new Map(
  Object.values(collections).map(({ path, facets }) => [
    path as string,
    [...new Set([...Object.values<{ key: string }>(facets).map(({ key }) => key), 'tag'])],
  ]),
);

/** Reads an address; null if it is not one of this site. */
export function readOwnAddress(value: string, siteUrl: string): OwnAddress | null {
  const isFull = value === siteUrl || (value.startsWith(siteUrl) && /^[/?#]/.test(value.slice(siteUrl.length)));
  const origin = isFull ? siteUrl : '';
  const rest = value.slice(origin.length);
  if (!isFull && (!rest.startsWith('/') || rest.startsWith('//'))) return null;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(rest) ?? [];
  if (!URL.canParse(path || '/', ANY_ORIGIN)) return null;
  return { origin, path: new URL(path || '/', ANY_ORIGIN).pathname, search, hash };
}

/** Whether an address is that of a file, and not of a page. */
export function isFileAddress(path: string): boolean {
  return FILE.test(path);
}

/** Whether only the server can answer at a path. */
export function needsServer(path: string, adminBase: string): boolean {
  return SERVER_PAGE.test(path) || path === adminBase || path.startsWith(`${adminBase}/`);
}

/** Whether a path leads to a list that a visitor can search or page through. */
export function isListPath(path: string): boolean {
  return LISTS.has(path);
}

/** The file of a page: '/about' is about.html, which most servers send without a redirect. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${decodeURIComponent(address).slice(1)}.html`;
}

/** Gives every page of the site an address without a query. */
export function openPageAddresses() {
  const urls = new Map<string, string>();
  const addresses = new Map<string, string>();

  /** The page at a path with a query. Parameters that its page does not read are left out. */
  function pageAt({ path, search }: Pick<OwnAddress, 'path' | 'search'>): ExportedPage {
    const plain = encodeURI(pathKey(path));
    const chosen = chosenIn(plain, search);
    if (chosen.length === 0) return { url: plain, address: plain };
    const url = `${plain}?${new URLSearchParams(chosen).toString()}`;
    const known = addresses.get(url);
    if (known !== undefined) return { url, address: known };
    const address = freeAddress(plain + chosen.map(([name, value]) => `/${name}/${slugify(value) || '1'}`).join(''));
    addresses.set(url, address);
    urls.set(address, url);
    return { url, address };
  }

  /** Two values may have the same slug. */
  function freeAddress(wanted: string): string {
    let address = wanted;
    for (let count = 2; urls.has(address); count++) address = `${wanted}-${count}`;
    return address;
  }

  return { pageAt };
}

/**
 * What chooses a page of a list: one filter and the number of the page; the first page has none. Of several filters, the
 * last counts: a page for each combination could be more pages than all others together.
 */
function chosenIn(path: string, search: string): [string, string][] {
  const parameters = new URLSearchParams(search);
  const filters = (LISTS.get(path) ?? []).flatMap((name): [string, string][] => {
    const value = parameters.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const page = LISTS.has(path) ? (parameters.get('page') ?? '') : '';
  return [...filters.slice(-1), ...(/^([2-9]|[1-9]\d+)$/.test(page) ? [['page', page] as [string, string]] : [])];
}

/**
 * The name of a file in the export. Most keep their path. Those that the server makes from a query, or whose name does not
 * say their type or is too long for a disk, get a name of their own.
 */
export function fileName({ path, search }: Pick<OwnAddress, 'path' | 'search'>, ending: string): string {
  const plain = decodeURIComponent(path).slice(1);
  const last = plain.slice(plain.lastIndexOf('/') + 1);
  const isPlain = search === '' && /\.[a-z0-9]{1,12}$/i.test(last) && Buffer.byteLength(last) <= NAME_MAX;
  if (isPlain && !plain.startsWith('api/')) return plain;
  const hash = createHash('sha256').update(`${path}?${search}`).digest('hex').slice(0, 20);
  return `files/${hash}.${ending}`;
}

/** Whether a page at this address would overwrite something else of the export. */
export function isTaken(address: string): boolean {
  return ['/index', '/404'].includes(address) || RESERVED_PATHS.some((one) => address.startsWith(`${one}/`));
}
