import type { z } from 'zod';
import type { contact as section } from '#contract/sections/contact.ts';

/** How to reach the starter agency. */
export const contact = {
  eyebrow: 'Write, call or come by',
  heading: 'Tell us where you want to get to',
  subheading:
    'A few lines are enough: what you do, what should change, and by when. One of the people who would build it reads it and writes back.',
  cards: [
    {
      iconKey: 'FaEnvelope',
      title: 'Write',
      textHtml: '<p><a href="mailto:hello@dune.example">hello@dune.example</a></p>',
    },
    {
      iconKey: 'FaHeadphonesAlt',
      title: 'Call',
      textHtml:
        '<p><a href="tel:+911510000000">+91 151 000 0000</a>, or <a href="https://wa.me/911510000000">WhatsApp</a><br>Monday to Saturday, 10 to 6</p>',
    },
    {
      iconKey: 'FaMapMarkerAlt',
      title: 'Visit',
      textHtml: '<p>The old wool store<br>Ganga Shahar Road, Bikaner 334001, Rajasthan</p>',
    },
  ],
  mapLat: 28.0229,
  mapLng: 73.3119,
  mapZoom: 14,
  questions: [
    { label: 'What is it?', answers: ['A new site', 'A shop', 'A repair', 'Not sure yet'] },
    { label: 'By when?', answers: ['This season', 'This year', 'No hurry'] },
    { label: 'Budget up to', answers: ['₹90,000', '₹1,65,000', '₹3,20,000', 'More'] },
  ],
  form: {
    firstNamePh: 'What should we call you?',
    emailPh: 'you@company.example',
    subjectPh: 'A new site, a shop, a repair…',
    messagePh: 'What are you building, and for whom?',
    submitLabel: 'Send message',
    promise: 'We usually respond within a few hours.',
  },
} satisfies z.input<typeof section.fields>;
