import { createRequire } from 'node:module';
import type SanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { HTML_DEPTH_MAX, HTML_ELEMENTS_MAX } from '#contract/constants.ts';
import { mapFields } from '#contract/field-meta.ts';
import { CODE_CLASS, HTML_ATTRIBUTES, HTML_TAGS, OUTSIDE_LINK, uploadSize } from '#contract/html.ts';
import { isSafeLink, isSafeSource } from '#contract/links.ts';
import { rules } from '#contract/rule-texts.ts';
import { invalidInput } from '#server/http/failure.ts';

const IN_PIXELS = /^\d{1,5}$/;

const require = createRequire(import.meta.url);

/** Loads the library with the first text: it takes 60 ms and 12 MB, and no page needs it. */
function sanitizeHtml(html: string, options: SanitizeHtml.IOptions): string {
  return (require('sanitize-html') as typeof SanitizeHtml)(html, options);
}

const OPTIONS: SanitizeHtml.IOptions = {
  allowedTags: [...HTML_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(HTML_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { code: [CODE_CLASS] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: (frame) => frame.tag === 'img' && !isSafeSource(frame.attribs.src ?? ''),
  transformTags: {
    h1: 'h2',
    img: (tagName, { width = '', height = '', ...attribs }) => ({
      tagName,
      attribs: {
        loading: 'lazy',
        ...attribs,
        ...(IN_PIXELS.test(width) && { width }),
        ...(IN_PIXELS.test(height) && { height }),
        ...uploadSize(attribs.src ?? ''),
      },
    }),
    a(tagName, attribs) {
      const { href = '', target: _, rel: __, ...rest } = attribs;
      const outside = /^https?:/i.test(href);
      return {
        tagName,
        attribs: {
          ...rest,
          ...(isSafeLink(href) && { href }),
          ...(outside && OUTSIDE_LINK),
        },
      };
    },
  },
};

/**
 * Raise it whenever the same HTML may be cleaned to something else: by other options, limits, or another release of the
 * library. Rows that were cleaned by another version are cleaned again when they are read.
 */
export const SANITIZER_VERSION = 1;

/** HTML beyond the limits: parsing it would take too long. */
class TooComplex extends Error {}

/**
 * Sanitizes HTML: keeps text and formatting, and removes scripts and disguised links. It is idempotent. HTML beyond the
 * limits becomes plain text.
 */
export function cleanHtml(html: string): string {
  try {
    return cleanWithinLimits(html);
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return stripTags(html);
  }
}

function cleanWithinLimits(html: string): string {
  const sanitized = parseOnce(html);
  // A dropped element may have kept another one from being closed. A second pass closes it.
  return sanitized === html ? sanitized : parseOnce(sanitized);
}

/**
 * The library's `nestingLimit` flattens only its output: its parser still tracks all open elements, in quadratic time. So
 * parsing stops at our own limits.
 */
function parseOnce(html: string): string {
  if (html === '') return '';
  let [elements, depth] = [0, 0];
  return sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag() {
      elements += 1;
      depth += 1;
      if (elements > HTML_ELEMENTS_MAX) throw new TooComplex(rules.htmlElements);
      if (depth > HTML_DEPTH_MAX) throw new TooComplex(rules.htmlDepth);
    },
    onCloseTag() {
      depth -= 1;
    },
  });
}

function stripTags(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return parseOnce(text.replaceAll('<', '&lt;'));
}

/** The text of HTML without its tags. */
export function htmlToText(html: string): string {
  const spaced = html.replace(BETWEEN_WORDS, ' <'); // keeps words of adjacent paragraphs apart
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replace(/\s+/g, ' ')
    .trim();
}

/** The start of a tag that separates words: of every element except inline formatting. */
const BETWEEN_WORDS = /<(?!\/?(?:a|b|strong|em|i|u|s|sub|sup|small|mark|span|code|kbd|time)\b)/gi;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The same value with every field of kind html cleaned. */
export function cleanFields<S extends z.ZodType>(schema: S, value: z.output<S>): z.output<S> {
  return mapHtml(schema, value, cleanHtml);
}

/** Sanitizes fields before a save. A text beyond the limits is refused with its field name, so that no formatting is lost. */
export function cleanFieldsToStore<S extends z.ZodType>(schema: S, value: z.output<S>): z.output<S> {
  return mapHtml(schema, value, (html, path) => {
    try {
      return cleanWithinLimits(html);
    } catch (error) {
      if (!(error instanceof TooComplex)) throw error;
      throw invalidInput([{ path, message: error.message }]);
    }
  });
}

function mapHtml<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  change: (html: string, path: PropertyKey[]) => string,
): z.output<S> {
  return mapFields(schema, value, (part, info, path) =>
    info.widget === 'html' && typeof part === 'string' ? change(part, path) : part,
  ) as z.output<S>; // only texts were replaced, by texts
}
