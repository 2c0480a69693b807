import { parseDocument, serializeDocument } from '#web/admin/editing/fields/rich/html-document.ts';
import { unsupportedMarkup } from '#web/admin/editing/fields/rich/unsupported-markup.ts';
import { cleanPaste } from '#web/admin/editing/fields/rich/paste.ts';
import { cleanHtml } from '#web/admin/editing/preview/clean-html.ts';
import { enhanceHtml } from '#web/ui/prose.tsx';

/** What the editor writes for texts that are opened and saved, and what it says would be lost by that. */
export function through(texts: string[]) {
  return texts.map((text) => {
    const html = serializeDocument(parseDocument(text));
    return { html, lost: unsupportedMarkup(text, html) };
  });
}

/** What the editor holds after a paste. */
export function pasted(given: string) {
  const { html, lostPictures } = cleanPaste(given);
  return { html: serializeDocument(parseDocument(html)), lostPictures };
}

/** What the preview shows of texts that are being typed. */
export function previewed(texts: string[]) {
  return texts.map((text) => enhanceHtml(cleanHtml(text)));
}

/** What the site makes of texts that the server has cleaned. */
export function shown(texts: string[]) {
  return texts.map((text) => enhanceHtml(text));
}
