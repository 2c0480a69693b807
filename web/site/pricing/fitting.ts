import type { PLAN_SHOPS } from '#contract/constants.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import type { Plan } from './plan.ts';

/** What a plan covers, and what it costs. A limit of 0 is none. */
type Coverage = Pick<Plan, 'maxPages' | 'shop' | 'maxLanguages' | 'price'>;

/** An answer to a question: a limit that must be covered, or 0 for more than every limit. */
export interface Answers {
  pages?: number;
  shop?: (typeof PLAN_SHOPS)[number];
  languages?: number;
}

export interface Question {
  key: keyof Answers;
  label: string;
  options: { value: number | string; label: string }[];
}

/** The questions that tell the plans apart. Plans without limits have none. */
export function questionsFor(plans: readonly Coverage[]): Question[] {
  const texts = pricingTexts.questions;
  const shops = new Set(plans.map(({ shop }) => shop));
  const all: Question[] = [
    { key: 'pages', label: texts.pages, options: limitOptions(plans.map(({ maxPages }) => maxPages)) },
    {
      key: 'shop',
      label: texts.shop,
      options: shops.size > 1 ? [{ value: 'without', label: texts.no }, { value: 'with', label: texts.yes }] : [], // prettier-ignore
    },
    { key: 'languages', label: texts.languages, options: limitOptions(plans.map(({ maxLanguages }) => maxLanguages)) },
  ];
  return all.filter(({ options }) => options.length > 1);
}

/** The limits of the plans in order; at their end “More”, if a plan has no limit. */
function limitOptions(limits: readonly number[]): Question['options'] {
  const ordered = [...new Set(limits)].filter((limit) => limit > 0).sort((a, b) => a - b);
  const texts = pricingTexts.questions;
  const options = ordered.map((value) => ({ value, label: value === 1 ? texts.one : texts.upTo(value) }));
  return limits.includes(0) ? [...options, { value: 0, label: texts.more }] : options;
}

/** The cheapest plan that covers all answers. */
export function fittingPlan<P extends Coverage>(plans: readonly P[], answers: Answers): P | undefined {
  const { pages, shop, languages } = answers;
  const covers = (limit: number, wanted: number | undefined) =>
    wanted === undefined || limit === 0 || (wanted > 0 && wanted <= limit);
  return plans
    .filter((plan) => covers(plan.maxPages, pages) && covers(plan.maxLanguages, languages))
    .filter((plan) => shop === undefined || plan.shop === 'any' || plan.shop === shop)
    .sort((a, b) => (a.price || Infinity) - (b.price || Infinity))[0]; // a custom price comes last
}
