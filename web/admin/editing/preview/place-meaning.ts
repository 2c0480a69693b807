import type { PointedPlace } from '#web/site/preview/messages.ts';
import type { PagePart, PreviewLink, PreviewPage } from './preview-sources.ts';
import { linkToPageText, screenOfPart } from './screens-of-page.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** What a place of the page is: a field of this form, a part that another screen edits, or a fixed part. */
export type PlaceMeaning =
  | { kind: 'field'; path: string }
  | { kind: 'elsewhere'; link: PreviewLink }
  | { kind: 'fixed' };

interface PlaceContext {
  page: PreviewPage;
  linkTo?: ((path: string) => PreviewLink | undefined) | undefined;
  parts?: readonly PagePart[] | undefined;
}

/** The meaning of a place. A part of the page without the clicked field, such as shared words, is the part itself. */
export function meaningOf(
  { path, section }: Pick<PointedPlace, 'path' | 'section'>,
  { page, linkTo, parts = [] }: PlaceContext,
): PlaceMeaning {
  const other = path ? (linkToPageText(path) ?? linkTo?.(path)) : undefined;
  if (other) return { kind: 'elsewhere', link: other };
  const own = path || parts.find(({ id }) => id === section)?.path || fieldAround(section, page);
  if (own) return { kind: 'field', path: own };
  const link = screenOfPart(section, page);
  return link ? { kind: 'elsewhere', link } : { kind: 'fixed' };
}

/** The fields that the page shows around its content, by the title of their form. */
const AROUND: Record<string, Record<string, string>> = {
  [commonTexts.siteIdentity]: { brand: 'name', chat: 'social' },
  [commonTexts.footer]: { brand: 'brandName', chat: 'social' },
};

function fieldAround(section: string, { title }: PreviewPage): string | undefined {
  return AROUND[title]?.[section];
}
