import type { z } from 'zod';
import type { testimonials as collection } from '#contract/collections/testimonials.ts';

type Words = z.input<z.ZodObject<typeof collection.fields>>;

/** What six clients say. Their faces are drawn, so that nobody real is shown. */
export const testimonials = [
  {
    name: 'Ravindra Bhati',
    role: 'Owner, Camp Khuri, Jaisalmer',
    feedback: 'We used to lose a third of our guests at the payment page. This winter we ran out of tents in October.',
    imageUrl: '/api/avatars/male?seed=Ravindra%20Bhati',
    imageAlt: 'Drawn portrait of Ravindra Bhati',
  },
  {
    name: 'Naina Soni',
    role: 'Founder, Mitti Ceramics, Bikaner',
    feedback:
      'I photograph a bowl in the morning and it is on sale before the kiln is warm. For the first time the shop online feels like the shop on our street.',
    imageUrl: '/api/avatars/female?seed=Naina%20Soni',
    imageAlt: 'Drawn portrait of Naina Soni',
  },
  {
    name: 'Imran Qureshi',
    role: 'Head of operations, Ujala Solar',
    feedback:
      'Nine plants, three control rooms, and every crew had its own spreadsheet. Now the whole company looks at one page over morning tea.',
    imageUrl: '/api/avatars/male?seed=Imran%20Qureshi',
    imageAlt: 'Drawn portrait of Imran Qureshi',
  },
  {
    name: 'Meenal Joshi',
    role: 'Principal, Banyan Lane School, Nokha',
    feedback:
      'Parents ask us fewer questions because the answers are finally where they look. Even the bus timetable is right, and it is a teacher who keeps it so.',
    imageUrl: '/api/avatars/female?seed=Meenal%20Joshi',
    imageAlt: 'Drawn portrait of Meenal Joshi',
  },
  {
    name: 'Harshvardhan Purohit',
    role: 'Partner, Khejri Chartered Accountants',
    feedback:
      'They talked us out of half of what we had asked for, and put the saving in writing. The half we kept brings us two good enquiries a week.',
    imageUrl: '/api/avatars/male?seed=Harshvardhan%20Purohit',
    imageAlt: 'Drawn portrait of Harshvardhan Purohit',
  },
  {
    name: 'Zoya Rangrez',
    role: 'Designer, Laheriya House, Jodhpur',
    feedback:
      'I sent them a length of dyed cloth instead of a brief. What came back moved like the cloth does. I have not wanted to change a thing in two years.',
    imageUrl: '/api/avatars/female?seed=Zoya%20Rangrez',
    imageAlt: 'Drawn portrait of Zoya Rangrez',
  },
] satisfies Words[];
