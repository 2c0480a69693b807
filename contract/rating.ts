/** In the hero's badge, and only there: the average of the approved reviews. */
export const RATING_PLACEHOLDER = '{rating}';

/** The average stars of reviews, to one decimal; null if there are none. */
export function averageStars(reviews: { stars: number }[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

/** A text with the average in place of the placeholder. */
export function fillRating(text: string, average: number): string {
  return text.replaceAll(RATING_PLACEHOLDER, average.toFixed(1));
}
