import type { z } from 'zod';
import { NO_ICON, SERVICE_ICON_DEFAULT, SERVICE_ICONS, TRADE_ICONS } from '../constants.ts';
import { withMeta } from '#contract/field-meta.ts';
import { alt, cta, entry, icon, image, line, link, hiddenOrder, orderedList, slug, text, toggle } from '../fields.ts';
import { pictureShapes } from '../picture-places.ts';
import { slugify } from '../slug.ts';
import { rules } from '../rule-texts.ts';
import { section } from './section.ts';

const fields = entry({
  title: line('Title', { max: 120 }),
  description: text('Description', { max: 600 }),
  price: line('Price', { max: 60, help: 'Such as “From £28”. A service page with a price of its own shows that.' }),
  details: text('More words', {
    max: 2000,
    help: 'For a service without a page of its own: the card opens its row on the Services page, which shows them.',
  }),
  imageUrl: image('Picture', 'services', {
    shownAs: pictureShapes.serviceCard,
    help: 'Shown instead of the icon and its drawing.',
  }),
  ...alt('imageAlt', 'Description of the picture', { pictureAt: 'imageUrl' }),
  iconKey: icon('Icon', [...SERVICE_ICONS, ...TRADE_ICONS, NO_ICON], SERVICE_ICON_DEFAULT, { firstValue: NO_ICON }),
  slug: slug('Page', {
    prefix: '/services/',
    help: 'The service page that the card opens. Leave empty to make its address from the title.',
    refersTo: 'services',
  }),
  href: link('Link to another page', { help: 'The card opens this link instead of the service page.' }),
  isVisible: toggle('Visible', true),
  order: hiddenOrder(),
});
type Card = z.output<typeof fields>;

const card = withMeta(
  fields.overwrite((value) => ({ ...value, slug: value.slug || slugify(value.title) })),
  { label: '', widget: 'group', shape: fields.shape, bare: fields },
);

function isComplete(value: Card): boolean {
  return !value.isVisible || Boolean(value.title && value.description && (value.slug || value.href));
}

/** What the agency offers, as cards: on the home page, /services and /pricing. */
export const serviceSection = section(
  '/service-section',
  'Services',
  'What you offer, as cards: on the home page and the Services page.',
  {
    eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
    heading: line('Heading', {
      max: 160,
      help: 'On the home page, smaller than the headline and directly above it. Without a headline, it takes its place.',
    }),
    headLine1: line('Headline, first line', { max: 120, help: 'Large, above the cards on the home page.' }),
    headLine2Gradient: line('Headline, second line', { max: 120, help: 'Shown in a colour gradient.' }),
    rightParagraph: text('Paragraph beside the headline', { max: 600 }),
    cta: cta('Button', { heading: 'Button', help: 'Shown on the home page only.' }),
    cards: orderedList('Cards', card, {
      item: 'card',
      max: 24,
      heading: 'Cards',
      check: (value) => (isComplete(value) ? null : rules.serviceCards),
    }),
  },
);
