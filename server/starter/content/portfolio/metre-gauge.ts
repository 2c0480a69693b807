import type { ProjectWords } from './words.ts';

export const metreGauge = {
  title: 'Metre Gauge',
  slug: 'metre-gauge',
  excerpt: 'A name, a face and a timetable for eleven engines that no longer have anywhere to go.',
  description: `<h2>A shed full of iron</h2>
<p>When the narrow lines were widened, eleven metre-gauge engines were left in a roundhouse with one working turntable. A society of retired firemen kept them greased. They had steam on the first Sunday of the month, forty visitors, and a name that took two lines of type.</p>
<h2>One number</h2>
<p>The identity stands on the one fact that every railwayman can recite: a thousand millimetres between the rails. That measure is the width of the wordmark on the shed wall, the grid of the tickets, and the line under every headline. There is one colour, the oxide red of the undercoat, and one condensed face, close to the plates on the engines.</p>
<p>We drew each engine from the front, to the same scale, from the firemen's photographs and a tape measure. The drawings serve as posters, enamel badges and buttons on the site.</p>
<h2>What it is used for</h2>
<ul>
<li>Card tickets, punched on the day, with an engine to collect each month.</li>
<li>A timetable page that prints on one sheet and goes up on the shed door.</li>
<li>Eleven posters, sold at cost price to the visitors and for nothing to the families of the crews.</li>
</ul>
<p>Steam Sundays now have 260 visitors. In the second year the society bought coal for twelve months in advance, for the first time since it was founded.</p>`,
  result: '260 visitors on a steam Sunday, from 40',
  results: [
    { value: '260', label: 'visitors on a steam Sunday, from forty' },
    { value: '11', label: 'engines, drawn to one scale' },
    { value: '1', label: 'colour, the red of the undercoat' },
  ],
  quote: {
    text: 'They measured the rails before they drew a letter. After that we let them do as they liked.',
    by: 'Bhanwarlal Panwar',
    role: 'Fireman, retired',
    imageUrl: '/api/avatars/male?seed=Bhanwarlal%20Panwar',
  },
  colors: { ground: '#7d1f18', ink: '#efe3cb', accent: '#f2b84b' },
  category: 'Identity',
  tags: ['Print', 'Illustration', 'Type'],
  client: 'Society of the Roundhouse, Samdari Road',
  projectDate: '2021-11-22',
  techUsed: ['SVG drawings', 'Variable fonts', 'Print style sheet', 'JSON-LD events'],
  makers: ['Ila Purohit', 'Tejpal Suthar'],
  liveUrl: 'https://metre-gauge.example',
  coverImageUrl: 'starter:cover-metre-gauge.webp',
  gallery: [
    { imageUrl: 'starter:work-metre-gauge-1.webp', caption: 'Card tickets: a new engine to collect every month' },
    {
      imageUrl: 'starter:work-metre-gauge-2.webp',
      caption: 'Everything is measured from the thousand millimetres between the rails',
    },
  ],
} satisfies ProjectWords;
