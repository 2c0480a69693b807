import { z } from 'zod';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import { publicReview, reviewCounts, reviews, reviewSubmission } from '../collections/reviews.ts';
import { testimonials } from '../collections/testimonials.ts';
import { listOf } from '../sections/section.ts';
import { idParams, pagedList, deletePublic, reorderCall, type CallTable } from './call.ts';

/** Testimonials and reviews. */
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
  'POST /testimonials': {
    summary: 'Create a testimonial',
    who: 'staff',
    body: testimonials.create,
    reply: testimonials.record,
    status: 201,
    audit: { action: 'create', kind: 'testimonials' },
    invalidates: 'all',
  },
  'PUT /testimonials/reorder/list': reorderCall('Reorder testimonials', testimonials.record, 'testimonials'),
  'PUT /testimonials/:id': {
    summary: 'Change the given fields of a testimonial',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: testimonials.update,
    reply: testimonials.record,
    audit: { action: 'update', kind: 'testimonials' },
    invalidates: 'all',
  },
  'DELETE /testimonials/:id': deletePublic('a testimonial', 'testimonials'),
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
    summary: 'Submit a review. It is public once approved. A review by staff is approved at once',
    who: 'anyone',
    body: reviewSubmission,
    staffBody: reviews.create,
    reply: reviews.record,
    status: 201,
    audit: { action: 'create', kind: 'reviews' },
    invalidates: 'all',
  },
  'PUT /reviews/reorder/list': reorderCall('Reorder reviews', reviews.record, 'reviews'),
  'PUT /reviews/:id': {
    summary: 'Change the given fields of a review',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: reviews.update,
    reply: reviews.record,
    audit: { action: 'update', kind: 'reviews' },
    invalidates: 'all',
  },
  'DELETE /reviews/:id': deletePublic('a review', 'reviews'),
} as const satisfies CallTable;
