import { HTML_TAGS } from '#contract/html.ts';

/** Tags that mean the same to a reader; the formatted view writes the second. */
const ALIASES: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', th: 'td' };
/** What the formatted view adds or drops without changing what is said. */
const NEUTRAL = new Set(['p', 'br', 'tbody', 'thead', 'span', 'div', 'figcaption']);
/** What stands for itself; of the rest, words beside each other may share one. */
const COUNTED = new Set([
  ...['h2', 'h3', 'h4', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'figure', 'img', 'table', 'tr', 'td', 'caption'],
]);
/** Attributes that say something. */
const TELLING =
  /\s(href|src|alt|title|lang|dir|colspan|rowspan|scope|datetime|class|start)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
/** What says as much as nothing. */
const UNSAID = /^((colspan|rowspan|start)=1|\w+=)$/;
const TAG = /<([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const LINK_OF_NOTHING = /<a\b[^>]*><\/a>/gi;
const CAPTION_WITH_TAGS = /<caption[^>]*>[^<]*<(?!\/caption)/i;

/** What a text says by its tags that the formatted view could not keep, as a person who knows HTML calls it. */
export function losses(before: string, after: string): string[] {
  const kept = countsOf(after);
  return [...countsOf(before)].filter(([sign, count]) => count > (kept.get(sign) ?? 0)).map(([sign]) => sign);
}

/** The tags of a text of which the server keeps only the words. */
export function refusedTags(html: string): string[] {
  const found = [...html.matchAll(TAG)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(found)].filter((name) => !HTML_TAGS.includes(name) && name !== 'h1');
}

function countsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = '', attributes = ''] of html.replace(LINK_OF_NOTHING, '').matchAll(TAG)) {
    const tag = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
    if (!HTML_TAGS.includes(tag)) continue;
    if (!NEUTRAL.has(tag) && !isEmptyLink(tag, attributes)) {
      counts.set(tag, COUNTED.has(tag) ? (counts.get(tag) ?? 0) + 1 : 1);
    }
    for (const [, attribute = '', quoted = ''] of attributes.matchAll(TELLING)) {
      const sign = `${attribute.toLowerCase()}=${unescape(quoted.replace(/^["']|["']$/g, ''))}`;
      if (!UNSAID.test(sign)) counts.set(sign, 1);
    }
  }
  if (CAPTION_WITH_TAGS.test(html)) counts.set('formatting in a caption', 1);
  return counts;
}

function unescape(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => SIGNS[name] ?? '');
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

function isEmptyLink(tag: string, attributes: string): boolean {
  return tag === 'a' && !/\shref\s*=/i.test(attributes);
}
