import type { ProjectWords } from './words.ts';

export const galiWalks = {
  title: 'Gali Walks',
  slug: 'gali-walks',
  excerpt: 'Five walks through the old town, with guides who were born in the lane they show.',
  description: `<h2>Eight people, one doorway</h2>
<p>The lanes of the old town are as wide as a cow and a scooter. A walk works with eight people and fails with nine. Vikram Acharya kept his lists on paper, and twice a season he stood in a gateway with fourteen guests and one guide.</p>
<h2>Choose a lane, then a morning</h2>
<p>Nobody can compare tours by their adjectives, so we drew them. Each of the five walks is a line with its stops, its length in steps and its hours of shade, all to the same scale. Choose the line, choose a morning, and the seats that are left are shown as what they are: pairs of shoes at a door.</p>
<ul>
<li>The meeting point is sent as a drawing of the gate, because no map knows that gate.</li>
<li>The guide's list is on the guide's phone, with names, languages and who cannot climb stairs.</li>
<li>The walk's own page works offline afterwards, with the stops and where to eat kachori.</li>
</ul>
<h2>What changed</h2>
<p>The site opened in August 2026, before the season. By November every weekend walk was full a week ahead, and no morning has had more than eight guests. Four in ten now book the second walk while they are still on the first.</p>
<p>The blue of the doors was measured, not chosen: it is the mean of thirty-one doors.</p>`,
  result: 'Weekend walks are full a week ahead',
  results: [
    { value: '8', label: 'guests a morning, and never nine' },
    { value: '4 in 10', label: 'book the second walk while on the first' },
    { value: '31', label: 'doors measured for one blue' },
  ],
  quote: {
    text: 'I used to count heads at the gate and hope. Now I look at the shoes on the page, and there are always eight pairs.',
    by: 'Vikram Acharya',
    role: 'Guide, Gali Walks',
    imageUrl: '/api/avatars/male?seed=Vikram%20Acharya',
  },
  colors: { ground: '#16498a', ink: '#fff6e6', accent: '#f6c66a' },
  category: 'Booking',
  tags: ['Maps', 'Calendar', 'Illustration'],
  client: 'Vikram Acharya, Gali Walks',
  projectDate: '2026-08-14',
  techUsed: ['SVG maps', 'Service worker', 'UPI and cards', 'JSON-LD events'],
  makers: ['Ila Purohit', 'Tejpal Suthar', 'Kabir Solanki'],
  liveUrl: 'https://gali-walks.example',
  coverImageUrl: 'starter:cover-gali-walks.webp',
  gallery: [
    { imageUrl: 'starter:work-gali-walks-1.webp', caption: 'Five walks to the same scale: stops, steps and shade' },
    {
      imageUrl: 'starter:work-gali-walks-2.webp',
      caption: 'Seats are pairs of shoes; the meeting point is a drawing of the gate',
    },
    { imageUrl: 'starter:work-gali-walks-3.webp', caption: 'Six of the thirty-one doors behind one blue' },
  ],
} satisfies ProjectWords;
