import { docOf, htmlOf } from '#web/admin/editing/fields/rich/html.ts';
import { losses } from '#web/admin/editing/fields/rich/unsupported-markup.ts';
import { cleanPaste } from '#web/admin/editing/fields/rich/paste.ts';
import { cleanHtml } from '#web/admin/editing/preview/clean-html.ts';
import { enhanceHtml } from '#web/ui/prose.tsx';

/** What the editor writes for texts that are opened and saved, and what it says would be lost by that. */
export function through(texts: string[]) {
  return texts.map((text) => {
    const html = htmlOf(docOf(text));
    return { html, lost: losses(text, html) };
  });
}

/** What the editor holds after a paste. */
export function pasted(given: string) {
  const { html, lostPictures } = cleanPaste(given);
  return { html: htmlOf(docOf(html)), lostPictures };
}

/** What the preview shows of texts that are being typed. */
export function previewed(texts: string[]) {
  return texts.map((text) => enhanceHtml(cleanHtml(text)));
}

/** What the site makes of texts that the server has cleaned. */
export function shown(texts: string[]) {
  return texts.map((text) => enhanceHtml(text));
}
