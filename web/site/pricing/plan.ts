import { PLAN_BUTTON_COLOR_DEFAULT, PLAN_BUTTON_COLORS } from '#contract/constants.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import type { Pricing } from '#contract/sections/index.ts';
import { region } from '#contract/region.ts';
import { language } from '#contract/texts/language.ts';
import { slugify } from '#contract/slug.ts';

export type Plan = Pricing['plans'][number];

/** The price of a plan in words; a plan without a price is custom. */
export function priceText(price: number): string {
  if (price <= 0) return pricingTexts.custom;
  const { priceFormat } = region();
  const plain = new Intl.NumberFormat(language(), { maximumFractionDigits: 2, useGrouping: false }).format(price);
  return priceFormat.replace('{price}', () => plain).replace('{amount}', () => amountText(price));
}

/** The same price in full: 165 becomes '₹1,65,000'. '' for a custom plan, and where the price is in full anyway. */
export function exactPrice(price: number): string {
  return price > 0 && !region().priceFormat.includes('{amount}') ? amountText(price) : '';
}

/** A price in thousands as a whole amount, grouped as in the country of its currency: the first two letters name it. */
function amountText(price: number): string {
  const { currency } = region();
  const locale = `${language()}-${currency.slice(0, 2)}`;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(price * 1000);
}

/** The link of a plan's button without scripts. */
export function planLink({ buttonHref }: Pick<Plan, 'buttonHref'>): string {
  return buttonHref.trim() || '/contact';
}

/** The id of a plan's card, for links to it. */
export function planAnchor({ _id }: Pick<Plan, '_id'>): string {
  return `plan-${_id}`;
}

/** The first class of a stored colour that the stylesheet has. */
export function buttonColor(stored: string): string {
  const known: readonly string[] = PLAN_BUTTON_COLORS;
  return stored.split(/\s+/).find((name) => known.includes(name)) ?? PLAN_BUTTON_COLOR_DEFAULT;
}

/** The plan in a proposal request, as it was shown on the page. */
export function planSummary({ _id, title, price, highlighted }: Plan, periodLabel: string) {
  return { id: _id, key: slugify(title), title, price, periodLabel, highlighted };
}
