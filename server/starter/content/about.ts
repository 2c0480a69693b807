import type { z } from 'zod';
import type { about as section } from '#contract/sections/about.ts';

type About = z.input<typeof section.fields>;

/** The seven people of the starter agency; three of them sign the blog. Their faces are drawn. */
const people = [
  {
    name: 'Meera Chauhan',
    craft: 'Words and first calls',
    words: 'Reads every message that arrives here, and answers most of them before lunch.',
    face: 'female',
  },
  {
    name: 'Kabir Solanki',
    craft: 'Code and speed',
    words: 'Keeps a phone from 2014 in his drawer, and believes it before any test.',
    face: 'male',
  },
  {
    name: 'Ila Purohit',
    craft: 'Type and drawing',
    words: 'Draws letters on the backs of bills. The bills get paid as well.',
    face: 'female',
  },
  {
    name: 'Tejpal Suthar',
    craft: 'Pictures and films',
    words: 'Waits two hours for the light, then needs four minutes.',
    face: 'male',
  },
  {
    name: 'Nasreen Lohar',
    craft: 'Shops and payments',
    words: 'Has bought something from every shop we built, to be sure.',
    face: 'female',
  },
  {
    name: 'Omar Khatri',
    craft: 'Testing and access',
    words: 'Goes through each page with the keyboard, then with his eyes shut.',
    face: 'male',
  },
  {
    name: 'Leela Devasi',
    craft: 'Care and servers',
    words: 'The update at 05:40 on a Tuesday was hers. You slept through it.',
    face: 'female',
  },
] satisfies About['people'];

const moments = [
  {
    date: 'Winter 2020',
    title: 'One shop, one school',
    description: 'Two of us, one borrowed table and a heater that took turns with the kettle.',
  },
  {
    date: '2021',
    title: 'The old wool store',
    description: 'The roof was the landlord’s problem. The echo was ours, until we hung carpets.',
  },
  {
    date: '2022',
    title: 'No more hours on the bill',
    description: 'One price, agreed before we begin. Nobody has missed the stopwatch.',
  },
  {
    date: '2024',
    title: 'The seventh chair',
    description: 'Leela moved in with her servers, and we decided that seven is the number.',
  },
  {
    date: '2026',
    title: 'Every site still online',
    description: 'The shop and the school as well. They send sweets at Diwali; we send updates.',
  },
] satisfies About['moments'];

/** Who the starter agency is. The figures are the contract's own. */
export const about = {
  eyebrow: 'About the studio',
  heading: 'A small studio with a long horizon',
  title: 'Seven people, one table, no account managers',
  paragraph1:
    'The person who draws your site is the person who answers when you call. We take on five projects a year at most, so that each one gets finished properly.',
  paragraph2:
    'We began in the winter of 2020-21 with one shop and one school. Both are still online, both are still clients, and neither has needed a rescue since.',
  cards: [
    {
      icon: 'check',
      title: 'Light to carry',
      description: 'A page of ours weighs a few hundred kilobytes. It opens on a bus to Phalodi, so it opens anywhere.',
    },
    {
      icon: 'bulb',
      title: 'Easy to keep',
      description: 'You edit every word yourself. We hand over the keys, the code and the accounts.',
    },
  ],
  cta: { label: 'Start a project', href: '/contact' },
  secondaryCta: { label: 'How we work', href: '/services#workflow' },
  imageUrl: 'starter:about.webp',
  imageAlt: 'The old wool store at dusk, with light in one window',
  badge: { value: 'Since 2020', text: 'in an old wool store on Ganga Shahar Road' },
  people,
  momentsTitle: 'Six winters, five turns',
  moments,
  refusalsTitle: 'What we turn down',
  refusals: [
    { words: 'Countdowns, pop-ups and chat windows that pretend to be a person' },
    { words: 'Sites that only we could change' },
    { words: 'Betting, quick loans, miracle cures' },
    { words: 'A sixth project in the same year' },
    { words: 'Anything we could not explain to your mother' },
  ],
  ledgerTitle: 'Open books',
  ledger: [
    { value: '₹90,000', label: 'for the smallest site we make, GST extra' },
    { value: '< 200 KB', label: 'to open our own front page' },
    { value: '5', label: 'projects a year, never six' },
    { value: '10 to 6', label: 'Monday to Saturday, with lunch in between' },
  ],
  closing: 'Seven chairs are taken. The eighth is yours.',
} satisfies About;
