import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const aShopOnASlowPhone = {
  title: 'A shop on a slow phone',
  slug: 'a-shop-on-a-slow-phone',
  author: 'Kabir Solanki',
  authorPortrait: 'male',
  publishedAt: '2026-07-30',
  tags: ['Online shops', 'Performance'],
  excerpt:
    'We test every shop on a phone that cost ₹8,000. What it taught us about pictures, scripts and a basket that has to work when the signal does not.',
  coverImageUrl: 'starter:blog-phone.webp',
  seo: {
    title: 'Making an online shop fast on a slow phone',
    description:
      'From 9.4 seconds to 1.9 on a phone that cost ₹8,000: what we took out of a shop page, and a basket that works without any script.',
  },
  status: 'published',
  content: `
<p>In the kitchen drawer, between the tape and the takeaway menus, lives the most honest member of the team. It is a phone that cost ₹8,000 in 2023. It has 3 GB of memory, of which the maker's own apps have eaten one, a crack across the corner, and a SIM from the network that works least well in our lane. No shop of ours goes out before it has bought something on that phone.</p>
<p>Our own phones are no use for this. They cost six times as much, sit on the office wifi, and belong to people who know where the button is.</p>
<h2>Ten seconds, frame by frame</h2>
<p>When Naina at <a href="/portfolio/mitti">Mitti</a> showed us her old shop, we filmed the drawer phone opening it on a line of 1.6 Mbit/s, and later the new shop with the same six bowls, of which the screen has room for four.</p>
<figure>
<img src="starter:figure-phone.webp" alt="Two filmstrips at 1, 2, 4, 6, 8 and 10 seconds. Before, the screen stays empty until the fourth second and is complete at 9.4 seconds; after, names and prices are there in the first second and the page is complete at 1.9 seconds." width="1920" height="1200" loading="lazy">
<figcaption>The same shop on the same phone. Before, the shelf is complete after 9.4 seconds; after, in 1.9.</figcaption>
</figure>
<p>Look at the fourth second of the upper strip. There is a header and below it nothing. By then the phone had most of the words already, and could have shown them. It was waiting for a script to arrive, to be read and run, and to decide that the words should be put where words go.</p>
<table>
<thead><tr><th scope="col">What has to travel</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><th scope="row">Photographs of six bowls</th><td>960 KB</td><td>168 KB</td></tr>
<tr><th scope="row">Scripts</th><td>420 KB</td><td>22 KB</td></tr>
<tr><th scope="row">Typefaces</th><td>130 KB</td><td>44 KB</td></tr>
<tr><th scope="row">Styles</th><td>70 KB</td><td>14 KB</td></tr>
<tr><th scope="row">Words</th><td>20 KB</td><td>12 KB</td></tr>
</tbody>
<tfoot><tr><th scope="row">Together</th><td>1.6 MB</td><td>260 KB</td></tr></tfoot>
</table>
<p>The arithmetic is short. At 1.6 Mbit/s the old page needs 8 seconds for the line alone and the new one 1.3. Connecting costs both of them 0.6 seconds. The remaining 0.8 of the old page is the processor, reading scripts.</p>
<h2>Send the shelf, then improve it</h2>
<p>The new page leaves the server finished, with names, prices and places for the pictures in the HTML. The phone can show it before a single script has arrived. That moves the names and prices from the sixth second to the first, and a buyer who is looking for the deep bowl at ₹1,450 can start looking.</p>
<p>The basket works the same way. Underneath it is a form, the kind browsers could send in 1995:</p>
<pre><code class="language-html">&lt;form action="/basket" method="post"&gt;
  &lt;input type="hidden" name="piece" value="bowl-118"&gt;
  &lt;button&gt;Put in basket&lt;/button&gt;
&lt;/form&gt;</code></pre>
<p>With no script at all it puts the bowl in the basket and shows the basket. When the script has come, it spares the buyer the new page. If that goes wrong, the form goes off in the old way:</p>
<pre><code class="language-js">form.addEventListener('submit', async (event) =&gt; {
  event.preventDefault();
  const body = new FormData(form);
  const reply = await fetch(form.action, {
    method: 'POST',
    body,
  }).catch(() =&gt; null);
  if (reply?.ok) showBasket(await reply.json());
  else form.submit();
});</code></pre>
<p>Now and then the first request did arrive and only its answer was lost, so that the bowl is sent for twice. At Mitti this is harmless: every piece is the only one, and it is in your basket or it is not. In a shop that sells by the dozen, give each press a number and let the server ignore the second.</p>
<h3>What we left out</h3>
<ul>
<li><strong>The carousel.</strong> Six bowls side by side need no machine. On the old shop, one visitor in forty had touched the arrows.</li>
<li><strong>The pop-up</strong> that offered ten per cent for an email address, before anybody had seen a price.</li>
<li><strong>Endless scrolling.</strong> On 3 GB the browser throws away pages it is not showing. People went to look at a bowl, came back, and were at the top of the shelf again. Pages with numbers survive that.</li>
<li><strong>A second typeface</strong> for prices. I miss it a little.</li>
</ul>
<h2>How to test without a drawer</h2>
<p>In Chrome, press <kbd>F12</kbd>, choose the Network tab and set the throttling to “Slow 4G”. Under Performance, slow the processor down six times. It comes close. A real phone also gets warm, runs out of memory and receives a call from its owner's mother, so borrow one when you can.</p>
<p>If you want numbers to aim at, Google's are reasonable: the largest thing on the screen within 2.5 seconds, an answer to a tap within 200 milliseconds, both for three visits out of four. On the drawer phone the new shelf's first picture is there after 1.4 seconds, and a tap is answered in about 90 milliseconds.</p>
<blockquote><p>My sister in Nokha bought a vase. I did not know that she could, and neither did she.</p></blockquote>
<h2>Was it worth it?</h2>
<p>In the last three months of the old shop, 47 of a hundred visitors on phones left without touching anything. In the first three of the new one it was 29. The bowls were the same, so were the prices, and so, to my regret, were the photographs of the workshop cat. I will not claim that every one of those eighteen bought a bowl. They got as far as deciding.</p>
<p>Most of this is leaving things out, which is cheap if you do it first and dear afterwards. It is the way we begin <a href="/services/online-shops">every shop</a>. If yours already stands, <a href="/contact">send us its address</a> and we will film it for you. The phone is always charged. It has nothing else to do.</p>
`,
} satisfies z.input<typeof blog.create>;
