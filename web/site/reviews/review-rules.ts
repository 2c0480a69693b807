import {
  AVATARS,
  NAME_MIN,
  OPINION_MAX,
  OPINION_MIN,
  STARS_DEFAULT,
  STARS_MAX,
  STARS_MIN,
} from '#contract/constants.ts';
import type { Problems } from '#web/site/forms/problems.ts';

export type Avatar = (typeof AVATARS)[number];

/** The fields of the review form, in their order on the screen. */
export const reviewFields = ['name', 'role', 'stars', 'review', 'avatar'] as const;
export type ReviewField = (typeof reviewFields)[number];

export interface ReviewInput {
  name: string;
  role: string;
  stars: number;
  review: string;
  avatar: Avatar | null;
}

export const emptyReview: ReviewInput = { name: '', role: '', stars: STARS_DEFAULT, review: '', avatar: null };

/** The problems of a review, by field. */
export function reviewProblems({ name, stars, review, avatar }: ReviewInput): Problems<ReviewField> {
  const problems: Problems<ReviewField> = {};
  if (name.trim().length < NAME_MIN) problems.name = `Name needs at least ${NAME_MIN} characters`;
  if (!Number.isInteger(stars) || stars < STARS_MIN || stars > STARS_MAX) {
    problems.stars = `Give ${STARS_MIN} to ${STARS_MAX} stars`;
  }
  const wrongLength = lengthProblem(review.trim().length);
  if (wrongLength) problems.review = wrongLength;
  if (!avatar || !AVATARS.includes(avatar)) problems.avatar = 'Choose a portrait';
  return problems;
}

function lengthProblem(length: number): string | null {
  if (length < OPINION_MIN) return `Review needs at least ${OPINION_MIN} characters`;
  return length > OPINION_MAX ? `Review takes at most ${OPINION_MAX} characters` : null;
}
