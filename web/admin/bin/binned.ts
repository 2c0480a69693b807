import type { BinKind } from '#contract/constants.ts';
import type { Binned } from '#contract/records/history.ts';

interface Kind {
  /** What one of them is called. */
  one: string;
  /** Where one is, once it is back. */
  to: (id: string) => string;
}

export const KINDS: Record<BinKind, Kind> = {
  blog: { one: 'Post', to: (id) => `/blog/${id}` },
  portfolio: { one: 'Portfolio item', to: (id) => `/portfolio/${id}` },
  services: { one: 'Service page', to: (id) => `/service/${id}` },
  testimonials: { one: 'Testimonial', to: (id) => `/testimonials/${id}` },
  reviews: { one: 'Review', to: (id) => `/reviews/${id}` },
  messages: { one: 'Message', to: (id) => `/contact-messages?message=${id}` },
  leads: { one: 'Lead', to: (id) => `/leads?lead=${id}` },
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long it can still be brought back: '30 days left', '1 day left', 'less than an hour left'. */
export function timeLeft({ goneAt }: Pick<Binned, 'goneAt'>, now = Date.now()): string {
  const left = Date.parse(goneAt) - now;
  if (left < HOUR_MS) return 'less than an hour left';
  const [count, unit] = left < DAY_MS ? [Math.floor(left / HOUR_MS), 'hour'] : [Math.ceil(left / DAY_MS), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}
