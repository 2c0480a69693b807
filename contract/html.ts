import { parsePictureName, uploadedName } from './pictures.ts';

/** The elements that formatted text may contain. Of others, only the text remains. */
export const HTML_TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'span', 'div', 'address', 'time', 'kbd'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];

/** The allowed attributes of each element. Those under `*` are allowed on all elements. */
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

/** The only allowed class: the language of a code block. */
export const CODE_CLASS = /^language-[\w-]+$/;

/** The attributes of a link to another site. */
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * The size from the address of an uploaded picture, so that the page reserves space before it loads. Empty for other
 * addresses.
 */
export function uploadSize(src: string): { width?: string; height?: string } {
  const picture = parsePictureName(uploadedName(src));
  return picture ? { width: String(picture.width), height: String(picture.height) } : {};
}
