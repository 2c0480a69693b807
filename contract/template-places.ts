import { collections } from './collections/index.ts';
import { FIRST_PAGES } from './constants.ts';

/** A page, or all pages of one kind, whose main part is not made of blocks. */
export interface TemplatePlace {
  /** The path; with `*` for the slug of any record. */
  place: string;
  label: string;
}

const lists = Object.values(collections).filter(({ hasPages, pagesAt }) => hasPages && pagesAt !== '');

/** Every place that can have a template. */
export const templatePlaces: readonly TemplatePlace[] = [
  { place: '/pricing', label: 'Pricing' },
  ...lists.flatMap(({ path, pagesAt, labels }) => [
    ...(FIRST_PAGES.some((first) => first === path) ? [] : [{ place: path, label: labels.list }]),
    { place: `${pagesAt}*`, label: `Every ${labels.one}` },
  ]),
];

/** The label of a place; the place itself if nothing stands there any more. */
export function placeLabel(place: string): string {
  return templatePlaces.find((one) => one.place === place)?.label ?? place;
}

/** The path of a page at a place: that of the list where `*` stands for any record. */
export function pathOfPlace(place: string): string {
  return place.replace(/\/\*$/, '') || '/';
}
