import type { z } from 'zod';
import { ALT_SOURCES, type AltSource } from './alt-text.ts';
import { escapeHtml } from './escape-html.ts';
import { mapFields } from './field-meta.ts';
import { uploadsIn } from './media-uses.ts';

/** A picture in the content that nobody has described, and that is not decorative either. */
export interface UndescribedPicture {
  /** The path of the field for its description, or of the formatted text that shows it. */
  field: string;
  imageUrl: string;
  /** Whether a formatted text shows it. */
  isInText: boolean;
  /** Whether its block or entry is switched invisible. */
  isHidden: boolean;
}

/** What somebody decides about the description of one picture in one place. */
export interface AltDecision {
  field: string;
  imageUrl: string;
  words: string;
  source: AltSource;
  /** The description in a formatted text that this takes back: its words, '' for decorative. */
  takesBack?: string | undefined;
}

type Path = readonly PropertyKey[];

/** A picture with a field for its description. */
interface Place {
  path: Path;
  words: string;
  imageUrl: string;
  source: AltSource;
  sourcePath: Path;
  /** The words that an empty field gets. They describe no picture that staff have chosen. */
  fallback: string | undefined;
}

const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** All pictures of a section or record without a decision about their description. */
export function undescribedPicturesOf(schema: z.ZodType, value: unknown): UndescribedPicture[] {
  const found = placesOf(schema, value)
    .filter(
      ({ imageUrl, words, source, fallback }) =>
        imageUrl && source !== 'decorative' && (words === '' || words === fallback),
    ) // prettier-ignore
    .map(({ path, imageUrl }) => ({ path, imageUrl, isInText: false }));
  mapFields(schema, value, (part, { widget }, path) => {
    if (widget !== 'html' || typeof part !== 'string') return part;
    for (const [tag] of part.matchAll(IMAGE))
      if (attributeOf(tag, 'alt') === null)
        found.push({ path, imageUrl: attributeOf(tag, 'src') ?? '', isInText: true });
    return part;
  });
  return found.map(({ path, ...one }) => ({ field: path.join('.'), ...one, isHidden: isHiddenAt(value, path) }));
}

/** The uploaded pictures whose description the reply for a record's page has, with its name there. */
export function libraryDescribedOf(schema: z.ZodType, value: unknown): { as: string; name: string }[] {
  const found: { as: string; name: string }[] = [];
  mapFields(schema, value, (part, { describedAs }) => {
    const [name] = describedAs !== undefined && typeof part === 'string' ? uploadsIn(part) : [];
    if (describedAs !== undefined && name !== undefined) found.push({ as: describedAs, name });
    return part;
  });
  return found;
}

/** The stored names of the pictures from which a section or record takes descriptions. */
export function describingPicturesOf(schema: z.ZodType, value: unknown): string[] {
  const places = placesOf(schema, value).filter(({ source }) => source === 'picture');
  return [...new Set(places.flatMap(({ imageUrl }) => uploadsIn(imageUrl)))];
}

/** The same values with the descriptions that come from pictures. A picture without one changes nothing. */
export function withPictureWords<T>(schema: z.ZodType, value: T, wordsByName: ReadonlyMap<string, string>): T {
  const places = placesOf(schema, value).filter(({ source }) => source === 'picture');
  return places.reduce((changed, { path, imageUrl, words }) => {
    const [name = ''] = uploadsIn(imageUrl);
    return replaceAt(changed, path, wordsByName.get(name) || words);
  }, value);
}

/** The same values, in which the words of a place become its own if they came from a picture that has none. */
export function withOwnWords<T>(schema: z.ZodType, value: T, nameWithoutWords: string): T {
  const places = placesOf(schema, value).filter(({ source }) => source === 'picture');
  return places
    .filter(({ imageUrl }) => uploadsIn(imageUrl).includes(nameWithoutWords))
    .reduce((changed, { sourcePath }) => replaceAt(changed, sourcePath, ''), value);
}

/** The same values with a decision about a picture; null if that place does not show the picture. */
export function withAltDecision<T>(schema: z.ZodType, value: T, decision: AltDecision): T | null {
  const { field, imageUrl, words, source, takesBack } = decision;
  const place = placesOf(schema, value).find((one) => one.path.join('.') === field && one.imageUrl === imageUrl);
  if (place) return replaceAt(replaceAt(value, place.path, words), place.sourcePath, source);
  let decided: T | null = null;
  mapFields(schema, value, (part, { widget }, path) => {
    if (widget !== 'html' || typeof part !== 'string' || path.join('.') !== field) return part;
    const tag = pictureTagIn(part, imageUrl, takesBack);
    if (tag)
      decided = replaceAt(
        value,
        path,
        part.replace(tag, () => withAlt(tag, words, source)),
      );
    return part;
  });
  return decided;
}

/** The first such picture with this description, as it stands in the text; without one if `words` is undefined. */
function pictureTagIn(html: string, imageUrl: string, words: string | undefined): string | undefined {
  const alt = words === undefined ? null : escapeHtml(words);
  return html.match(IMAGE)?.find((tag) => attributeOf(tag, 'src') === imageUrl && attributeOf(tag, 'alt') === alt);
}

function placesOf(schema: z.ZodType, value: unknown): Place[] {
  const places: Place[] = [];
  mapFields(schema, value, (part, { pictureAt, sourceAt, placeholder: fallback }, path) => {
    if (pictureAt === undefined || sourceAt === undefined) return part;
    const beside = (name: string) => [...path.slice(0, -1), name];
    const imageUrl = stringAt(value, beside(pictureAt));
    const stored = stringAt(value, beside(sourceAt));
    const source = ALT_SOURCES.find((one) => one === stored) ?? '';
    const words = typeof part === 'string' ? part.trim() : '';
    places.push({ path, words, imageUrl, source, sourcePath: beside(sourceAt), fallback });
    return part;
  });
  return places;
}

/** Whether a part of the way to a field is switched invisible. The record itself does not count. */
function isHiddenAt(value: unknown, path: Path): boolean {
  return path.some((_, index) => {
    const part = index === 0 ? null : valueAt(value, path.slice(0, index));
    return isContainer(part) && (part.hidden === true || part.isVisible === false);
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (isContainer(part) ? part[String(key)] : undefined), value);
}

function stringAt(value: unknown, path: Path): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found.trim() : '';
}

function replaceAt<T>(value: T, [key, ...rest]: Path, part: unknown): T {
  if (key === undefined) return part as T; // at the end of the way
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? replaceAt(entry, rest, part) : entry)) as T; // the same list
  const own: Record<string, unknown> = isContainer(value) ? value : {};
  return { ...own, [key]: replaceAt(own[String(key)], rest, part) } as T; // the same fields
}

/** Whether a value has parts: fields by name, or entries by index. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An attribute as it stands in the source; null if the tag has none. */
function attributeOf(tag: string, name: string): string | null {
  for (const [, key = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    if (key.toLowerCase() === name) return double ?? single ?? bare ?? '';
  return null;
}

const ATTRIBUTE = /\s([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The tag with a description; without any, if there is no decision. */
function withAlt(tag: string, words: string, source: AltSource): string {
  const without = tag.replace(ATTRIBUTE, (part, key: string) => (key.toLowerCase() === 'alt' ? '' : part));
  if (words === '' && source !== 'decorative') return without;
  return `${without.replace(/\s*\/?>$/, '')} alt="${escapeHtml(source === 'decorative' ? '' : words)}">`;
}
