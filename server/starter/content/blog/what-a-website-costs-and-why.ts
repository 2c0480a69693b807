import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const whatAWebsiteCostsAndWhy = {
  title: 'What a website costs, and why',
  slug: 'what-a-website-costs-and-why',
  author: 'Ila Purohit',
  authorPortrait: 'female',
  publishedAt: '2026-09-10',
  tags: ['Pricing', 'Process'],
  excerpt:
    'Our sites cost between ₹90,000 and ₹3,20,000. Here is the hourly rate, where the hours go, what makes a price rise, and what brings it down.',
  coverImageUrl: 'starter:blog-cost.webp',
  seo: {
    title: 'What a website costs, and where the hours go',
    description:
      'A website for ₹1,80,000, taken apart: 150 hours, the hourly rate, what bookings or a shop add, and how to pay less.',
  },
  status: 'published',
  content: `
<p>Ask five agencies what a website costs and four will say that it depends. So does a wedding, and yet any caterer in Bikaner can tell you what a plate comes to. <a href="/portfolio/khejri-law">Khejri Law</a> lays its fees on the table before a client has sat down, and if lawyers can do it, so can we.</p>
<p>Most of our sites land between ₹90,000 and ₹3,20,000. We charge ₹1,200 for an hour, no matter whose, and you get one fixed price, before GST, before anything begins. A little below the middle lies a site for ₹1,80,000: twelve pages in Hindi and English, words written with the client, a day of photographs, and a calendar that the office keeps itself. Let me open that one up.</p>
<h2>One hundred and fifty hours</h2>
<figure>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Hours</th><th scope="col">Price</th></tr></thead>
<tbody>
<tr><th scope="row">Building</th><td>42</td><td>₹50,400</td></tr>
<tr><th scope="row">Design</th><td>36</td><td>₹43,200</td></tr>
<tr><th scope="row">Words, pictures</th><td>30</td><td>₹36,000</td></tr>
<tr><th scope="row">Talking, deciding</th><td>18</td><td>₹21,600</td></tr>
<tr><th scope="row">Testing</th><td>16</td><td>₹19,200</td></tr>
<tr><th scope="row">Launch</th><td>8</td><td>₹9,600</td></tr>
</tbody>
<tfoot><tr><th scope="row">Together</th><td>150</td><td>₹1,80,000</td></tr></tfoot>
</table>
<figcaption>Where the 150 hours of a ₹1,80,000 project go, at ₹1,200 an hour.</figcaption>
</figure>
<p>Building is the largest part and still only 42 hours, or ₹50,400. People expect it to be everything, perhaps because it is the part they cannot imagine doing. Design takes 36 hours, words and pictures 30. I will defend those 30 in any court: a site with good words and plain design works, and the reverse has never been seen.</p>
<p>The 18 hours of talking are the ones clients want to cut. An hour of conversation looks like nothing on an invoice. But it is where we learn that the second branch closes in summer, and a thing like that costs ten minutes in week one and two days in week six.</p>
<p>Testing, 16 hours, is old phones, keyboards, a printer, slow lines and a patient man from Nagaur who does not exist. Launch and handover, 8 hours, includes the hour in which you learn to change a price without us.</p>
<h2>What moves the price</h2>
<p>From there you add and subtract. These are the numbers in our own spreadsheet, rounded only a little:</p>
<table>
<thead><tr><th scope="col">If you need</th><th scope="col">Hours</th><th scope="col">Rupees</th></tr></thead>
<tbody>
<tr><th scope="row">Bookings with free dates and payment</th><td>+ 55</td><td>+ 66,000</td></tr>
<tr><th scope="row">A shop with stock, UPI and courier labels</th><td>+ 90</td><td>+ 1,08,000</td></tr>
<tr><th scope="row">Two days of product photographs</th><td>+ 26</td><td>+ 31,200</td></tr>
<tr><th scope="row">Five pages in place of twelve</th><td>− 45</td><td>− 54,000</td></tr>
<tr><th scope="row">One language in place of two</th><td>− 12</td><td>− 14,400</td></tr>
<tr><th scope="row">Photographs you already have</th><td>− 10</td><td>− 12,000</td></tr>
<tr><th scope="row">One person who decides</th><td>− 8</td><td>− 9,600</td></tr>
</tbody>
</table>
<p>Put the right lines together and you have our whole range. Take all four savings and you arrive at 75 hours, ₹90,000, which is the smallest site we build. Add a shop and its photographs instead and it is 266 hours, ₹3,19,200, which we round to ₹3,20,000 and feel bad about.</p>
<p>The last line of the table surprises people. Eight hours is what we lose on average when a committee has to like the same blue. If you tell us before the start that one person has the final word, the price simply has fewer meetings in it.</p>
<h3>Pages are a poor measure</h3>
<p>You may have an offer that multiplies pages by a sum. Ours doesn't, because pages differ as much as rooms do. The bus timetable of <a href="/portfolio/kikar-school">Kikar School</a> is one page and took longer than all the others, since it has to be right for every stop and a teacher has to be able to change it between two bells.</p>
<h2>Why fixed, if it is counted in hours</h2>
<p>Because the hours are our estimate, and an estimate is an opinion. If we misjudge the work, you should not pay for our opinion of ourselves. Over the last twelve projects we were over our own count seven times and under it five, and together we came out about four per cent short. We can live with four per cent. What nobody can live with is an open meter.</p>
<p>A fixed price needs a list of what it covers, or it is only a number with confidence. Ours is a page long and has a part headed <em>not included</em>. Read that part first. In an offer where it is missing, ask about these:</p>
<ol>
<li>Who writes the words, and who pays for the photographs?</li>
<li>In whose name are the domain, the hosting and the code?</li>
<li>What does it cost to keep, per year, with every licence?</li>
<li>What happens if you want to leave?</li>
</ol>
<p>We have seen a site for ₹40,000 that needed ₹38,000 a year to stay alive. There was nothing dishonest about it. It was all in the offer, on the fourth page, in grey.</p>
<h2>How to pay less</h2>
<p>Come with fewer pages. Take the photographs yourself, near a window, in the morning. Leave out the blog if you will not write it, and I say this as the person who would get to plan it. Start with the booking page and nothing else, as one client did:</p>
<blockquote><p>You quoted me for less than I asked for. I went home and looked for the trick.</p></blockquote>
<p>The trick is that people come back. The first site paid for itself, the second part followed a year later, and both of us knew by then what it should be.</p>
<p>The usual combinations stand on the <a href="/pricing">pricing page</a>. If you have an offer from somebody else and want it read by a person with no stake in it, <a href="/contact">send it</a>. I do that for nothing, in about half an hour, and I have told several people to take it.</p>
`,
} satisfies z.input<typeof blog.create>;
