import { CONTACT_ICONS, MAP_ZOOM_DEFAULT, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '../constants.ts';
import {
  coordinate,
  entry,
  group,
  html,
  icon,
  line,
  number,
  hiddenOrder,
  list,
  orderedList,
  text,
  toggle,
} from '../fields.ts';
import { CONTACT_PLACEHOLDERS, placeholderHelp } from '../placeholders.ts';
import { formTexts } from './form-texts.ts';
import { placeHelp } from './place-help.ts';
import { section } from './section.ts';

/** Stands beside the button until staff write another line. */
const PROMISE = 'We usually respond within a few hours.';

/** How to reach the agency: cards, a map and the texts of the form. */
export const contact = section('/contact/section', 'Contact', 'How to reach you: cards, a map and the form.', {
  eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
  heading: line('Heading', { max: 160 }),
  subheading: text('Text below the heading', { max: 600 }),
  cards: orderedList(
    'Cards',
    entry({
      iconKey: icon('Icon', CONTACT_ICONS, 'FaMapMarkerAlt'),
      title: line('Title', { max: 120 }),
      textHtml: html('Text', {
        help: `Your own details, from “Name, logo, contact”: ${placeholderHelp(CONTACT_PLACEHOLDERS)}.`,
      }),
      isVisible: toggle('Visible', true),
      order: hiddenOrder(),
    }),
    {
      item: 'card',
      max: 12,
      heading: 'Cards',
      help: 'Without cards, the site shows the address, phone number, email and opening hours of “Name, logo, contact”.',
    },
  ),
  mapLat: coordinate('Latitude', 90, { heading: 'Map', help: placeHelp.latitude }),
  mapLng: coordinate('Longitude', 180, { help: placeHelp.longitude }),
  mapZoom: number('Zoom', {
    fallback: MAP_ZOOM_DEFAULT,
    min: MAP_ZOOM_MIN,
    max: MAP_ZOOM_MAX,
    integer: true,
    help: '1 is the whole world, 20 is one house.',
  }),
  questions: list(
    'Questions with answers to choose',
    entry({
      label: line('Question', { max: 60 }),
      answers: list('Answers', line('Answer', { max: 60 }), { item: 'answer', max: 8 }),
    }),
    {
      item: 'question',
      max: 4,
      heading: 'Questions in the form',
      help: 'Visitors may leave them out. The answers are added to the message.',
    },
  ),
  form: group('Form', formTexts(PROMISE), { heading: 'Form texts' }),
});
