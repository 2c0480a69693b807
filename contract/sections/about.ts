import { ABOUT_ICONS } from '../constants.ts';
import { cta, entry, group, icon, image, line, list, text } from '../fields.ts';
import { section } from './section.ts';

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

/** Who the agency is: on the home page and on /about. */
export const about = section('/about', 'About', 'Who you are: on the home page and on the About page.', {
  eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
  heading: line('Heading', { max: 160, help: 'The last word is shown in the accent colour.' }),
  title: line('Title', { max: 160 }),
  paragraph1: text('First paragraph'),
  paragraph2: text('Second paragraph'),
  stats,
  cards,
  cta: cta('Main button', { heading: 'Buttons' }),
  secondaryCta: cta('Second button'),
  imageUrl: image('Image', 'about', { heading: 'Picture' }),
  imageAlt: line('Description of the image', {
    pictureAt: 'imageUrl',
    help: 'For people who cannot see the picture. Screen readers read it out.',
  }),
  badge: group('Badge', { value: line('Value', { max: 40 }), text: line('Text', { max: 160 }) }),
});
