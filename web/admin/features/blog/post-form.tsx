import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BlogPost } from '#contract/records/blog-post.ts';
import { query } from '#web/api.ts';
import { SuggestionsProvider } from '#web/admin/editing/fields/suggestions.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { PostStateField } from './post-state-field.tsx';

/** The main column of a post. */
export function PostForm() {
  useSlugFromTitle();
  return (
    <>
      <FieldAt name="title" />
      <FieldAt name="slug" />
      <FieldAt name="excerpt" />
      <FieldAt name="content" />
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
        <PostStateField slug={record?.slug ?? null} />
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
      <RecordCard title="Search result">
        <FieldAt name="seo" />
      </RecordCard>
    </>
  );
}
