import type { ProjectWords } from './words.ts';

export const kikarSchool = {
  title: 'Kikar School',
  slug: 'kikar-school',
  excerpt: 'A village school whose timetable, notices and bus times are kept by its teachers, and are right.',
  description: `<h2>The notice was on the gate</h2>
<p>Kikar School teaches 340 children under one large tree and eleven smaller roofs. Whatever mattered, a holiday, a fee date, a bus that would come late, was written on paper and pinned to the gate. A parent who worked in the fields saw it in the evening, if at all.</p>
<h2>Three things on one page</h2>
<p>We began in the winter of 2020, when nobody knew which week the school would be open. That taught us what the page is for. It answers three questions, above everything else:</p>
<ol>
<li>Is there school tomorrow?</li>
<li>When does the bus stop near us?</li>
<li>What must the child bring?</li>
</ol>
<p>Every answer has one owner among the teachers, who changes it from a phone in a minute. A notice has a last day and takes itself down after it. The coloured tiles are made by the children: each class draws one a term, and we cut it into the grid.</p>
<h2>What changed</h2>
<p>Calls to the office fell from forty a day to six. The page weighs 96 KB, and it opens on the phones that parents really have. Five years on it is still the same site, kept by the third teacher in turn. She learned it in an afternoon.</p>`,
  result: 'From forty calls a day to six',
  results: [
    { value: '6', label: 'calls a day to the office, from forty' },
    { value: '96 KB', label: 'for the whole page' },
    { value: '5 years', label: 'on the same site, kept by its teachers' },
  ],
  quote: {
    text: 'Nobody reads the gate any more. We painted it.',
    by: 'The office',
    role: 'Kikar School',
  },
  colors: { ground: '#14213d', ink: '#fff8e6', accent: '#ffd23f' },
  category: 'Learning and health',
  tags: ['Calendar', 'Illustration', 'Bilingual'],
  client: 'Kikar School, near Deshnoke',
  projectDate: '2021-02-08',
  techUsed: ['Server-rendered HTML', 'iCalendar feed', 'Web Push', 'Print style sheet'],
  makers: ['Ila Purohit', 'Kabir Solanki'],
  coverImageUrl: 'starter:cover-kikar-school.webp',
  gallery: [
    {
      imageUrl: 'starter:work-kikar-school-1.webp',
      caption: 'The bus timetable as parents read it: by stop, with today’s change in words',
    },
    {
      imageUrl: 'starter:work-kikar-school-2.webp',
      caption: 'Tomorrow at a glance, and the notice a teacher put up during the break',
    },
    { imageUrl: 'starter:work-kikar-school-3.webp', caption: 'One tile a class, one new sheet a term' },
  ],
} satisfies ProjectWords;
