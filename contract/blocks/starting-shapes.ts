import type { z } from 'zod';
import type { BlockLook } from './block.ts';
import type { blockKinds, BlockType } from './index.ts';

/** A block of a starting shape. With a section and without `content` it shows the shared words. */
type StartingBlock = {
  [T in BlockType]: {
    type: T;
    look?: BlockLook<T>;
    content?: z.input<z.ZodObject<(typeof blockKinds)[T]['fields']>>;
  };
}[BlockType];

interface StartingShape {
  label: string;
  help: string;
  blocks: readonly StartingBlock[];
}

/** What a new page can begin with. The words are examples that people replace. */
export const startingShapes: readonly StartingShape[] = [
  {
    label: 'Campaign',
    help: 'One offer, its figures, two voices and a form.',
    blocks: [
      {
        type: 'hero',
        content: {
          eyebrow: 'This season',
          titleLine1: 'A new site',
          titleLine2: 'before the summer',
          description: 'Say in two sentences what you offer, for whom, and until when.',
          cta: { label: 'Ask for a date', href: '#form' },
        },
      },
      {
        type: 'numbers',
        content: {
          heading: 'The offer in figures',
          figures: [
            { value: '6', label: 'weeks from the first talk to the launch' },
            { value: '5', label: 'pages, written together with you' },
            { value: '1', label: 'price, agreed before we begin' },
          ],
        },
      },
      {
        type: 'quote',
        content: {
          text: 'Tell here what changed for a client, in the words of the client.',
          by: 'Name',
          role: 'Role, company',
        },
      },
      {
        type: 'quote',
        look: 'night',
        content: { text: 'A second voice that answers a doubt of your readers.', by: 'Name', role: 'Role, company' },
      },
      { type: 'form', content: { heading: 'Ask for a date', lead: 'We answer within one working day.' } },
    ],
  },
  {
    label: 'Service offer',
    help: 'What you do, how it runs, what it costs and the questions people ask.',
    blocks: [
      {
        type: 'text-picture',
        content: {
          eyebrow: 'Service',
          heading: 'What this service does for you',
          text: '<p>Describe the problem of your client first. Then say what is different afterwards.</p>',
          cta: { label: 'Talk to us', href: '#call-to-action' },
        },
      },
      {
        type: 'cards',
        content: {
          heading: 'What you get',
          cards: [
            { title: 'First result', description: 'Say what the client holds in hand.' },
            { title: 'Second result', description: 'Name what is included, in plain words.' },
            { title: 'Third result', description: 'Say what happens after the launch.' },
          ],
        },
      },
      { type: 'workflow', look: 'strip' },
      { type: 'faq', look: 'quiet' },
      {
        type: 'call-to-action',
        content: {
          heading: 'Shall we talk about it?',
          lead: 'A first talk takes half an hour and costs nothing.',
          cta: { label: 'Write to us', href: '/contact' },
        },
      },
    ],
  },
  {
    label: 'Event',
    help: 'When and where, the programme and a form to sign up.',
    blocks: [
      {
        type: 'text',
        look: 'wide',
        content: {
          eyebrow: 'Day, time and place',
          heading: 'The name of the event',
          text: '<p>Say who should come, and what they know or can do afterwards.</p>',
        },
      },
      {
        type: 'cards',
        content: {
          heading: 'Programme',
          cards: [
            { title: '18:00 Doors open', description: 'Where to find the entrance.' },
            { title: '18:30 Talk', description: 'The title of the talk, and who gives it.' },
            { title: '19:30 Questions', description: 'Time for your own case.' },
          ],
        },
      },
      { type: 'gallery', content: { heading: 'From the last time' } },
      { type: 'form', content: { heading: 'Sign up', form: { subjectPh: 'Event', submitLabel: 'Sign up' } } },
    ],
  },
  {
    label: 'Team',
    help: 'Who you are, your figures, your way of working and a way to reach you.',
    blocks: [
      { type: 'about', look: 'story' },
      {
        type: 'numbers',
        look: 'night',
        content: {
          heading: 'In figures',
          figures: [
            { value: '12', label: 'people' },
            { value: '9', label: 'years together' },
          ],
        },
      },
      { type: 'workflow', look: 'strip' },
      { type: 'idea' },
    ],
  },
  {
    label: 'Thank-you',
    help: 'A short page after a form, with a next step.',
    blocks: [
      {
        type: 'text',
        content: {
          heading: 'Thank you',
          text: '<p>Your message has arrived. We answer within one working day.</p>',
        },
      },
      { type: 'posts', content: { heading: 'Something to read meanwhile' } },
      {
        type: 'call-to-action',
        look: 'plain',
        content: { heading: 'Or look at our work', cta: { label: 'To the projects', href: '/portfolio' } },
      },
    ],
  },
];
