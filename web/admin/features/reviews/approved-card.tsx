import { CloseButton, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { TbChevronDown, TbSearch } from 'react-icons/tb';
import type { Review } from '#contract/collections/reviews.ts';
import { empty } from '#contract/texts.ts';
import { searchWords } from '#web/admin/shell/search-words.ts';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import type { ListOrder } from '#web/admin/editing/order/use-order.ts';
import classes from './cards.module.css';
import { ApprovedRow } from './review-row.tsx';
import { matchesReview, type ReviewCache } from './reviews.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

const FIRST = 20;
const MORE = 50;
/** From this number of reviews on there is a search. */
const SEARCH_FROM = 12;

interface ApprovedCardProps {
  /** In the wanted order. */
  reviews: Review[];
  order: ListOrder;
  cache: ReviewCache;
  /** A review that was just created. */
  freshId: string;
}

/** The approved reviews in the order visitors see. */
export function ApprovedCard({ reviews, order, cache, freshId }: ApprovedCardProps) {
  const [limit, setLimit] = useState(() => Math.max(FIRST, reviews.findIndex(({ _id }) => _id === freshId) + 1));
  const [typed, setTyped] = useState('');
  const words = searchWords(useDeferredValue(typed));
  const isFiltered = words.length > 0;
  const found = reviews.flatMap((review, index) => (matchesReview(words, review) ? [{ review, index }] : []));
  const shown = found.slice(0, limit);
  const hidden = found.length - shown.length;
  const move = (from: number, to: number) => {
    order.move(from, to);
    if (to >= limit) setLimit(to + 1);
  };
  return (
    <section className={classes.card} aria-labelledby="approved">
      <header className={classes.head}>
        <h2 id="approved" className={classes.title}>
          {reviewsTexts.approved}
        </h2>
        <span className={classes.count}>{reviews.length}</span>
        {reviews.length >= SEARCH_FROM && (
          <TextInput
            type="search"
            className={classes.search}
            aria-label={reviewsTexts.searchApprovedReviews}
            placeholder={reviewsTexts.nameRoleOrText}
            leftSection={<TbSearch size={16} aria-hidden />}
            rightSection={
              typed && <CloseButton size="sm" aria-label={commonTexts.clearTheSearch} onClick={() => setTyped('')} />
            }
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {reviews.length > 1 && (
          <p className={classes.hint}>
            {isFiltered ? reviewsTexts.clearTheSearchToChange : reviewsTexts.dragToChangeTheOrder}
          </p>
        )}
      </header>
      {reviews.length === 0 && <p className={classes.none}>{reviewsTexts.noReviewIsApprovedYet}</p>}
      {reviews.length > 0 && shown.length === 0 && <p className={classes.none}>{empty.results}</p>}
      <Sortable ids={shown.map(({ review }) => review._id)} nameAt={(at) => shown[at]?.review.name ?? ''} onMove={move}>
        <ol className={classes.rows} aria-label={reviewsTexts.approvedReviews}>
          {shown.map(({ review, index }) => (
            <ApprovedRow
              key={review._id}
              review={review}
              cache={cache}
              index={index}
              isLast={index === reviews.length - 1}
              isMoved={order.moved.has(review._id)}
              isFixed={isFiltered}
              isFresh={review._id === freshId}
              onMove={move}
            />
          ))}
        </ol>
      </Sortable>
      {hidden > 0 && (
        <button type="button" className={classes.more} onClick={() => setLimit(limit + MORE)}>
          {reviewsTexts.showMoreOf(Math.min(hidden, MORE), reviews.length)} <TbChevronDown size={16} aria-hidden />
        </button>
      )}
    </section>
  );
}
