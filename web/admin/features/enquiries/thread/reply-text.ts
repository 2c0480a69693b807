import type { Thread } from '#contract/records/thread.ts';

const PLACEHOLDER = /\{(name|plan|agency)\}/g;

/** A snippet with the values of the enquiry. A placeholder without a value stays, so that the gap is seen. */
export function filledSnippet(text: string, placeholders: Thread['placeholders']): string {
  const values: Record<string, string> = placeholders;
  return text.replace(PLACEHOLDER, (found, name: string) => values[name] || found);
}

/** The first placeholder that a reply still has; '' if it has none. */
export function openPlaceholder(html: string): string {
  return html.match(PLACEHOLDER)?.[0] ?? '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Typed text as HTML: an empty line begins a paragraph. */
export function textToHtml(text: string): string {
  const escaped = text.trim().replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  const paragraphs = escaped.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('');
}
