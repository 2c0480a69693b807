import type { ProjectWords } from './words.ts';

export const khejriLaw = {
  title: 'Khejri Law',
  slug: 'khejri-law',
  excerpt: 'Two lawyers, one tree, and a list of fees that anybody can read before they knock.',
  description: `<h2>People were afraid to ask the price</h2>
<p>Aparna Singhvi and Joseph Barla left a large firm to do wills, land and tenancy for people who had never had a lawyer. They were sent to us by the accountants of the same tree, two streets away, to whom they are not related. Their fear was a website with columns and scales on it; their clients' fear was the bill.</p>
<h2>Fees first</h2>
<p>So the first page is a list of what things cost. Fourteen matters have a fixed fee, and each says what is included, what is not, how many visits it takes and what to bring. If a matter has no fixed price, the page says so and gives the price of the first hour.</p>
<p>The identity is as plain. The khejri is the tree that stays green in the dry months and under which disputes used to be settled. We drew it as two crowns on one trunk, in a deep green that survives the photocopier. Letters, cards, folders and the signboard use one serif in two sizes.</p>
<h2>What changed</h2>
<p>Hardly anybody asks for the price, and many bring the right papers. The page on tenancy deposits, 600 words long, is passed from phone to phone in buildings where neither of the two has ever been.</p>`,
  result: 'Nine first visits a week, up from two',
  results: [
    { value: '9', label: 'first visits a week, where there had been two' },
    { value: '14', label: 'matters with a fixed fee, in print' },
    { value: '3,000', label: 'readers a month of one page on deposits' },
  ],
  quote: {
    text: 'We print the fee page and lay it on the table. It is the best handshake we have.',
    by: 'Aparna Singhvi',
    role: 'Lawyer, Khejri Law',
    imageUrl: '/api/avatars/female?seed=Aparna%20Singhvi',
  },
  colors: { ground: '#2b5a49', ink: '#f6f5ee', accent: '#d2e4bf' },
  category: 'Identity',
  tags: ['Print', 'Type', 'Bilingual'],
  client: 'Aparna Singhvi and Joseph Barla, Khejri Law',
  projectDate: '2024-10-15',
  techUsed: ['Server-rendered HTML', 'Print style sheet', 'Variable fonts', 'WCAG 2.2 AA'],
  makers: ['Ila Purohit', 'Meera Chauhan', 'Omar Khatri'],
  liveUrl: 'https://khejri-law.example',
  coverImageUrl: 'starter:cover-khejri-law.webp',
  gallery: [
    { imageUrl: 'starter:work-khejri-law-1.webp', caption: 'Letter, card and folder: one serif in two sizes' },
    { imageUrl: 'starter:work-khejri-law-2.webp', caption: 'A matter, its fee, and what to bring along' },
  ],
} satisfies ProjectWords;
