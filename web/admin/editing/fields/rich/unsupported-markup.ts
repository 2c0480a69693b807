import { HTML_TAGS } from '#contract/html.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** Tags that count as one, because the visual editor may replace one by the other. */
const ALIASES: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', th: 'td' };
/** Tags the visual editor adds or drops without changing the meaning. */
const NEUTRAL = new Set(['p', 'br', 'tbody', 'thead', 'span', 'div', 'figcaption']);
/** Tags that are counted one by one. Of the others, adjacent ones may be merged. */
const COUNTED = new Set([
  ...['h2', 'h3', 'h4', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'figure', 'img', 'table', 'tr', 'td', 'caption'],
]);
/** Attributes with a meaning. */
const MEANINGFUL_ATTRIBUTE =
  /\s(href|src|alt|title|lang|dir|colspan|rowspan|scope|datetime|class|start)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
/** Attributes that are empty or have the default value. */
const MEANINGLESS = /^((colspan|rowspan|start)=1|\w+=)$/;
const TAG = /<([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const LINK_OF_NOTHING = /<a\b[^>]*><\/a>/gi;
const CAPTION_WITH_TAGS = /<caption[^>]*>[^<]*<(?!\/caption)/i;

/** Markup that the visual editor could not keep, in terms an HTML author knows. */
export function unsupportedMarkup(before: string, after: string): string[] {
  const countsAfter = countMarkup(after);
  return [...countMarkup(before)]
    .filter(([markup, count]) => count > (countsAfter.get(markup) ?? 0))
    .map(([markup]) => markup);
}

/** The tags of which the server keeps only the text. */
export function refusedTags(html: string): string[] {
  const found = [...html.matchAll(TAG)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(found)].filter((name) => !HTML_TAGS.includes(name) && name !== 'h1');
}

function countMarkup(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = '', attributes = ''] of html.replace(LINK_OF_NOTHING, '').matchAll(TAG)) {
    const tag = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
    if (!HTML_TAGS.includes(tag)) continue;
    if (!NEUTRAL.has(tag) && !isEmptyLink(tag, attributes)) {
      counts.set(tag, COUNTED.has(tag) ? (counts.get(tag) ?? 0) + 1 : 1);
    }
    for (const [, attribute = '', quoted = ''] of attributes.matchAll(MEANINGFUL_ATTRIBUTE)) {
      const markup = `${attribute.toLowerCase()}=${unescapeEntities(quoted.replace(/^["']|["']$/g, ''))}`;
      if (!MEANINGLESS.test(markup)) counts.set(markup, 1);
    }
  }
  if (CAPTION_WITH_TAGS.test(html)) counts.set(richTextTexts.formattingInACaption, 1);
  return counts;
}

function unescapeEntities(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

function isEmptyLink(tag: string, attributes: string): boolean {
  return tag === 'a' && !/\shref\s*=/i.test(attributes);
}
