import type { AVATARS } from '#contract/constants.ts';
import { reviewRules } from '#contract/form-rules.ts';
import { formProblems } from '#web/site/forms/field-problem.ts';
import type { Problems } from '#web/site/forms/problems.ts';

export type Avatar = (typeof AVATARS)[number];
export type ReviewField = keyof typeof reviewRules;

export interface ReviewInput {
  name: string;
  role: string;
  stars: number;
  review: string;
  avatar: Avatar | null;
  /** Which face of the avatar. */
  face: number;
}

/** The fields of the review form, in their order on the screen. */
export const reviewFields = Object.keys(reviewRules) as ReviewField[];

export const emptyReview: ReviewInput = {
  name: '',
  role: '',
  stars: reviewRules.stars.fallback,
  review: '',
  avatar: null,
  face: 0,
};

/** The problems of a review, by field. */
export function reviewProblems(input: ReviewInput): Problems<ReviewField> {
  return formProblems<ReviewField>(reviewRules, input);
}
