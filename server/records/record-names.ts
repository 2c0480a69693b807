import { collections } from '#contract/collections/index.ts';
import { templates } from '#contract/collections/templates.ts';
import { isCollection } from '#contract/kinds.ts';
import { isSection, sections } from '#contract/sections/index.ts';
import { SECTION_PATHS } from '#contract/section-paths.ts';
import { pathOfPlace } from '#contract/template-places.ts';
import type { Database } from '#server/db/open.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { readProperty } from '#server/read-property.ts';
import { recordsOf } from './kind.ts';

/** What staff call a section or record, and the path of the page that shows it. */
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
  const names = new Map<string, RecordName>();
  if (kind === 'sections') {
    for (const id of ids.filter(isSection)) names.set(id, { title: sections[id].title, path: SECTION_PATHS[id] });
    return names;
  }
  if (!isCollection(kind)) return names;
  const { pagesAt, hasPages } = collections[kind];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const rows = recordsOf(db, kind).select().select(['id', 'value']).where('id', 'in', some);
    for (const { id, value, slug } of await rows.$if(hasPages, (all) => all.select('slug')).execute()) {
      const fields: unknown = JSON.parse(value);
      const place = kind === templates.name ? pathOfPlace(String(readProperty(fields, 'place'))) : '/';
      names.set(id, { title: recordTitle(fields), path: hasPages ? pagesAt + (slug ?? '') : place });
    }
  }
  return names;
}
