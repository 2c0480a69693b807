import { Button } from '@mantine/core';
import { TbUserHeart } from 'react-icons/tb';
import { Link } from 'react-router';
import { inviteAddress } from '#web/admin/shell/invite-address.ts';
import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { SuggestionsProvider, countTerms } from '#web/admin/editing/fields/suggestions.ts';
import { HtmlField } from '#web/admin/editing/fields/html-field.tsx';
import { FieldAt, useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import { PageHead } from '#web/admin/editing/records/page-head.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { CategoryField } from './category-field.tsx';
import { ColorFields } from './color-fields.tsx';
import { useWatch } from 'react-hook-form';
import { slugify } from '#contract/slug.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { willBePublic, willLeave } from '#web/admin/editing/form/publishing.ts';
import { itemSaveLabel, itemState } from './item-publishing.ts';
import classes from './portfolio.module.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PORTFOLIO_ADMIN_FETCH } from '#contract/constants.ts';
import { query } from '#web/api.ts';

/** The page of a portfolio item. */
export function PortfolioForm({ record }: SlotProps<PortfolioItem>) {
  useSlugFromTitle();
  return (
    <>
      <PageHead lead="excerpt" isPublic={record !== null && itemState(record) === 'published'} />
      <HtmlField {...useFieldAt('description')} isPage />
      <FieldAt name="result" />
      <FieldAt name="results" />
      <FieldAt name="quote" />
      <FieldAt name="gallery" />
      <FieldAt name="images" />
    </>
  );
}

/** Visibility, position and facts of a portfolio item. */
export function PortfolioAside({ record }: SlotProps<PortfolioItem>) {
  const suggestions = useSuggestedTerms();
  return (
    <>
      <RecordCard>
        <FieldAt name="status" />
        <FieldAt name="isVisible" />
        <ItemStateNote slug={record?.slug ?? null} />
        {record && <FieldAt name="order" />}
      </RecordCard>
      <RecordCard>
        <FieldAt name="coverImageUrl" />
      </RecordCard>
      <RecordCard>
        <ColorFields />
      </RecordCard>
      <RecordCard>
        <CategoryField suggestions={suggestions.category} />
        <FieldAt name="client" />
        <FieldAt name="projectDate" />
        <SuggestionsProvider value={suggestions}>
          <FieldAt name="makers" />
          <FieldAt name="techUsed" />
          <FieldAt name="tags" />
        </SuggestionsProvider>
      </RecordCard>
      <RecordCard>
        <FieldAt name="liveUrl" />
        <FieldAt name="externalUrl" />
      </RecordCard>
      {record && (
        <RecordCard>
          <Button
            component={Link}
            to={inviteAddress({ projectId: record._id })}
            variant="default"
            leftSection={<TbUserHeart size={16} aria-hidden />}
          >
            Invite the client to review
          </Button>
        </RecordCard>
      )}
    </>
  );
}

/** Who can see the item, now or after saving. `slug` is the saved slug; null for a new item. */
function ItemStateNote({ slug }: { slug: string | null }) {
  const status: unknown = useWatch({ name: 'status' });
  const isVisible: unknown = useWatch({ name: 'isVisible' });
  const typedSlug: unknown = useWatch({ name: 'slug' });
  const { base } = useEditorState();
  const state = itemState({ status, isVisible });
  const saved = itemState(base);
  const button = itemSaveLabel(state, saved);
  if (state === 'published') {
    const isPublic = saved === 'published' && slug !== null;
    const path = `/portfolio/${isPublic ? slug : slugify(String(typedSlug))}`;
    return <p className={classes.note}>{isPublic ? `Everyone can see it at ${path}.` : willBePublic(path, button)}</p>;
  }
  const note = saved === 'published' ? willLeave(button) : `Only people with panel access can see it.`;
  return <p className={classes.note}>{note}</p>;
}

/** Suggestions from other items, for fields with recurring terms. */
function useSuggestedTerms() {
  const { data } = useQuery(query('GET /portfolio', { query: { limit: PORTFOLIO_ADMIN_FETCH, brief: 'true' } }));
  return useMemo(() => {
    const items = data?.items ?? [];
    return {
      category: data?.categories.map(({ category, count }) => ({ word: category, count })) ?? [],
      tags: countTerms(items.map(({ tags }) => tags)),
      techUsed: countTerms(items.map(({ techUsed }) => techUsed)),
      makers: countTerms(items.map(({ makers = [] }) => makers)),
    };
  }, [data]);
}
