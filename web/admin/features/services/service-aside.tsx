import { useWatch } from 'react-hook-form';
import { TbHelpCircle, TbSearch } from 'react-icons/tb';
import type { ServicePage } from '#contract/collections/services.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { FoldCard } from './fold-card.tsx';
import { PublishedField } from './published-field.tsx';
import classes from './service-pages.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as servicesTexts from '#web/admin/texts/services.ts';

/** Visibility, position and linked content of a service. */
export function ServiceAside({ record }: SlotProps<ServicePage>) {
  return (
    <>
      <RecordCard>
        <PublishedField slug={record?.slug ?? null} />
        <div className={classes.order}>
          <FieldAt name="order" />
        </div>
      </RecordCard>
      <RecordCard>
        <FieldAt name="coverImageUrl" />
        <FieldAt name="ground" />
        <FieldAt name="excerpt" />
        <FieldAt name="iconKey" />
      </RecordCard>
      <RecordCard>
        <FieldAt name="priceFrom" />
        <FieldAt name="duration" />
        <FieldAt name="project" />
      </RecordCard>
      <RecordCard>
        <FieldAt name="compare" />
      </RecordCard>
      <ServiceQuestions />
      <SearchResult />
    </>
  );
}

function ServiceQuestions() {
  const faqs: unknown = useWatch({ name: 'faqs' });
  const count = asList(faqs).length;
  const detail = count === 0 ? servicesTexts.noQuestionsYet : servicesTexts.questions(count);
  return (
    <FoldCard name="faqs" title={servicesTexts.faqs} Icon={TbHelpCircle} detail={detail}>
      <FieldAt name="faqs" />
    </FoldCard>
  );
}

/** The length search engines show of a title and a description, in characters. */
const SHOWN_LENGTH = { title: 60, description: 160 };

function SearchResult() {
  const seo: unknown = useWatch({ name: 'seo' });
  const [title, description] = [asText(getIn(seo, 'title')).length, asText(getIn(seo, 'description')).length];
  const detail =
    title + description === 0
      ? servicesTexts.takenFromTitleAndExcerpt
      : servicesTexts.titleOfDescriptionOf(title, SHOWN_LENGTH.title, description, SHOWN_LENGTH.description);
  return (
    <FoldCard name="seo" title={commonTexts.searchResult} Icon={TbSearch} detail={detail}>
      <FieldAt name="seo" />
    </FoldCard>
  );
}
