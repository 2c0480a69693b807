import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const writeThePageBeforeYouDrawIt = {
  title: 'Write the page before you draw it',
  slug: 'write-the-page-before-you-draw-it',
  author: 'Ila Purohit',
  authorPortrait: 'female',
  publishedAt: '2026-06-18',
  tags: ['Writing', 'Process', 'Design'],
  excerpt:
    'Grey bars promise that something will fit. Why our pages begin as plain paragraphs, and what two mornings beside a reception desk taught us.',
  coverImageUrl: 'starter:blog-words.webp',
  seo: {
    title: 'Write the page before you draw it',
    description:
      'How we write a web page before anybody designs it: where the words come from, a test that costs nothing, and what it saves.',
  },
  status: 'published',
  content: `
<p>This spring a client sent us eleven finished page designs from another studio and asked what it would cost to build them. I went through the folder looking for a sentence. There was one. It said: <em>Headline goes here, two lines maximum.</em></p>
<p>She had paid for the drawings in January. It was now April, and she was still looking for a headline of two lines maximum.</p>
<p>I have some sympathy for the other studio. The owner means to write the words on a quiet Sunday, and there is no such Sunday. So the designer draws grey bars, the bars get approved, and from then on every real sentence is judged by whether it is as long as a bar.</p>
<h2>Listen first, then type</h2>
<p>The words already exist. They are said aloud, every day, by whoever picks up the phone. For <a href="/portfolio/neem-clinic">Neem Lane Clinic</a> I sat beside the reception desk for two mornings and made a mark for each call.</p>
<table>
<thead><tr><th scope="col">What callers wanted to know</th><th scope="col">Calls</th></tr></thead>
<tbody>
<tr><th scope="row">Can somebody see us today?</th><td>27</td></tr>
<tr><th scope="row">How long is the wait?</th><td>16</td></tr>
<tr><th scope="row">What should we bring?</th><td>9</td></tr>
<tr><th scope="row">Is there a ramp, or a lift?</th><td>7</td></tr>
<tr><th scope="row">Everything else</th><td>5</td></tr>
</tbody>
</table>
<p>In 64 calls, nobody asked about the mission of the clinic, which had the top third of the old home page to itself. The new page is the list above, in that order, answered. Its first line, “Seen today, not some day”, is what the receptionist had been telling people all along.</p>
<h2>Five sentences on a sheet</h2>
<p>A page that sells something has an order, and it is the order in which a sensible stranger makes up her mind. First a promise, then the proof of it. Then the price, because she is wondering already. Then her doubt, said aloud before she has to. At the end, the next step. For <a href="/portfolio/gali-walks">Gali Walks</a>, whose site opens in August, the whole argument fitted on half a sheet.</p>
<figure>
<img src="starter:figure-words.webp" alt="On the left a sheet with five numbered sentences: promise, proof, price, doubt, next step. On the right the same five, in the same order, as a drawn web page." width="1920" height="1200" loading="lazy">
<figcaption>Five sentences first, in the order a reader needs them. The drawing only gives each its place.</figcaption>
</figure>
<p>The fourth sentence was the expensive one. It rains here on some twenty days a year and every walker asks about them. Vikram, who leads the walks, shrugged so well that we wrote it down.</p>
<h2>One plain page, no colours</h2>
<p>What I hand to Meera is a document that a browser can open. It has headings, paragraphs and links, and no stylesheet whatever. Here is the walk as she received it:</p>
<pre><code class="language-html">&lt;main&gt;
  &lt;h1&gt;See the old town on foot.&lt;/h1&gt;
  &lt;p&gt;Two hours, eight people, one guide
     who was born here.&lt;/p&gt;
  &lt;p&gt;Rs 600 each.&lt;/p&gt;
  &lt;p&gt;Rain? We walk under arches.&lt;/p&gt;
  &lt;p&gt;&lt;a href="/mornings"&gt;Choose a morning&lt;/a&gt;&lt;/p&gt;
&lt;/main&gt;</code></pre>
<p>In black Times on white it looks like a notice from the electricity board, and that is its use. Nothing flatters the sentences. If a stranger can read it on a phone and say what to do next, the design only has to make that easier.</p>
<h3>How the draft gets made</h3>
<ol>
<li>Write down what the visitor should be able to do at the end of the page. One sentence, one verb. If it needs an <em>and</em>, it is two pages.</li>
<li>List the questions in the order people ask them. A week of WhatsApp messages does as well as two mornings.</li>
<li>Answer each in the words the owner uses on the phone. I record the call, with permission, and steal freely.</li>
<li>Read it aloud to someone who does not work there, and mark every place where they breathe in to interrupt.</li>
<li>Cut a third. It is always a third.</li>
</ol>
<p>For a site of eight pages this is three days of work for me and three hours of talking for the client. Talking they are good at. Writing from nothing is what they dread.</p>
<blockquote><p>I thought you would ask me about colours. You asked what people say before they hang up.</p></blockquote>
<h2>What it saves</h2>
<p>We once kept count on two sites of nearly the same size. For the older one the design was approved before the words existed, and its layout then went through 31 changes, 22 of them because a text did not fit its box or had never been written. For the other the words came first. It had 9 changes. Three concerned words, and two of those were the spelling of a doctor's name.</p>
<p>A sentence costs a minute to change in a plain document. In a finished layout, in Hindi as well and at four widths, it can cost a morning. We quote <a href="/pricing">fixed prices</a>, so the mornings are ours to lose. I will not pretend the method is pure idealism.</p>
<h2>When the picture does come first</h2>
<p>Zoya at Laheriya House sent us a length of dyed cloth where other people send a brief, and it would have been silly to ask her for paragraphs before looking at it. <a href="/portfolio/camp-khuri">Camp Khuri</a> has a dune, and the dune gets the first screen. Even there, though, the five words on top of it were settled before the photograph was cropped, and the crop leaves room for them.</p>
<p>So that is my test for any layout, ours included: delete the pictures and read what is left. If you would still book, call or buy, draw away. If you would only know that somewhere a headline goes, two lines maximum, <a href="/services/search-and-content">start with the words</a>.</p>
`,
} satisfies z.input<typeof blog.create>;
