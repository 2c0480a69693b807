import type { ProjectWords } from './words.ts';

export const tanaBana = {
  title: 'Tana Bana',
  slug: 'tana-bana',
  excerpt: 'Forty looms in one lane take orders from their own website, and each shawl is signed by its weaver.',
  description: `<h2>Everybody knew the cloth, nobody the lane</h2>
<p>The forty looms of Udrasar had sold to the same three traders for two generations. The shawls went out without a name and came back, on other people's websites, at five times the price. The weavers' co-operative did not want a bigger trader. It wanted to be one.</p>
<h2>A shop without stock</h2>
<p>Nothing is woven before it is ordered, so the shop sells weaves instead of things. A customer picks a border, a field and two colours, and sees the cloth drawn thread by thread in the browser, exactly as the loom will build it. The price and the week it will be ready come from the loom that is free.</p>
<p>Every order then has a page of its own. The weaver sends a photograph on the first day, in the middle and at the knots; the page shows how far the cloth has come, and who is sitting at it.</p>
<h2>What changed</h2>
<p>No order of the first year came through a trader. Waiting, which we had feared, turned out to be what people write to their friends about.</p>`,
  result: '68 of every 100 rupees reach the weaver',
  results: [
    { value: '310', label: 'orders in the first year, none through a trader' },
    { value: '₹68', label: 'of every 100 reach the weaver; it used to be 19' },
    { value: '40', label: 'looms, and a name on every shawl' },
  ],
  quote: {
    text: 'They asked who wove mine before they asked what it cost.',
    by: 'Bhanwari Meghwal',
    role: 'Weaver, loom 14',
    imageUrl: '/api/avatars/female?seed=Bhanwari%20Meghwal',
  },
  colors: { ground: '#1f2350', ink: '#f6efdf', accent: '#e3a72c' },
  category: 'Online shops',
  tags: ['Catalogue', 'Illustration', 'Payments'],
  client: 'Udrasar Weavers’ Co-operative',
  projectDate: '2022-09-05',
  techUsed: ['SVG drawn in the browser', 'Progressive enhancement', 'UPI and cards', 'SMS'],
  makers: ['Ila Purohit', 'Nasreen Lohar'],
  liveUrl: 'https://tana-bana.example',
  coverImageUrl: 'starter:cover-tana-bana.webp',
  gallery: [
    {
      imageUrl: 'starter:work-tana-bana-1.webp',
      caption: 'Border, field, two colours: the cloth is drawn as the loom will build it',
    },
    {
      imageUrl: 'starter:work-tana-bana-2.webp',
      caption: 'An order on its ninth day, and the hands that are weaving it',
    },
  ],
} satisfies ProjectWords;
