const PARAGRAPHS = 'p, li, h1, h2, h3, h4, blockquote, figcaption, td, th, pre';

/** The paragraphs of a formatted text in their order: the innermost ones, so that the editor and the page count alike. */
export function paragraphsOf(text: Element): Element[] {
  return [...text.querySelectorAll(PARAGRAPHS)].filter((element) => !element.querySelector(PARAGRAPHS));
}
