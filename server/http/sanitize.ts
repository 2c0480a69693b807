import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { mapFields } from '#contract/describe.ts';
import { isSafeLink, isSafeSource } from '#contract/links.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'pre',
      'code',
      'ul',
      'ol',
      'li',
      'figure',
      'figcaption',
      'img',
    ],
    ...[
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'mark',
      'span',
      'div',
      'address',
      'time',
      'kbd',
    ],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    code: ['class'],
    ol: ['start'],
  },
  allowedClasses: { code: [/^language-[\w-]+$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: (frame) => frame.tag === 'img' && !isSafeSource(frame.attribs.src ?? ''),
  transformTags: {
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs, ...sizeOf(attribs.src ?? '') } }),
    a(tagName, attribs) {
      const { href = '', ...rest } = attribs;
      const outside = /^https?:/i.test(href);
      return {
        tagName,
        attribs: {
          ...rest,
          ...(isSafeLink(href) && { href }),
          ...(outside && { target: '_blank', rel: 'noopener noreferrer' }),
        },
      };
    },
  },
};

/** The size that the address of an uploaded picture tells, so that the page has room for it before it arrives. */
function sizeOf(src: string): { width?: string; height?: string } {
  const [, width, height] = /^\/uploads\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\.webp$/.exec(src) ?? [];
  return width && height ? { width, height } : {};
}

/** Keeps of HTML what is text and form, and nothing that could run or disguise where it leads. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** The words of HTML without its tags. */
export function plainText(html: string): string {
  const spaced = html.replaceAll('<', ' <'); // words of neighbouring elements stay apart
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The same value with every field of kind html cleaned. */
export function cleanFields<S extends z.ZodType>(schema: S, value: z.output<S>): z.output<S> {
  return mapFields(schema, value, (part, info) =>
    info.widget === 'html' && typeof part === 'string' ? cleanHtml(part) : part,
  ) as z.output<S>; // only texts were replaced, by texts
}
