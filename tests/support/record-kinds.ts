/** For each kind of record that staff edit: its paths, a sample record, and a change to it. */
export const kinds = {
  testimonials: {
    ...{ path: '/testimonials', history: 'testimonials', list: '/testimonials/admin' },
    made: { name: 'Tanvi', role: 'Guide', feedback: 'Quick, kind and on time.' },
    change: { role: 'Owner' },
  },
  reviews: {
    ...{ path: '/reviews', history: 'reviews', list: '/reviews/admin' },
    made: { name: 'Rohan', stars: 4, review: 'They listened, then they built it.', avatar: 'male' },
    change: { isApproved: false },
  },
  blog: {
    ...{ path: '/blog', history: 'blog', list: '/blog' },
    made: { title: 'Two scripts', slug: 'two-scripts', content: '<p>One page.</p>', tags: ['Process'] },
    change: { content: '<p>Two pages.</p>' },
  },
  portfolio: {
    ...{ path: '/portfolio', history: 'portfolio', list: '/portfolio' },
    made: { title: 'Mitti', slug: 'mitti', description: '<p>Pots.</p>', category: 'Shops' },
    change: { category: 'Crafts' },
  },
  services: {
    ...{ path: '/services/admin', history: 'services', list: '/services/admin/all' },
    made: { title: 'Shops', slug: 'shops', faqs: [{ q: 'How long?', a: 'Six weeks.' }] },
    change: { faqs: [{ q: 'How long?', a: 'Four weeks.' }] },
  },
  pages: {
    ...{ path: '/pages', history: 'pages', list: '/pages' },
    made: { title: 'Spring offer', slug: '/offers/spring', status: 'published' },
    change: { title: 'Summer offer' },
  },
  templates: {
    ...{ path: '/templates', history: 'templates', list: '/templates' },
    made: { place: '/pricing' },
    change: { isVisible: false },
  },
} as const;
