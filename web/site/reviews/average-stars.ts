/** The average of at least one review's stars, to one decimal. */
export function averageStars(reviews: { stars: number }[]): number {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}
