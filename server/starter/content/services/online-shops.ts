import type { ServicePageWords } from './page.ts';

export const onlineShops: ServicePageWords = {
  title: 'Online shops',
  slug: 'online-shops',
  subtitle: 'Catalogue, UPI and card payments, courier labels. A checkout your regulars will never think about.',
  excerpt:
    'A shop online is still a shop: somebody comes in, looks around, asks a question and pays. We build the shelf, the counter and the back room, so that each order takes you minutes.',
  priceFrom: 'Rs 180K',
  duration: '10 weeks',
  project: 'rann-salt',
  iconKey: 'FaMobileAlt',
  coverImageUrl: 'starter:service-online-shops.webp',
  ground: '#b5482a',
  order: 2,
  seo: {
    title: 'Online shops with UPI, cards and courier labels',
    description:
      'Online shops for makers and traders: fast on an Rs 8,000 phone, UPI and cash on delivery, GST invoices, courier labels. Fixed price from Rs 180K.',
  },
  sections: [
    {
      type: 'problems',
      title: 'What usually goes wrong',
      items: [
        {
          title: 'The shelf arrives late',
          description: 'On an ordinary phone the first picture takes eight seconds. The buyer gave you four.',
        },
        { title: 'The till asks for an account', description: 'A password, a code, a birthday. They wanted one lamp.' },
        {
          title: 'Parcels come home unpaid',
          description: 'Cash on delivery with no word in between. You pay the freight twice and sell nothing once.',
        },
        {
          title: 'Stock lives in three places',
          description: 'The notebook, the site and your head. On the day before a festival all three are wrong.',
        },
      ],
    },
    {
      type: 'outcomes',
      title: 'What it changed for one shop',
      content:
        '<p>Numbers of a sweet maker who let us publish them, before the new checkout and three months after. The whole story is in <a href="/blog/cash-cards-and-upi-at-one-counter">cash, cards and UPI at one counter</a>.</p>',
      items: [
        { title: '57', description: 'of 100 orders are now paid by UPI; it was 21' },
        { title: '4', description: 'of 100 parcels come back unpaid; it was 11' },
        { title: '12', description: 'of 100 cash parcels are refused at the door; it was 15' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What is in the box',
      content:
        '<img loading="lazy" src="starter:shop-messages.webp" alt="Four messages to a buyer beside a tied parcel: paid, packed this morning, sent from Bikaner, at your door after four." width="1360" height="850" />',
      items: [
        { title: 'A shelf', description: 'Categories, search and filters that work with one thumb.' },
        { title: 'A counter', description: 'UPI, cards and cash on delivery on one page, no account needed.' },
        { title: 'A back room', description: 'Orders, stock and returns in a panel that fits on a phone.' },
        { title: 'Labels and invoices', description: 'Courier labels and GST invoices, printed in one go.' },
        {
          title: 'Kind messages',
          description: 'Paid, packed, sent, at the door: four short ones, in Hindi or English.',
        },
        {
          title: 'Your old customers',
          description: 'Orders, addresses and reviews moved, with nothing lost on the way.',
        },
      ],
    },
    {
      type: 'process',
      title: 'How it goes',
      items: [
        {
          title: 'A day at your counter',
          description: 'We watch you sell. What you say without being asked belongs on the page.',
        },
        {
          title: 'Ten products, properly',
          description: 'Photographs, words, sizes and prices for ten. They show us what the other 300 need.',
        },
        { title: 'The checkout', description: 'Built first and tried longest, with real payments of one rupee.' },
        {
          title: 'The whole shelf',
          description: 'Everything else comes in from your list or your old shop. You check it, we correct it.',
        },
        {
          title: 'A quiet opening',
          description: 'Your regulars first, for a week. Then the world, and never on the eve of a festival.',
        },
      ],
    },
    {
      type: 'custom',
      title: 'What you will still have to do',
      content: `
<p>A shop is work, and a site takes away only part of it. Before we begin, see whether you can say yes to these:</p>
<ul>
<li><strong>Photographs.</strong> Three of each thing, near a window, in the morning. We show you how in an afternoon.</li>
<li><strong>Answers.</strong> Somebody who replies within the day. Most questions are the same five, and those we put on the page.</li>
<li><strong>Parcels.</strong> A table, a scale, and a courier who comes to the door at a fixed hour.</li>
<li><strong>Returns.</strong> A rule you can say in one sentence, and keep when you are cross.</li>
</ul>
<p>If two of the four are a no, wait a season. We have said that to people, and most came back.</p>
`,
    },
    {
      type: 'tech',
      title: 'What it stands on',
      items: [
        { name: 'UPI', logoUrl: 'starter:tech-upi.webp' },
        { name: 'TypeScript', logoUrl: 'starter:tech-typescript.webp' },
        { name: 'SQL', logoUrl: 'starter:tech-sql.webp' },
        { name: 'TLS', logoUrl: 'starter:tech-tls.webp' },
        { name: 'WebP', logoUrl: 'starter:tech-webp.webp' },
        { name: 'CSV', logoUrl: 'starter:tech-csv.webp' },
      ],
    },
    {
      type: 'pricing',
      title: 'What it costs',
      content:
        '<p>We take no share of your sales. The payment company does, about two per cent on cards and nothing on UPI.</p>',
      items: [
        {
          name: 'First shelf',
          price: 'Rs 180K',
          period: 'per project',
          features: ['Up to 40 products', 'UPI and cards', 'Courier labels', 'A panel for orders and stock'],
          ctaText: 'Open a shop',
        },
        {
          name: 'Online shop',
          price: 'Rs 320K',
          period: 'per project',
          features: [
            'Up to 400 products',
            'UPI, cards, cash on delivery',
            'Labels and GST invoices',
            'Photographs in our store',
            'Old orders and customers moved',
          ],
          mostPopular: true,
        },
        {
          name: 'Several counters',
          price: '',
          features: ['Thousands of products', 'Stock shared with your shop floor', 'Wholesale prices and logins'],
          ctaText: 'Ask for a price',
        },
      ],
    },
  ],
  faqs: [
    {
      q: 'Should we sell on a marketplace instead?',
      a: 'As well, perhaps. A marketplace brings strangers and keeps their addresses. Your own shop keeps your regulars. Many of our clients send a card to the second inside every parcel of the first.',
    },
    {
      q: 'Do you photograph the products?',
      a: 'We can, in our store on Ganga Shahar Road: a day is about sixty things. Or you do it, after an afternoon of practice with us. Both end up under 80 KB a picture.',
    },
    {
      q: 'Can we keep taking orders on WhatsApp?',
      a: 'Please do. The shop can write them into the same list, so that stock and invoices agree, and your aunt in Nokha need not learn anything new.',
    },
    {
      q: 'What happens when payments fail?',
      a: 'The basket stays, the buyer is told in plain words what happened, and one touch tries again another way. Most failures are a weak line, and most second tries work.',
    },
    {
      q: 'How long does it take?',
      a: 'Ten weeks for most shops. The photographs set the pace, so we start with those.',
    },
  ],
};
