import { CODE_CLASS, HTML_ATTRIBUTES } from '#contract/html.ts';
import { isSafeLink, isSafeSource } from '#contract/links.ts';
import { renameElement } from './html-document.ts';
import { parseInert, STYLE_ATTRIBUTE } from './inert.ts';
import { makeWordLists } from './msword-lists.ts';

/** Pasted HTML in the form this site uses. */
export interface CleanedPaste {
  html: string;
  /** Images that only the source program could show. */
  lostPictures: number;
}

const DROPPED =
  'script, style, meta, link, title, template, noscript, iframe, object, embed, svg, canvas, button, input, select, textarea, nav';
/** Font, layout and form elements: only their content is kept. */
const UNWRAPPED =
  'font, center, ins, section, article, main, header, footer, aside, form, label, tbody, colgroup, col, picture, dl';
const BLOCKS = 'p, div, h2, h3, h4, ul, ol, table, blockquote, pre, figure, hr, address';
const RENAMED: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dt: 'p',
  dd: 'p',
  strike: 's',
  del: 's',
  tt: 'code',
  samp: 'code',
  cite: 'em',
  dfn: 'em',
  var: 'em',
};

/** Cleans HTML from a word processor or web page: removes styles, fonts, empty lines and foreign elements. */
export function cleanPaste(html: string): CleanedPaste {
  if (html.includes('data-pm-slice')) return { html, lostPictures: 0 };
  const body = parseInert(html);
  dropComments(body);
  makeWordLists(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrapElement(element);
  for (const element of body.querySelectorAll(Object.keys(RENAMED).join()))
    renameElement(element, RENAMED[element.localName] ?? 'span');
  for (const title of body.querySelectorAll('p.MsoTitle')) renameElement(title, 'h2');
  for (const element of body.querySelectorAll(`[${STYLE_ATTRIBUTE}], b, strong, i, em`)) stylesToTags(element);
  const lostPictures = dropPictures(body);
  for (const element of body.querySelectorAll(UNWRAPPED)) if (element.localName !== 'tbody') unwrapElement(element);
  for (const element of body.querySelectorAll('div')) flattenBlock(element);
  for (const link of body.querySelectorAll('a')) cleanPastedLink(link);
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  for (const element of body.querySelectorAll('span')) if (element.attributes.length === 0) unwrapElement(element);
  body.normalize();
  tidySpaces(body);
  removeEmptyElements(body);
  return { html: body.innerHTML, lostPictures };
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  // Word also marks its lists with conditional comments; makeWordLists needs only the styles of the paragraphs.
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

/** Turns bold, italic and similar styles into tags, and removes tags that a style cancels. */
function stylesToTags(element: Element): void {
  const style = (element.getAttribute(STYLE_ATTRIBUTE) ?? '').toLowerCase();
  const tag = element.localName;
  const says = (property: string, value: string) =>
    new RegExp(`(^|;)\\s*${property}\\s*:[^;]*\\b(${value})\\b`).test(style);
  const isPlain = says('font-weight', 'normal|[1-4]00');
  if (/^(b|strong)$/.test(tag) && (isPlain || element.querySelector(BLOCKS))) {
    unwrapElement(element);
    return;
  }
  if (/^(i|em)$/.test(tag) && says('font-style', 'normal')) {
    unwrapElement(element);
    return;
  }
  if (tag !== 'span' && tag !== 'font') return;
  const isTitle = element.closest('h1, h2, h3, h4') !== null;
  const isLink = element.closest('a') !== null || element.querySelector('a') !== null;
  const tags = [
    !isTitle && says('font-weight', 'bold|bolder|[6-9]00') && 'strong',
    says('font-style', 'italic') && 'em',
    !isLink && says('text-decoration(-line)?', 'underline') && 'u',
    says('text-decoration(-line)?', 'line-through') && 's',
    says('vertical-align', 'super') && 'sup',
    says('vertical-align', 'sub') && 'sub',
  ];
  for (const name of tags) if (name) wrapContents(element, name);
}

function wrapContents(element: Element, tag: string): void {
  if (!element.textContent.trim()) return;
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Removes images that only the source program can show, and counts them. */
function dropPictures(body: HTMLElement): number {
  let lostCount = 0;
  for (const image of body.querySelectorAll('img')) {
    const isTrackingPixel = ['width', 'height'].some((name) => image.getAttribute(name) === '1'); // a tracking pixel
    const isSafe = isSafeSource(image.getAttribute('src') ?? '');
    if (isTrackingPixel || !isSafe) image.remove();
    if (!isTrackingPixel && !isSafe) lostCount += 1;
  }
  return lostCount;
}

/**
 * Unwraps a div that contains blocks, or that stands in a list entry, cell, paragraph or figure. Any other div becomes
 * a paragraph.
 */
function flattenBlock(element: Element): void {
  const parent = element.parentElement;
  if (element.querySelector(BLOCKS) || parent?.matches('li, td, th, p, figure')) unwrapElement(element);
  else renameElement(element, 'p');
}

function cleanPastedLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const isEmpty = !link.textContent.trim() && !link.querySelector('img');
  const isOwn = /^#(_|x-|bookmark)/i.test(href); // a bookmark inside the source document
  if (href === '' || isOwn || !isSafeLink(href) || isEmpty) unwrapElement(link);
}

function dropAttributes(element: Element): void {
  const allowed = (HTML_ATTRIBUTES[element.localName] ?? []).filter(
    (name) => !['target', 'rel', 'loading'].includes(name),
  );
  const language = element.localName === 'code' && [...element.classList].find((name) => CODE_CLASS.test(name));
  for (const { name, value } of [...element.attributes]) {
    const isDirection = name === 'dir' && value === 'rtl';
    if (name === 'class' || !(isDirection || allowed.includes(name))) element.removeAttribute(name);
  }
  if (language) element.className = language;
}

function tidySpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre')) continue;
    // A single non-breaking space may join two words. Several in a row are only spacing.
    text.textContent = (text.textContent ?? '').replace(/[ \u00a0\r\n\t]{2,}/g, ' ').replace(/^\u00a0|\u00a0$/g, ' ');
  }
}

const KEPT_EMPTY = 'img, hr, br, td, th';

function removeEmptyElements(body: HTMLElement): void {
  for (const end of body.querySelectorAll('br')) if (isNeedlessBreak(end)) end.remove();
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (element.matches(KEPT_EMPTY) || element.querySelector(KEPT_EMPTY)) continue;
    if (!element.textContent.trim()) element.replaceWith(...(element.matches(BLOCKS) ? [] : element.childNodes));
  }
}

/** Whether a line break has nothing before or after it. */
function isNeedlessBreak(end: Element): boolean {
  const isBlock = (node: Node | null) => node === null || (node instanceof Element && node.matches(BLOCKS));
  const blank = (node: Node | null): boolean => node?.nodeType === 3 && !node.textContent?.trim();
  const next = blank(end.nextSibling) ? (end.nextSibling?.nextSibling ?? null) : end.nextSibling;
  const before = blank(end.previousSibling) ? (end.previousSibling?.previousSibling ?? null) : end.previousSibling;
  return isBlock(next) || isBlock(before);
}

function unwrapElement(element: Element): void {
  element.replaceWith(...element.childNodes);
}
