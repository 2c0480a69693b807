import type { PointedPlace } from '#web/site/preview/messages.ts';
import { isWithin } from '#web/admin/editing/form/editor-context.ts';
import type { PagePart, PreviewLink, PreviewPage } from './preview-sources.ts';
import { screenOfPart } from './screens-of-page.ts';
import { fieldAtClick, type ShownField } from './shown-fields.ts';

/** What a place of the page is: a field of this form, a part that another screen edits, or a fixed part. */
export type PlaceMeaning =
  | { kind: 'field'; path: string; step: number }
  | { kind: 'elsewhere'; link: PreviewLink; step: number }
  | { kind: 'fixed'; step: number };

interface PlaceContext {
  page: PreviewPage;
  fields: readonly ShownField[];
  recordOf?: ((path: string) => string) | undefined;
  linkTo?: ((path: string) => PreviewLink | undefined) | undefined;
  parts?: readonly PagePart[] | undefined;
}

/** The meaning of a place; null if nothing is there that could be edited. It never guesses a field. */
export function meaningOf(
  place: PointedPlace,
  { page, fields, recordOf, linkTo, parts = [] }: PlaceContext,
): PlaceMeaning | null {
  const { trail, isInside, section, link } = place;
  const part = parts.find(({ id }) => id === section);
  if (part) return fieldInPart(part, fields, trail);
  const own = ownPartAround(section, page, fields);
  if (own !== undefined) return { kind: 'field', path: own, step: 0 };
  const screen = screenOfPart(section, page);
  if (screen) return { kind: 'elsewhere', link: screen, step: 0 };
  const found = isInside ? fieldAtClick(fields, trail, recordOf) : null;
  if (found) {
    const other = linkTo?.(found.path);
    return other ? { kind: 'elsewhere', link: other, step: found.step } : { kind: 'field', ...found };
  }
  const named = isInside && link ? fields.find((field) => field.link === link) : undefined;
  if (named) return { kind: 'field', path: named.path, step: 0 };
  return trail.some(({ text }) => text !== '') ? { kind: 'fixed', step: 0 } : null;
}

/** The clicked field of a part; the part itself where it shows none, such as words that it shares. */
function fieldInPart({ path }: PagePart, fields: readonly ShownField[], trail: PointedPlace['trail']): PlaceMeaning {
  const inPart = fields.filter((field) => isWithin(field.path, path));
  return { kind: 'field', ...(fieldAtClick(inPart, trail) ?? { path, step: 0 }) };
}

/** The footer's fields that the page shows outside of the footer. */
const AROUND: Record<string, string> = { brand: 'brandName', chat: 'social' };

function ownPartAround(section: string, { title }: PreviewPage, fields: readonly ShownField[]): string | undefined {
  const path = title === 'Footer' ? AROUND[section] : undefined;
  return path === undefined || path === 'social' || fields.some((field) => field.path === path) ? path : undefined;
}
