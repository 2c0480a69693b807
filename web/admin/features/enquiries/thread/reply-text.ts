import type { Thread } from '#contract/records/thread.ts';

/** A snippet with the values of the enquiry. */
export function filledSnippet(text: string, placeholders: Thread['placeholders']): string {
  const values: Record<string, string> = placeholders;
  return text.replace(/\{(name|plan|agency)\}/g, (_, name: string) => values[name] ?? '');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Typed text as HTML: an empty line begins a paragraph. */
export function textToHtml(text: string): string {
  const escaped = text.trim().replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  const paragraphs = escaped.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('');
}
