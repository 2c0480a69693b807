import { OVERLAY_OPACITY_DEFAULT, OVERLAY_OPACITY_STEP } from '../constants.ts';
import { alt, cta, group, image, line, number, source, text } from '../fields.ts';
import { RATING_PLACEHOLDER } from '../rating.ts';
import { section } from './section.ts';
import { pictureShapes } from '../picture-places.ts';

/** The first thing visitors see on the home page. */
export const hero = section('/hero', 'Hero', 'The first thing visitors see on the home page.', {
  eyebrow: line('Small line above the title', { max: 120, heading: 'Text' }),
  titleLine1: line('Title line 1', { max: 120 }),
  titleLine2: line('Title line 2', { max: 120, help: 'Shown in the accent colour.' }),
  description: text('Description', { max: 600 }),
  cta: cta('Main button', { heading: 'Buttons' }),
  secondaryCta: cta('Second button'),
  badge: group(
    'Badge',
    {
      value: line('Value', {
        max: 40,
        offer: { value: RATING_PLACEHOLDER, label: 'Show the average of the reviews' },
      }),
      text: line('Text', { max: 160 }),
    },
    {
      heading: 'Badge',
      help: `The small card beside the text, or over the right image if there is one. ${RATING_PLACEHOLDER} in its value or text becomes the average of the approved reviews. Without reviews the card is then left out.`,
    },
  ),
  bgImageUrl: image('Background', 'hero', {
    shownAs: pictureShapes.heroBackground,
    heading: 'Pictures',
    help: 'Fills the whole width. Choose a picture at least 2000 pixels wide. Without one, the site draws its own sunset.',
  }),
  bgVideoUrl: source('Background video', {
    help: 'Type the name of one of your videos and choose it, or link to an MP4 or WebM file. It plays without sound instead of the picture.',
  }),
  bgOverlayOpacity: number('Background darkness', {
    fallback: OVERLAY_OPACITY_DEFAULT,
    min: 0,
    max: 1,
    step: OVERLAY_OPACITY_STEP,
    help: '0 shows the picture as it is, 1 makes it black.',
  }),
  rightImageUrl: image('Right image', 'hero', { shownAs: pictureShapes.heroPicture }),
  ...alt('rightImageAlt', 'Description of the right image', { pictureAt: 'rightImageUrl' }),
});
