import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const beingFoundInYourOwnTown = {
  title: 'Being found in your own town',
  slug: 'being-found-in-your-own-town',
  author: 'Ila Purohit',
  authorPortrait: 'female',
  publishedAt: '2026-08-20',
  tags: ['Search', 'Writing'],
  excerpt:
    'A sweet shop everyone in Bikaner knows could not be found by anyone with a phone. The cause was two wrong lines, neither of them on its website.',
  coverImageUrl: 'starter:blog-maps.webp',
  seo: {
    title: 'Local search: being found in your own town',
    description:
      'One address in every place, opening hours that hold at Diwali, and pages that answer what people in town ask: local search without tricks.',
  },
  status: 'published',
  content: `
<p>In May a bride's uncle rang <a href="/portfolio/mishri">Mishri</a> and asked, with the patience of a man carrying four empty trays, why the sweet shop was selling bicycle tubes. He was standing at 2 Station Road. The map on his phone had brought him there, and the map was certain.</p>
<p>Mishri has cooked behind Kote Gate since 1962. While the house in Ghanti Gali was being repaired the counter stood in Station Road for eighteen months. Then it moved home. Everybody in the lane noticed, and nobody told the map.</p>
<h2>One shop, five places</h2>
<p>Before I touch a website I look a business up the way a stranger would: in a private window, on a phone, standing at the railway station if I can. Then I write down what each place says, letter by letter.</p>
<figure>
<img src="starter:figure-maps.webp" alt="Five cards with a shop's name, address and phone. Website, social profile and bill agree; the map listing has an old address and the directory an old phone number." width="1920" height="1200" loading="lazy">
<figcaption>One shop, five places: the map still has the old address, the directory an old number.</figcaption>
</figure>
<table>
<thead><tr><th scope="col">Place</th><th scope="col">Said</th><th scope="col">Who can change it</th></tr></thead>
<tbody>
<tr><th scope="row">Own website</th><td>right</td><td>the daughters</td></tr>
<tr><th scope="row">Map listing</th><td>2 Station Road</td><td>an account of a nephew in Pune</td></tr>
<tr><th scope="row">Business directory</th><td>0151 000 0099</td><td>a salesman, after two calls</td></tr>
<tr><th scope="row">Social profile</th><td>right</td><td>the younger daughter</td></tr>
<tr><th scope="row">Printed bill</th><td>right</td><td>the printer, in lots of 5,000</td></tr>
</tbody>
</table>
<p>The third column is the real finding. Three of five were right, and the two that strangers use most belonged to people who had forgotten them. Getting the listing back from the nephew took one telephone call and an hour of proving that the shop exists, by way of a film of the shop front. The directory took eleven days and a firm refusal to buy a premium entry.</p>
<h2>What the map looks at</h2>
<p>The map services say quite openly how they choose: how well an entry fits what was asked, how near it is, and how well known the place seems to be. You cannot move nearer. The other two you can work on, in this order:</p>
<ol>
<li>Own the listing, with an address that two people in the business can open.</li>
<li>Write name, address and telephone the same way everywhere. We settled on “Mishri, 4 Ghanti Gali, 0151 000 0042” and taped it above the till.</li>
<li>Choose the narrowest category that is true. <em>Sweet shop</em> is better than <em>Shop</em>, and much better than all nine that were ticked.</li>
<li>Keep the hours, and set the special ones before each festival. A shop shown as open that is shut makes an enemy for a year.</li>
<li>Put up six photographs, one of them of the door as it looks from the street. People look for the door.</li>
<li>Ask for a review when the box goes over the counter and the person is smiling, and answer all of them in two sentences. Never pay for one; it is against the rules, and people can smell it.</li>
</ol>
<p>Your own site can say the same facts in a form that programs read without guessing. It goes into the page once, in a <code>script</code> of the type <code>application/ld+json</code>, and it must agree with what the visitor sees:</p>
<pre><code class="language-json">{
  "@context": "https://schema.org",
  "@type": "Store",
  "name": "Mishri",
  "telephone": "+91 151 000 0042",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "4 Ghanti Gali",
    "addressLocality": "Bikaner",
    "postalCode": "334001",
    "addressCountry": "IN"
  },
  "openingHours": "Mo-Su 05:30-21:00"
}</code></pre>
<p>It will not lift you above anybody by itself. It stops a machine from taking the delivery number for the shop's, which is worth ten lines.</p>
<h2>Write for the person at the station</h2>
<p>Now the part I like. For two weeks the daughters made a mark for every question on the telephone, and these led the list:</p>
<ul>
<li>Do you have ghevar today?</li>
<li>Can I collect before the morning train?</li>
<li>How long does it keep, outside the fridge, in June?</li>
<li>Is there onion in anything?</li>
</ul>
<p>The old site answered none of them. It spoke of tradition, purity and trust, as every sweet shop between here and Kolkata does. We wrote one short page per question, with the question as its heading, in the words people use. They say <em>mithai</em>, so the page does, and the Hindi page says it in Hindi. Each gives its answer in the first sentence, since that is the sentence a search engine shows and often the only one anybody reads.</p>
<blockquote><p>We put the train times on a sweet shop's page. My father asked whether we sell tickets now.</p></blockquote>
<p>The page about collecting before the train is 140 words long. It brings in more new customers than the home page, and they come at half past five in the morning, when the first batch is ready and the lane is empty.</p>
<h2>What it came to</h2>
<p>Between May and the end of July the requests for directions rose from about 130 a month to 340. Calls from people who had lost their way fell from fifteen a week to two. I give part of the credit to wedding season. The other part cost nine hours of work and no advertisement.</p>
<p>You can do most of it yourself on a quiet morning. Look yourself up as a stranger, write down the five lines, and correct the worst one first. If you find a nephew in Pune, <a href="/contact">ring us</a>; we have practice. The writing is under <a href="/services/search-and-content">search and content</a>.</p>
`,
} satisfies z.input<typeof blog.create>;
