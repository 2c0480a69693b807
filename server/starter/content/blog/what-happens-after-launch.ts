import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const whatHappensAfterLaunch = {
  title: 'What happens after launch',
  slug: 'what-happens-after-launch',
  author: 'Kabir Solanki',
  authorPortrait: 'male',
  publishedAt: '2026-04-23',
  tags: ['Care', 'Process'],
  excerpt:
    'A website is finished for about a day. What a year of looking after one consists of, job by job, and which of the jobs you can do yourself.',
  coverImageUrl: 'starter:blog-care.webp',
  seo: {
    title: 'What happens after a website is launched',
    description:
      'Updates, backups that are read back, forms that are really sent: a year of website care in 83 small jobs, and which of them you can do yourself.',
  },
  status: 'published',
  content: `
<p>We launch early on a Tuesday. On a Friday everybody wants to go home, and on a Monday everybody has post. By nine the new site has been up for two hours, the client has found one comma, and somebody brings kachori. Then the interesting part begins, and it has no party.</p>
<p>A site rests on things that move: the server's software, the browsers, the payment company's rules, your prices, the teacher who kept the timetable and has now left. None of them tells you when it moves.</p>
<h2>The first month</h2>
<p>For a month we watch, and mend whatever real visitors stumble over. This costs you nothing, because most of it is what we should have seen. For Banyan Lane School in Nokha the list after four weeks looked like this, and it is typical:</p>
<ul>
<li>Parents searched for <em>holiday</em>. The page says <em>vacation</em>. It now says both.</li>
<li>19 people in one week followed an old link from a WhatsApp group to a page that had moved.</li>
<li>A father could not open the fee sheet, a scan of 11 MB. We typed it out as a table, which took forty minutes.</li>
<li>The map opened a little to the north, in somebody's field.</li>
</ul>
<p>Nothing on it would have turned up in a test. They are all things you learn by standing at the door.</p>
<h2>The year, job by job</h2>
<p>After the month you can take one of our <a href="/services/care-plans">care plans</a> or look after the site yourself. The work is the same for both of us, and it is less mysterious than people who sell it make it sound.</p>
<figure>
<img src="starter:figure-care.webp" alt="A grid of twelve months: updates every week, a backup read back and links and forms tried every month, speed measured in January, April, July and October, words and prices read in March and September, the domain renewed in June." width="1920" height="1200" loading="lazy">
<figcaption>A year of care: 83 small jobs, most of them invisible.</figcaption>
</figure>
<table>
<thead><tr><th scope="col">Job</th><th scope="col">How often</th><th scope="col">In a year</th><th scope="col">Who can do it</th></tr></thead>
<tbody>
<tr><th scope="row">Updates</th><td>every week</td><td>52</td><td>somebody technical</td></tr>
<tr><th scope="row">Backup read back</th><td>every month</td><td>12</td><td>somebody technical</td></tr>
<tr><th scope="row">Links and forms tried</th><td>every month</td><td>12</td><td>anybody</td></tr>
<tr><th scope="row">Speed measured</th><td>every quarter</td><td>4</td><td>anybody</td></tr>
<tr><th scope="row">Words and prices read</th><td>March and September</td><td>2</td><td>you, really</td></tr>
<tr><th scope="row">Domain renewed</th><td>June</td><td>1</td><td>you</td></tr>
</tbody>
</table>
<p>That makes 83. Most take less than ten minutes. The trouble is that every one of them can be skipped for a month without anything happening, and so it is.</p>
<h2>A backup is what you have read back</h2>
<p>I am dull company on this subject. A backup that nobody has opened is a hope with a file name. In our second year we took over a shop whose nightly copies had run without fail for fourteen months. Each was 20 bytes long, which is what you get when you compress nothing.</p>
<p>So on the first Monday of the month we fetch the latest copy onto another machine, open it, and ask it something only the real one could know:</p>
<pre><code class="language-bash">sqlite3 restored.db "PRAGMA integrity_check;
  SELECT count(*), max(created_at) FROM bookings;"
# ok
# 4187|2026-04-05 21:14:09</code></pre>
<p>The first line says the file is whole. The second says that it held 4,187 bookings and that the last came on Sunday evening, which agrees with the live site. Now it is a backup. If you do one thing on this page yourself, ask whoever keeps your site when this was last done, and enjoy the pause.</p>
<h3>Forms, the quiet failure</h3>
<p>When a site goes down, ten people ring you. When a contact form stops sending mail, nobody does: the visitors think you are rude, and you think business is slow. One furniture maker came to us after what he called a weak autumn. His provider had tightened its rules, his form sent in his customers' names from a server that was never allowed to, and 40 enquiries had been thrown away as forgeries. The repair was a single line in his domain's records and an honest sender's address. We now fill in every form ourselves once a month, as a Mr Test from Nagaur who wants to know about delivery.</p>
<blockquote><p>I pay you so that nothing happens. It is the only bill I am fond of.</p></blockquote>
<h2>What we do not do</h2>
<p>We do not redesign the site each spring because we are bored. We do not send a report of thirty pages; the monthly figures fit into five lines, and if nothing changed they say so. And we do not hold keys. Domain, hosting and code are in your name, so that you can leave us on a Wednesday with one telephone call.</p>
<p>About the domain: it is the smallest job on the list and the only one that can take away everything at once. Renew it yourself, for several years if the registrar allows it, and check that the warnings go to an address that somebody still reads. I have seen one go to the cousin who made the first site. He had seen it too, he told us, and thought it was an advertisement.</p>
<p>If your site has been on its own for a while, <a href="/contact">write to us</a>. We will start with a copy of it, and read it back.</p>
`,
} satisfies z.input<typeof blog.create>;
