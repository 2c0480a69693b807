import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const theFirstHourOfAProject = {
  title: 'The first hour of a project',
  slug: 'the-first-hour-of-a-project',
  author: 'Meera Chauhan',
  authorPortrait: 'female',
  publishedAt: '2026-05-21',
  tags: ['Process'],
  excerpt:
    'What we ask on the first call, what we write down after it, and why the logo has to wait until minute thirty-five.',
  coverImageUrl: 'starter:blog-hour.webp',
  seo: {
    title: 'The first hour of a web project',
    description:
      'How a first call about a website runs at our studio: the questions in order, the one-page note that follows, and what we leave out.',
  },
  status: 'published',
  content: `
<p>The first hour of a project is the cheapest we will ever spend on it and decides about half of what follows. It happens on the telephone, or at our table if you are in Bikaner and like strong tea. It costs nothing, and it has an order, because without one we would all talk about logos.</p>
<h2>What the hour holds</h2>
<p>Five minutes for tea and names. Fifteen for your customers and another fifteen for what must change. Then ten on what exists already, ten on money and dates, and the last five to settle who does what by Friday.</p>
<figure>
<img src="starter:figure-hour.webp" alt="A timeline of an hour: 0 to 5 minutes tea and names, 5 to 20 your customers, 20 to 35 what must change, 35 to 45 what exists already, 45 to 55 money and dates, 55 to 60 who does what by Friday." width="1920" height="1200" loading="lazy">
<figcaption>Sixty minutes, six parts. A quarter of the hour belongs to your customers.</figcaption>
</figure>
<p>Customers come first because people are good at talking about them. Ask a hotelier what the website should do and you get an uneasy list, collected from other people's websites. Ask what happened yesterday between four and six and you get the whole business, with names.</p>
<p>These are the questions I never leave out:</p>
<ul>
<li>Tell me about the last person who paid you. How did they find you, and what nearly stopped them?</li>
<li>Which question do you answer so often that you could do it asleep?</li>
<li>Who will change a price on the site on an ordinary Thursday, and on what device?</li>
<li>If the site did one single thing well, which one would pay for it?</li>
</ul>
<p>The third has ended more bad ideas than all our taste put together. A page that only I can edit will be wrong by Diwali.</p>
<h2>What was asked for, and what was the matter</h2>
<p>People arrive with a solution, which is polite of them. We walk back from it to the problem.</p>
<table>
<thead><tr><th scope="col">Client</th><th scope="col">Asked for</th><th scope="col">After an hour</th></tr></thead>
<tbody>
<tr><th scope="row">Camp Khuri</th><td>A bigger gallery</td><td>A third of the guests gave up on the payment page</td></tr>
<tr><th scope="row">Ujala Solar</th><td>An app for the crews</td><td>Every crew kept its own spreadsheet, twelve in all, and no two agreed</td></tr>
<tr><th scope="row">Neem Lane Clinic</th><td>An app for patients</td><td>Patients wanted to know how long the wait was, from home</td></tr>
<tr><th scope="row">Mitti</th><td>A shop like the big ones</td><td>Each bowl exists once, so a stock of one had to be easy to enter</td></tr>
</tbody>
</table>
<p>Ravindra at <a href="/portfolio/camp-khuri">Camp Khuri</a> had 140 photographs ready. Then we came to the numbers, and he read them to me from a school notebook: 312 people had reached his payment page the winter before, and 208 had paid. We both looked at that for a while. The photographs are still in a drawer, most of them.</p>
<h2>Three numbers and a silence</h2>
<p>By minute forty-five I have asked for three figures: how many people come to the site in a month, how many do the thing it is for, and what one of those is worth to you. Hardly anybody has all three, and a guess will do. With 208 bookings at an average of ₹7,800, a page that keeps even a quarter of the lost ones brings in about two lakh rupees a season, and the price of a new booking page stops being a matter of feeling.</p>
<p>Then I try to say nothing for ten seconds, which is the hardest technique I know. What people put into that gap is often the real brief: that the brother-in-law made the old site, that the lease ends in March, that there are two founders and they do not agree.</p>
<blockquote><p>You wrote down the thing I said after I thought we had finished.</p></blockquote>
<h2>One page by the next evening</h2>
<p>The next day you get a note in plain text that fits on one screen of a phone. This is a real one, shortened:</p>
<pre><code class="language-markdown"># Camp Khuri, first call

For:      a couple in Delhi, on a phone, on a Thursday night
They can: book two nights and pay before the tea is cold
Today:    312 reach the payment page, 208 pay
Leave:    chat window, newsletter, gallery of 140 pictures
Unclear:  why people stop. Ravindra rings ten of them.
Keeps it: Ravindra, on his phone, from the camp
Next:     Friday, one price and the list of what it covers</code></pre>
<p>The line that matters is <em>Unclear</em>. A note without one means that somebody was selling. In this case Ravindra did ring ten guests, and six told him the same thing: the bank's page had asked for a password they had never set.</p>
<p>The note has a second use. In week five, when someone suggests a chat window, we can all read in our own words why there is none. Nobody has to win the argument again.</p>
<h2>And the logo</h2>
<p>It belongs to <em>what exists already</em>, so its turn comes at minute thirty-five, together with everything you have seen and liked elsewhere. Send me links, shop signs, a sari, the packet of something. They mean more once I know what the page is for.</p>
<p>Sometimes the hour ends with us telling you that you need a better Google listing and a photographer, and no website this year. That has happened four times since 2020; two of the four came back. If you would like to spend an hour this way, <a href="/contact">tell us when</a>. How the weeks after it run is on the <a href="/services/web-design">web design</a> page.</p>
`,
} satisfies z.input<typeof blog.create>;
