import { z } from 'zod';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import * as reviews from '../records/review.ts';
import * as testimonials from '../records/testimonial.ts';
import { listOf } from '../sections/section.ts';
import { idParams, pagedList, deletePublic, reorderCall, type CallTable } from './call.ts';

/** Testimonials and reviews. */
export const peopleCalls = {
  'GET /testimonials': {
    summary: 'Visible testimonials',
    who: 'anyone',
    query: z.object(pagedList(LIST_LIMIT_MAX)),
    reply: listOf(testimonials.testimonial),
  },
  'GET /testimonials/admin': {
    summary: 'All testimonials',
    who: 'staff',
    query: z.object(pagedList(BARE_LIST_LIMIT_MAX)),
    reply: listOf(testimonials.testimonial),
  },
  'POST /testimonials': {
    summary: 'Create a testimonial',
    who: 'staff',
    body: testimonials.testimonialCreate,
    reply: testimonials.testimonial,
    status: 201,
    audit: { action: 'create', kind: 'testimonials' },
    invalidates: 'all',
  },
  'PUT /testimonials/reorder/list': reorderCall('Reorder testimonials', testimonials.testimonial, 'testimonials'),
  'PUT /testimonials/:id': {
    summary: 'Change the given fields of a testimonial',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: testimonials.testimonialUpdate,
    reply: testimonials.testimonial,
    audit: { action: 'update', kind: 'testimonials' },
    invalidates: 'all',
  },
  'DELETE /testimonials/:id': deletePublic('a testimonial', 'testimonials'),
  'GET /reviews': {
    summary: 'Approved and visible reviews',
    who: 'anyone',
    query: z.object(pagedList(LIST_LIMIT_MAX)),
    reply: listOf(reviews.publicReview),
  },
  'GET /reviews/admin': {
    summary: 'All reviews',
    who: 'staff',
    query: z.object(pagedList(BARE_LIST_LIMIT_MAX)),
    reply: listOf(reviews.review),
  },
  'GET /reviews/summary': {
    summary: 'How many of the received reviews are published, if the site shows that',
    who: 'anyone',
    reply: reviews.reviewCounts,
  },
  'POST /reviews': {
    summary: 'Submit a review. It is public once approved. A review by staff is approved at once',
    who: 'anyone',
    body: reviews.reviewSubmission,
    staffBody: reviews.reviewCreate,
    reply: reviews.review,
    status: 201,
    audit: { action: 'create', kind: 'reviews' },
    invalidates: 'all',
  },
  'PUT /reviews/reorder/list': reorderCall('Reorder reviews', reviews.review, 'reviews'),
  'PUT /reviews/:id': {
    summary: 'Change the given fields of a review',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: reviews.reviewUpdate,
    reply: reviews.review,
    audit: { action: 'update', kind: 'reviews' },
    invalidates: 'all',
  },
  'DELETE /reviews/:id': deletePublic('a review', 'reviews'),
} as const satisfies CallTable;
