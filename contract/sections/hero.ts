import { OVERLAY_OPACITY_DEFAULT, OVERLAY_OPACITY_STEP } from '../constants.ts';
import { cta, group, image, line, number, source, text } from '../fields.ts';
import { section } from './section.ts';

/** The first thing visitors see on the home page. */
export const hero = section('/hero', 'Hero', 'The first thing visitors see on the home page.', {
  eyebrow: line('Small line above the title', { max: 120, heading: 'Words' }),
  titleLine1: line('Title line 1', { max: 120 }),
  titleLine2: line('Title line 2', { max: 120, help: 'Shown in the accent colour.' }),
  description: text('Description', { max: 600 }),
  cta: cta('Main button', { heading: 'Buttons' }),
  secondaryCta: cta('Second button'),
  badge: group(
    'Badge',
    { value: line('Value', { max: 40 }), text: line('Text', { max: 160 }) },
    {
      heading: 'Badge',
      help: 'The small card that overlaps the right image.',
    },
  ),
  bgImageUrl: image('Background', 'hero', {
    heading: 'Pictures',
    help: 'Fills the whole width, 2000 pixels or wider.',
  }),
  bgVideoUrl: source('Background video', {
    help: 'Address of an MP4 or WebM file; it plays silently instead of the picture.',
  }),
  bgOverlayOpacity: number('Darkness over the background', {
    fallback: OVERLAY_OPACITY_DEFAULT,
    min: 0,
    max: 1,
    step: OVERLAY_OPACITY_STEP,
    help: '0 is the plain picture, 1 is black.',
  }),
  rightImageUrl: image('Right image', 'hero'),
  rightImageAlt: line('Right image in words', {
    pictureAt: 'rightImageUrl',
    help: 'Read out to people who cannot see the picture.',
  }),
});
