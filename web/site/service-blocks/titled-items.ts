export interface TitledItem {
  title: string;
  description: string;
}

/** The items with words. One with only a description shows it as its title. */
export function titledItems(items: readonly TitledItem[]): TitledItem[] {
  return items
    .map(({ title, description }) => ({ title: title.trim(), description: description.trim() }))
    .map(({ title, description }) => (title ? { title, description } : { title: description, description: '' }))
    .filter(({ title }) => title);
}

/** Splits a leading figure from the rest of a sentence: '92 %' and 'of our clients stay'. */
export function splitLeadingFigure({ title, description }: TitledItem): { figure: string; text: string } | null {
  if (isFigure(title)) return { figure: title, text: description };
  if (description) return null;
  const [, figure, text] =
    /^((?:Rs\s?|₹)?[+\-−×<>]?\d[\d.,:]*(?:\s?[%+×x]|\s?(?:s|ms|KB|MB|K|M)\b)?)\s+(.+)$/s.exec(title) ?? [];
  return figure && text ? { figure, text } : null;
}

const FIGURE_MAX = 12;

function isFigure(text: string): boolean {
  return text.length <= FIGURE_MAX && /^\D{0,3}\d[^\p{L}]*\p{L}{0,4}$/u.test(text);
}
