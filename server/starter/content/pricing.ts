import type { z } from 'zod';
import type { pricing as section } from '#contract/sections/pricing.ts';

/** What the starter agency asks for its work, in thousands of rupees for a whole project. */
export const pricing = {
  eyebrow: 'Pricing',
  heading: 'One price, known before we start',
  subheading:
    'Every plan is one fixed price for the whole project, with GST added. If we misjudge the work, that is our cost, not yours.',
  periodLabel: 'per project',
  plans: [
    {
      title: 'Small site',
      description: 'Five pages that say what you do, where you are and how to reach you.',
      price: 90,
      icon: '⛺',
      features: [
        'Up to 5 pages, drawn from scratch',
        'Contact form and map',
        'A panel to edit every word yourself',
        'Domain and hosting in your name',
        'A month of watching after launch',
      ],
      buttonLabel: 'Choose Small site',
      buttonColor: 'bg-gray-700',
    },
    {
      title: 'Full site',
      description: 'For a business that most people meet on its website first.',
      price: 165,
      icon: '🐪',
      ribbon: 'Most chosen',
      highlighted: true,
      features: [
        'Up to 14 pages, drawn from scratch',
        'Words written with you, in Hindi and English',
        'Blog and service pages',
        'Found in your town: search set-up',
        'A working link every Friday',
        'A day of photographs around Bikaner',
        'Old addresses redirected, no visitor lost',
        'An hour of practice with your people',
        'A month of watching after launch',
      ],
      buttonLabel: 'Choose Full site',
      buttonColor: 'bg-amber-500',
    },
    {
      title: 'Online shop',
      description: 'A catalogue, a counter and a courier, for regulars and for strangers.',
      price: 320,
      icon: '🧺',
      features: [
        'Up to 400 products, with stock',
        'UPI, cards and cash on delivery',
        'Courier labels and GST invoices',
        'A checkout tested on slow phones',
        'Product photographs in our store',
        'Words for every category',
        'Your old orders and customers moved',
        'A month of watching, sale days included',
      ],
      buttonLabel: 'Choose Online shop',
      buttonColor: 'bg-gray-700',
    },
    {
      title: 'Made to measure',
      description: 'Booking systems, dashboards and odd jobs that fit no list.',
      price: 0,
      icon: '🧭',
      features: [
        'A fixed price after the first call',
        'Designed and built by the same people',
        'Links to the software you have',
        'Data kept in India',
        'Training in Hindi or English',
        'Code and documents handed over',
        'A month of watching after launch',
      ],
      buttonLabel: '',
      buttonColor: 'bg-gray-700',
    },
  ],
} satisfies z.input<typeof section.fields>;
