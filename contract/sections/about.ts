import { ABOUT_ICONS, AVATARS } from '../constants.ts';
import { alt, choice, cta, entry, group, icon, image, line, list, text } from '../fields.ts';
import { section } from './section.ts';
import { pictureShapes } from '../picture-places.ts';

const DEFAULT_STATS = [
  { value: '5+', label: 'Years Experience' },
  { value: '20+', label: 'Projects Delivered' },
  { value: '92%', label: 'Client Retention' },
];

const stats = list('Figures', entry({ value: line('Value', { max: 20 }), label: line('Label', { max: 80 }) }), {
  item: 'figure',
  max: 6,
  heading: 'Figures and cards',
  defaultEntries: DEFAULT_STATS,
});

const cards = list(
  'Cards',
  entry({
    icon: icon('Icon', ABOUT_ICONS, 'check'),
    title: line('Title', { max: 120 }),
    description: text('Description', { max: 600 }),
  }),
  { item: 'card', max: 12 },
);

const people = list(
  'People',
  entry({
    name: line('Name', { max: 120 }),
    craft: line('Craft', { max: 80, help: 'What this person does: "Words and first calls".' }),
    words: text('One line', { max: 240 }),
    face: choice('Drawn portrait', AVATARS, 'female', {
      help: 'Shown while there is no picture. On a site without drawings, the first letter of the name is shown.',
    }),
    imageUrl: image('Picture', 'about', { shownAs: pictureShapes.person }),
  }),
  { item: 'person', max: 40, heading: 'About page: people' },
);

/** What only the About page shows, each part only if it has entries. */
const pageParts = {
  people,
  momentsTitle: line('Heading of the moments', { max: 160, heading: 'About page: story' }),
  moments: list(
    'Moments',
    entry({
      date: line('When', { max: 40 }),
      title: line('Title', { max: 120 }),
      description: text('Text', { max: 400 }),
    }),
    { item: 'moment', max: 12 },
  ),
  refusalsTitle: line('Heading of what you turn down', { max: 160 }),
  refusals: list('What you turn down', entry({ words: line('Line', { max: 160 }) }), { item: 'line', max: 12 }),
  ledgerTitle: line('Heading of the open books', { max: 160 }),
  ledger: list('Open books', entry({ value: line('Value', { max: 20 }), label: line('Label', { max: 160 }) }), {
    item: 'figure',
    max: 8,
    help: 'Weights, hours, prices: what others keep to themselves.',
  }),
  closing: line('Last words of the page', {
    max: 160,
    help: 'Shown large at the end, above the main button. Without them, the button of the menu stands there.',
  }),
};

/** Who the agency is: on the home page and on /about. */
export const about = section('/about', 'About', 'Who you are: on the home page and on the About page.', {
  eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
  heading: line('Heading', {
    max: 160,
    help: 'On the home page and on the About page. The last word is shown in the accent colour.',
  }),
  title: line('Title', {
    max: 160,
    help: 'Large at the top of the About page. On the home page, small between the heading and the paragraphs.',
  }),
  paragraph1: text('First paragraph'),
  paragraph2: text('Second paragraph'),
  stats,
  cards,
  cta: cta('Main button', { heading: 'Buttons' }),
  secondaryCta: cta('Second button'),
  imageUrl: image('Image', 'about', {
    shownAs: pictureShapes.about,
    heading: 'Picture',
  }),
  ...alt('imageAlt', 'Description of the image', { pictureAt: 'imageUrl' }),
  badge: group('Badge', { value: line('Value', { max: 40 }), text: line('Text', { max: 160 }) }),
  ...pageParts,
});
