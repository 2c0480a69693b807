import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { blog, type BlogPost } from '#contract/collections/blog.ts';
import { query } from '#web/api.ts';
import { SuggestionsProvider } from '#web/admin/editing/fields/suggestions.ts';
import { HtmlField } from '#web/admin/editing/fields/html-field.tsx';
import { FieldAt, useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import { PageHead } from '#web/admin/editing/records/page-head.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { scheduleState } from '#web/admin/editing/publishing/schedule-state.ts';
import { ScheduleStateField } from '#web/admin/editing/publishing/schedule-state-field.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';

/** The page of a post. */
export function PostForm({ record }: SlotProps<BlogPost>) {
  useSlugFromTitle();
  return (
    <>
      <PageHead leadField="excerpt" isPublic={record !== null && scheduleState(record) === 'published'} />
      <HtmlField {...useFieldAt('content')} isPage />
    </>
  );
}

/** Publication and details of a post. */
export function PostAside({ record }: SlotProps<BlogPost>) {
  const { data } = useQuery(query('GET /blog', { query: { limit: 1, brief: 'true' } }));
  const suggestions = useMemo(
    () => ({ tags: data?.tags.map(({ tag, count }) => ({ word: tag, count })) ?? [] }),
    [data],
  );
  return (
    <>
      <RecordCard>
        <ScheduleStateField collection={blog} slug={record?.slug ?? null} />
        <FieldAt name="publishedAt" />
      </RecordCard>
      <RecordCard>
        <FieldAt name="coverImageUrl" />
      </RecordCard>
      <RecordCard>
        <FieldAt name="author" />
        <FieldAt name="authorPortrait" />
        <SuggestionsProvider value={suggestions}>
          <FieldAt name="tags" />
        </SuggestionsProvider>
      </RecordCard>
      <RecordCard title={commonTexts.searchResult}>
        <FieldAt name="seo" />
      </RecordCard>
    </>
  );
}
