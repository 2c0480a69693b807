import { trustedHtml } from '#web/ui/html.tsx';

const TAG = /<[a-z][a-z0-9:]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE = /(\s)style(?=\s*=)/gi;
const HANDLER = /\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const SHEETS = /<(style|script|xml)\b[\s\S]*?<\/\1\s*>/gi;

/** The attribute in which the styles of inert HTML stand. */
export const STYLE_ATTRIBUTE = 'data-style';

/**
 * HTML as a document that can be read without anything of it being applied: the browser would report every style and
 * handler in it that the panel's policy forbids. What styles say stays readable under another name.
 */
export function readInert(html: string): HTMLElement {
  const inert = html
    .replace(SHEETS, '')
    .replace(TAG, (tag) => tag.replace(STYLE, `$1${STYLE_ATTRIBUTE}`).replace(HANDLER, ''));
  return new DOMParser().parseFromString(trustedHtml(inert), 'text/html').body;
}
