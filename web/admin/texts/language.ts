import { pluralOf } from '#contract/texts/plural.ts';

/** The locale of the panel’s texts, for `Intl`. */
export const LOCALE = 'en-GB';

/** The words for a count in the panel’s language. */
export const plural = pluralOf(LOCALE);

const numbers = new Intl.NumberFormat(LOCALE);

/** '1,204'; '' for a number that is not known yet. */
export function numberText(value: number | undefined): string {
  return value === undefined ? '' : numbers.format(value);
}

/** '1 review', '1,204 reviews'. */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${plural(count, one, many)}`;
}
