import type { BrokenLink } from '#contract/records/broken-link.ts';
import type { IncomingLink } from '#contract/records/incoming-link.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { sectionScreen } from '#web/admin/editing/preview/screens-of-page.ts';
import { collectionNamed } from '#web/admin/shell/collections.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

/** What people call a section or record that has a link: 'Page section Footer', 'Post “Sand”'. */
export function linkingRecordName({ kind, title }: Pick<IncomingLink, 'kind' | 'title'>): string {
  return kind === 'sections'
    ? recordsTexts.pageSection(title)
    : `${upperFirst(collectionNamed(kind).labels.one)} “${title}”`;
}

/** The address in the panel of the form of a section or record, which opens the field. */
export function linkingRecordAddress({ kind, id, field }: Pick<BrokenLink, 'kind' | 'id' | 'field'>): string {
  const search = new URLSearchParams({ field });
  if (kind !== 'sections') return `/${collectionNamed(kind).panel.path}/${id}?${search}`;
  // The server names the sections that it knows.
  return `${sectionScreen(id as Parameters<typeof sectionScreen>[0]).path}?${search}`;
}
