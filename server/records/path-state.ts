import { fixedPaths } from '#contract/kinds.ts';
import type { Database } from '#server/db/open.ts';
import { findPage } from './permalinks.ts';

/** What visitors find at a path of this site: a page or a redirect, a page that is not public, or nothing. */
export type PathState = 'public' | 'hidden' | 'missing';

/** The state of a path, and the title of its page; null if there is no page or it has a fixed one. */
export async function pathState(db: Database['db'], path: string): Promise<{ state: PathState; title: string | null }> {
  if (fixedPaths.includes(path)) return { state: 'public', title: null };
  const page = await findPage(db, path);
  if (page) return { state: page.isPublic ? 'public' : 'hidden', title: page.title };
  const redirects = db.selectFrom('redirects').select('to_address').where('from_path', '=', path);
  const isRedirected = !!(await redirects.executeTakeFirst())?.to_address;
  return { state: isRedirected ? 'public' : 'missing', title: null };
}
