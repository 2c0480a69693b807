import { PLAN_BUTTON_COLOR_DEFAULT, PLAN_BUTTON_COLORS } from '#contract/constants.ts';
import type { Pricing } from '#contract/sections/index.ts';
import { slugify } from '#contract/slug.ts';
import { plans } from '#contract/texts.ts';

export type Plan = Pricing['plans'][number];

/** What a plan costs, in words; without a price it is made to measure. */
export function priceText(price: number): string {
  return price > 0 ? `Rs ${price}K` : plans.custom;
}

/** Where a plan leads a visitor without scripts. */
export function planLink({ buttonHref }: Pick<Plan, 'buttonHref'>): string {
  return buttonHref.trim() || '/contact';
}

/** The first class of a stored colour that the build has. */
export function buttonColor(stored: string): string {
  const known: readonly string[] = PLAN_BUTTON_COLORS;
  return stored.split(/\s+/).find((name) => known.includes(name)) ?? PLAN_BUTTON_COLOR_DEFAULT;
}

/** What a request for a proposal says about the plan it is for, as it stood on the page. */
export function planSummary({ _id, title, price, highlighted }: Plan, periodLabel: string) {
  return { id: _id, key: slugify(title), title, price, periodLabel, highlighted };
}
