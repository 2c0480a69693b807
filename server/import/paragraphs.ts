const BLOCKS =
  'address|article|aside|blockquote|center|details|dl|dd|dt|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|noscript|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video|audio';
const STARTS_BLOCK = new RegExp(`^<(?:/?(?:${BLOCKS})\\b|!--)`, 'i');
const BLOCK_TAG = new RegExp(`(<(?:${BLOCKS})\\b[^<>]*>)`, 'gi');
const BLOCK_END = new RegExp(`(</(?:${BLOCKS})>)`, 'gi');
/** Line breaks inside of these mean something else. */
const VERBATIM = /<(pre|script|style|textarea)\b/gi;

/** Texts of the classic editor have no paragraphs: an empty line separates them, and a line break stays one. */
export function addParagraphs(html: string): string {
  let done = '';
  let at = 0;
  for (const { start, end } of verbatimParts(html)) {
    done += inParagraphs(html.slice(at, start)) + html.slice(start, end);
    at = end;
  }
  return done + inParagraphs(html.slice(at));
}

function* verbatimParts(html: string): Generator<{ start: number; end: number }> {
  /** Elements of which no other one ends: they are not searched for again. */
  const endless = new Set<string>();
  let at = 0;
  for (const { index, 1: tag = '' } of html.matchAll(VERBATIM)) {
    const name = tag.toLowerCase();
    if (index < at || endless.has(name)) continue;
    const closing = new RegExp(`</${name}>`, 'gi');
    closing.lastIndex = index;
    if (closing.test(html)) yield { start: index, end: (at = closing.lastIndex) };
    else endless.add(name);
  }
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
