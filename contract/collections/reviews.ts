import { z } from 'zod';
import { withMeta } from '#contract/field-meta.ts';
import { AVATAR_FACES, AVATARS, STAFF_SOURCE } from '../constants.ts';
import {
  choice,
  line,
  number,
  order,
  requiredChoice,
  requiredLine,
  requiredText,
  toggle,
  webAddress,
  wholeNumber,
} from '../fields.ts';
import { reviewRules } from '../form-rules.ts';
import { publicBody, replyOf } from '../sections/section.ts';
import { stamps, spamFields } from '../sections/stamps.ts';
import { saved } from '../texts.ts';
import { defineCollection } from './define-collection.ts';

const { name, role, stars, review: opinion, avatar } = reviewRules;
/** The fields of a review that a visitor sends. */
export const reviewFields = {
  name: requiredLine(name.label, { ...name, personal: 'name' }),
  role: line(role.label, { ...role, personal: 'text' }),
  stars: wholeNumber(stars.label, stars),
  review: requiredText(opinion.label, { ...opinion, personal: 'text' }),
  avatar: requiredChoice(avatar.label, avatar.options, { message: avatar.message }),
  /** Which of the faces drawn from the name. It is chosen together with the avatar. */
  face: number('Face', { min: 0, max: AVATAR_FACES - 1, integer: true }),
};

/** Where a review was published before; '' for nowhere. Visitors may follow it, so it is a full address. */
const sourceUrl = webAddress('Address of the review', {
  max: 500,
  help: 'The page on which visitors can read it. Empty if there is none.',
});

/** All fields of a review, including those that only staff set. */
const fields = {
  ...reviewFields,
  avatar: choice('Avatar', AVATARS, 'male'),
  source: line('Source', {
    max: 40,
    initial: STAFF_SOURCE,
    help: 'Such as Google, Clutch or an email. Empty if it reached you otherwise.',
  }),
  sourceUrl,
  isApproved: toggle('Approved', true),
  isVisible: toggle('Visible', true),
  order: order(),
};

const invitationFields = {
  _id: z.string(),
  projectId: z.string().default(''),
  /** The project's title when the review was sent. */
  projectTitle: z.string().default(''),
  enquiryId: z.string().default(''),
  /** A hash of what the client wrote. */
  wordsHash: z.string(),
};
/** The invitation that a review came by; null without one. Only the server sets it. */
const invitation = withMeta(z.object(invitationFields).nullable().default(null), {
  label: '',
  widget: 'group',
  shape: invitationFields,
});
/** Whether an invited client wrote it, and nobody changed the words since. Only the server sets it. */
const isVerified = z.boolean().default(false);

/** What clients sent. */
export const reviews = defineCollection({
  name: 'reviews',
  path: '/reviews',
  labels: { title: 'Client reviews', one: 'review', many: 'reviews' },
  panel: {
    icon: 'star',
    keys: { open: 'r', create: 'r' },
    keywords: 'opinions stars approve pending',
    group: 'Inbox',
    needsWidth: true,
  },
  messages: { deleted: saved.reviewDeleted },
  title: 'name',
  fields,
  computed: { isVerified, invitation, ...spamFields },
  publicWhen: { isApproved: true, isVisible: true },
  order: 'sparse',
  search: ['name', 'role', 'review'],
  hasOwnLists: true,
});

/** A review as the public sees it. */
export const publicReview = replyOf({ ...fields, isVerified, ...stamps });

/** How many reviews the public sees of those received by the form or an invitation; 0 of 0 if that is not shown. */
export const reviewCounts = replyOf({ published: z.number().int(), received: z.number().int() });
/** From a visitor: fields that a visitor may not set are ignored. */
export const reviewSubmission = publicBody(reviewFields);

export type Review = z.output<typeof reviews.record>;
export type ReviewCounts = z.output<typeof reviewCounts>;
export type PublicReview = z.output<typeof publicReview>;
