import { z } from 'zod';
import {
  PERIOD_LABEL_DEFAULT,
  PLAN_BUTTON_COLOR_DEFAULT,
  PLAN_BUTTON_COLORS,
  PLAN_BUTTON_DEFAULT,
  PLAN_FEATURES_FIRST,
  PLAN_ICON_DEFAULT,
  PLAN_ICONS,
  PLAN_SHOPS,
} from '../constants.ts';
import { withMeta, metaOf } from '#contract/field-meta.ts';
import {
  amount,
  choice,
  entry,
  entryId,
  group,
  line,
  link,
  list,
  hiddenOrder,
  number,
  orderedList,
  text,
  toggle,
} from '../fields.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { promotion } from '../pricing-texts.ts';
import { section } from './section.ts';

const featureText = z.string('Must be text').trim().max(300);
const feature = withMeta(
  z.union(
    [featureText, z.strictObject({ text: featureText }).transform((given) => given.text)],
    'Must be text or { text }',
  ),
  { label: 'Feature', widget: 'line', max: 300 },
);

// Other values are accepted, because older sites stored some. The site shows them as the default.
const buttonColor = line('Button colour', { fallback: PLAN_BUTTON_COLOR_DEFAULT, max: 60 });

const planIcon = line('Icon', { fallback: PLAN_ICON_DEFAULT, max: 16 });

/** Plans and their prices in thousands of rupees. */
export const pricing = section('/pricing', 'Pricing', 'Your plans and their prices.', {
  eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
  heading: line('Heading', { max: 160 }),
  subheading: text('Text below the heading', { max: 600 }),
  periodLabel: line('Period', { fallback: PERIOD_LABEL_DEFAULT, max: 40 }),
  plans: orderedList(
    'Plans',
    entry({
      _id: entryId(),
      title: line('Title', { max: 120 }),
      description: text('Description', { max: 600 }),
      price: amount('Price in thousands', {
        decimals: 2,
        inThousands: true,
        help: 'For ₹92,500 type 92.5. 12 is shown as Rs 12K, 0 as Custom.',
      }),
      icon: withMeta(planIcon, { ...metaOf(planIcon), widget: 'emoji', options: Object.keys(PLAN_ICONS) }),
      ribbon: line('Label on the card', { max: 40 }),
      highlighted: toggle('Recommended', false, {
        onlyOne: { label: 'Recommended plan', moves: ['ribbon'], swaps: ['buttonColor'] },
      }),
      features: list('Features', feature, { item: 'feature', max: 40, firstEntries: PLAN_FEATURES_FIRST }),
      excludes: list('Not included', feature, {
        item: 'line',
        max: 20,
        help: 'What people expect here but this plan leaves out. Shown below the features.',
      }),
      maxPages: number('Pages, at most', {
        integer: true,
        min: 0,
        max: 1000,
        help: 'For the questions above the plans. 0 is any number. Without limits in any plan, there are no questions.',
      }),
      shop: choice('Online shop', PLAN_SHOPS, 'any', { help: 'The sites that this plan is for.' }),
      maxLanguages: number('Languages, at most', { integer: true, min: 0, max: 1000, help: '0 is any number.' }),
      buttonLabel: line('Button text', { initial: PLAN_BUTTON_DEFAULT, placeholder: pricingTexts.getStarted, max: 40 }),
      buttonColor: withMeta(buttonColor, { ...metaOf(buttonColor), widget: 'color', options: PLAN_BUTTON_COLORS }),
      buttonHref: link('Button link'),
      isVisible: toggle('Visible', true),
      order: hiddenOrder(),
    }),
    { item: 'plan', max: 12, heading: 'Plans' },
  ),
  promo: group(
    'Promotion',
    {
      isVisible: toggle('Visible', true),
      heading: line('Heading', { fallback: promotion.heading, max: 120 }),
      text: text('Text', { fallback: promotion.text, max: 600 }),
      buttonLabel: line('Button text', { fallback: promotion.buttonLabel, max: 60 }),
      claim: line('Claim', { fallback: promotion.claim, max: 80, help: 'Only say here what you can prove.' }),
      note: text('What the claim counts', { fallback: promotion.note, max: 300 }),
    },
    {
      heading: 'Promotion',
      help: 'The dark block below the plans, with a button to the contact page. The figures in its chart belong to the first claim and disappear with another one.',
    },
  ),
});
