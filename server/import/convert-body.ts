import { Parser } from 'htmlparser2';
import { escapeHtml } from '#contract/escape-html.ts';
import { HTML_TAGS } from '#contract/html.ts';
import type { ImportNote, ImportProgram } from '#contract/records/import.ts';
import { markedText } from './marked-text.ts';
import { addParagraphs } from './paragraphs.ts';
import { captionsToFigures, splitAtShortcodes } from './shortcodes.ts';
import { note } from './source.ts';

/** Elements with a meaning that formatted text cannot have: they become marked text with all that they contain. */
const MARKED = new Set([
  ...['iframe', 'script', 'style', 'form', 'input', 'select', 'textarea', 'button', 'object', 'embed', 'applet'],
  ...['video', 'audio', 'canvas', 'svg', 'math', 'noscript', 'template', 'map', 'dialog', 'frameset', 'link', 'meta'],
]);
/** Elements that formatted text writes in another way. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's', ins: 'u', tt: 'code', samp: 'code', cite: 'em', dfn: 'em' },
  ...{ dt: 'p', dd: 'p', summary: 'p', legend: 'p' },
  ...Object.fromEntries(
    ['section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'center', 'details', 'fieldset', 'dl'].map(
      (name) => [name, 'div'],
    ),
  ),
};
const VOID = new Set(['br', 'hr']);
const ALLOWED = new Set(HTML_TAGS);
/** Blocks of WordPress without content of their own that a text can do without. */
const SPACERS = /^wp:(?:more|nextpage|spacer|separator)\b/;
const DYNAMIC_BLOCK = /^\s*(wp:[\w/-]+)[\s\S]*\/\s*$/;
/** In these, square brackets are what the author wrote. */
const VERBATIM = new Set(['pre', 'code']);

export interface Addresses {
  /** The new address of a picture; null if it cannot come. */
  picture: (src: string) => string | null;
  /** The new address of a link, or the same one. */
  link: (href: string) => string;
}

export interface Body {
  html: string;
  notes: ImportNote[];
  /** The addresses of its pictures, as they were. */
  pictures: string[];
}

/**
 * The body of a post or page as formatted text, not sanitized yet. What formatted text cannot contain becomes marked
 * text, and is counted.
 */
export function convertBody(stored: string, program: ImportProgram, addresses: Addresses): Body {
  const html = program === 'wordpress' ? prepareWordpress(stored) : stored;
  const output = openOutput(program, addresses);
  /** The marked element that is open: where it begins, and how many elements are open in it. */
  let marked: { name: string; start: number; depth: number } | null = null;

  const parser = new Parser({
    onopentag(name, attribs) {
      if (marked) marked.depth += 1;
      else if (MARKED.has(name)) marked = { name, start: parser.startIndex, depth: 0 };
      else if (name === 'img') output.addPicture(attribs, html.slice(parser.startIndex, parser.endIndex + 1));
      else output.openElement(name, attribs);
    },
    ontext(piece) {
      if (!marked) output.addText(piece);
    },
    oncomment(comment) {
      if (!marked) output.addComment(comment);
    },
    onclosetag(name) {
      if (!marked) {
        if (name !== 'img') output.closeElement();
      } else if (marked.depth > 0) marked.depth -= 1;
      else {
        output.addMarkedElement(marked.name, html.slice(marked.start, parser.endIndex + 1));
        marked = null;
      }
    },
  });
  parser.end(html);
  return output.end();
}

/** The converted text, in the order in which its parts are added. */
function openOutput(program: ImportProgram, addresses: Addresses) {
  const found = { shortcodes: 0, blocks: 0, pictures: 0, elements: new Map<string, number>() };
  const pictures = new Set<string>();
  /** The names of the open elements here; null for one that is left out. */
  const open: (string | null)[] = [];
  let done = '';
  /** The text since the last element: shortcodes are found in it as a whole. */
  let text = '';
  let verbatim = 0;

  function flushText(): void {
    const plain = [{ isShortcode: false, text, count: 0 }];
    for (const part of program === 'wordpress' && verbatim === 0 ? splitAtShortcodes(text) : plain) {
      done += part.isShortcode ? markedText(part.text) : escapeHtml(part.text);
      found.shortcodes += part.count;
    }
    text = '';
  }

  function add(html: string): void {
    flushText();
    done += html;
  }

  return {
    addText(piece: string): void {
      text += piece;
    },
    addPicture(attribs: Record<string, string>, markup: string): void {
      const src = sourceOf(attribs);
      if (src) pictures.add(src);
      const address = src ? addresses.picture(src) : null;
      if (address === null) found.pictures += 1;
      add(
        address === null
          ? markedText(shortened(markup))
          : `<img src="${escapeHtml(address)}" alt="${escapeHtml(attribs.alt ?? '')}">`,
      );
    },
    addComment(comment: string): void {
      flushText();
      const block = program === 'wordpress' ? DYNAMIC_BLOCK.exec(comment)?.[1] : undefined;
      if (block === undefined || SPACERS.test(block)) return;
      found.blocks += 1;
      add(markedText(`<!--${comment}-->`));
    },
    addMarkedElement(name: string, markup: string): void {
      found.elements.set(name, (found.elements.get(name) ?? 0) + 1);
      add(markedText(markup));
    },
    openElement(name: string, attribs: Record<string, string>): void {
      const kept = RENAMED[name] ?? (ALLOWED.has(name) ? name : null);
      add(kept ? `<${kept}${attributesOf(name, attribs, addresses)}>` : '');
      open.push(kept);
      if (kept && VERBATIM.has(kept)) verbatim += 1;
    },
    closeElement(): void {
      flushText();
      const kept = open.pop();
      if (kept && VERBATIM.has(kept)) verbatim -= 1;
      if (kept && !VOID.has(kept)) done += `</${kept}>`;
    },
    end(): Body {
      flushText();
      return { html: done, pictures: [...pictures], notes: notesOf(found) };
    },
  };
}

function prepareWordpress(html: string): string {
  const figures = captionsToFigures(html);
  return /<!-- wp:/.test(figures) ? figures : addParagraphs(figures);
}

/** Scripts that load pictures late keep their addresses in other attributes. */
function sourceOf({ src = '', ...attribs }: Record<string, string>): string {
  const late = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original'];
  return (late && (src === '' || src.startsWith('data:')) ? late : src).trim();
}

/** A picture inside of its address would fill the whole text. */
function shortened(markup: string): string {
  return markup.replace(/(data:[^"']{0,40})[^"']*/g, '$1…');
}

function attributesOf(name: string, attribs: Record<string, string>, { link }: Addresses): string {
  return Object.entries(attribs)
    .filter(([key]) => !key.startsWith('on') && key !== 'style')
    .map(([key, value]) => ` ${key}="${escapeHtml(name === 'a' && key === 'href' ? link(value) : value)}"`)
    .join('');
}

interface Found {
  shortcodes: number;
  blocks: number;
  pictures: number;
  elements: ReadonlyMap<string, number>;
}

function notesOf({ shortcodes, blocks, pictures, elements }: Found): ImportNote[] {
  const count = [...elements.values()].reduce((sum, one) => sum + one, 0);
  return [
    ...(shortcodes > 0 ? [note('shortcodes', { count: shortcodes })] : []),
    ...(blocks > 0 ? [note('dynamic-blocks', { count: blocks })] : []),
    ...(count > 0 ? [note('elements', { count, detail: [...elements.keys()].join(', ') })] : []),
    ...(pictures > 0 ? [note('pictures-marked', { count: pictures })] : []),
  ];
}
