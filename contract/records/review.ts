import type { z } from 'zod';
import { AVATARS, NAME_MIN, OPINION_MIN, REVIEW_MAX, STARS_DEFAULT, STARS_MAX, STARS_MIN } from '../constants.ts';
import {
  choice,
  line,
  order,
  orderOrLast,
  requiredChoice,
  requiredLine,
  requiredText,
  toggle,
  wholeNumber,
} from '../fields.ts';
import { patchable, publicBody, replyOf, writable } from '../sections/section.ts';
import { stamps, spamFields } from './stamps.ts';

/** What a visitor may say in a review. */
export const reviewFields = {
  name: requiredLine('Name', { min: NAME_MIN, max: REVIEW_MAX.name }),
  role: line('Role', { max: REVIEW_MAX.role }),
  stars: wholeNumber('Stars', { min: STARS_MIN, max: STARS_MAX, fallback: STARS_DEFAULT }),
  review: requiredText('Review', { min: OPINION_MIN, max: REVIEW_MAX.review }),
  avatar: requiredChoice('Avatar', AVATARS),
};

/** What staff decide about a review besides. */
export const reviewStaffFields = {
  ...reviewFields,
  avatar: choice('Avatar', AVATARS, 'male'),
  source: line('Source', { max: 40, initial: 'admin' }),
  isApproved: toggle('Approved', true),
  isVisible: toggle('Visible', true),
  order: order(),
};

/** A client's review; the public sees it once it is approved and while it is visible. */
export const publicReview = replyOf({ ...reviewStaffFields, ...stamps });
/** The same as staff see it. */
export const review = replyOf({ ...reviewStaffFields, ...spamFields, ...stamps });
/** From a visitor: what a visitor may not set is ignored. */
export const reviewSubmission = publicBody(reviewFields);
export const reviewCreate = writable({ ...reviewStaffFields, order: orderOrLast() });
export const reviewUpdate = patchable(reviewStaffFields);

export type Review = z.output<typeof review>;
export type PublicReview = z.output<typeof publicReview>;
