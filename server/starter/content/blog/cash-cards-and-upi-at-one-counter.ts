import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const cashCardsAndUpiAtOneCounter = {
  title: 'Cash, cards and UPI at one counter',
  slug: 'cash-cards-and-upi-at-one-counter',
  author: 'Kabir Solanki',
  authorPortrait: 'male',
  publishedAt: '2026-03-26',
  tags: ['Online shops', 'Forms'],
  excerpt:
    'A sweet shop moved half of its cash orders to UPI without taking cash away. What we changed on one page, and what each way to pay really costs.',
  coverImageUrl: 'starter:blog-counter.webp',
  seo: {
    title: 'Cash, cards and UPI in one checkout',
    description:
      'How a small shop went from 71 to 34 cash orders in a hundred: UPI first, cash still welcome, and a message when the bank is slow.',
  },
  status: 'published',
  content: `
<p>A box of kaju katli that has been to Guwahati and back cannot be sold again. It can hardly be looked at. For <a href="/portfolio/mishri">Mishri and daughters</a> this made cash on delivery a question of sugar as much as of money: of every hundred orders, 71 were to be paid at the door, and eleven parcels came home unpaid.</p>
<p>The advice one hears is to abolish cash. We asked a few of the people who use it first.</p>
<blockquote><p>I do not trust the website. I trust the boy who brings the parcel. I have known him for six years.</p></blockquote>
<p>You do not argue with that. You keep cash, and make the other ways so easy that people who never wanted cash stop choosing it by default. Mishri was our first shop, and its last page had put the question the same way since 2020. In November we rebuilt only that.</p>
<h2>What changed</h2>
<figure>
<img src="starter:figure-counter.webp" alt="Two rows of a hundred orders. Before: 71 cash on delivery, 21 UPI, 8 card, 11 parcels back unpaid. After: 34 cash on delivery, 57 UPI, 9 card, 4 parcels back unpaid." width="1920" height="1200" loading="lazy">
<figcaption>How a hundred orders were paid in one shop, before the new checkout and three months after.</figcaption>
</figure>
<p>The returns deserve a second look. Before, 11 of 71 cash orders came back, which is 15 per cent. After, it was 4 of 34, or 12 per cent. The people who pay at the door behave much as they always did. There are simply fewer of them, and that alone saved most of the boxes.</p>
<h2>What each way costs the shop</h2>
<p>These are Mishri's own terms for an order of ₹900. Yours will differ, so read the contract, and read it for the word <em>platform</em>, where fees like to live.</p>
<table>
<thead><tr><th scope="col">Way to pay</th><th scope="col">Fee on ₹900</th><th scope="col">Money arrives</th><th scope="col">If it goes wrong</th></tr></thead>
<tbody>
<tr><th scope="row">Cash on delivery</th><td>₹40 to the courier</td><td>after 8 days</td><td>₹155 freight both ways, and the sweets</td></tr>
<tr><th scope="row">UPI</th><td>nothing</td><td>the next working day</td><td>the order waits, nothing is sent</td></tr>
<tr><th scope="row">Card</th><td>2 % and GST on it: ₹21.24</td><td>after 2 working days</td><td>the bank says no at once</td></tr>
</tbody>
</table>
<h2>One page, three buttons</h2>
<p>The old page hid the choice in a drop-down that opened on cash, because cash was what everybody chose. I built it, so I may say so. The new one is three radio buttons in a row, each with the one fact a buyer needs. They are real radio buttons, so the arrow keys and screen readers know what they are.</p>
<pre><code class="language-html">&lt;fieldset&gt;
  &lt;legend&gt;How would you like to pay?&lt;/legend&gt;
  &lt;label&gt;&lt;input type="radio" name="pay" value="upi" checked&gt;
    UPI, in your own app&lt;/label&gt;
  &lt;label&gt;&lt;input type="radio" name="pay" value="card"&gt;
    Card&lt;/label&gt;
  &lt;label&gt;&lt;input type="radio" name="pay" value="cash"&gt;
    Cash at the door, ₹40 more&lt;/label&gt;
&lt;/fieldset&gt;</code></pre>
<ul>
<li><strong>UPI</strong> opens the buyer's app on a phone and shows a QR code on a larger screen. We do not ask anybody to type a UPI ID. The typing was where one old attempt in twelve died.</li>
<li><strong>Cards</strong> go to the payment company's own page. The number never touches our server, and since October 2022 a shop may not store it anyway.</li>
<li><strong>Cash</strong> costs the buyer what the courier charges, said beside the choice. We used to add it after the choice, where it felt like a fine.</li>
</ul>
<h2>The minute nobody designs</h2>
<p>With UPI the buyer leaves your page for another app, approves, and may never come back: a call arrives, the lift door closes. So the browser is a poor witness. The only account we believe is the one the payment company's server gives to ours, signed:</p>
<pre><code class="language-http">POST /payments/events HTTP/1.1
Content-Type: application/json
X-Signature: sha256=9f2c41d07be8…

{ "event": "payment.captured",
  "order": "M-31046", "amount": 90000, "currency": "INR" }</code></pre>
<p>Three rules have spared us a great deal of telephoning. Check the signature before reading a word of it. Expect the same message twice, and let the second change nothing. Compare the amount, which is in paise, with the order, because a message about the right order and the wrong sum is the kind you remember.</p>
<p>Until the message comes, the page says so: “Waiting for your bank. You may close this page; we will send an SMS.” We do not write that no money has left the account, since at that moment nobody knows. If it did leave and the shop never hears of it, the Reserve Bank's rule is that it goes back by itself within five days of the payment, and the page says that too. Calls about vanished money fell from about nine a week to one.</p>
<h3>And keep the basket</h3>
<p>When a payment fails, many shops send people back to an empty basket and a red sentence. Mishri returns them to the three buttons, with every sweet still in its place in the box. Of those who fail once, six in ten pay at the second try. They wanted the sweets all along.</p>
<p>Mishri saves about ₹3,600 in freight and sugar for every hundred orders, and sends out 9,600 boxes a year. The daughters have taken down the shelf for the ones that came home. If your own counter has only one drawer, <a href="/services/online-shops">this is how we build shops</a>.</p>
`,
} satisfies z.input<typeof blog.create>;
