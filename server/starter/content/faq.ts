import type { z } from 'zod';
import type { faq as section } from '#contract/sections/faq.ts';

/** What people ask the starter agency. */
export const faq = {
  eyebrow: 'Questions',
  heading: 'Asked before the first cup of tea',
  lead: 'The eight we hear most. Yours is not among them? Write to us, and it may become the ninth.',
  sideImageUrl: 'starter:night-tent.webp',
  sideImageAlt: 'A lit tent among dunes at night',
  sideNote: 'Still awake with a question? So are we, most nights.',
  faqs: [
    {
      question: 'What does a website cost?',
      answer:
        'Most of our sites land between ₹90,000 and ₹3,20,000. After the first call you get one fixed price with the list of what it covers. If we misjudge the work, that is our cost, not yours.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Five to eight weeks from the first call to launch for most sites, ten for a shop. What slows a project down is nearly always missing words and photographs, so we start with those.',
    },
    {
      question: 'Can we edit the site ourselves?',
      answer:
        'Yes, every word and picture of it. You get a panel with plain forms, an hour of practice together, and a number to call when you are stuck.',
    },
    {
      question: 'Do you work with clients outside Rajasthan?',
      answer:
        'Yes. About a third of our clients have never seen our table. We meet on video, write things down, and send a working link every Friday.',
    },
    {
      question: 'Who owns the site when it is done?',
      answer:
        'You do. The domain, the hosting account, the code and the design files are in your name from the first day, and stay there if we part ways.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'We watch the site for a month and fix what real visitors stumble over, at no charge. After that you can take a care plan or look after it yourself; both are fine.',
    },
    {
      question: 'Can you improve the site we already have?',
      answer:
        'Often, yes. We measure it first and tell you what is worth keeping. If a repair costs more than half of a new site, we say so before you pay for it.',
    },
    {
      question: 'Do you write the words, and in which languages?',
      answer:
        'We write in English and Hindi, and edit what you write yourself. For other languages we work with translators who live with them.',
    },
  ],
} satisfies z.input<typeof section.fields>;
