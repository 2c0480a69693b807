import type { ProjectWords } from './words.ts';

export const ujala = {
  title: 'Ujala Solar',
  slug: 'ujala',
  excerpt: 'Nine solar plants, three control rooms, and one page the whole company reads over morning tea.',
  description: `<h2>Twelve spreadsheets and a group chat</h2>
<p>Ujala runs nine solar plants between Phalodi and Nokha. Each control room had its own software, each crew its own spreadsheet, and the truth travelled as photographs of screens in a group chat. A string of panels could stay dark for a week before two people compared notes.</p>
<h2>The morning question</h2>
<p>We spent three mornings in the control rooms before drawing anything. Everybody, from the managing director to the man with the washing tank, asked the same thing first: is every plant awake, and if not, who is on the way? So that is the first line of the page, as a sentence.</p>
<ul>
<li>Readings arrive every fifteen seconds and are kept for ten years.</li>
<li>Every plant has a map of its strings; a weak one is warm in colour <em>and</em> marked with a cross, so that it can be read in sunlight and by the colour-blind.</li>
<li>An alert names one string, one crew and one next step. It ends only when somebody writes what they found.</li>
</ul>
<h2>What changed</h2>
<p>A dark string is now found in eleven minutes on average; it used to take six days. In the first year that came to 1,140 megawatt-hours that would have been lost. The group chat is still there. It is mostly birthdays now.</p>`,
  result: 'Dark panels found in 11 minutes',
  results: [
    { value: '11 min', label: 'to find a dark string of panels, from six days' },
    { value: '1,140', label: 'megawatt-hours not lost in the first year' },
    { value: '9', label: 'plants on one page' },
  ],
  quote: {
    text: 'Nine plants, three control rooms, and every crew had its own spreadsheet. Now the whole company looks at one page over morning tea.',
    by: 'Imran Qureshi',
    role: 'Head of operations, Ujala Solar',
    imageUrl: '/api/avatars/male?seed=I%20Qureshi',
  },
  colors: { ground: '#17443a', ink: '#eff5ec', accent: '#e2f06a' },
  category: 'Dashboards',
  tags: ['Charts', 'Accessibility'],
  client: 'Imran Qureshi, Ujala Solar',
  projectDate: '2024-06-18',
  techUsed: ['Server-sent events', 'MQTT', 'SVG charts', 'CSV export'],
  makers: ['Kabir Solanki', 'Leela Devasi'],
  coverImageUrl: 'starter:cover-ujala.webp',
  gallery: [
    {
      imageUrl: 'starter:work-ujala-1.webp',
      caption: 'One plant, string by string: what is weak is marked as well as coloured',
    },
    {
      imageUrl: 'starter:work-ujala-2.webp',
      caption: 'The crew leader’s phone: one alert, one string, one next step',
    },
  ],
} satisfies ProjectWords;
