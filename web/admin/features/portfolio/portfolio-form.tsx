import type { PortfolioItem } from '#contract/records/portfolio-item.ts';
import { SuggestionsProvider } from '#web/admin/editing/fields/suggestions.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { CategoryField } from './category-field.tsx';
import { ItemStateNote } from './item-state-note.tsx';
import { useSuggestedTerms } from './use-suggested-terms.ts';

/** The main column of a portfolio item. */
export function PortfolioForm() {
  useSlugFromTitle();
  return (
    <>
      <FieldAt name="title" />
      <FieldAt name="slug" />
      <FieldAt name="excerpt" />
      <FieldAt name="description" />
      <FieldAt name="gallery" />
      <FieldAt name="images" />
    </>
  );
}

/** Visibility, position and facts of a portfolio item. */
export function PortfolioAside({ record }: SlotProps<PortfolioItem>) {
  const known = useSuggestedTerms();
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
        <CategoryField known={known.category} />
        <FieldAt name="client" />
        <FieldAt name="projectDate" />
        <SuggestionsProvider value={known}>
          <FieldAt name="techUsed" />
          <FieldAt name="tags" />
        </SuggestionsProvider>
      </RecordCard>
      <RecordCard>
        <FieldAt name="liveUrl" />
        <FieldAt name="externalUrl" />
      </RecordCard>
    </>
  );
}
