const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /\s(?:style|on[a-z]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const STYLE = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * HTML whose inline styles are said by tags. The panel's policy hides styles from the formatted view, which would take
 * the `<b style="font-weight: normal">` that word processors put around everything for bold, and lose what is bold.
 */
export function unstyled(html: string): string {
  const open: { name: string; end: string }[] = [];
  return html.replace(TAG, (_, slash: string, given: string, attributes: string) => {
    const name = given.toLowerCase();
    if (slash) {
      const at = open.findLastIndex((tag) => tag.name === name);
      return at < 0 ? '' : (open.splice(at, 1)[0]?.end ?? '');
    }
    const style = STYLE.exec(attributes)?.[1] ?? '';
    const [first, ...inner] = tagsFor(name, style);
    const rest = attributes.replace(ATTRIBUTE, '');
    if (!VOID.has(name)) open.push({ name, end: [first, ...inner].reduceRight((end, tag) => `${end}</${tag}>`, '') });
    return [`<${first}${rest}>`, ...inner.map((tag) => `<${tag}>`)].join('');
  });
}

/** The tag itself, or what stands for it, and the tags within it that say what its style says. */
function tagsFor(name: string, style: string): [string, ...string[]] {
  if (/font-weight\s*:\s*(normal|[1-4]00)\b/i.test(style) && (name === 'b' || name === 'strong')) return ['span'];
  if (name !== 'span') return [name];
  const bold = /font-weight\s*:\s*(bold|[6-9]00)\b/i.test(style) ? ['strong'] : [];
  const italic = /font-style\s*:\s*italic\b/i.test(style) ? ['em'] : [];
  return [name, ...bold, ...italic];
}
