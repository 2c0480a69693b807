import type { ProjectWords } from './words.ts';

export const neemClinic = {
  title: 'Neem Lane Clinic',
  slug: 'neem-clinic',
  excerpt: 'Six doctors, evening hours, and a queue that patients can wait for at home.',
  description: `<h2>They asked for an app</h2>
<p>The waiting room of Neem Lane Clinic has twenty-two chairs. On a Monday evening sixty people stood around them, because the only way to keep a place was to stand in it. Anjali Mohnot, who manages the clinic, had a quote for an app on her desk.</p>
<p>We asked who would install it. A grandmother with a fever does not download anything; she calls her son, and he has a browser. So we advised against the app, in writing, and built a page.</p>
<h2>A place in the queue, held by phone number</h2>
<ul>
<li>Choose a doctor, then a time. No account and no password: a code by SMS, valid for ten minutes.</li>
<li>The page says how many are ahead and when to leave home. It counts real consultations, not planned ones.</li>
<li>The front desk sees the same queue on a tablet, and can add somebody who simply walks in.</li>
<li>Hindi first, English one tap away, letters large enough for the grandmother.</li>
</ul>
<h2>What changed</h2>
<p>The average wait in the building fell from 70 minutes to 18. Four bookings in five are made by phone without a call, and one in three comes from a relative in another town. The photographs took two tries; we paid for the second.</p>
<p>The clinic spent 60 per cent of what the app would have cost, and bought chairs for the veranda.</p>`,
  result: 'Waits cut from 70 minutes to 18',
  results: [
    { value: '18 min', label: 'in the waiting room, from 70' },
    { value: '4 in 5', label: 'bookings are made without a call' },
    { value: '60 %', label: 'of what the app would have cost' },
  ],
  quote: {
    text: 'Honest about what we did not need. We came for an app and left with a better website, and money left over.',
    by: 'Anjali Mohnot',
    role: 'Manager, Neem Lane Clinic',
    imageUrl: '/api/avatars/female?seed=Anjali%20Mohnot',
  },
  colors: { ground: '#b5d0ba', ink: '#12332b', accent: '#86300f' },
  category: 'Learning and health',
  tags: ['Calendar', 'Bilingual', 'Accessibility'],
  client: 'Anjali Mohnot, Neem Lane Clinic',
  projectDate: '2023-04-11',
  techUsed: ['Server-rendered HTML', 'One-time codes by SMS', 'Server-sent events', 'WCAG 2.2 AA'],
  makers: ['Kabir Solanki', 'Ila Purohit', 'Omar Khatri'],
  liveUrl: 'https://neem-clinic.example',
  coverImageUrl: 'starter:cover-neem-clinic.webp',
  gallery: [
    {
      imageUrl: 'starter:work-neem-clinic-1.webp',
      caption: 'Doctor, time, place in the queue: three screens and no password',
    },
    {
      imageUrl: 'starter:work-neem-clinic-2.webp',
      caption: 'The same queue at the front desk, walk-ins included',
    },
  ],
} satisfies ProjectWords;
