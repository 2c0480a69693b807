import type { ProjectWords } from './words.ts';

export const mitti = {
  title: 'Mitti Ceramics',
  slug: 'mitti',
  excerpt: 'A pottery shop where a bowl is photographed in the morning and on sale before the kiln is warm.',
  description: `<h2>Every piece is the only one</h2>
<p>Naina Soni throws some four hundred pieces a winter, and no two are alike. Shop software wants products with stock counts; she had bowls. Listing one took twenty minutes on a laptop, so most of them never went online and were sold from the shelf to whoever walked down the street.</p>
<h2>From the wheel to the page in ninety seconds</h2>
<p>We turned the order of things around. Naina opens the studio page on her phone, takes one photograph on the grey board by the window, and picks a shape and a glaze. Name, size, weight, price and postage are filled in from those two answers. She corrects what is wrong and presses the only button.</p>
<ul>
<li>A piece in somebody's basket is held for fifteen minutes, then goes back on the shelf.</li>
<li>Photographs are cropped, sized and packed on arrival: 28 KB for a bowl instead of four megabytes.</li>
<li>A sold piece stays visible for a week with a line through its price, because people like to see what they missed.</li>
</ul>
<h2>What changed</h2>
<p>The winter kiln of 2025 was the first to go online whole: 118 pieces, sold in nine days, to buyers in fourteen states. Two in five of them have come back since.</p>`,
  result: '118 pieces sold in nine days',
  results: [
    { value: '118', label: 'pieces of the winter kiln, sold in nine days' },
    { value: '90 s', label: 'from the photograph to the shelf' },
    { value: '2 in 5', label: 'buyers have come back since' },
  ],
  quote: {
    text: 'I photograph a bowl in the morning and it is on sale before the kiln is warm. For the first time the shop online feels like the shop on our street.',
    by: 'Naina Soni',
    role: 'Potter, Mitti Ceramics',
    imageUrl: '/api/avatars/female?seed=Naina%20Soni',
  },
  colors: { ground: '#e0d1bd', ink: '#2b1a14', accent: '#98391d' },
  category: 'Online shops',
  tags: ['Catalogue', 'Payments', 'Photography'],
  client: 'Naina Soni, Mitti Ceramics',
  projectDate: '2025-02-20',
  techUsed: ['Server-rendered HTML', 'WebP and AVIF', 'UPI and cards', 'Camera capture in the browser'],
  makers: ['Tejpal Suthar', 'Nasreen Lohar'],
  liveUrl: 'https://mitti.example',
  coverImageUrl: 'starter:cover-mitti.webp',
  gallery: [
    {
      imageUrl: 'starter:work-mitti-1.webp',
      caption: 'Two questions and one photograph put a piece on sale; the rest is filled in',
    },
    {
      imageUrl: 'starter:work-mitti-2.webp',
      caption: 'A piece and its facts, with the weight a buyer always asks for',
    },
    { imageUrl: 'starter:work-mitti-3.webp', caption: 'Nine glazes, named as they are named in the studio' },
  ],
} satisfies ProjectWords;
