import { DOMParser as Reader, DOMSerializer, type Node } from '@tiptap/pm/model';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#contract/html.ts';
import { parseInert } from './inert.ts';
import { schema } from './extensions.ts';
import { FOOT } from './tables.ts';

/** Parses HTML into an editor document. */
export function parseDocument(html: string): Node {
  const body = parseInert(html);
  normalizeBody(body);
  return Reader.fromSchema(schema).parse(body);
}

/** Serialises a document to HTML that the server keeps unchanged; '' for an empty one. */
export function serializeDocument(doc: Node): string {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  const owner = { document: root.ownerDocument };
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, owner));
  for (const element of root.querySelectorAll('p')) tidyParagraph(element, root);
  for (const table of root.querySelectorAll('table')) tidyTable(table);
  for (const caption of root.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove();
  for (const element of root.querySelectorAll('*')) keepAllowed(element);
  return root.innerHTML;
}

/** Normalises equivalent HTML to the form the editor knows. */
function normalizeBody(body: HTMLElement): void {
  for (const title of body.querySelectorAll('h1')) renameElement(title, 'h2');
  for (const cell of body.querySelectorAll('thead > tr > td')) renameElement(cell, 'th');
  for (const end of body.querySelectorAll('pre br')) end.replaceWith('\n');
  for (const caption of body.querySelectorAll('figcaption')) {
    for (const line of caption.querySelectorAll(':scope > :is(p, div)')) unwrapLine(line);
    moveLanguageToSpan(caption);
  }
}

function unwrapLine(line: Element): void {
  if (line.previousSibling) line.before(line.ownerDocument.createElement('br'));
  line.replaceWith(...line.childNodes);
}

/**
 * A caption becomes the text of its picture node, whose language is that of the figure. The caption's own language
 * moves into a span.
 */
function moveLanguageToSpan(caption: Element): void {
  if (!caption.hasAttribute('lang') && !caption.hasAttribute('dir')) return;
  const span = caption.ownerDocument.createElement('span');
  for (const name of ['lang', 'dir']) {
    const value = caption.getAttribute(name);
    if (value !== null) span.setAttribute(name, value);
    caption.removeAttribute(name);
  }
  span.append(...caption.childNodes);
  caption.append(span);
}

/** Elements in which a single paragraph adds nothing to its text. */
const SINGLE_PARAGRAPH_HOLDERS = 'li, td, th, div, address, figure, figcaption';

/** Removes an empty paragraph. Unwraps the only paragraph of a list entry, cell or similar element. */
function tidyParagraph(line: HTMLParagraphElement, root: Element): void {
  const parent = line.parentElement;
  if (!parent) return;
  if (!line.hasChildNodes()) {
    line.remove();
    return;
  }
  if (line.attributes.length > 0 || line.previousElementSibling) return;
  if (parent === root || !parent.matches(SINGLE_PARAGRAPH_HOLDERS)) return;
  const next = line.nextElementSibling;
  if (next && !(parent.localName === 'li' && next.matches('ul, ol')) && parent.localName !== 'figure') return;
  line.replaceWith(...line.childNodes);
}

/** Sorts rows into head, body and foot. The head consists of the first rows that contain only header cells. */
function tidyTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const isFoot = (row: Element) => row.hasAttribute(FOOT);
  const bodyAt = headerRows(rows);
  const parts = {
    thead: rows.slice(0, bodyAt),
    tbody: rows.slice(bodyAt).filter((row) => !isFoot(row)),
    tfoot: rows.slice(bodyAt).filter(isFoot),
  };
  for (const body of [...table.tBodies]) body.remove(); // not those of nested tables
  for (const [tag, own] of Object.entries(parts)) {
    if (own.length === 0) continue;
    const part = table.ownerDocument.createElement(tag);
    part.append(...own);
    table.append(part);
  }
}

function headerRows(rows: HTMLTableRowElement[]): number {
  const isHeader = (row: HTMLTableRowElement) =>
    row.cells.length > 0 && [...row.cells].every(({ localName }) => localName === 'th');
  const found = rows.findIndex((row) => !isHeader(row));
  const count = found < 0 ? Math.min(1, rows.length) : found;
  // A cell that spans below the head would be cut off by it.
  const reaches = rows.slice(0, count).some((row, at) => [...row.cells].some(({ rowSpan }) => at + rowSpan > count));
  return reaches ? 0 : count;
}

function keepAllowed(element: Element): void {
  const allowed = [...(HTML_ATTRIBUTES['*'] ?? []), ...(HTML_ATTRIBUTES[element.localName] ?? [])];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  if (!HTML_TAGS.includes(element.localName)) element.replaceWith(...element.childNodes);
}

export function renameElement(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
