import type { ProjectWords } from './words.ts';

export const parda = {
  title: 'Parda',
  slug: 'parda',
  excerpt: 'An open-air film festival with nine films, one wall and a face that fits both.',
  description: `<h2>The wall came first</h2>
<p>Parda shows nine films in three nights on the back wall of a wool store. Ours, as it happens: the festival is next door, and the organisers came over to ask for a power socket. They left with an identity.</p>
<p>In its first two years the festival had a different poster each time and was taken for two different events. It needed something that people would recognise from a moving bus.</p>
<h2>A screen that leans</h2>
<p>The mark is a sheet of cloth in the wind: four corners, never square. Whatever a film is about is cut into simple shapes and put on that sheet, in seven colours that a local press can print without mixing. With this rule the volunteers make the posters themselves. We gave them a kit of shapes and an evening of practice.</p>
<h2>What we handed over</h2>
<ul>
<li>A poster for each film and one for the wall, in paper sizes that need no trimming.</li>
<li>A programme page that fits one phone screen, with seats left for each film.</li>
<li>Tickets that are read by the phone of whoever stands at the gate, and work without a network.</li>
</ul>
<p>In December 2025 all nine films were sold out, 180 seats each, with 40 kept for the lane at no charge. The power socket is still on our bill.</p>`,
  result: 'Nine films, nine times sold out',
  results: [
    { value: '9 of 9', label: 'films sold out' },
    { value: '180', label: 'seats a night, 40 of them free for the lane' },
    { value: '7', label: 'colours that the press prints without mixing' },
  ],
  quote: {
    text: 'People told us they had seen us from the bus. They had seen the poster, and that was the plan.',
    by: 'Leela Chhangani',
    role: 'Programme, Parda',
    imageUrl: '/api/avatars/female?seed=Leela%20Chhangani',
  },
  colors: { ground: '#431a52', ink: '#fff2d0', accent: '#ff9fb0' },
  category: 'Identity',
  tags: ['Print', 'Illustration', 'Offline'],
  client: 'Parda, festival of open-air film',
  projectDate: '2025-11-03',
  techUsed: ['SVG shape kit', 'Service worker', 'QR tickets', 'Print style sheet'],
  makers: ['Ila Purohit', 'Tejpal Suthar', 'Leela Devasi'],
  liveUrl: 'https://parda.example',
  coverImageUrl: 'starter:cover-parda.webp',
  gallery: [
    {
      imageUrl: 'starter:work-parda-1.webp',
      caption: 'Three of nine posters, made by the volunteers from one kit of shapes',
    },
    { imageUrl: 'starter:work-parda-2.webp', caption: 'The programme on one screen, and a ticket for the gate' },
  ],
} satisfies ProjectWords;
