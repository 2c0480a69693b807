import type { ProjectWords } from './words.ts';

export const rannSalt = {
  title: 'Rann Salt Works',
  slug: 'rann-salt',
  excerpt: 'Nineteen families who rake salt now sell it to kitchens, by the sack and by the season.',
  description: `<h2>Salt has no sender</h2>
<p>For eight months a year nineteen families live on the pans and rake salt. It was sold by the lorry, to one buyer, at a price that was told to them. The same salt, in a jar with a ribbon, cost two hundred times as much in the cities. They did not want the ribbon. They wanted cooks.</p>
<h2>A shop for people who order every month</h2>
<p>A restaurant kitchen does not browse. It wants what it had last time, by Thursday. So the first thing a kitchen sees is its own last order, ready to be sent again; changing a number is the only work there is. Prices are by the kilogram, and fall with the sack in plain steps that are printed on the page.</p>
<p>Each batch carries the pan it came from and the week it was raked. We named three grains by what they do in a kitchen, after an afternoon with four cooks and a great deal of plain rice.</p>
<ul>
<li>Sacks, stamps and the shop use one stencil alphabet and two colours of ink, because that is what the press in the village has.</li>
<li>An order can also be placed by replying to the monthly text message with a number.</li>
</ul>
<h2>What changed</h2>
<p>By November 2026, half a year after the start, 64 kitchens in nine cities had standing orders. The families earn 14 rupees a kilogram; the lorry paid one rupee and sixty paise. The lorry still comes. It waits longer now.</p>`,
  result: '64 kitchens order every month',
  results: [
    { value: '64', label: 'kitchens in nine cities with standing orders' },
    { value: '₹14', label: 'a kilogram to the families; the lorry paid 1.60' },
    { value: '19', label: 'families with one price list' },
  ],
  quote: {
    text: 'The lorry told us the price. The kitchens ask us for it.',
    by: 'Hansaben Agariya',
    role: 'Rann Salt Works',
    imageUrl: '/api/avatars/female?seed=Hansaben%20Agariya',
  },
  colors: { ground: '#1f43c4', ink: '#ffffff', accent: '#c9dcf7' },
  category: 'Online shops',
  tags: ['Catalogue', 'Payments', 'Print'],
  client: 'Hansaben Agariya, Rann Salt Works',
  projectDate: '2026-05-08',
  techUsed: ['Server-rendered HTML', 'Orders by SMS', 'UPI and bank transfer', 'Courier label standard'],
  makers: ['Nasreen Lohar', 'Tejpal Suthar', 'Meera Chauhan'],
  liveUrl: 'https://rann-salt.example',
  coverImageUrl: 'starter:cover-rann-salt.webp',
  gallery: [
    { imageUrl: 'starter:work-rann-salt-1.webp', caption: 'A kitchen’s last order, ready to be sent again' },
    { imageUrl: 'starter:work-rann-salt-2.webp', caption: 'Three grains, named by what they do in a pan' },
    {
      imageUrl: 'starter:work-rann-salt-3.webp',
      caption: 'One stencil, two inks: the sack as the village press prints it',
    },
  ],
} satisfies ProjectWords;
