/** The box of an element's text, and not of its line or of the card that its link covers. */
export function textBounds(element: Element): DOMRect {
  const hasOnlyWords = element.textContent !== '' && (element.children.length === 0 || element.matches('a'));
  if (!hasOnlyWords || element.matches('textarea')) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
