import { getIn } from '#web/admin/editing/form/values.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** What a search engine or a shared link shows of a page. */
export interface Listing {
  title: string;
  description: string;
  image: string;
}

/** The texts for search engines. Empty ones fall back to the record's own texts, as on its page. */
export function searchListing(record: unknown, seo: unknown): Listing {
  const own = (name: string) => asText(getIn(record, name)).trim();
  const given = (name: string) => asText(getIn(seo, name)).trim();
  return {
    title: given('title') || own('title'),
    description: given('description') || own('excerpt') || own('subtitle'),
    image: given('ogImage') || own('coverImageUrl'),
  };
}

export type Fit = 'empty' | 'short' | 'good' | 'too long';

/** How many characters search engines show, and how many are enough. */
export const TITLE_LENGTH = { from: 30, to: 60 };
export const DESCRIPTION_LENGTH = { from: 110, to: 160 };

export function lengthFit(length: number, { from, to }: { from: number; to: number }): Fit {
  if (length === 0) return 'empty';
  if (length < from) return 'short';
  return length <= to ? 'good' : fieldsTexts.tooLong;
}

/** Cuts a text at a word boundary and adds an ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
