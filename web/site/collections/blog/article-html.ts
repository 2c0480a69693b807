import { blogTexts } from '#contract/texts/blog.ts';
import { htmlToText } from '#web/site/html-text.ts';
import { replaceTags } from '#web/ui/html-tags.ts';
import { withCharts } from './article-chart.ts';

/** A heading of a post with the anchor that its page gives it. */
export interface ArticleHeading {
  id: string;
  text: string;
  /** Whether it belongs to the heading before. */
  isSub: boolean;
}

const ATTRIBUTES = '((?:[^>"]|"[^"]*")*)';
const HEADING = new RegExp(`<h([23])${ATTRIBUTES}>([\\s\\S]*?)</h\\1>`, 'g');
const CODE_BLOCK = new RegExp(`<pre${ATTRIBUTES}>((?:(?!<pre)[\\s\\S])*?)</pre>`, 'g');
const CODE = new RegExp(`^<code${ATTRIBUTES}>([^<]*)</code>$`);
const QUOTE = new RegExp(`<blockquote${ATTRIBUTES}>((?:(?!<blockquote)[\\s\\S])*?)</blockquote>`, 'g');
/** A quote of more characters is a quoted passage and not a pull quote. */
const PULL_QUOTE_MAX = 180;

/**
 * The HTML of a post as its page shows it: headings with anchors, figures of numbers as charts, code with colours and a
 * button that copies it, and quotes marked by length. `codeHtml` are code blocks with colours; one that no block of the text equals is not used.
 */
export function articleHtml(html: string, codeHtml: readonly string[] = []): string {
  const colored = new Map(codeHtml.map((block) => [plainCode(block), block]));
  const anchor = anchors();
  return withCharts(escapeAttributes(html))
    .replace(HEADING, (_, level: string, attributes: string, inner: string) => {
      return `<h${level}${attributes} id="${anchor(inner)}">${inner}</h${level}>`;
    })
    .replace(CODE_BLOCK, (_, attributes: string, inner: string) => codeBlock(attributes, inner, colored))
    .replace(QUOTE, (_, attributes: string, inner: string) => quote(attributes, inner));
}

/** The headings of a post, with the same anchors as in `articleHtml`. */
export function articleHeadings(html: string): ArticleHeading[] {
  const anchor = anchors();
  return [...escapeAttributes(html).matchAll(HEADING)]
    .map(([, level, , inner = '']) => ({ id: anchor(inner), text: htmlToText(inner), isSub: level === '3' }))
    .filter(({ text }) => text !== '');
}

function escapeAttributes(html: string): string {
  return replaceTags(html, (tag) => tag);
}

/** Gives each heading an anchor from its words. The prefix keeps it apart from the ids of the page itself. */
function anchors() {
  const used = new Map<string, number>();
  return (inner: string): string => {
    const words = htmlToText(inner).toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['part']; // prettier-ignore
    const id = `on-${words.join('-')}`.slice(0, 80);
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count > 1 ? `${id}-${count}` : id;
  };
}

/** A code block with its language and the button. Without scripts, CSS hides the button. */
function codeBlock(attributes: string, inner: string, colored: Map<string, string>): string {
  const [, own = '', text = ''] = CODE.exec(inner) ?? [];
  const language = /class="language-([\w-]+)"/.exec(own)?.[1] ?? '';
  const shown = text ? `<code${own}>${colored.get(plainCode(text)) ?? text}</code>` : inner;
  return `<div class="code" data-language="${language}"><button type="button">${blogTexts.copy}</button><pre${attributes}>${shown}</pre></div>`;
}

/** The text of a code block in one spelling, without the spans of its colours. */
function plainCode(html: string): string {
  return html.replace(/<\/?span[^<>]*>/g, '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"); // prettier-ignore
}

/** `pull`: short enough for large letters. `marked`: its author has typed the quotation marks. */
function quote(attributes: string, inner: string): string {
  const text = htmlToText(inner);
  const names = [text.length <= PULL_QUOTE_MAX && 'pull', /^["'“”„«‘’»]/.test(text) && 'marked'].filter(Boolean);
  return `<blockquote${attributes}${names.length > 0 ? ` class="${names.join(' ')}"` : ''}>${inner}</blockquote>`;
}
