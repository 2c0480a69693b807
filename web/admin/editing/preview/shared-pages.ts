import type { z } from 'zod';
import { reviewCreate } from '#contract/records/review.ts';
import { testimonialCreate } from '#contract/records/testimonial.ts';
import { query } from '#web/api.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { leavesOf, type Leaf } from './field-targets.ts';
import { NEW, stamped, type PreviewPage, type PreviewSource } from './sources.ts';

/** A record as a page shows it among others; without an order it is the last. */
export interface Shared {
  _id: string;
  name: string;
  isVisible: boolean;
  isApproved?: boolean;
  order?: number | undefined;
}

/** A page that shows many records of a kind, all of which come by one call. */
export interface SharedPage extends PreviewPage {
  /** One of them in a sentence: 'review'. */
  one: string;
  key: readonly unknown[];
  fields: z.ZodType;
  /** The fields that are seen, and the one that speaks for the record. */
  seen: readonly string[];
  main: string;
}

export const reviewsPage: SharedPage = {
  ...{ title: 'Client reviews', start: '/about', page: '/about', place: '#reviews', one: 'review' },
  ...{ fields: reviewCreate, seen: ['review', 'name', 'role'], main: 'review' },
  key: query('GET /reviews').queryKey,
};

export const testimonialsPage: SharedPage = {
  ...{ title: 'Testimonials', start: '/', page: '/', place: '#testimonials', one: 'testimonial' },
  ...{ fields: testimonialCreate, seen: ['imageUrl', 'feedback', 'name', 'role'], main: 'feedback' },
  key: query('GET /testimonials').queryKey,
};

/** What the page's call answers, and what says what on it, for records in the order in which they are to stand. */
export function previewOfAll(page: SharedPage, records: readonly Shared[]) {
  const shown = records.filter((record) => absenceOf(page, record) === '');
  return {
    answers: [{ key: page.key, value: shown }],
    leaves: shown.flatMap((record) => leavesAmong(page, record)),
  };
}

/** The record of a path among several: `ID.review`. */
export function recordOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** One record over its form, among all of them as they are saved; they may be on their way. */
export function sharedPreview(
  page: SharedPage,
  saved: Shared | null,
  all: () => readonly Shared[] | undefined,
): PreviewSource {
  const id = saved?._id ?? NEW;
  const typed = (fields: Values) => ({ ...saved, ...stamped(fields), _id: id }) as Shared & Values; // its form has all fields
  const preview = (fields: Values) => {
    const others = (all() ?? []).filter(({ _id }) => _id !== id);
    return previewOfAll(page, [...others, typed(fields)].toSorted(byOrder));
  };
  return {
    ...page,
    answers: (fields) => preview(fields).answers,
    among: {
      id,
      main: page.main,
      others: all,
      leaves: (fields) => preview(fields).leaves,
      absence: (fields) => absenceOf(page, typed(fields)),
      linkTo: (other) => {
        const found = other === id ? undefined : all()?.find(({ _id }) => _id === other);
        return found && { title: `the ${page.one} of ${found.name}`, path: `${screens[page.one] ?? ''}/${other}` };
      },
    },
  };
}

const screens: Record<string, string> = { review: '/reviews', testimonial: '/testimonials' };

function byOrder(a: Shared, b: Shared): number {
  return (a.order ?? Infinity) - (b.order ?? Infinity) || (a._id < b._id ? -1 : 1);
}

function absenceOf({ one }: SharedPage, { isApproved, isVisible }: Shared): string {
  if (isApproved === false) return `The page does not show this ${one}: it is not approved.`;
  return isVisible ? '' : `The page does not show this ${one}: it is not visible.`;
}

function leavesAmong({ fields, seen }: SharedPage, record: Shared): Leaf[] {
  const leaves = leavesOf(fields, record, record._id);
  return seen.flatMap((field) => leaves.filter(({ path }) => path === `${record._id}.${field}`));
}
