import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const yourHomepageWeighsMoreThanItShould = {
  title: 'Your homepage weighs more than it should',
  slug: 'your-homepage-weighs-more-than-it-should',
  author: 'Kabir Solanki',
  authorPortrait: 'male',
  publishedAt: '2026-11-12',
  tags: ['Performance', 'Images', 'Care'],
  excerpt:
    'How to weigh a homepage in five minutes, what 2.4 MB usually consists of, and how one of them came down to 290 KB with a photograph more than before.',
  coverImageUrl: 'starter:blog-weight.webp',
  seo: {
    title: 'Why your homepage is too heavy, and how to weigh it',
    description:
      'Weigh your own homepage in five minutes, see where 2.4 MB usually goes, and what it takes to bring the same page down to 290 KB.',
  },
  status: 'published',
  content: `
<p>In September a guest house near the fort asked us why its website was slow for its guests and never for its owner. The second half was easy: his phone had kept last week's copy. For the first half we opened the homepage in a clean browser and weighed it. It came to 2,400 KB. On a mobile connection of 1.6 Mbit/s, which is what a guest gets on the train before Nokha, that is twelve seconds of downloading.</p>
<p>Nobody had done anything foolish. The figure is even a typical one. Weight gets into a page the way sand gets into a house, a little at a time and through every window.</p>
<h2>Weigh it before you argue about it</h2>
<p>You need no special tool. On a computer, in Chrome, Edge or Firefox:</p>
<ol>
<li>Open the page in a private window, so that nothing is remembered.</li>
<li>Press <kbd>F12</kbd> and choose the Network tab.</li>
<li>Tick “Disable cache” and reload with <kbd>Ctrl</kbd> + <kbd>R</kbd>.</li>
<li>Scroll to the foot of the page once, so that late pictures arrive too. The total stands at the bottom of the panel.</li>
</ol>
<p>Then sort the list by size. In most cases the first five lines are the whole story.</p>
<h2>Where 2,400 KB went</h2>
<figure>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><th scope="row">Photographs</th><td>1,420 KB</td><td>186 KB</td></tr>
<tr><th scope="row">Scripts</th><td>610 KB</td><td>38 KB</td></tr>
<tr><th scope="row">Typefaces</th><td>240 KB</td><td>44 KB</td></tr>
<tr><th scope="row">Styles</th><td>90 KB</td><td>12 KB</td></tr>
<tr><th scope="row">Words</th><td>40 KB</td><td>10 KB</td></tr>
</tbody>
<tfoot><tr><th scope="row">Together</th><td>2,400 KB</td><td>290 KB</td></tr></tfoot>
</table>
<figcaption>The same homepage, before and after: 2.4 MB and 290 KB. Most of the difference is photographs and scripts.</figcaption>
</figure>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Saved</th><th scope="col">What happened to it</th></tr></thead>
<tbody>
<tr><th scope="row">Photographs</th><td>1,234 KB</td><td>cut to the size they are shown at, saved as WebP</td></tr>
<tr><th scope="row">Scripts</th><td>572 KB</td><td>a slider, a chat bubble and two trackers removed</td></tr>
<tr><th scope="row">Typefaces</th><td>196 KB</td><td>six files became two, with only the letters in use</td></tr>
<tr><th scope="row">Styles</th><td>78 KB</td><td>the theme's rules for forty other kinds of page removed</td></tr>
<tr><th scope="row">Words</th><td>30 KB</td><td>same words, fewer boxes around them</td></tr>
</tbody>
</table>
<p>Together that is 2,110 KB. The rebuilt page weighs an eighth of the old one and has one photograph more. What it lost is the chat bubble, which nobody at reception had answered since March of last year.</p>
<h3>Photographs: send the size you show</h3>
<p>The courtyard that opens the page was 4,000 pixels wide. A good phone shows about 1,200 of them across, so more than nine pixels in ten were delivered, paid for and thrown away. We keep three sizes and let the browser choose:</p>
<pre><code class="language-html">&lt;img src="/courtyard-800.webp"
     srcset="/courtyard-480.webp 480w,
             /courtyard-800.webp 800w,
             /courtyard-1600.webp 1600w"
     sizes="100vw" width="1600" height="1000"
     fetchpriority="high"
     alt="The courtyard as the lamps are lit"&gt;</code></pre>
<p>The width and height keep the place free, so that the text does not jump when the picture arrives. The priority is for this one picture. Those further down get <code>loading="lazy"</code> instead. Please never put that on the first one: lazy means late, and the first picture is what people are waiting for. How to prepare the files is a <a href="/blog/photographs-that-sell-without-slowing-the-page">post of its own</a>.</p>
<h3>Scripts: the dearest kilobytes</h3>
<p>A kilobyte of script costs more than a kilobyte of photograph. After the download a processor has to read it, compile it and run it, and the phone does little else meanwhile. Before a script stays, I ask:</p>
<ul>
<li>Who has looked at what it measures, in the last three months, and then changed something?</li>
<li>Can the browser do it alone by now? Date fields, folding answers and most form checks need no library.</li>
<li>Must it load for everyone? A map can wait until somebody scrolls to it.</li>
</ul>
<p>On this site the first question removed two trackers. There was a short silence, and then relief.</p>
<blockquote><p>For two years I blamed the internet in our lane. I even changed the company once.</p></blockquote>
<h2>Keeping it light</h2>
<p>Every page is light on the morning of its launch. In the second month somebody adds a poster that came by WhatsApp, and the photographer's best shot at 8 MB, and by the second winter you are back where you began. Good intentions do not help here, so we use two rules which the site enforces by itself.</p>
<p>First, the site does the cutting. Upload whatever the camera gave you; what visitors get is WebP in the sizes above. Second, the homepage has a limit, in this case <mark>300 KB for everything on it</mark>. Our build stops when a change goes past it, and says which file was the straw. On sites under a <a href="/services/care-plans">care plan</a> we also weigh the live page in January, April, July and October, because editors work there too.</p>
<p>The limit makes for useful conversations. A film behind the headline stops being a question of taste: the shortest one we could make was 900 KB, three homepages' worth, and the owner decided against it in less time than it would have taken to load.</p>
<p>If you would rather not press <kbd>F12</kbd>, <a href="/contact">send us the address</a>. We weigh it and write back with the five heaviest things on the page. Quite often you can remove two of them yourself the same afternoon.</p>
`,
} satisfies z.input<typeof blog.create>;
