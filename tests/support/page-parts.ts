const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** A start tag in the markup. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** All start tags of an HTML or XML text with their attributes. Ignores the content of scripts and styles. */
export function tagsOf(markup: string): Tag[] {
  const bare = markup.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1').replace(/<!--.*?-->/gs, '');
  return [...bare.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=<>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', inside = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...inside.matchAll(/([^\s=<>"'/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          plain(value),
        ]),
      ),
    }),
  );
}

/** The content of all elements with a name. */
export function textsOf(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    plain(text.trim()),
  );
}

/** Decodes entities. */
function plain(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (match, name: string) => ENTITIES[name] ?? match);
}

/** The nodes of a page's schema.org data (JSON-LD). */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
}
