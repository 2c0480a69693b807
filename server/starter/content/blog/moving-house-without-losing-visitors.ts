import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const movingHouseWithoutLosingVisitors = {
  title: 'Moving house without losing visitors',
  slug: 'moving-house-without-losing-visitors',
  author: 'Ila Purohit',
  authorPortrait: 'female',
  publishedAt: '2025-12-11',
  tags: ['Search', 'Care'],
  excerpt:
    'A new website gives every page a new address. How to tell search engines and regulars where things went, and the one file we forgot.',
  coverImageUrl: 'starter:blog-moving.webp',
  seo: {
    title: 'Moving a website without losing visitors',
    description:
      'Old addresses, 301 redirects, the status codes that matter, and the evening of the move: a checklist from a move that went nearly right.',
  },
  status: 'published',
  content: `
<p>When my aunt moved from one side of Bikaner to the other she left a note on the door, told the milkman and paid a boy to sit on the step for a week. She lost nobody. Most companies that move their website do less. They change every address overnight, and six weeks later they ask us why the telephone is quiet.</p>
<p>A new site nearly always means new addresses. The old ones stay where you cannot reach them: in search results, in other people's articles, in a WhatsApp group, on the back of a printed bill. Each is a door, and behind it there must be a note.</p>
<h2>List the old doors first</h2>
<p>In October we moved a shop for brass lamps from a system of 2014 to a new one. Two weeks before, I collected every address it had ever had. No single source knows them all.</p>
<ol>
<li>The old sitemap, and a crawl of the site as it stood: 118 addresses.</li>
<li>A year of the server's access log: 41 more, mostly from an earlier site that nobody remembered.</li>
<li>Search Console, under the pages it knows: another 22.</li>
<li>Paper. The bill, the box, a signboard at Kote Gate with an address nine years old: 5.</li>
</ol>
<p>That makes 186. For each I wrote down the page that now answers the same question, and where there was none I wrote <em>gone</em>. It is dull work of about a day, and worth more than anything else in the move.</p>
<figure>
<img src="starter:figure-moving.webp" alt="Old addresses on the left, new ones on the right. Four are joined by arrows marked 301; the fifth, the price list, ends at 404." width="1920" height="1200" loading="lazy">
<figcaption>Four old addresses lead on, each to its own page. The price list was forgotten, and it was the one that others had linked to.</figcaption>
</figure>
<p>You will have noticed the fifth. It comes up again below, as such things do.</p>
<h2>Say it in the right number</h2>
<p>A server answers every request with a three-digit code. Visitors rarely see it, and search engines read little else.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">What it says</th><th scope="col">When to use it</th></tr></thead>
<tbody>
<tr><th scope="row">301</th><td>Moved for good, go there</td><td>Every old page that has a successor (308 says the same)</td></tr>
<tr><th scope="row">302</th><td>Elsewhere for now, come back here</td><td>A festival page, a repair; for a move, hardly ever</td></tr>
<tr><th scope="row">404</th><td>Nothing here</td><td>What never existed</td></tr>
<tr><th scope="row">410</th><td>Was here, is gone on purpose</td><td>What you have really given up</td></tr>
</tbody>
</table>
<p>The tempting shortcut is to send every old address to the home page. Search engines take that for a polite 404, and so do people: someone who followed a link to a brass lamp and landed among your greetings has lost the lamp. Each page leads to its own successor, in one hop. This is the lamp shop's list as the server reads it:</p>
<figure>
<figcaption>redirects.conf</figcaption>
<pre><code class="language-nginx">map $request_uri $new_address {
  /about-us.html       /about;
  /products.php?id=7   /shop/brass-lamp;
  /contact-us.html     /contact;
  /?p=214              /blog/choosing-a-lamp;
}

server {
  if ($new_address) { return 301 $new_address; }
}</code></pre>
</figure>
<p>And this is how to check a line of it, with no browser to hide the truth:</p>
<pre><code class="language-http">GET /about-us.html HTTP/1.1
Host: lamps.example

HTTP/1.1 301 Moved Permanently
Location: /about</code></pre>
<h2>The evening before, and the Tuesday</h2>
<ul>
<li>A day or more ahead, lower the lifetime of the DNS records to 300 seconds, so that the change reaches everybody within minutes.</li>
<li>If you change the DNS provider, copy the mail records first. A new site is poor comfort for a week without email.</li>
<li>Let the new site's own links and its sitemap point straight at the new addresses.</li>
<li>Look for the <code>noindex</code> that kept the draft out of the search results. Somebody always leaves it in. It has been me.</li>
<li>Then run the whole list through a script, and read the exceptions aloud.</li>
</ul>
<h2>What we forgot</h2>
<p>Visits from search fell by 14 per cent in the first week, which is normal while everything is read afresh. In the second week they should have turned, and they did not. In the new log one line stood out: <code>/price-list.pdf</code>, 404, eleven times a day.</p>
<p>It was a price list of 2019 that a magazine about old houses had linked to, and after it a dozen readers' blogs. Nobody at the shop had thought of it as a page. It was in two of my sources all along. I had filtered the files out of the log to keep the list short, and in Search Console I never opened the report of links.</p>
<blockquote><p>That old thing? We only made it for one architect.</p></blockquote>
<p>On the ninth day it got its line, to <code>/prices</code>. By the fifth week visits from search stood at 2,210 a month, against 2,140 before the move. I now count files as pages, and I read the 404s every morning for a month. After that our <a href="/services/care-plans">care plans</a> read them weekly.</p>
<h3>How long to keep the notes</h3>
<p>Google asks for a year at least. We keep them for as long as the site lives: 187 lines cost a server nothing, and a signboard at Kote Gate can outlast us all. If you are about to move, <a href="/services/search-and-content">we can make the list with you</a>. Bring the bill.</p>
`,
} satisfies z.input<typeof blog.create>;
