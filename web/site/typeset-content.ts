import { typesetHtml, typesetText } from '#web/ui/typeset.ts';

/**
 * Fields whose values are no prose: addresses, names of icons and colours, dates, and what links and filters compare.
 * The tests hold it against the fields of the contract.
 */
const NO_PROSE =
  /(?:^_?id|^to|href|url|images?|link|slug|project|techUsed|makers|path|email|phone|website|icon|key|avatar|colou?r|ground|ink|accent|date|day|tags?|category|categories|codeHtml|price|priceFrom)$/i;

/** A reply of the API with its texts typeset, for the public site. The panel and the state keep what was typed. */
export function typesetContent(reply: unknown): unknown {
  return typesetValue(reply, '');
}

/** Whether a field's text is typeset. There are few names and many values, so the answers are kept. */
export function isProse(field: string): boolean {
  const known = prose.get(field);
  if (known !== undefined) return known;
  const answer = !NO_PROSE.test(field);
  prose.set(field, answer);
  return answer;
}

const prose = new Map<string, boolean>();

/** Copies only what changes: most values stay as they are, and every page is rendered from them. */
function typesetValue(value: unknown, field: string): unknown {
  if (typeof value === 'string') return isProse(field) ? typesetProse(value) : value;
  if (Array.isArray(value)) return typesetList(value, field);
  if (typeof value !== 'object' || value === null) return value;
  const changed: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    const set = typesetValue(part, key);
    if (set !== part) changed.push([key, set]);
  }
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

function typesetList(list: unknown[], field: string): unknown[] {
  const set = list.map((entry) => typesetValue(entry, field));
  return set.some((entry, index) => entry !== list[index]) ? set : list;
}

/** Short texts that were typeset before: the server shows the same ones on page after page. */
const known = new Map<string, string>();
const KNOWN_MAX = 2000;
const KNOWN_LENGTH_MAX = 1000;

function typesetProse(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const set = text.includes('<') ? typesetHtml(text) : typesetText(text);
  if (known.size >= KNOWN_MAX) known.clear();
  if (text.length <= KNOWN_LENGTH_MAX) known.set(text, set);
  return set;
}
