import { useRef, useState } from 'react';
import { REVIEWS_ADVANCE_MS, STARS_MAX } from '#contract/constants.ts';
import { averageStars } from '#contract/rating.ts';
import type { PublicReview, ReviewCounts } from '#contract/collections/reviews.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { fillText } from '#web/ui/fill-text.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { usePageTexts } from '../page-texts.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

interface ReviewsData {
  reviews: PublicReview[] | undefined;
  /** Absent if they could not be loaded. */
  counts: ReviewCounts | undefined;
  retention?: unknown;
}

/** The reviews of clients, and the form to write one. */
export function Reviews({ content, data, place }: BlockProps<'reviews', ReviewsData>) {
  const texts = usePageTexts();
  const { heading, showsWhenEmpty } = content;
  const { reviews = [], counts } = data;
  const [open, setOpen] = useState(false);
  const [thanks, setThanks] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);

  function showForm(shown: boolean, message = '') {
    setOpen(shown);
    setThanks(message);
    if (message) toggle.current?.focus();
  }

  if (reviews.length === 0 && !showsWhenEmpty) return <EmptyPart place={place} heading={heading} />;
  return (
    <Section ground="sand" ridge="c" id={place.anchor} aria-labelledby={`${place.anchor}-heading`}>
      <div className={styles.head}>
        <SectionHeading
          id={`${place.anchor}-heading`}
          level={place.level}
          className={styles.heading}
          title={heading}
          paths={headingPaths(content)}
        />
        {reviews.length > 0 && <Average reviews={reviews} />}
        {counts && counts.received > 0 && (
          <p className={styles.counts}>{reviewTexts.published(counts.published, counts.received)}</p>
        )}
        <Button
          ref={toggle}
          variant="dark"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${place.anchor}-form`}
          onClick={() => showForm(!open)}
        >
          {open ? reviewTexts.close : reviewTexts.give}
        </Button>
      </div>
      <div id={`${place.anchor}-form`} className={styles.place}>
        <FormStatus state={thanks ? 'sent' : 'idle'} message={thanks} />
        {open && <ReviewForm onSent={(message) => showForm(false, message)} />}
      </div>
      {reviews.length === 0 ? (
        <p className={styles.none} data-field={fieldPath(texts, 'reviewsEmpty')}>
          {texts.reviewsEmpty || reviewTexts.none}
        </p>
      ) : (
        <Carousel
          label={heading}
          advanceEvery={REVIEWS_ADVANCE_MS}
          slides={reviews.map((review) => ({ key: review._id, content: <ReviewCard review={review} /> }))}
        />
      )}
    </Section>
  );
}

function Average({ reviews }: { reviews: PublicReview[] }) {
  const average = averageStars(reviews);
  if (average === null) return null;
  return (
    <p className={styles.average}>
      <Stars count={average} of={STARS_MAX} size={22} />
      <span>{fillText(reviewTexts.average(reviews.length), { average: <strong>{average}</strong> })}</span>
    </p>
  );
}
