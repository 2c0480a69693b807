import { PLAN_BUTTON_COLOR_DEFAULT, PLAN_BUTTON_COLORS } from '#contract/constants.ts';
import type { Pricing } from '#contract/sections/index.ts';
import { slugify } from '#contract/slug.ts';

export type Plan = Pricing['plans'][number];

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
