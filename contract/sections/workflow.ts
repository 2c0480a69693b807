import { STEP_PICTURES } from '../constants.ts';
import { alt, choice, entry, image, line, list, text } from '../fields.ts';
import { pictureShapes } from '../picture-places.ts';
import { section } from './section.ts';

const DEFAULT_STEPS = [
  {
    name: 'Discovery & Alignment',
    text: 'One long call about your work, your visitors and your numbers.',
    picture: 'call',
  },
  { name: 'Strategy & Roadmap', text: 'What goes first, what waits, and what it all costs.', picture: 'map' },
  { name: 'Design', text: 'Real pages with real words, in your own browser.', picture: 'page' },
  { name: 'Build & Iterate', text: 'A working link every Friday. You try it, we tune it.', picture: 'link' },
  { name: 'Launch', text: 'A quiet switch-over, early on a Tuesday.', picture: 'launch' },
  { name: 'Measure & Support', text: 'Monthly figures, and fixes before you need to ask.', picture: 'report' },
] as const;
const NO_PICTURE = { imageUrl: '', imageAlt: '', imageAltSource: '' } as const;

/** The steps of a project: on the home page and on the Services page. */
export const workflow = section(
  '/workflow',
  'Steps',
  'The steps of a project: on the home page and the Services page.',
  {
    eyebrow: line('Small line above the heading', { max: 120, initial: 'How we work', heading: 'Text' }),
    heading: line('Heading', { max: 160, fallback: 'Six steps along one ridge' }),
    lead: text('Text below the heading', {
      max: 600,
      initial: 'You always know where you stand, what comes next, and how far it is to the top.',
    }),
    steps: list(
      'Steps',
      entry({
        name: line('Name', { max: 80 }),
        text: text('Text', { max: 300 }),
        picture: choice('Drawing', STEP_PICTURES, 'page', {
          optionLabels: {
            ...{ call: 'Voice message', map: 'Plan', page: 'Web page', link: 'Address', launch: 'Clock and switch' },
            ...{ report: 'Chart', talk: 'Talk', calendar: 'Calendar', make: 'Scissors and thread', parcel: 'Parcel' },
            none: 'No drawing',
          },
          help: 'Shown if there are exactly six steps. The theme “Paper and contour” shows none.',
        }),
        imageUrl: image('Picture', 'services', {
          shownAs: pictureShapes.step,
          help: 'Shown instead of the drawing, with any number of steps.',
        }),
        ...alt('imageAlt', 'Description of the picture', { pictureAt: 'imageUrl' }),
      }),
      {
        item: 'step',
        max: 12,
        heading: 'Steps',
        defaultEntries: DEFAULT_STEPS.map((step) => ({ ...step, ...NO_PICTURE })),
      },
    ),
  },
);
