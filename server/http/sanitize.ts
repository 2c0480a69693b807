import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { mapFields } from '#contract/describe.ts';
import { CODE_CLASS, HTML_ATTRIBUTES, HTML_TAGS, OUTSIDE_LINK, uploadSize } from '#contract/html.ts';
import { isSafeLink, isSafeSource } from '#contract/links.ts';

const IN_PIXELS = /^\d{1,5}$/;

const OPTIONS: sanitizeHtml.IOptions = {
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
 * Keeps of HTML what is text and form, and nothing that could run or disguise where it leads. Cleaning it again changes
 * nothing.
 */
export function cleanHtml(html: string): string {
  const kept = sanitizeHtml(html, OPTIONS);
  return sanitizeHtml(kept, OPTIONS); // which element ends another shows only once none stands between that is dropped
}

/** The words of HTML without its tags. */
export function plainText(html: string): string {
  const spaced = html.replace(BETWEEN_WORDS, ' <'); // words of neighbouring paragraphs stay apart
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where an element begins or ends that is not part of a word. */
const BETWEEN_WORDS = /<(?!\/?(?:a|b|strong|em|i|u|s|sub|sup|small|mark|span|code|kbd|time)\b)/gi;
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The same value with every field of kind html cleaned. */
export function cleanFields<S extends z.ZodType>(schema: S, value: z.output<S>): z.output<S> {
  return mapFields(schema, value, (part, info) =>
    info.widget === 'html' && typeof part === 'string' ? cleanHtml(part) : part,
  ) as z.output<S>; // only texts were replaced, by texts
}
