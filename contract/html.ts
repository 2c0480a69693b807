import { parsePictureName, uploadedName } from './pictures.ts';

/** The elements that formatted text may contain. Of others, only the text remains. */
export const HTML_TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'span', 'div', 'address', 'time', 'kbd'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];

/** The attributes that each of them may carry; those under `*` all of them. */
export const HTML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['lang', 'dir'],
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  code: ['class'],
  ol: ['start'],
};

/** The only classes there are: the language of code. */
export const CODE_CLASS = /^language-[\w-]+$/;

/** What a link to another site carries. */
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer' };

/** The size that the address of an uploaded picture tells, so that the page has room for it before it arrives. */
export function uploadSize(src: string): { width?: string; height?: string } {
  const facts = parsePictureName(uploadedName(src));
  return facts ? { width: String(facts.width), height: String(facts.height) } : {};
}
