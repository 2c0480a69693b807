import type { OwnColumns } from './kind.ts';

/** The column of each field that a query filters or sorts by, where the table of its kind has one. */
export const COLUMN_OF_FIELD = {
  slug: 'slug',
  order: 'position',
  status: 'status',
  category: 'category',
  source: 'source',
  publishedAt: 'published_at',
  isVisible: 'is_visible',
  isApproved: 'is_approved',
  isPublished: 'is_published',
  isSuspect: 'is_suspect',
} as const satisfies Record<string, keyof OwnColumns>;
