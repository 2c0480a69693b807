import type { z } from 'zod';
import { metaOf, schemaOf, type Widget } from '#contract/field-meta.ts';
import type { ClickedElement, FieldTarget } from '#web/site/preview/messages.ts';
import { uploadPath, normalizeText } from '#web/site/preview/normalize.ts';
import { formatDate } from '#web/ui/date-text.tsx';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { textOfHtml } from '#web/admin/editing/form/format-value.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';

/** A field that shows something on the page. */
export interface ShownField {
  path: string;
  text: string;
  picture: string;
  /** Whether the page may show its text in parts. */
  isLong: boolean;
  /** The page of the record that it names. */
  link?: string;
}

/** The field at a clicked place, and the step of the trail that shows it. */
export interface FieldAtPlace {
  path: string;
  step: number;
}

/** Fields that the page shows as a date in words. */
const DAYS: readonly Widget[] = ['date', 'day', 'schedule'];

/** Every field with visible content, in form order. Hidden entries are left out. */
export function collectShownFields(schema: z.ZodType, value: unknown, path = ''): ShownField[] {
  const { shape, element, widget, placeholder, refersTo } = metaOf(schemaOf(schema, value) ?? schema);
  if (shape) {
    if (value === null) return []; // such as the content of a block with shared words
    if (getIn(value, 'isVisible') === false && path !== '') return [];
    return Object.entries(shape).flatMap(([key, field]) =>
      collectShownFields(field, getIn(value, key), joinPath(path, key)),
    );
  }
  if (element) {
    return asList(value).flatMap((entry, index) => collectShownFields(element, entry, joinPath(path, String(index))));
  }
  if (widget === 'tags') return asList(value).map((tag) => shownText(path, tag, false));
  if (widget === 'record' && typeof value === 'string' && value)
    return [{ path, text: '', picture: '', isLong: false, link: `/${refersTo}/${encodeURIComponent(value)}` }];
  if (widget === 'image') return typeof value === 'string' && value ? [shownPicture(path, value)] : [];
  if (DAYS.includes(widget))
    return typeof value === 'string' && value ? [shownText(path, formatDate(value), false)] : [];
  if (!['line', 'text', 'html', 'email', 'number'].includes(widget)) return [];
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (typed.trim() === '' && !placeholder) return [];
  return [shownText(path, typed.trim() === '' ? placeholder : typed, widget === 'html')];
}

/**
 * The field that a click on the page refers to; null if none contains the clicked text. `trail` lists the clicked
 * element and its ancestors. An ancestor counts only if one of its fields contains the clicked text: fixed text beside
 * a field must not open that field. If the page shows several records, `recordOf` returns the record of a path.
 */
export function fieldAtClick(
  fields: readonly ShownField[],
  trail: readonly ClickedElement[],
  recordOf: (path: string) => string = () => '',
): FieldAtPlace | null {
  const clicked = trail[0]?.text ?? '';
  for (const [step, { text, picture, index }] of trail.entries()) {
    const withPicture = picture && fields.find((field) => field.picture === uploadPath(picture));
    if (withPicture) return { path: withPicture.path, step };
    if (!text) continue;
    const matching = fields.filter((field) => field.text === text);
    const exact = matching[Math.min(index, matching.length - 1)];
    if (exact) return { path: exact.path, step };
    const containing =
      text.length >= MIN_DISTINCTIVE && fields.find((field) => field.isLong && field.text.includes(text));
    if (containing) return { path: containing.path, step };
    const inside = fields.filter((field) => field.text.length >= MIN_DISTINCTIVE && text.includes(field.text));
    const candidates = step === 0 || !clicked ? inside : inside.filter((field) => containsText(field, clicked));
    const records = recordsNamed(candidates, recordOf);
    if (records.size > 1) return null;
    const own = candidates.filter(({ path }) => records.size === 0 || records.has(recordOf(path)));
    if (own.length > 0) {
      const longest = coversText(text, own) && longestField(own);
      return longest ? { path: longest.path, step } : null;
    }
  }
  return null;
}

/** How the page finds the field at a path. `typed` is the part being typed, if known. */
export function targetForPath(fields: readonly ShownField[], path: string, typed = ''): FieldTarget {
  const own = fields.find((field) => field.path === path);
  const inside = fields.filter((field) => field.path.startsWith(`${path}.`));
  const entry = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const nearbyFields =
    inside.length > 0 || !entry ? inside : fields.filter((field) => field.path.startsWith(`${entry}.`));
  const before = own ? fields.slice(0, fields.indexOf(own)) : [];
  return {
    id: path + typed.slice(0, 1),
    text: normalizeText(typed) || (own?.text ?? ''),
    picture: own?.picture ?? '',
    index: own && !typed ? before.filter((field) => field.text === own.text).length : 0,
    nearby: nearbyFields.map((field) => field.text).filter(Boolean),
  };
}

const MIN_DISTINCTIVE = 2;
/** An element with more fields than this is a section of the page, not one text with its label. */
const TOGETHER_MAX = 3;
/** The share of an element's text that its fields must cover. */
const SHARE_MIN = 0.4;

function containsText(field: ShownField, text: string): boolean {
  return text.length >= MIN_DISTINCTIVE && field.text.includes(text);
}

/** Whether these fields make up most of the text. A label or currency may stand beside them, but little other text. */
function coversText(text: string, fields: readonly ShownField[]): boolean {
  const entries = new Set(fields.map(({ path }) => /^.*\.\d+(?=\.)/.exec(path)?.[0] ?? path));
  const coveredLength = fields.reduce((sum, field) => sum + field.text.length, 0);
  return (fields.length <= TOGETHER_MAX || entries.size === 1) && coveredLength >= text.length * SHARE_MIN;
}

/** The records with at least one text that no other record has. */
function recordsNamed(fields: readonly ShownField[], recordOf: (path: string) => string): Set<string> {
  const recordsByText = new Map<string, Set<string>>();
  for (const { text, path } of fields)
    recordsByText.set(text, (recordsByText.get(text) ?? new Set()).add(recordOf(path)));
  return new Set([...recordsByText.values()].flatMap((records) => (records.size === 1 ? [...records] : [])));
}

function shownText(path: string, value: unknown, isHtml: boolean): ShownField {
  const text = typeof value === 'string' ? value : '';
  return { path, text: normalizeText(isHtml ? textOfHtml(text) : text), picture: '', isLong: isHtml };
}

function shownPicture(path: string, address: string): ShownField {
  return { path, text: '', picture: uploadPath(address), isLong: false };
}

function longestField(fields: ShownField[]): ShownField | undefined {
  return fields.toSorted((a, b) => b.text.length - a.text.length)[0];
}
