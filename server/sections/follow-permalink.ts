import { mapFields } from '#contract/field-meta.ts';
import { pathKey } from '#contract/links.ts';
import { sections } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import type { FieldValues } from '#server/history/content-fields.ts';
import { openSectionStore } from '#server/sections/store.ts';

/** The sections whose links follow a page to its new address. All other links find it by a redirect. */
const FOLLOWING = ['menus', 'footer'] as const;

/** Changes the links of the menus from a page's old path to its new one, in the transaction that moves the page. */
export async function followPermalink(trx: Database['db'], from: string, to: string): Promise<void> {
  const store = openSectionStore({ db: trx, transaction: (work) => work(trx as never) }); // it is one
  for (const name of FOLLOWING) {
    const moved = (values: FieldValues) =>
      mapFields(sections[name].fields, values, (value, { widget }) =>
        widget === 'link' && typeof value === 'string' ? movedLink(value, from, to) : value,
      ) as FieldValues; // the fields of a section return its fields
    await store.change(name, moved);
  }
}

function movedLink(href: string, from: string, to: string): string {
  return href.startsWith('/') && pathKey(href) === from ? to + (/[?#].*$/.exec(href)?.[0] ?? '') : href;
}
