import type { z } from 'zod';
import { metaOf, type Widget } from '#contract/field-meta.ts';
import type { ClickedElement, FieldTarget } from '#web/site/preview/messages.ts';
import { uploadPath, normalizeText } from '#web/site/preview/normalize.ts';
import { formatDate } from '#web/ui/date-text.tsx';
import { join } from '#web/admin/editing/form/changes.ts';
import { plainText } from '#web/admin/editing/form/format-value.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';

/** One field that shows something on the page. */
export interface Leaf {
  path: string;
  words: string;
  picture: string;
  /** Whether its words may stand on the page in parts. */
  isLong: boolean;
}

/** Fields that the page shows as a day in words. */
const DAYS: readonly Widget[] = ['date', 'day', 'schedule'];

/** Every field of a record that says or shows something, in the order of the form. Hidden entries show nothing. */
export function leavesOf(schema: z.ZodType, value: unknown, path = ''): Leaf[] {
  const { shape, element, widget, placeholder } = metaOf(schema);
  if (shape) {
    if (getIn(value, 'isVisible') === false && path !== '') return [];
    return Object.entries(shape).flatMap(([key, field]) => leavesOf(field, getIn(value, key), join(path, key)));
  }
  if (element) {
    return asList(value).flatMap((entry, index) => leavesOf(element, entry, join(path, String(index))));
  }
  if (widget === 'group') return innerTexts(value, path);
  if (widget === 'tags') return asList(value).map((tag) => wordsLeaf(path, tag, false));
  if (widget === 'image') return typeof value === 'string' && value ? [pictureLeaf(path, value)] : [];
  if (DAYS.includes(widget))
    return typeof value === 'string' && value ? [wordsLeaf(path, formatDate(value), false)] : [];
  if (!['line', 'text', 'html', 'email', 'number'].includes(widget)) return [];
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (words.trim() === '' && !placeholder) return [];
  return [wordsLeaf(path, words.trim() === '' ? placeholder : words, widget === 'html')];
}

/**
 * The field that a click on the page meant; null where no field says what was clicked. `trail` leads from the clicked
 * element outwards. What is around the clicked words counts only where a field there holds these words: text of the
 * design beside a field must not open that field. Where the page shows several records, `recordOf` tells which one a
 * path belongs to.
 */
export function fieldOf(
  leaves: readonly Leaf[],
  trail: readonly ClickedElement[],
  recordOf: (path: string) => string = () => '',
): string | null {
  const clicked = trail[0]?.text ?? '';
  for (const [step, { text, picture, index }] of trail.entries()) {
    const drawn = picture && leaves.find((leaf) => leaf.picture === uploadPath(picture));
    if (drawn) return drawn.path;
    if (!text) continue;
    const said = leaves.filter((leaf) => leaf.words === text);
    const exact = said[Math.min(index, said.length - 1)];
    if (exact) return exact.path;
    const part = text.length >= TELLING && leaves.find((leaf) => leaf.isLong && leaf.words.includes(text));
    if (part) return part.path;
    const inside = leaves.filter((leaf) => leaf.words.length >= TELLING && text.includes(leaf.words));
    const meant = step === 0 || !clicked ? inside : inside.filter((leaf) => holds(leaf, clicked));
    const records = recordsSaid(meant, recordOf);
    if (records.size > 1) return null;
    const own = meant.filter(({ path }) => records.size === 0 || records.has(recordOf(path)));
    if (own.length > 0) return isMadeOf(text, own) ? (longest(own)?.path ?? null) : null;
  }
  return null;
}

/** How the page finds the field at a path; `words` are what of it is being typed, where that is known. */
export function spotOf(leaves: readonly Leaf[], path: string, words = ''): FieldTarget {
  const own = leaves.find((leaf) => leaf.path === path);
  const inside = leaves.filter((leaf) => leaf.path.startsWith(`${path}.`));
  const entry = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const beside = inside.length > 0 || !entry ? inside : leaves.filter((leaf) => leaf.path.startsWith(`${entry}.`));
  const before = own ? leaves.slice(0, leaves.indexOf(own)) : [];
  return {
    id: path + words.slice(0, 1),
    text: normalizeText(words) || (own?.words ?? ''),
    picture: own?.picture ?? '',
    index: own && !words ? before.filter((leaf) => leaf.words === own.words).length : 0,
    nearby: beside.map((leaf) => leaf.words).filter(Boolean),
  };
}

const TELLING = 2;
/** More fields than that in one element are a part of the page, and not one text with its label. */
const TOGETHER_MAX = 3;
/** How much of an element's words its fields must say. */
const SHARE_MIN = 0.4;

function holds(leaf: Leaf, words: string): boolean {
  return words.length >= TELLING && leaf.words.includes(words);
}

/** Whether these fields make up most of the words: a label or a currency may stand beside them, not a text of its own. */
function isMadeOf(words: string, leaves: readonly Leaf[]): boolean {
  const entries = new Set(leaves.map(({ path }) => /^.*\.\d+(?=\.)/.exec(path)?.[0] ?? path));
  const said = leaves.reduce((sum, leaf) => sum + leaf.words.length, 0);
  return (leaves.length <= TOGETHER_MAX || entries.size === 1) && said >= words.length * SHARE_MIN;
}

/** The records of which there is something that no other one says too. */
function recordsSaid(leaves: readonly Leaf[], recordOf: (path: string) => string): Set<string> {
  const speakers = new Map<string, Set<string>>();
  for (const { words, path } of leaves) speakers.set(words, (speakers.get(words) ?? new Set()).add(recordOf(path)));
  return new Set([...speakers.values()].flatMap((records) => (records.size === 1 ? [...records] : [])));
}

function wordsLeaf(path: string, value: unknown, isHtml: boolean): Leaf {
  const text = typeof value === 'string' ? value : '';
  return { path, words: normalizeText(isHtml ? plainText(text) : text), picture: '', isLong: isHtml };
}

function pictureLeaf(path: string, address: string): Leaf {
  return { path, words: '', picture: uploadPath(address), isLong: false };
}

/** What nobody described: the items of a service's section, which are texts or have texts in them. */
function innerTexts(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() ? [wordsLeaf(path, value, false)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => innerTexts(part, join(path, key)));
}

function longest(leaves: Leaf[]): Leaf | undefined {
  return leaves.toSorted((a, b) => b.words.length - a.words.length)[0];
}
