const PRE = /(<pre\b[\s\S]*?<\/pre>)/i;
const AFTER =
  /(<\/(?:p|h[2-4]|ul|ol|li|blockquote|pre|figure|table|thead|tbody|tfoot|tr|div|address)>|<hr\b[^>]*>)\n*(?=<|$)/gi;
const BEFORE =
  /(<(?:ul|ol|blockquote|table|thead|tbody|tfoot|tr)\b[^>]*>)\n*(?=<(?:li|p|thead|tbody|tfoot|tr|h[2-4])\b)/gi;

/** Puts every block element on its own line. Code keeps its lines. */
export function oneBlockPerLine(html: string): string {
  return html
    .split(PRE)
    .map((part) => (PRE.test(part) ? part : part.replace(AFTER, '$1\n').replace(BEFORE, '$1\n')))
    .join('')
    .replace(/(<\/pre>)(?=<)/gi, '$1\n')
    .trimEnd();
}
