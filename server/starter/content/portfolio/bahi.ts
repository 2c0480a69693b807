import type { ProjectWords } from './words.ts';

export const bahi = {
  title: 'Bahi',
  slug: 'bahi',
  excerpt: 'The shopkeeper’s red ledger, in the browser: credit, cash, and who still owes for the sugar.',
  description: `<h2>The book that could not add</h2>
<p>Every small shop keeps a red cloth book. It is quick, private and never out of battery, and once a month it costs its owner a Sunday of adding up. Four shopkeepers of the grain market asked us for something that is as quick as the book, and adds.</p>
<h2>As quick as the book</h2>
<p>We put a stopwatch beside the counter. Writing a line by hand takes seven seconds, with a customer talking. That was the limit for everything we drew. An entry is now a name, an amount and one of two buttons, <em>gave</em> or <em>got</em>: five seconds, with one thumb.</p>
<ul>
<li>The book lives on the shop's own phone and works without a signal. Copies travel encrypted, and only the owner has the key.</li>
<li>Names sort themselves by who comes most often, so the tea stall is always on top.</li>
<li>On the first of the month a page adds up, per name, and can be sent as a picture that anybody can read.</li>
</ul>
<h2>What changed</h2>
<p>The trial began with four shops in November 2025; by the launch there were thirty-one, and 212 today. Old credit of more than ninety days has halved. Mostly, they say, because it is now written in a hand that everyone can read.</p>`,
  result: 'Overdue credit halved in 212 shops',
  results: [
    { value: '212', label: 'shops keep their book in it, from four' },
    { value: '5 s', label: 'to write a line; by hand it takes seven' },
    { value: '50 %', label: 'less credit older than ninety days' },
  ],
  quote: {
    text: 'My father still keeps the red book. He copies it from the phone.',
    by: 'Hasmukh Daga',
    role: 'Grain merchant, Bikaner',
    imageUrl: '/api/avatars/male?seed=Hasmukh%20Daga',
  },
  colors: { ground: '#a51c27', ink: '#fff3e2', accent: '#ffd98a' },
  category: 'Dashboards',
  tags: ['Offline', 'Payments', 'Bilingual'],
  client: 'Four traders of the grain market, Bikaner',
  projectDate: '2026-01-20',
  techUsed: ['IndexedDB', 'Service worker', 'Web Crypto', 'UPI links'],
  makers: ['Kabir Solanki', 'Omar Khatri', 'Leela Devasi'],
  liveUrl: 'https://bahi.example',
  coverImageUrl: 'starter:cover-bahi.webp',
  gallery: [
    { imageUrl: 'starter:work-bahi-1.webp', caption: 'Name, amount, gave or got: an entry in five seconds' },
    { imageUrl: 'starter:work-bahi-2.webp', caption: 'The first of the month: what used to cost a Sunday' },
  ],
} satisfies ProjectWords;
