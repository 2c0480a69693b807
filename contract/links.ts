/**
 * The kind of target of a link value. `route` stays in the application, `anchor` on the page, `contact` opens mail or
 * telephone, `file` is answered by the server without a page, `outside` opens a new tab. A value without scheme and leading slash gets the slash.
 */
export type Link = { kind: 'route' | 'anchor' | 'contact' | 'file' | 'outside'; href: string };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** An uploaded picture, PDF or video. */
const FILE = /^\/(uploads\/|files\/[0-9a-f]{32}\/)/;
const SAFE_SCHEME = /^(https?|mailto|tel):/i;

/** Classifies a link value. An unsafe one (`javascript:` and the like) leads to the home page. */
export function parseLink(value: string): Link {
  const href = value.trim();
  if (!isSafeLink(href)) return { kind: 'route', href: '/' };
  if (href.startsWith('#')) return { kind: 'anchor', href };
  if (/^(mailto|tel):/i.test(href)) return { kind: 'contact', href };
  if (SCHEME.test(href)) return { kind: 'outside', href };
  const path = href.startsWith('/') ? href : `/${href}`;
  return { kind: FILE.test(path) ? 'file' : 'route', href: path };
}

/** Whether a value may stand in a link: no scheme but http, https, mailto and tel, no disguised other host. */
export function isSafeLink(value: string): boolean {
  const link = value.trim();
  if (/[\p{Cc}\\]/u.test(value) || link.startsWith('//')) return false;
  return !SCHEME.test(link) || SAFE_SCHEME.test(link);
}

/** Whether a value is a full address of a page on the web, without credentials. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(value) || !isSafeLink(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/**
 * Whether a value may be the source of an image or video: a path of this site or an https address. The pages'
 * Content-Security-Policy allows no others.
 */
export function isSafeSource(value: string): boolean {
  return isSafeLink(value) && (value.startsWith('/') || /^https:\/\/[^/]/i.test(value));
}

/**
 * Whether a value may be the target of a permanent redirect: a path of this site or an https address, without
 * credentials.
 */
export function isRedirectTarget(value: string): boolean {
  if (!isSafeSource(value) || !URL.canParse(value, BASE)) return false;
  const { origin, pathname, username, password } = new URL(value, BASE);
  if (username || password) return false;
  return value.startsWith('/') ? origin === BASE && !pathname.startsWith('//') : true;
}

const BASE = 'https://here.invalid';

interface CardLink {
  href: string;
  slug: string;
  /** Words for the row on the Services page, of a service without a page of its own. */
  details?: string;
}

/** The address that a service card links to: its own link, else its row or the page of its slug; '' without both. */
export function serviceCardLink({ href, slug, details }: CardLink): string {
  if (href || !slug) return href;
  return details ? `/services#${serviceRowId(slug)}` : `/services/${slug}`;
}

/** The id of a service's row on the Services page. */
export function serviceRowId(slug: string): string {
  return `service-${slug}`;
}

/** The path of a record's page: where the pages of its collection begin, and its slug. */
export function recordPath({ pagesAt }: { pagesAt: string }, slug: string): string {
  return pagesAt + slug.split('/').map(encodeURIComponent).join('/');
}

/** The canonical form of a path of this site: lower case, decoded, without a final slash, query or fragment. */
export function pathKey(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const plain = decoded(path).normalize('NFC').toLowerCase();
  let end = plain.length;
  while (end > 1 && plain[end - 1] === '/') end--;
  return plain.slice(0, end);
}

/** The path of the page of this site that a link leads to; null for anchors, contacts and other sites. */
export function pagePathOf(link: string): string | null {
  const { kind, href } = parseLink(link);
  return link !== '' && kind === 'route' ? pathKey(href) : null;
}

/** Adds a query, given without its question mark, to an address that may already have one. */
export function withQuery(address: string, search: string): string {
  if (search === '') return address;
  const hashStart = address.indexOf('#');
  const [path, hash] = hashStart < 0 ? [address, ''] : [address.slice(0, hashStart), address.slice(hashStart)];
  return `${path}${path.includes('?') ? '&' : '?'}${search}${hash}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not valid percent-encoding
  }
}

/** The https address of the WhatsApp chat that a value leads to, in any spelling; null if it leads to none. */
export function whatsappChat(value: string): string | null {
  const typed = value.trim();
  const app = /^whatsapp:[/a-z]*(\?[^\s#\\]*)?$/i.exec(typed);
  if (app) return `https://api.whatsapp.com/send${app[1] ?? ''}`;
  if (!isSafeLink(typed) || !WHATSAPP_HOST.test(typed)) return null;
  return SCHEME.test(typed) ? typed : `https://${typed}`;
}

/** The WhatsApp chat with a telephone number, which needs its country code; null for other values. */
export function whatsappChatWith(number: string): string | null {
  if (!TELEPHONE.test(number.trim())) return null;
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 7 && digits.length <= 15 ? `https://wa.me/${digits}` : null;
}

const WHATSAPP_HOST = /^(https?:\/\/)?([a-z0-9-]+\.)*(wa\.me|whatsapp\.com)(\/|$|\?)/i;
const TELEPHONE = /^(tel:)?\+?[\d\s().-]+$/i;
