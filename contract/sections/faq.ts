import { alt, entry, entryId, image, line, hiddenOrder, orderedList, text, toggle } from '../fields.ts';
import { rules } from '../rule-texts.ts';
import { section } from './section.ts';
import { pictureShapes } from '../picture-places.ts';

/** Questions and answers (anchor `faq`): on the home page, /services and /pricing. */
export const faq = section('/faq', 'FAQ', 'Questions people ask, with your answers.', {
  eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
  heading: line('Heading', { max: 160 }),
  lead: text('Lead text', { max: 600 }),
  sideImageUrl: image('Side image', 'faq', {
    shownAs: pictureShapes.questions,
    heading: 'Picture',
  }),
  ...alt('sideImageAlt', 'Description of the side image', {
    ...{ fallback: 'Yellow arrow', pictureAt: 'sideImageUrl' },
    help: 'For people who cannot see the picture. While you have none, leave it empty.',
  }),
  sideNote: line('Words on the side image', { max: 120, help: 'On the home page, in the upper part of the picture.' }),
  faqs: orderedList(
    'Questions',
    entry({
      id: entryId(),
      question: line('Question', { max: 300 }),
      answer: text('Answer', { max: 4000 }),
      isVisible: toggle('Visible', true),
      order: hiddenOrder(),
    }),
    {
      item: 'question',
      max: 100,
      heading: 'Questions',
      check: ({ question, answer, isVisible }) => (isVisible && !(question && answer) ? rules.faqEntries : null),
    },
  ),
});
