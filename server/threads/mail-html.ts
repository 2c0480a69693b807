import { createRequire } from 'node:module';
import type HtmlToText from 'html-to-text';
import { cleanHtml, SANITIZER_VERSION } from '#server/sanitize/sanitize.ts';

const require = createRequire(import.meta.url);

/** Raise it whenever the same mail may be cleaned to something else. */
const OWN_VERSION = 1;
export const MAIL_SANITIZER_VERSION = SANITIZER_VERSION * 1000 + OWN_VERSION;

/** More is not read: no person writes so much. */
const HTML_READ_MAX = 500_000;
/** A picture as the sanitizer writes it. */
const PICTURE = /<img(?: [a-z]+="[^"<>]*")* \/>/g;
const HEADING = { options: { uppercase: false } };

/** The HTML of a mail as the panel shows it: formatted text without any picture. */
export function cleanMailHtml(html: string): string {
  return cleanHtml(withoutHead(html.slice(0, HTML_READ_MAX))).replace(PICTURE, '');
}

/** The number of pictures that would be loaded from elsewhere. Pictures inside the mail are attachments. */
export function countRemotePictures(html: string): number {
  const [, ...pictures] = html.slice(0, HTML_READ_MAX).split(/<img\b/i);
  return pictures.filter((picture) => !/^[^>]{0,500}src\s{0,9}=\s{0,9}["']?cid:/i.test(picture.slice(0, 600))).length;
}

/** The same as plain text, for programs that show no HTML. */
export function mailText(html: string): string {
  const { convert } = require('html-to-text') as typeof HtmlToText; // loaded with the first mail
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...HEADING }));
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: HTML_READ_MAX },
    selectors: [
      ...headings,
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', format: 'skip' },
    ],
  }).trim();
}

/** The title of a mail's page would otherwise be its first words. */
function withoutHead(html: string): string {
  const start = html.search(/<head[\s>]/i);
  const end = html.search(/<\/head\s{0,9}>/i);
  return start >= 0 && end > start ? html.slice(0, start) + html.slice(end) : html;
}
