import type { z } from 'zod';
import { reviews } from '#contract/collections/reviews.ts';
import { testimonials } from '#contract/collections/testimonials.ts';
import { query } from '#web/api.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { PinnedQuery } from '#web/site/preview/messages.ts';
import { withPaths } from '#web/ui/field-path.ts';
import { UNSAVED_SLUG, withServerFields, type PreviewPage, type PreviewSource } from './preview-sources.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** A record as a page shows it among others. Without an order it comes last. */
export interface SharedRecord {
  _id: string;
  name: string;
  isVisible: boolean;
  isApproved?: boolean;
  order?: number | undefined;
}

/** A page that shows all records of a kind from one call. */
export interface SharedPage extends PreviewPage {
  /** The singular of a record, such as 'review'. */
  singular: string;
  key: readonly unknown[];
  fields: z.ZodType;
  /** The main field of a record. */
  main: string;
}

export const reviewsPage: SharedPage = {
  ...{ title: commonTexts.clientReviews, start: '/about', page: '/about', container: '#reviews', singular: 'review' },
  ...{ fields: reviews.create, main: 'review' },
  key: query('GET /reviews').queryKey,
};

export const testimonialsPage: SharedPage = {
  ...{ title: commonTexts.testimonials, start: '/', page: '/', container: '#testimonials', singular: 'testimonial' },
  ...{ fields: testimonials.create, main: 'feedback' },
  key: query('GET /testimonials').queryKey,
};

/** The response of the page's call for records in the given order. The path of a field is `ID.field`. */
export function previewAllRecords(page: SharedPage, records: readonly SharedRecord[]): PinnedQuery[] {
  const shown = records.filter((record) => hiddenReasonText(page, record) === '');
  return [{ key: page.key, value: shown.map((record) => withPaths(record, record._id)) }];
}

/** The record id of a path such as `ID.review`. */
export function recordOfPath(path: string): string {
  return path.split('.')[0] ?? '';
}

/** The preview of one record while it is edited, among the other saved ones. They may still be loading. */
export function sharedPreview(
  page: SharedPage,
  saved: SharedRecord | null,
  all: () => readonly SharedRecord[] | undefined,
): PreviewSource {
  const id = saved?._id ?? UNSAVED_SLUG;
  const typed = (fields: Values) => ({ ...saved, ...withServerFields(fields), _id: id }) as SharedRecord & Values; // the form has all fields
  return {
    ...page,
    pinnedQueries: (fields) => {
      const others = (all() ?? []).filter(({ _id }) => _id !== id);
      return previewAllRecords(page, [...others, typed(fields)].toSorted(compareOrder));
    },
    sharedPage: {
      id,
      main: page.main,
      records: all,
      hiddenReason: (fields) => hiddenReasonText(page, typed(fields)),
      linkTo: (other) => {
        const found = other === id ? undefined : all()?.find(({ _id }) => _id === other);
        return (
          found && {
            title: previewTexts.theOf(page.singular, found.name),
            path: `${screens[page.singular] ?? ''}/${other}`,
          }
        );
      },
    },
  };
}

const screens: Record<string, string> = { review: '/reviews', testimonial: '/testimonials' };

function compareOrder(a: SharedRecord, b: SharedRecord): number {
  return (a.order ?? Infinity) - (b.order ?? Infinity) || (a._id < b._id ? -1 : 1);
}

function hiddenReasonText({ singular }: SharedPage, { isApproved, isVisible }: SharedRecord): string {
  if (isApproved === false) return previewTexts.thePageDoesNotShow(singular);
  return isVisible ? '' : previewTexts.thePageDoesNotShowThisItIsNotVisible(singular);
}
