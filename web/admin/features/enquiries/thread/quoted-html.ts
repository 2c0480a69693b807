import { parseInert } from '#web/admin/editing/fields/rich/inert.ts';
import { isQuoteIntro, type SplitText } from './quoted-text.ts';

/** Splits the earlier mails off the end of a mail in HTML. A quote between answers stays where it is. */
export function splitQuotedHtml(html: string): SplitText {
  if (!/<blockquote\b/i.test(html)) return { own: html, quoted: '' };
  const body = parseInert(html);
  const quote = [...body.querySelectorAll('blockquote')].find((one) => textAround(body, one).after === '');
  if (!quote || textAround(body, quote).before === '') return { own: html, quoted: '' };
  const range = body.ownerDocument.createRange();
  range.setStartBefore(introOf(body, quote) ?? quote);
  range.setEnd(body, body.childNodes.length);
  const quoted = body.ownerDocument.createElement('div');
  quoted.append(range.extractContents());
  const hasWords = body.textContent.trim() !== '';
  return hasWords ? { own: body.innerHTML, quoted: quoted.innerHTML } : { own: html, quoted: '' };
}

function textAround(body: HTMLElement, element: Element): { before: string; after: string } {
  const range = body.ownerDocument.createRange();
  range.selectNodeContents(body);
  range.setEndBefore(element);
  const before = range.toString().trim();
  range.selectNodeContents(body);
  range.setStartAfter(element);
  return { before, after: range.toString().trim() };
}

/** What stands directly above a quote and announces it. */
function introOf(body: HTMLElement, quote: Element): Node | null {
  let node: Node = quote;
  while (!previousWords(node) && node.parentNode && node.parentNode !== body) node = node.parentNode;
  const before = previousWords(node);
  return before && isQuoteIntro(before.textContent ?? '') ? before : null;
}

/** The nearest sibling before a node that has words. */
function previousWords(node: Node): Node | null {
  let before = node.previousSibling;
  while (before && (before.textContent ?? '').trim() === '') before = before.previousSibling;
  return before;
}
