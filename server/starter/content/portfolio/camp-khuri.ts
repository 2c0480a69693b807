import type { ProjectWords } from './words.ts';

export const campKhuri = {
  title: 'Camp Khuri',
  slug: 'camp-khuri',
  excerpt: 'Eleven tents, one long table, and a booking page that no longer loses a third of its guests.',
  description: `<h2>The phone was the booking system</h2>
<p>Camp Khuri stands forty kilometres past the last town. Guests found it on a travel portal that kept a fifth of the price, and then called to ask the way. Those who did reach the camp's own site chose a date, chose a tent, and met a payment page that sent them to a bank, a password and a timeout. One in three never came back from there.</p>
<h2>One bar, three answers</h2>
<p>We watched six people try to book, on their own phones, and wrote down every place where a thumb stopped. What remained is a page that sells the silence and a bar that asks three things: arrive, leave, guests. The tents that are free appear below it with their full price. Payment is the last step and takes two taps.</p>
<p>The season's calendar is a single sheet that Ravindra keeps on his phone. He closes a tent for repairs or raises a weekend's price between two dinners, and the site follows at once.</p>
<h2>What changed in the first season</h2>
<p>Seven guests in ten now come without the portal, and hardly anybody is lost at the bank. The last free weekend was gone before October was.</p>
<p>The directions got a drawing of their own, with the three turns that matter. Nobody has called from the wrong dune since.</p>`,
  result: '71 of 100 now book direct',
  results: [
    { value: '71 %', label: 'of all guests now book direct, from 22' },
    { value: '1 in 25', label: 'leaves at the payment page, from one in three' },
    { value: '0.9 s', label: 'to open on the village’s own network' },
  ],
  quote: {
    text: 'We used to lose a third of our guests at the payment page. This winter we ran out of tents in October.',
    by: 'Ravindra Bhati',
    role: 'Owner, Camp Khuri',
    imageUrl: '/api/avatars/male?seed=Ravindra%20Bhati',
  },
  colors: { ground: '#c98a5c', ink: '#2b130a', accent: '#571d0c' },
  category: 'Booking',
  tags: ['Calendar', 'Payments', 'Maps'],
  client: 'Ravindra Bhati, Camp Khuri',
  projectDate: '2025-09-12',
  techUsed: ['Server-rendered HTML', 'UPI and cards', 'iCalendar feed', 'SVG maps'],
  makers: ['Ila Purohit', 'Nasreen Lohar', 'Kabir Solanki'],
  liveUrl: 'https://camp-khuri.example',
  coverImageUrl: 'starter:cover-camp-khuri.webp',
  gallery: [
    {
      imageUrl: 'starter:work-camp-khuri-1.webp',
      caption: 'Free tents with their full price, and the receipt two taps later',
    },
    {
      imageUrl: 'starter:work-camp-khuri-2.webp',
      caption: 'The season on one sheet, as it stood at the launch: eleven tents, two weeks of November',
    },
    {
      imageUrl: 'starter:work-camp-khuri-3.webp',
      caption: 'Three turns in forty kilometres, drawn instead of described',
    },
  ],
} satisfies ProjectWords;
