import { Button } from '@mantine/core';
import { TbUserHeart } from 'react-icons/tb';
import { Link } from 'react-router';
import { inviteAddress } from '#web/admin/shell/invite-address.ts';
import { portfolio, type PortfolioItem } from '#contract/collections/portfolio.ts';
import { SuggestionsProvider, countTerms } from '#web/admin/editing/fields/suggestions.ts';
import { HtmlField } from '#web/admin/editing/fields/html-field.tsx';
import { FieldAt, useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import { PageHead } from '#web/admin/editing/records/page-head.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { CategoryField } from './category-field.tsx';
import { ColorFields } from './color-fields.tsx';
import { VisibilityNote } from '#web/admin/editing/publishing/visibility-note.tsx';
import { visibilityState } from '#web/admin/editing/publishing/visibility-publishing.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

/** The page of a portfolio item. */
export function PortfolioForm({ record }: SlotProps<PortfolioItem>) {
  useSlugFromTitle();
  return (
    <>
      <PageHead leadField="excerpt" isPublic={record !== null && visibilityState(portfolio, record) === 'published'} />
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
        <VisibilityNote collection={portfolio} slug={record?.slug ?? null} />
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
            {collectionsTexts.inviteTheClientToReview}
          </Button>
        </RecordCard>
      )}
    </>
  );
}

/** Suggestions from other items, for fields with recurring terms. */
function useSuggestedTerms() {
  const { data } = useQuery(query('GET /portfolio', { query: { limit: LIST_LIMIT_MAX, brief: 'true' } }));
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
