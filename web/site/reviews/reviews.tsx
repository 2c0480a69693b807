import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useRef, useState } from 'react';
import { REVIEWS_ADVANCE_MS, STARS_MAX } from '#contract/constants.ts';
import { averageStars } from '#contract/rating.ts';
import type { PublicReview, ReviewCounts } from '#contract/collections/reviews.ts';
import { forms, loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

const TITLE = 'Client reviews';

/** The reviews of clients, and the form to write one. */
export function Reviews() {
  const { data, error, refetch } = useQuery(query('GET /reviews'));
  const { data: counts } = useQuery(query('GET /reviews/summary'));
  if (data) return <ReviewsView reviews={data} counts={counts} />;
  return (
    <StateSection
      id="reviews"
      title={TITLE}
      ground="sand"
      ridge="c"
      failure={error && messageOf(error, loadFailed.reviews)}
      onRetry={() => void refetch()}
    />
  );
}

interface ReviewsViewProps {
  reviews: PublicReview[];
  /** Absent if they could not be loaded. */
  counts?: ReviewCounts | undefined;
}

export function ReviewsView({ reviews, counts }: ReviewsViewProps) {
  const [open, setOpen] = useState(false);
  const [thanks, setThanks] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);

  function showForm(shown: boolean, message = '') {
    setOpen(shown);
    setThanks(message);
    if (message) toggle.current?.focus();
  }

  return (
    <Section ground="sand" ridge="c" id="reviews" aria-labelledby="reviews-heading">
      <div className={styles.head}>
        <SectionHeading id="reviews-heading" className={styles.heading} title={TITLE} />
        {reviews.length > 0 && <Average reviews={reviews} />}
        {counts && counts.received > 0 && <p className={styles.counts}>{countsText(counts)}</p>}
        <Button
          ref={toggle}
          variant="dark"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="review-form"
          onClick={() => showForm(!open)}
        >
          {open ? forms.closeReview : forms.giveReview}
        </Button>
      </div>
      <div id="review-form" className={styles.place}>
        <FormStatus state={thanks ? 'sent' : 'idle'} message={thanks} />
        {open && <ReviewForm onSent={(message) => showForm(false, message)} />}
      </div>
      {reviews.length === 0 ? (
        <p className={styles.none}>No reviews yet. Be the first to write one.</p>
      ) : (
        <Carousel
          label={TITLE}
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
      <span>
        <strong>{average}</strong> on average, from {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  );
}

/** The rule of the counts is in the panel's settings. */
function countsText({ published, received }: ReviewCounts): string {
  return `${published} of ${received} received ${received === 1 ? 'review is' : 'reviews are'} published.`;
}
