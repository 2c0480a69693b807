import type { z } from 'zod';
import { AVATAR_FACES, AVATARS } from '../constants.ts';
import {
  choice,
  line,
  number,
  order,
  orderOrLast,
  requiredChoice,
  requiredLine,
  requiredText,
  toggle,
  wholeNumber,
} from '../fields.ts';
import { reviewRules } from '../form-rules.ts';
import { patchable, publicBody, replyOf, writable } from '../sections/section.ts';
import { stamps, spamFields } from './stamps.ts';

const { name, role, stars, review: opinion, avatar } = reviewRules;
/** The fields of a review that a visitor sends. */
export const reviewFields = {
  name: requiredLine(name.label, name),
  role: line(role.label, role),
  stars: wholeNumber(stars.label, stars),
  review: requiredText(opinion.label, opinion),
  avatar: requiredChoice(avatar.label, avatar.options, { message: avatar.message }),
  /** Which of the faces drawn from the name. It is chosen together with the avatar. */
  face: number('Face', { min: 0, max: AVATAR_FACES - 1, integer: true }),
};

/** All fields of a review, including those that only staff set. */
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
/** The review for staff. */
export const review = replyOf({ ...reviewStaffFields, ...spamFields, ...stamps });
/** From a visitor: fields that a visitor may not set are ignored. */
export const reviewSubmission = publicBody(reviewFields);
export const reviewCreate = writable({ ...reviewStaffFields, order: orderOrLast() });
export const reviewUpdate = patchable(reviewStaffFields);

export type Review = z.output<typeof review>;
export type PublicReview = z.output<typeof publicReview>;
