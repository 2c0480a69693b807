import type { ProjectWords } from './words.ts';

export const ninthHour = {
  title: 'The Ninth Hour',
  slug: 'ninth-hour',
  excerpt: 'Twelve seats a night under one of the darkest skies in the country, booked by the moon.',
  description: `<h2>The moon decides</h2>
<p>Two former physics teachers take twelve guests a night to a roof outside Kolayat, with two telescopes and a flask of tea. Half of the month the moon is too bright, and in the dust of May nothing is to be seen at all. They explained this on the phone, every evening, to people who had already packed.</p>
<h2>A calendar that knows the sky</h2>
<p>The site works out sunset, moonrise and moonset for the roof itself. A night that is not worth the drive cannot be booked, and says why. The others open with their seats, the hour of darkness and the five things that will be up.</p>
<p>The star chart is not a picture. It is drawn for the chosen night from a catalogue of 1,600 stars, in 11 KB of script, and turns with the hour. It works without a signal too, because on that roof there is none.</p>
<h2>What changed</h2>
<p>If clouds come, everybody is told by four in the afternoon and moves to another night with one tap. The page turns red after dark, so that nobody loses their night sight by looking up the way home.</p>`,
  result: 'Nine nights in ten are full',
  results: [
    { value: '9 in 10', label: 'nights are full, from October to March' },
    { value: '1,600', label: 'stars, drawn for the night you choose' },
    { value: '11 KB', label: 'of script for the whole sky' },
  ],
  quote: {
    text: 'The form asks for a blanket size. People laugh, and then they bring the blanket.',
    by: 'Sudha and Girish Swami',
    role: 'Hosts, The Ninth Hour',
  },
  colors: { ground: '#1a2a66', ink: '#eef1ff', accent: '#c9d6ff' },
  category: 'Booking',
  tags: ['Calendar', 'Offline', 'Charts'],
  client: 'Sudha and Girish Swami, The Ninth Hour',
  projectDate: '2023-10-06',
  techUsed: ['Service worker', 'SVG drawn in the browser', 'Almanac arithmetic', 'UPI and cards'],
  makers: ['Kabir Solanki', 'Ila Purohit'],
  liveUrl: 'https://ninth-hour.example',
  coverImageUrl: 'starter:cover-ninth-hour.webp',
  gallery: [
    { imageUrl: 'starter:work-ninth-hour-1.webp', caption: 'A month by its moon: only the dark nights can be booked' },
    {
      imageUrl: 'starter:work-ninth-hour-2.webp',
      caption: 'Tonight’s five, and the same page in red for use on the roof',
    },
  ],
} satisfies ProjectWords;
