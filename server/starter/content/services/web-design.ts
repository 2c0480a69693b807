import type { ServicePageWords } from './page.ts';

export const webDesign: ServicePageWords = {
  title: 'Web design',
  slug: 'web-design',
  subtitle: 'Pages that look like you on your best day, drawn around the one thing a visitor came to do.',
  excerpt:
    'A design is finished when a stranger finds what they came for without asking. We draw with your real words, at the size of a hand, and you click through it in the second week.',
  priceFrom: 'Rs 90K',
  duration: '5 to 8 weeks',
  project: 'camp-khuri',
  iconKey: 'FaPaintBrush',
  coverImageUrl: 'starter:service-web-design.webp',
  ground: '#20264f',
  compare: { beforeUrl: 'starter:service-web-design-before.webp', afterUrl: 'starter:service-web-design-after.webp' },
  order: 0,
  seo: {
    title: 'Web design in Bikaner: drawn with your real words',
    description:
      'Website design from a small studio in Bikaner. Real words first, two rounds, tried on old phones and by strangers. One fixed price from Rs 90K.',
  },
  sections: [
    {
      type: 'problems',
      title: 'What usually goes wrong',
      items: [
        {
          title: 'It was drawn around filler',
          description:
            'Three neat boxes of the same length. Then the real words arrive, one of them four times as long, and nothing is neat any more.',
        },
        {
          title: 'It was judged on a large screen',
          description: 'The meeting saw it on a television. Nine in ten visitors see it on a phone, outdoors, at noon.',
        },
        {
          title: 'Everything is equally important',
          description:
            'Six buttons of one size on one screen. The visitor came for the opening hours and leaves without.',
        },
        {
          title: 'It could be anybody',
          description:
            'Cover the name at the top. If the page could belong to the competitor two streets on, it belongs to nobody.',
        },
      ],
    },
    {
      type: 'custom',
      title: 'What we do instead',
      content: `
<p>We begin with a sheet of paper and no drawing on it. At the top stands the one thing a visitor comes to do: book a tent, see the fee, ask for a Thursday. Below it, in order, whatever that visitor needs to know before doing it. That list is the page. The drawing only gives each sentence its place.</p>
<p>Then we draw at the size of a phone, because what fits there has been thought about. The large screen comes second and gets more room, never more content.</p>
<img loading="lazy" src="starter:design-words.webp" alt="A sheet of paper with what visitors of an inn ask, in order, and beside it the same list as the plan of a page on a phone. “Our philosophy” is struck out." width="1360" height="850" />
<blockquote><p>If it needs an explanation in the meeting, it will not have one at the bus stop.</p></blockquote>
<p>Meera Chauhan has written down how we do it: <a href="/blog/write-the-page-before-you-draw-it">write the page before you draw it</a>.</p>
`,
    },
    {
      type: 'deliverables',
      title: 'What we hand over',
      items: [
        'Every page drawn for phone, tablet and desk',
        'All states: empty, loading, wrong and full',
        'A clickable version on your own phone',
        'Colours with their measured contrast',
        'Two typefaces, licensed in your name',
        'Hindi and English set side by side',
        'Icons and drawings as SVG files',
        'The open design files, with their layers named',
      ],
    },
    {
      type: 'process',
      title: 'How it goes',
      content:
        '<img loading="lazy" src="starter:design-strangers.webp" alt="Notes of five strangers who tried a page. Two of them pressed a picture that does nothing: it is drawn again." width="1360" height="850" />',
      items: [
        {
          title: 'An hour of questions',
          description: 'Who comes, what for, and what do they do if they cannot find it?',
        },
        {
          title: 'The words',
          description: 'Five sentences for each page, written with you. No colours yet, and nobody misses them.',
        },
        {
          title: 'Two directions',
          description: 'Your most important page, drawn twice by two people who did not compare notes.',
        },
        {
          title: 'The whole set',
          description: 'The direction you chose, on every page, clickable by the end of the second week.',
        },
        {
          title: 'Five strangers',
          description:
            'People who have never heard of you try to book, buy or ask. What stops two of them gets drawn again.',
        },
      ],
    },
    {
      type: 'outcomes',
      title: 'What you get out of it',
      content:
        '<img loading="lazy" src="starter:design-colours.webp" alt="One sentence in four pairs of colours with their contrast: 16.2, 7.2 and 5.9 to 1. The fourth, with 1.8 to 1, is struck out and drawn again." width="1360" height="850" />',
      items: [
        { title: '2', description: 'rounds of changes are in the price. In 20 projects, three have needed a third.' },
        {
          title: '4.5 : 1',
          description: 'is the least contrast any small word has, measured, in sunlight and out of it.',
        },
        { title: '5', description: 'strangers have used it before your customers do.' },
      ],
    },
    {
      type: 'tech',
      title: 'What we draw with',
      content:
        '<p>Pencil first. After that we draw in the browser as early as we can, because a picture of a page never wraps, never loads and never meets a long surname.</p>',
      items: [
        { name: 'Pencil', logoUrl: 'starter:tech-pencil.webp' },
        { name: 'Layout grids', logoUrl: 'starter:tech-grid.webp' },
        { name: 'Variable type', logoUrl: 'starter:tech-type.webp' },
        { name: 'SVG', logoUrl: 'starter:tech-svg.webp' },
        { name: 'CSS', logoUrl: 'starter:tech-css.webp' },
        { name: 'WebP', logoUrl: 'starter:tech-webp.webp' },
        { name: 'Unicode', logoUrl: 'starter:tech-unicode.webp' },
        { name: 'ARIA', logoUrl: 'starter:tech-aria.webp' },
      ],
    },
    {
      type: 'pricing',
      title: 'What it costs',
      content: '<p>Design and build together, at one fixed price. GST is added; surprises are not.</p>',
      items: [
        {
          name: 'Small site',
          price: 'Rs 90K',
          period: 'per project',
          features: [
            'Up to 5 pages',
            'One direction, two rounds',
            'Contact form and map',
            'A panel to edit every word',
          ],
          ctaText: 'Start a project',
        },
        {
          name: 'Full site',
          price: 'Rs 165K',
          period: 'per project',
          features: [
            'Up to 10 pages',
            'Two directions, two rounds',
            'Words written with you',
            'Tried by five strangers',
            'A day of photographs',
          ],
          mostPopular: true,
        },
        {
          name: 'Made to measure',
          price: '',
          features: ['Bookings, portals, dashboards', 'Every state drawn', 'Design system for your own people'],
          ctaText: 'Ask for a price',
        },
      ],
    },
  ],
  faqs: [
    {
      q: 'Can you design it and let somebody else build it?',
      a: 'Yes. You get open files, every state and a page of notes for whoever builds it. We then keep four hours for their questions, because there are always questions.',
    },
    {
      q: 'We have a logo and colours. Do we have to keep them?',
      a: 'We would like to. If a colour cannot be read on a screen we show you the nearest one that can, and the signboard stays as it is.',
    },
    {
      q: 'How many people should decide?',
      a: 'One, after listening to as many as they like. Eight hours is what we lose on average when a committee has to like the same blue, and our price says so.',
    },
    {
      q: 'What if we like neither of the two directions?',
      a: 'Then one of us has misunderstood something, and we would rather know in week two. We talk for an hour and draw a third. It has happened twice.',
    },
    {
      q: 'Do you use ready-made templates?',
      a: 'No. Not out of pride: a template carries everything for everybody, and your visitor has to download it. Drawing what you need is often the shorter way.',
    },
  ],
};
