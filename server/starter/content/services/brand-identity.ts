import type { ServicePageWords } from './page.ts';

export const brandIdentity: ServicePageWords = {
  title: 'Brand identity',
  slug: 'brand-identity',
  subtitle: 'A name, a mark, a voice and a small set of rules that holds from signboard to favicon.',
  excerpt:
    'People recognise a friend from behind, by the walk. An identity is your walk: a few things, always the same, that are yours and nobody else’s. We look for them before we draw any.',
  priceFrom: 'Rs 90K',
  duration: '5 weeks',
  project: 'metre-gauge',
  iconKey: 'FaGem',
  coverImageUrl: 'starter:service-brand-identity.webp',
  ground: '#0f4a43',
  order: 3,
  seo: {
    title: 'Brand identity: name, mark, voice and rules',
    description:
      'A mark that works at sixteen pixels and on a lorry, in Devanagari and Latin, with rules that fit on one sheet. Identity work from Rs 90K.',
  },
  sections: [
    {
      type: 'problems',
      title: '',
      items: [
        'Your sign, your bill and your website seem to belong to three cousins.',
        'The mark has a gradient, a shadow and a swan, and becomes a smudge at the size of a thumbnail.',
        'The English name has a typeface. The Hindi one has whatever the printer had.',
        'Only one person has the file, and he has moved to Pune.',
      ],
    },
    {
      type: 'custom',
      title: 'We look before we draw',
      content: `
<p>Most businesses already have an identity and do not know it: the green of the shutters, the way the owner answers the telephone, the string around the parcel. For two days we photograph, listen and read your old bills. What we find there has one advantage over anything we could invent: it is true.</p>
<p>For a dairy in Nal it was the gait of its camels. For a house of dyers it was that no two lengths ever match. The mark came last each time, and quickly.</p>
`,
    },
    {
      type: 'deliverables',
      title: 'What we hand over',
      items: [
        { title: 'A mark', description: 'In one colour first. If it needs two, it is not done.' },
        {
          title: 'Both scripts',
          description: 'Devanagari and Latin drawn as a pair, with the same weight and temper.',
        },
        { title: 'Five colours', description: 'For paint, thread, print and screen, with their contrast measured.' },
        { title: 'Two typefaces', description: 'Licensed in your name, one of them good for small prices.' },
        { title: 'A voice', description: 'One page: how you greet, how you refuse, how you say sorry.' },
        {
          title: 'A sheet of rules',
          description: 'One side of paper for the sign painter, the printer and your nephew.',
        },
      ],
    },
    {
      type: 'outcomes',
      title: 'How you will know that it works',
      content:
        '<img loading="lazy" src="starter:brand-sizes.webp" alt="The same camel mark in four sizes, from that of a door to 16 pixels. It stays itself in all of them." width="1360" height="850" />',
      items: [
        '16 pixels: the size at which it must still be itself',
        '3 metres: from there a driver reads the sign, at forty an hour',
        '1 sheet of rules, because nobody has ever read the second',
      ],
    },
    {
      type: 'process',
      title: 'How it goes',
      content:
        '<img loading="lazy" src="starter:brand-sentences.webp" alt="A sheet of sentences about a dairy. “We are passionate” and three more are struck out. “Our camels walk slowly”, “The milk is gone by nine” and “Gita knows each by name” stay." width="1360" height="850" />',
      items: [
        { title: 'Two days with you', description: 'In the shop, the kitchen or the yard. We carry things if asked.' },
        {
          title: 'What is true',
          description: 'Ten sentences about you. You cross out seven. The three that stay decide everything.',
        },
        { title: 'Three marks', description: 'In black, on one sheet each, at the size of a stamp and of a door.' },
        {
          title: 'Everything else',
          description: 'Colours, type, pattern and voice for the mark you chose, shown on your own things.',
        },
        {
          title: 'The painter',
          description: 'We stand beside whoever paints the first sign. It is the best test there is.',
        },
      ],
    },
    {
      type: 'tech',
      title: 'How it reaches you',
      content:
        '<p>In open formats, so that no printer has to guess and no subscription stands between you and your own mark.</p>',
      items: [
        { name: 'SVG', logoUrl: 'starter:tech-svg.webp' },
        { name: 'Variable type', logoUrl: 'starter:tech-type.webp' },
        { name: 'Unicode', logoUrl: 'starter:tech-unicode.webp' },
        { name: 'WebP', logoUrl: 'starter:tech-webp.webp' },
        { name: 'PDF' },
        { name: 'Paint and brush' },
      ],
    },
    {
      type: 'pricing',
      title: 'What it costs',
      items: [
        {
          name: 'Mark',
          price: 'Rs 90K',
          period: 'once',
          features: ['Mark in two scripts', 'Colours and type', 'One sheet of rules'],
        },
        {
          name: 'Identity',
          price: 'Rs 150K',
          period: 'once',
          features: [
            'Everything in Mark',
            'Voice and first words',
            'Pattern and packaging',
            'Sign, bill and card ready to print',
          ],
          mostPopular: true,
        },
        {
          name: 'Identity and site',
          price: 'Rs 285K',
          period: 'once',
          features: [
            'Everything in Identity',
            'A Full site with it',
            'One team, one calendar',
            'Rs 30K less than apart',
          ],
        },
      ],
    },
  ],
  faqs: [
    {
      q: 'Can you find us a name?',
      a: 'Yes. We bring five that are free as a domain, can be said on the telephone, and mean nothing unfortunate in Marwari. You sleep on them for a week.',
    },
    {
      q: 'Our customers know the old mark. Is a change not a risk?',
      a: 'It can be, which is why we keep what people recognise and mend the rest. Two clients asked us for a new mark and left with the old one, drawn properly.',
    },
    {
      q: 'Do you register the trade mark?',
      a: 'No, a lawyer does. We search before we draw, so that they do not find anything you would rather have known earlier.',
    },
    {
      q: 'How long does it take?',
      a: 'Five weeks, of which one is yours to think in. That week has never been wasted.',
    },
  ],
};
