import type { ProjectWords } from './words.ts';

export const mishri = {
  title: 'Mishri and daughters',
  slug: 'mishri',
  excerpt: 'Our first shop: sweets since 1962, now by the box, packed to survive a night train.',
  description: `<h2>The daughters took over</h2>
<p>Mishri has fried, rolled and silvered sweets behind Kote Gate since 1962. When the father retired, his two daughters kept the recipes and changed the sign. In a winter without weddings they also had a shop without customers, and a phone full of relatives in Pune and Dubai asking for a box.</p>
<p>It was our first project as a studio. We were paid partly in ghevar.</p>
<h2>Fill a box</h2>
<p>People do not buy sweets one by one. They buy a box, and the box has places. So the shop is a box: tap a sweet and it drops into the next place, tap again to take it out. The price moves with it, and so does the date, because whatever keeps three days decides for the whole box.</p>
<p>The pattern on the page is cut from the same drawings as the wrapping paper, which we made in the same month. Paper, stickers and the shop's front share four colours and one stubborn serif.</p>
<h2>What changed</h2>
<p>Almost nothing arrives crushed, since the shop refuses to put milk cake under laddu. The site has been rebuilt once, in 2024, to open faster. It looks the same, as the daughters had asked.</p>`,
  result: 'From 40 boxes to 9,600 a year',
  results: [
    { value: '9,600', label: 'boxes a year, from 40 in the first week' },
    { value: '2 in 1,000', label: 'boxes with a crushed sweet' },
    { value: '4', label: 'colours, on the paper, the box and the page' },
  ],
  quote: {
    text: 'We asked for a website. They asked which sweets must never travel together.',
    by: 'Sushila Moondra',
    role: 'Elder daughter, Mishri',
    imageUrl: '/api/avatars/female?seed=Sushila%20Moondra',
  },
  colors: { ground: '#6b1026', ink: '#ffe6ea', accent: '#f7b9bf' },
  category: 'Online shops',
  tags: ['Catalogue', 'Illustration', 'Print'],
  client: 'Sushila and Kanta Moondra, Mishri and daughters',
  projectDate: '2020-12-14',
  techUsed: ['Server-rendered HTML', 'SVG patterns', 'UPI and cards', 'Variable fonts'],
  makers: ['Ila Purohit', 'Kabir Solanki'],
  liveUrl: 'https://mishri.example',
  coverImageUrl: 'starter:cover-mishri.webp',
  gallery: [
    {
      imageUrl: 'starter:work-mishri-1.webp',
      caption: 'The shop is a box with twelve places; the shortest-lived sweet sets the date',
    },
    { imageUrl: 'starter:work-mishri-2.webp', caption: 'Lid, sticker and ribbon from the drawings that fill the page' },
    {
      imageUrl: 'starter:work-mishri-3.webp',
      caption: 'Six sweets, drawn once and used from the favicon to the paper',
    },
  ],
} satisfies ProjectWords;
