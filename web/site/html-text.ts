const ENTITIES: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of HTML, in one line. */
export function htmlToText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (match, name: string) => ENTITIES[name] ?? match)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The length of a description in search results, in characters. */
const EXCERPT_MAX = 160;

/** The beginning of HTML's text, cut at a word to the length of a description. */
export function htmlExcerpt(html: string): string {
  const text = htmlToText(html);
  if (text.length <= EXCERPT_MAX) return text;
  const cut = text.slice(0, EXCERPT_MAX);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : EXCERPT_MAX - 1)}…`;
}

/** Whether the words of the HTML begin with those of the text. */
export function beginsWith(html: string, text: string): boolean {
  return htmlToText(html).startsWith(htmlToText(text));
}

/** Whether HTML has no text, picture, table or rule. */
export function isBlankHtml(html: string): boolean {
  return !/<(img|table|hr)\b/i.test(html) && htmlToText(html) === '';
}
