import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

export const title = 'Pricing';
export const plansAndPrices = 'Plans and prices';
export const note =
  'Choose the closest plan and tell us what you need. You get a written proposal, with no obligation.';
export const whatWeDo = 'What we do, and how each job runs';
export const services = 'Services';
export const custom = 'Custom';
export const getStarted = 'Get started';
export const included = (plan: string) => `In ${plan}`;
export const excluded = (plan: string) => `Not in ${plan}`;
export const notIncluded = 'Not included';
export const more = (count: number) => `Read more (${count} more)`;
export const less = 'Read less';
/** A plan that fits the answers, its name being a link before these words. */
export const fits = (price: string) => `fits: ${price}`;
export const questions = {
  heading: 'Which plan fits?',
  hint: 'Answer what you know.',
  pages: 'Pages',
  shop: 'Online shop',
  languages: 'Languages',
  yes: 'Yes',
  no: 'No',
  one: 'One',
  upTo: (count: number) => `Up to ${count}`,
  more: 'More',
  none: 'No plan covers all of this. Tell us what you need, and we name a price.',
  clear: 'Clear',
} as const;
export const chart = {
  label: 'Visits a month: even before the launch, 5.2 times as many a year after it.',
  start: '1×',
  end: '5.2×',
  best: (month: number) => plural(month, 'in month 1', `in month ${month}`),
  launch: 'Launch',
  before: 'The year before',
  after: 'The year after',
} as const;
export const noPlans = {
  title: 'A price follows from what you need.',
  lead: 'Tell us in a few words, and you get a written offer.',
} as const;
