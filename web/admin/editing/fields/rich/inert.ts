import { trustedHtml } from '#web/ui/html.tsx';

const TAG = /<[a-z][a-z0-9:]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE = /(\s)style(?=\s*=)/gi;
const HANDLER = /\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const SHEETS = /<(style|script|xml)\b[\s\S]*?<\/\1\s*>/gi;

/** The attribute that holds the styles of inert HTML. */
export const STYLE_ATTRIBUTE = 'data-style';

/**
 * Parses HTML without applying it. Otherwise the browser would report every style and handler that the panel's policy
 * forbids. Styles stay readable under another attribute name.
 */
export function parseInert(html: string): HTMLElement {
  const inert = html
    .replace(SHEETS, '')
    .replace(TAG, (tag) => tag.replace(STYLE, `$1${STYLE_ATTRIBUTE}`).replace(HANDLER, ''));
  return new DOMParser().parseFromString(trustedHtml(inert), 'text/html').body;
}
