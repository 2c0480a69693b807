import { z } from 'zod';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import { publicReview, reviewCounts, reviews, reviewSubmission } from '../collections/reviews.ts';
import { testimonials } from '../collections/testimonials.ts';
import { listOf } from '../sections/section.ts';
import { pagedList, type CallTable } from './call.ts';
import { collectionCalls } from './collection-calls.ts';

/** The lists of testimonials and reviews, and the form for a review. */
export const peopleCalls = {
  'GET /testimonials': {
    summary: 'Visible testimonials',
    who: 'anyone',
    query: z.object(pagedList(LIST_LIMIT_MAX)),
    reply: listOf(testimonials.record),
  },
  'GET /testimonials/admin': {
    summary: 'All testimonials',
    who: 'staff',
    query: z.object(pagedList(BARE_LIST_LIMIT_MAX)),
    reply: listOf(testimonials.record),
  },
  'GET /reviews': {
    summary: 'Approved and visible reviews',
    who: 'anyone',
    query: z.object(pagedList(LIST_LIMIT_MAX)),
    reply: listOf(publicReview),
  },
  'GET /reviews/admin': {
    summary: 'All reviews',
    who: 'staff',
    query: z.object(pagedList(BARE_LIST_LIMIT_MAX)),
    reply: listOf(reviews.record),
  },
  'GET /reviews/summary': {
    summary: 'How many of the received reviews are published, if the site shows that',
    who: 'anyone',
    reply: reviewCounts,
  },
  'POST /reviews': {
    ...collectionCalls['POST /reviews'],
    summary: 'Submit a review. It is public once approved. A review by staff is approved at once',
    who: 'anyone',
    body: reviewSubmission,
    staffBody: reviews.create,
  },
} as const satisfies CallTable;
