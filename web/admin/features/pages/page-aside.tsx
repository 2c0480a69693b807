import { pages, type Page } from '#contract/collections/pages.ts';
import { ScheduleStateField } from '#web/admin/editing/publishing/schedule-state-field.tsx';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** Who sees a page, and how search engines show it. */
export function PageAside({ record }: SlotProps<Page>) {
  return (
    <>
      <RecordCard>
        <ScheduleStateField collection={pages} slug={record?.slug ?? null} />
        <FieldAt name="publishedAt" />
      </RecordCard>
      <RecordCard title={commonTexts.searchResult}>
        <FieldAt name="seo" />
      </RecordCard>
    </>
  );
}
