import type { z } from 'zod';
import type { contact as section } from '#contract/sections/contact.ts';
import { site } from './site.ts';

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
      textHtml: '<p>{email}</p>',
    },
    {
      iconKey: 'FaHeadphonesAlt',
      title: 'Call',
      textHtml: '<p>{phone}, or {whatsapp}<br>{hours}</p>',
    },
    {
      iconKey: 'FaMapMarkerAlt',
      title: 'Visit',
      textHtml: '<p>{address}, Rajasthan</p>',
    },
  ],
  mapLat: site.latitude,
  mapLng: site.longitude,
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
