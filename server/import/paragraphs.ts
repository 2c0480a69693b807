const BLOCKS =
  'address|article|aside|blockquote|center|details|dl|dd|dt|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|noscript|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video|audio';
const STARTS_BLOCK = new RegExp(`^<(?:/?(?:${BLOCKS})\\b|!--)`, 'i');
const BLOCK_TAG = new RegExp(`(<(?:${BLOCKS})\\b[^>]*>)`, 'gi');
const BLOCK_END = new RegExp(`(</(?:${BLOCKS})>)`, 'gi');
/** Line breaks inside of these mean something else. */
const VERBATIM = /(<(pre|script|style|textarea)\b[\s\S]*?<\/\2>)/gi;

/** Texts of the classic editor have no paragraphs: an empty line separates them, and a line break stays one. */
export function addParagraphs(html: string): string {
  let done = '';
  let at = 0;
  for (const found of html.matchAll(VERBATIM)) {
    done += inParagraphs(html.slice(at, found.index)) + found[0];
    at = found.index + found[0].length;
  }
  return done + inParagraphs(html.slice(at));
}

function inParagraphs(html: string): string {
  return html
    .replaceAll('\r\n', '\n')
    .replace(BLOCK_TAG, '\n\n$1')
    .replace(BLOCK_END, '$1\n\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
