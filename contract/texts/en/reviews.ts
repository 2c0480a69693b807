import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

const reviews = (count: number) => plural(count, '1 review', `${count} reviews`);

export const verified = 'Verified client';
export const verifiedMeans =
  'We invited this client by a personal link, which works once. The words are theirs, as they wrote them.';
export const none = 'No reviews yet. Be the first to write one.';
/** `{average}` is a number in bold type. */
export const average = (count: number) => `{average} on average, from ${reviews(count)}`;
export const published = (published: number, received: number) =>
  plural(
    received,
    `${published} of ${received} received review is published.`,
    `${published} of ${received} received reviews are published.`,
  );
export const readMore = 'Read more';
export const readLess = 'Read less';
export const firstPublished = (source: string) => `First published on ${source}`;
export const give = 'Give your review';
export const close = 'Close form';
