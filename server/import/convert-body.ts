import { Parser } from 'htmlparser2';
import { escapeHtml } from '#contract/escape-html.ts';
import { HTML_TAGS } from '#contract/html.ts';
import type { ImportNote, ImportProgram } from '#contract/records/import.ts';
import { isTooLongForMark, markedText } from './marked-text.ts';
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
/** Marked elements that have no end of their own. */
const VOID_MARKED = new Set(['input', 'embed', 'link', 'meta']);
const ALLOWED = new Set(HTML_TAGS);
/** Blocks of WordPress without content of their own that a text can do without. */
const SPACERS = /^wp:(?:more|nextpage|spacer|separator)\b/;
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
  /** The marked elements that never end. Of these, the tag alone is marked, so that the text after it stays. */
  const endless = new Set<string>();
  for (let from = 0; from < html.length;) from = convertPart(html.slice(from), output, endless) + from;
  return output.end();
}

/** A marked element that is open: where it begins, where its tag ends, and how many elements are open in it. */
interface OpenMark {
  name: string;
  start: number;
  tagEnd: number;
  depth: number;
}

/** Converts a text up to its end, or to the end of the tag of a marked element that never ends. Returns that place. */
function convertPart(html: string, output: ReturnType<typeof openOutput>, endless: Set<string>): number {
  let marked: OpenMark | null = null;
  let stop = null as number | null; // a handler below sets it
  /** How many elements of the output are open since the start of this part. */
  let open = 0;
  const markup = (start: number) => html.slice(start, parser.endIndex + 1);

  function stopAt({ name, start, tagEnd }: OpenMark): void {
    endless.add(name);
    output.addMarkedElement(name, html.slice(start, tagEnd));
    for (; open > 0; open -= 1) output.closeElement();
    stop = tagEnd;
    marked = null;
  }

  const parser = new Parser({
    onopentag(name, attribs) {
      if (stop !== null) return;
      if (marked) marked.depth += 1;
      else if (endless.has(name)) output.addMarkedElement(name, markup(parser.startIndex));
      else if (MARKED.has(name)) marked = { name, start: parser.startIndex, tagEnd: parser.endIndex + 1, depth: 0 };
      else if (name === 'img') output.addPicture(attribs, markup(parser.startIndex));
      else {
        output.openElement(name, attribs);
        open += 1;
      }
    },
    ontext(piece) {
      if (stop === null && !marked) output.addText(piece);
    },
    oncomment(comment) {
      if (stop === null && !marked) output.addComment(comment);
    },
    onclosetag(name, isImplied) {
      if (stop !== null) return;
      if (marked && marked.depth > 0) marked.depth -= 1;
      else if (marked && isImplied && !VOID_MARKED.has(marked.name)) stopAt(marked);
      else if (marked) {
        output.addMarkedElement(marked.name, markup(marked.start));
        marked = null;
      } else if (name !== 'img' && !endless.has(name)) {
        output.closeElement();
        open -= 1;
      }
    },
  });
  parser.end(html);
  return stop ?? html.length;
}

/** The converted text, in the order in which its parts are added. */
function openOutput(program: ImportProgram, addresses: Addresses) {
  const found = {
    ...{ shortcodes: 0, blocks: 0, pictures: 0 },
    elements: new Map<string, number>(),
    shortened: new Set<string>(),
  };
  const pictures = new Set<string>();
  /** The names of the open elements here; null for one that is left out. */
  const open: (string | null)[] = [];
  let done = '';
  /** The text since the last element: shortcodes are found in it as a whole. */
  let text = '';
  let verbatim = 0;

  function marked(name: string, markup: string): string {
    if (isTooLongForMark(markup)) found.shortened.add(name);
    return markedText(markup);
  }

  function flushText(): void {
    const plain = [{ isShortcode: false, text, count: 0 }];
    for (const part of program === 'wordpress' && verbatim === 0 ? splitAtShortcodes(text) : plain) {
      done += part.isShortcode ? marked(part.text.slice(0, 20), part.text) : escapeHtml(part.text);
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
          : `<img src="${escapeHtml(address)}"${altAttribute(attribs.alt)}>`,
      );
    },
    addComment(comment: string): void {
      flushText();
      const block = program === 'wordpress' ? dynamicBlock(comment) : undefined;
      if (block === undefined || SPACERS.test(block)) return;
      found.blocks += 1;
      add(marked(block, `<!--${comment}-->`));
    },
    addMarkedElement(name: string, markup: string): void {
      found.elements.set(name, (found.elements.get(name) ?? 0) + 1);
      add(marked(name, markup));
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

/** The name of a block without content of its own: its comment ends with a slash. */
function dynamicBlock(comment: string): string | undefined {
  const words = comment.trim();
  return words.endsWith('/') ? /^wp:[\w/-]+/.exec(words)?.[0] : undefined;
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
  /** What was too long for a mark. */
  shortened: ReadonlySet<string>;
}

function notesOf({ shortcodes, blocks, pictures, elements, shortened: cut }: Found): ImportNote[] {
  const count = [...elements.values()].reduce((sum, one) => sum + one, 0);
  return [
    ...(shortcodes > 0 ? [note('shortcodes', { count: shortcodes })] : []),
    ...(blocks > 0 ? [note('dynamic-blocks', { count: blocks })] : []),
    ...(count > 0 ? [note('elements', { count, detail: [...elements.keys()].join(', ') })] : []),
    ...(pictures > 0 ? [note('pictures-marked', { count: pictures })] : []),
    ...(cut.size > 0 ? [note('mark-shortened', { detail: [...cut].join(', ') })] : []),
  ];
}

/** Old systems write an empty description where nobody has written one, so that it is no decision. */
function altAttribute(alt = ''): string {
  return alt.trim() === '' ? '' : ` alt="${escapeHtml(alt)}"`;
}
