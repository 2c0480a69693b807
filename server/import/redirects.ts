import { collections } from '#contract/collections/index.ts';
import { REDIRECT_FROM_MAX } from '#contract/constants.ts';
import { pathKey } from '#contract/links.ts';
import type { ImportLine, ImportNote, ImportOutcome } from '#contract/records/import.ts';
import { redirectCreate } from '#contract/records/redirect.ts';
import { importedKey } from './imported-records.ts';
import type { PlannedRecord } from './prepare.ts';
import { note, type Source } from './source.ts';

export interface RedirectRules {
  /** Whether the server itself answers at a path. */
  isOwnPath: (path: string) => boolean;
  /** Whether a public page is at a path. */
  isPublicPath: (path: string) => Promise<boolean>;
  /** The target of the redirect at a path; null if there is none. */
  redirectAt: (path: string) => Promise<string | null>;
}

/** A redirect from an old address, and what becomes of it. */
export interface PlannedRedirect {
  from: string;
  to: string;
  /** The post or page to which it leads; null for a list of posts. */
  record: PlannedRecord | null;
  line: ImportLine;
}

interface Surroundings {
  records: readonly PlannedRecord[];
  known: ReadonlyMap<string, string>;
  rules: RedirectRules;
}

/** The redirects from all old addresses: of posts, pages, tags and categories. */
export async function planRedirects(
  source: Source,
  { records, known, rules }: Surroundings,
): Promise<PlannedRedirect[]> {
  const wanted = [
    ...records.flatMap((record) => (record.source.path ? [{ from: record.source.path, to: record.path, record }] : [])),
    ...source.tagPages.map(({ tag, path }) => ({ from: path, to: tagAddress(tag), record: null })),
  ];
  const own = new Set(records.map(({ path }) => path));
  const planned = new Map<string, PlannedRedirect>();
  for (const { from, to, record } of wanted) {
    const key = from.includes('?') ? from : pathKey(from);
    if (planned.has(key) || key === to) continue; // the same address needs no redirect
    planned.set(key, { from: key, to, record, line: await lineFor({ from: key, to }, { own, known, rules }) });
  }
  return [...planned.values()];
}

function tagAddress(tag: string): string {
  return `${collections.blog.path}?${new URLSearchParams({ tag })}`;
}

interface LineContext {
  /** The new paths of the records. */
  own: ReadonlySet<string>;
  known: ReadonlyMap<string, string>;
  rules: RedirectRules;
}

async function lineFor({ from, to }: { from: string; to: string }, context: LineContext): Promise<ImportLine> {
  const line = (outcome: ImportOutcome, ...notes: ImportNote[]): ImportLine => ({
    ...{ list: 'redirects', title: from, outcome, notes, address: to, collection: '', recordId: '' },
  });
  const { own, known, rules } = context;
  if (known.has(importedKey('redirects', from))) return line('known');
  if (to === '') return line('stays', note('without-target'));
  if (from.includes('?')) return line('stays', note('query-address'));
  const isAllowed = from.length <= REDIRECT_FROM_MAX && redirectCreate.safeParse({ from, to }).success;
  if (!isAllowed || rules.isOwnPath(from) || own.has(from) || (await rules.isPublicPath(from)))
    return line('stays', note('own-address'));
  const existing = await rules.redirectAt(from);
  if (existing === to) return line('known');
  return existing === null ? line('comes') : line('stays', note('other-redirect', { detail: existing }));
}
