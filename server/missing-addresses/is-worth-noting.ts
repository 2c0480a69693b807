import { MISSING_ADDRESS_LENGTH } from '#contract/records/missing-address.ts';

/** Folders and files of other products, for which scanners ask every site. */
const SCANNED = /(^|\/)(\.|wp-|wp\/|wordpress|xmlrpc|phpmyadmin|cgi-bin|vendor\/|node_modules|admin\b|administrator)/;
const PAGE_ENDING = /\.(html?|php|aspx?|jsp|pdf)$/;
const ENDING = /\.[a-z0-9]{1,8}$/;
/** A long row of letters and digits may be a key in somebody's link. */
const KEY = /[a-z0-9_]{32,}/;
const UNREADABLE = /[\p{Cc}\uFFFD%]/u;

/**
 * Whether a missing address may be one of a former page. Scanners, files that pages load, and addresses that may name a
 * person are none.
 */
export function isWorthNoting(path: string): boolean {
  if (path.length > MISSING_ADDRESS_LENGTH || path.includes('@') || KEY.test(path) || UNREADABLE.test(path))
    return false;
  return !SCANNED.test(path) && (PAGE_ENDING.test(path) || !ENDING.test(path));
}
