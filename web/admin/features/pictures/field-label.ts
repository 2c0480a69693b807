import { collections } from '#contract/collections/index.ts';
import type { PictureUse } from '#contract/records/picture.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { labelAt } from '#web/admin/editing/form/labels.ts';

/** The label of a field as its form has it. */
export function fieldLabel({ kind, id, field }: Pick<PictureUse, 'kind' | 'id' | 'field'>): string {
  // The server names the sections that it knows.
  const schema = kind === 'sections' ? sections[id as SectionName].fields : collections[kind].record;
  return labelAt(schema, field);
}
