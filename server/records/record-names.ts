import { collections } from '#contract/collections/index.ts';
import { isCollection } from '#contract/kinds.ts';
import { isSection, sections } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { recordsOf } from './kind.ts';

/** What staff call a section or record, and the path of its own page; '' for none. */
export interface RecordName {
  title: string;
  path: string;
}

const IDS_AT_ONCE = 500;

/** The names of those sections (by name) or records (by id) that exist. */
export async function recordNames(
  db: Database['db'],
  kind: string,
  ids: readonly string[],
): Promise<Map<string, RecordName>> {
  if (kind === 'sections') return new Map(ids.filter(isSection).map((id) => [id, { title: sections[id].title, path: '' }])); // prettier-ignore
  if (!isCollection(kind)) return new Map();
  const { pagesAt, hasPages } = collections[kind];
  const names = new Map<string, RecordName>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const rows = recordsOf(db, kind).select().select(['id', 'value']).where('id', 'in', some);
    for (const { id, value, slug } of await rows.$if(hasPages, (all) => all.select('slug')).execute())
      names.set(id, { title: recordTitle(JSON.parse(value)), path: hasPages ? pagesAt + (slug ?? '') : '' });
  }
  return names;
}
