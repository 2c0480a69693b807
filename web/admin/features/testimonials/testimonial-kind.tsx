import { useMemo } from 'react';
import { testimonials, type Testimonial } from '#contract/collections/testimonials.ts';
import { loadFailed, saved, saveFailed } from '#contract/texts.ts';
import { collectionKind } from '#web/admin/editing/collections/collection-kind.tsx';
import { sharedPreview, testimonialsPage } from '#web/admin/editing/preview/shared-pages.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { RecordKind } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { allTestimonials, useTestimonialCache, useTestimonials } from './testimonials.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

/** The hint for an empty list. */
export const emptyHint = testimonialsTexts.whatClientsSayAboutYourWork;

/** The form for a new testimonial, with a preview of the page that shows it. */
export function useTestimonialKind(): RecordKind<Testimonial, Testimonial> {
  useTestimonials();
  const cache = useTestimonialCache();
  return useMemo(
    () => ({ ...testimonialKind, preview: (record) => sharedPreview(testimonialsPage, record, cache.all) }),
    [cache],
  );
}

/** The form for a new testimonial; existing ones are edited in their list. */
const testimonialKind = collectionKind<Testimonial, Testimonial>(testimonials, {
  key: 'GET /testimonials/admin',
  texts: {
    ...{ saved: saved.updated, saveFailed: saveFailed.update, loadFailed: loadFailed.admin },
    ...{ created: saved.testimonialCreated, createFailed: saveFailed.create, emptyHint },
  },
  blank: () => ({ order: null }),
  list: async () => {
    const items = await allTestimonials();
    return { items, page: 1, totalPages: 1, total: items.length };
  },
  row: ({ name, role }) => ({ title: name, detail: role }),
  saveLabel: () => testimonialsTexts.createTestimonial,
  Form: TestimonialForm,
  Aside: TestimonialAside,
});

function TestimonialForm() {
  return (
    <>
      <FieldAt name="name" />
      <FieldAt name="role" />
      <FieldAt name="feedback" />
      <FieldAt name="imageUrl" />
    </>
  );
}

function TestimonialAside() {
  return (
    <RecordCard title={testimonialsTexts.onTheSite}>
      <FieldAt name="isVisible" />
      <FieldAt name="order" />
    </RecordCard>
  );
}
