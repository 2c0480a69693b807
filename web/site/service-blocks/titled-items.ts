import { fieldPath } from '#web/ui/field-path.ts';

interface Item {
  title: string;
  description: string;
}

export interface TitledItem extends Item {
  /** The paths of the two fields in the preview. */
  paths: { title: string | undefined; description: string | undefined };
}

/** The items with words. One with only a description shows it as its title. */
export function titledItems(items: readonly Item[]): TitledItem[] {
  return items.map(titledItem).filter(({ title }) => title);
}

function titledItem(item: Item): TitledItem {
  const title = item.title.trim();
  const description = item.description.trim();
  const path = fieldPath(item, 'description');
  if (!title) return { title: description, description: '', paths: { title: path, description: undefined } };
  return { title, description, paths: { title: fieldPath(item, 'title'), description: path } };
}

/** Splits a leading figure from the rest of a sentence: '92 %' and 'of our clients stay'. */
export function splitLeadingFigure({ title, description }: Item): { figure: string; text: string } | null {
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
