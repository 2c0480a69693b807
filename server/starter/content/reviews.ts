import type { z } from 'zod';
import type { reviews as collection } from '#contract/collections/reviews.ts';

type Words = z.input<z.ZodObject<typeof collection.fields>>;

/** Six reviews that visitors read, one that waits for approval and one that is hidden. */
export const reviews = [
  {
    name: 'Devika Shekhawat',
    role: 'Sandgrouse Walks, Jaisalmer',
    stars: 5,
    review:
      'They rebuilt our booking site in five weeks, and the phone has not stopped ringing since the first cold night of the season.',
    avatar: 'female',
    source: 'site',
  },
  {
    name: 'Yusuf Chhipa',
    role: 'Block printer, Bagru',
    stars: 5,
    review: 'I can add a cloth between two customers. For a workshop as small as ours, that is the whole point.',
    avatar: 'male',
    source: 'site',
  },
  {
    name: 'Anjali Mohnot',
    role: 'Clinic manager, Bikaner',
    stars: 4,
    review:
      'Honest about what we did not need. We came for an app and left with a better website, and money left over. One star kept back because the photographs took two tries.',
    avatar: 'female',
    source: 'site',
  },
  {
    name: 'Gopal Vyas',
    role: 'Bhujia maker, third generation',
    stars: 5,
    review:
      'My father orders flour from his phone and believes nothing he reads on it. He believes our website, because they asked him every question twice.',
    avatar: 'male',
    source: 'site',
  },
  {
    name: 'Farheen Kazi',
    role: 'Librarian',
    stars: 5,
    review: 'Opens in a blink on the old machines in our reading room. Nobody has asked me for help with it yet.',
    avatar: 'female',
    source: 'site',
  },
  {
    name: 'Kanhaiya Lal Suthar',
    role: 'Furniture workshop, Barmer',
    stars: 5,
    review:
      'Every Friday a link, every Monday the changes. No meetings to talk about meetings. Two years on they still answer by their first names.',
    avatar: 'male',
    source: 'site',
  },
  {
    name: 'Tanvi Ojha',
    role: 'Homestay host, Khimsar',
    stars: 5,
    review: 'We asked for a menu page on Thursday and had it before the weekend guests arrived. It even prints well.',
    avatar: 'female',
    source: 'site',
    isApproved: false,
  },
  {
    name: 'Rohan Beniwal',
    role: 'Event planner',
    stars: 3,
    review: 'Good work, but this was for a festival that is over now, so please take our old page down with it.',
    avatar: 'male',
    source: 'site',
    isVisible: false,
  },
] satisfies Words[];
