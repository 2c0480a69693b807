import { PLAN_BUTTON_COLOR_DEFAULT, PLAN_BUTTON_COLORS } from '#contract/constants.ts';
import type { Pricing } from '#contract/sections/index.ts';
import { slugify } from '#contract/slug.ts';
import { plans } from '#contract/texts.ts';

export type Plan = Pricing['plans'][number];

/** The price of a plan in words; a plan without a price is custom. */
export function priceText(price: number): string {
  return price > 0 ? `Rs ${price}K` : plans.custom;
}

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** The same price in full, in the Indian grouping: 165 becomes '₹1,65,000'. '' for a custom plan. */
export function exactPrice(price: number): string {
  return price > 0 ? `₹${rupees.format(price * 1000)}` : '';
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
