import type { z } from 'zod';
import { mapFields } from '#contract/field-meta.ts';
import { parseLink } from './links.ts';

/** A link in the content: its address, and the path of the field that has it, such as `cards.2.href`. */
export interface ContentLink {
  href: string;
  field: string;
}

const HREF = /<a\s[^>]*?href="([^"]*)"/g;
/** The signs that HTML escapes in an address. */
const UNESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** All links of a section or record: its link fields, the links within formatted text, and the pages of its cards. */
export function linksOf(schema: z.ZodType, value: unknown): ContentLink[] {
  const links: ContentLink[] = [];
  const cards: ContentLink[] = [];
  const rows = new Set<string>();
  mapFields(schema, value, (part, { widget, refersTo }, path) => {
    if (typeof part !== 'string' || part === '') return part;
    const field = path.join('.');
    if (widget === 'link') links.push({ href: parseLink(part).href, field });
    if (widget === 'html') links.push(...hrefsIn(part).map((href) => ({ href: parseLink(href).href, field })));
    if (widget === 'slug' && refersTo) cards.push({ href: `/${refersTo}/${part}`, field });
    if (path.at(-1) === 'details') rows.add(field);
    return part;
  });
  const own = new Set(links.map(({ field }) => field));
  const opensPage = ({ field }: ContentLink) =>
    !own.has(field.replace(/slug$/, 'href')) && !rows.has(field.replace(/slug$/, 'details'));
  return [...links, ...cards.filter(opensPage)];
}

function hrefsIn(html: string): string[] {
  return Array.from(html.matchAll(HREF), ([, href = '']) =>
    href.replace(/&(?:amp|quot|lt|gt);/g, (sign) => UNESCAPED[sign] ?? sign),
  );
}
