import type { ProjectWords } from './words.ts';

export const baori = {
  title: 'Baori Trust',
  slug: 'baori',
  excerpt: 'A map of 214 stepwells, drawn step by step by the people who live beside them.',
  description: `<h2>Wells that were on no map</h2>
<p>The dry country has more stepwells than anybody had counted. Some still hold water in June. The trust had notes on ninety of them, in three languages and four drawers, and a surveyor who was about to retire.</p>
<h2>The neighbours do the survey</h2>
<p>A stepwell is hard to photograph and easy to count. So the field page asks for numbers: how many levels, how many steps in each, where does the water stand today? It works on an old phone without a signal, keeps what was written, and sends it when the road comes back into reach. From those numbers the site draws the section of the well, every one by the same rules, and they can be compared for the first time.</p>
<p>We trained eleven volunteers in two afternoons. They trained another sixty.</p>
<h2>What is there now</h2>
<table>
<thead><tr><th scope="col">Year</th><th scope="col">Wells drawn</th><th scope="col">With water in June</th></tr></thead>
<tbody>
<tr><td>2022</td><td>57</td><td>12</td></tr>
<tr><td>2024</td><td>148</td><td>39</td></tr>
<tr><td>2026</td><td>214</td><td>61</td></tr>
</tbody>
</table>
<p>Schools use the lessons that go with the map; four wells have been cleaned because a class asked why theirs was the only dry one. All the drawings and readings are free to download and use.</p>`,
  result: '214 stepwells drawn, 61 with water in June',
  results: [
    { value: '214', label: 'stepwells drawn, from 57 in 2022' },
    { value: '61', label: 'of them hold water in June' },
    { value: '71', label: 'neighbours do the survey' },
  ],
  quote: {
    text: 'We thought we knew our wells. We knew the ones beside the road.',
    by: 'Durga Inaniya',
    role: 'Surveyor, Baori Trust',
    imageUrl: '/api/avatars/male?seed=Durga%20Inaniya',
  },
  colors: { ground: '#1b4644', ink: '#fffaf0', accent: '#f2b84b' },
  category: 'Learning and health',
  tags: ['Maps', 'Offline', 'Bilingual'],
  client: 'Baori Trust, Nagaur',
  projectDate: '2022-03-28',
  techUsed: ['GeoJSON', 'Service worker', 'SVG drawn in the browser', 'Open data'],
  makers: ['Meera Chauhan', 'Kabir Solanki'],
  liveUrl: 'https://baori.example',
  externalUrl: 'https://data.baori.example',
  coverImageUrl: 'starter:cover-baori.webp',
  gallery: [
    {
      imageUrl: 'starter:work-baori-1.webp',
      caption: 'A section drawn from counted steps, with the water of a whole year',
    },
    { imageUrl: 'starter:work-baori-2.webp', caption: 'The field page asks for numbers, and waits for a signal' },
    { imageUrl: 'starter:work-baori-3.webp', caption: 'Nine wells by the same rules, comparable for the first time' },
  ],
} satisfies ProjectWords;
