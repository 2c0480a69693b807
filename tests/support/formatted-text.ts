import { parseDocument, serializeDocument } from '#web/admin/editing/fields/rich/html-document.ts';
import { unsupportedMarkup } from '#web/admin/editing/fields/rich/unsupported-markup.ts';
import { cleanPaste } from '#web/admin/editing/fields/rich/paste.ts';
import { cleanHtml } from '#web/admin/editing/preview/clean-html.ts';
import { enhanceHtml } from '#web/ui/prose.tsx';

/** The HTML of texts that are opened and saved in the editor, and the markup that it reports as lost. */
export function through(texts: string[]) {
  return texts.map((text) => {
    const html = serializeDocument(parseDocument(text));
    return { html, lost: unsupportedMarkup(text, html) };
  });
}

/** The editor's content after a paste. */
export function pasted(clipboard: string) {
  const { html, lostPictures } = cleanPaste(clipboard);
  return { html: serializeDocument(parseDocument(html)), lostPictures };
}

/** The HTML that the preview shows while someone types. */
export function previewed(texts: string[]) {
  return texts.map((text) => enhanceHtml(cleanHtml(text)));
}

/** The HTML that the site shows for texts that the server has sanitised. */
export function shown(texts: string[]) {
  return texts.map((text) => enhanceHtml(text));
}
