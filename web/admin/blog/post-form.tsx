import type { BlogPost } from '#contract/records/blog-post.ts';
import { FieldAt } from '../records/field-at.tsx';
import type { SlotProps } from '../records/kind.ts';
import { RecordCard } from '../records/record-card.tsx';
import { useSlugFromTitle } from '../records/use-slug-from-title.ts';
import { PostStateField } from './post-state-field.tsx';
import { TextLength } from './text-length.tsx';

/** What a post says. */
export function PostForm() {
  useSlugFromTitle();
  return (
    <>
      <FieldAt name="title" />
      <FieldAt name="slug" />
      <FieldAt name="excerpt" />
      <div>
        <FieldAt name="content" />
        <TextLength name="content" />
      </div>
    </>
  );
}

/** Whether a post is public and since when, and what stands around it. */
export function PostAside({ record }: SlotProps<BlogPost>) {
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
        <FieldAt name="tags" />
      </RecordCard>
      <RecordCard title="Search result">
        <FieldAt name="seo" />
      </RecordCard>
    </>
  );
}
