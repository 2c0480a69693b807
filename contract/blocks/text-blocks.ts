import { ABOUT_ICONS, POLICY_LAST_UPDATED } from '../constants.ts';
import {
  alt,
  choice,
  cta,
  embed,
  entry,
  group,
  html,
  icon,
  image,
  line,
  link,
  list,
  requiredLine,
  source,
  text,
  wholeNumber,
} from '../fields.ts';
import { LEGAL_PLACEHOLDERS, placeholderHelp } from '../placeholders.ts';
import { formTexts } from '../sections/form-texts.ts';
import { defineBlock } from './define-block.ts';
import { pictureShapes } from '../picture-places.ts';

const HEADING_MAX = 160;
const heading = () => line('Heading', { max: HEADING_MAX });
const lead = () => text('Text below the heading', { max: 600 });
const description = () => alt('imageAlt', 'Description of the picture', { pictureAt: 'imageUrl' });

/** The blocks with words and pictures of their own. */
export const textBlocks = {
  text: defineBlock({
    name: 'text',
    label: 'Text',
    help: 'A heading and a formatted text.',
    group: 'Text and pictures',
    fields: { eyebrow: line('Small line above the heading', { max: 120 }), heading: heading(), text: html('Text') },
    looks: { column: 'One column', wide: 'Heading beside the text' },
  }),
  'text-picture': defineBlock({
    name: 'text-picture',
    label: 'Picture and text',
    help: 'A picture beside a text.',
    group: 'Text and pictures',
    fields: {
      eyebrow: line('Small line above the heading', { max: 120 }),
      heading: heading(),
      text: html('Text'),
      cta: cta('Button'),
      imageUrl: image('Picture', 'pages', { shownAs: pictureShapes.besideText }),
      ...description(),
    },
    looks: { right: 'Picture on the right', left: 'Picture on the left' },
  }),
  gallery: defineBlock({
    name: 'gallery',
    label: 'Gallery',
    help: 'Several pictures with captions.',
    group: 'Text and pictures',
    fields: {
      heading: heading(),
      pictures: list(
        'Pictures',
        entry({
          imageUrl: image('Picture', 'pages', { shownAs: pictureShapes.gridPicture }),
          ...description(),
          caption: line('Caption', { max: 200 }),
        }),
        { item: 'picture', max: 40 },
      ),
    },
    looks: { grid: 'Grid', row: 'Row to swipe' },
  }),
  numbers: defineBlock({
    name: 'numbers',
    label: 'Numbers',
    help: 'Large figures with a label each.',
    group: 'Proof',
    fields: {
      heading: heading(),
      lead: lead(),
      figures: list('Figures', entry({ value: line('Value', { max: 20 }), label: line('Label', { max: 80 }) }), {
        item: 'figure',
        max: 8,
      }),
    },
    looks: { light: 'On a light ground', night: 'On a dark night sky' },
  }),
  logos: defineBlock({
    name: 'logos',
    label: 'Logos',
    help: 'The logos of clients or partners.',
    group: 'Proof',
    fields: {
      heading: heading(),
      logos: list(
        'Logos',
        entry({
          imageUrl: image('Logo', 'pages', { shownAs: pictureShapes.clientLogo }),
          name: line('Name', { max: 120, help: 'Screen readers read it out.' }),
          href: link('Link'),
        }),
        { item: 'logo', max: 24 },
      ),
    },
  }),
  quote: defineBlock({
    name: 'quote',
    label: 'Quote',
    help: 'One sentence that somebody said.',
    group: 'Proof',
    fields: {
      text: text('Quote', { max: 600, help: 'The last sentence gets the accent colour.' }),
      by: line('Name', { max: 120 }),
      role: line('Role', { max: 160 }),
      imageUrl: image('Portrait', 'pages', { shownAs: pictureShapes.quotePortrait }),
    },
    looks: { large: 'On a light ground', night: 'On a dark night sky' },
  }),
  'call-to-action': defineBlock({
    name: 'call-to-action',
    label: 'Call to action',
    help: 'A heading with one or two buttons.',
    group: 'Contact',
    fields: { heading: heading(), lead: lead(), cta: cta('Main button'), secondaryCta: cta('Second button') },
    looks: { dusk: 'With a picture at dusk', plain: 'On a plain ground' },
  }),
  cards: defineBlock({
    name: 'cards',
    label: 'Columns of cards',
    help: 'Cards with an icon, a title, a text and a link.',
    group: 'Text and pictures',
    fields: {
      eyebrow: line('Small line above the heading', { max: 120 }),
      heading: heading(),
      lead: lead(),
      cards: list(
        'Cards',
        entry({
          icon: icon('Icon', ABOUT_ICONS, 'check'),
          title: line('Title', { max: 120 }),
          description: text('Description', { max: 600 }),
          href: link('Link'),
        }),
        { item: 'card', max: 12 },
      ),
    },
    looks: { three: 'Three columns', two: 'Two columns' },
  }),
  timeline: defineBlock({
    name: 'timeline',
    label: 'Timeline',
    help: 'Moments in their order, each with a date, a title and a text.',
    group: 'Text and pictures',
    fields: {
      eyebrow: line('Small line above the heading', { max: 120 }),
      heading: heading(),
      lead: lead(),
      moments: list(
        'Moments',
        entry({
          date: line('Date', { max: 40, help: 'In your own words: “2019” or “Spring”.' }),
          title: line('Title', { max: 120 }),
          text: text('Text', { max: 600 }),
        }),
        { item: 'moment', max: 30 },
      ),
    },
    looks: { light: 'On a light ground', night: 'On a dark night sky' },
  }),
  embed: defineBlock({
    name: 'embed',
    label: 'Embed',
    help: 'A video, map or form of another site. It loads only after a click.',
    group: 'Text and pictures',
    fields: {
      heading: heading(),
      url: embed('Address', { help: 'A video on YouTube or Vimeo: paste the address of its page.' }),
      title: line('What it shows', { max: 160, help: 'It stands on the button: “Show a walk through the office”.' }),
      imageUrl: image('Picture until the click', 'pages', { shownAs: pictureShapes.embed }),
      ratio: choice('Shape', ['16:9', '4:3', '1:1'], '16:9'),
    },
  }),
  video: defineBlock({
    name: 'video',
    label: 'Video',
    help: 'A video of your own. It loads only when a visitor starts it, and never plays by itself.',
    group: 'Text and pictures',
    fields: {
      heading: heading(),
      videoUrl: source('Video', {
        help: 'Type the name of one of your videos and choose it, or link to an MP4 or WebM file.',
      }),
      title: line('What it shows', { max: 160, help: 'Screen readers read it out: “A walk through the office”.' }),
      posterUrl: image('Poster', 'pages', {
        shownAs: pictureShapes.poster,
        help: 'The picture that stands there until a visitor starts the video. Without one, it is the poster of the video.',
      }),
      caption: line('Caption', { max: 200 }),
      ratio: choice('Shape', ['16:9', '4:3', '1:1'], '16:9'),
    },
  }),
  form: defineBlock({
    name: 'form',
    label: 'Form',
    help: 'The contact form without cards and map. Its messages arrive in your inbox.',
    group: 'Contact',
    fields: {
      heading: heading(),
      lead: lead(),
      form: group('Texts of the form', formTexts(), {
        help: 'What visitors send arrives under Enquiries. Settings, Mail decides who gets a mail about it.',
      }),
    },
  }),
  posts: defineBlock({
    name: 'posts',
    label: 'Latest posts',
    help: 'The newest posts of the blog.',
    group: 'Text and pictures',
    fields: {
      heading: line('Heading', { max: HEADING_MAX, fallback: 'From the blog' }),
      count: wholeNumber('How many posts', { min: 1, max: 9, fallback: 3 }),
      tag: line('Only with this tag', { max: 60 }),
    },
  }),
  legal: defineBlock({
    name: 'legal',
    label: 'Legal text',
    help: 'A long text in numbered parts, with a table of contents.',
    group: 'Text and pictures',
    fields: {
      title: line('Title', { max: HEADING_MAX }),
      lead: text('Text below the title', { max: 600 }),
      updated: line('Last updated', { max: 40, initial: POLICY_LAST_UPDATED }),
      parts: list(
        'Parts',
        entry({
          anchor: line('Anchor', { max: 60, help: 'Links lead to it: #retention.' }),
          title: requiredLine('Title', { max: HEADING_MAX }),
          summary: text('In one sentence', { max: 400 }),
          text: html('Text', { help: `The site fills in these placeholders: ${placeholderHelp(LEGAL_PLACEHOLDERS)}.` }),
        }),
        { item: 'part', max: 40 },
      ),
      other: cta('Link at the end'),
    },
  }),
};
