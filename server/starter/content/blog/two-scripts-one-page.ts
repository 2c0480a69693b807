import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const twoScriptsOnePage = {
  title: 'Two scripts, one page',
  slug: 'two-scripts-one-page',
  author: 'Meera Chauhan',
  authorPortrait: 'female',
  publishedAt: '2026-10-22',
  tags: ['Typography', 'Languages', 'Design'],
  excerpt:
    'Hindi and English at the same size and spacing do not look the same. What we measure, what we set, and which habits of Latin type we leave at the door.',
  coverImageUrl: 'starter:blog-type.webp',
  seo: {
    title: 'Setting Hindi and English type on one web page',
    description:
      'Devanagari and Latin on one page: heights, line spacing, fonts, the lang attribute, and the Latin habits that break Hindi type.',
  },
  status: 'published',
  content: `
<p>The first draft of <a href="/portfolio/neem-clinic">Neem Lane Clinic</a> had two pages that were meant to be twins. The English one looked calm. The Hindi one looked as if someone had turned up the volume and moved the walls in. I had given both the same size, the same line spacing and the same small capitals above the headings, which felt fair. It was the mistake.</p>
<h2>The same size is not the same height</h2>
<p>A type size says how tall the invisible box around a letter is. How much of the box the letter fills is up to whoever drew it. So before choosing a pair of typefaces I put one word of each on a baseline and measure.</p>
<figure>
<img src="starter:figure-type.webp" alt="A Devanagari word and a Latin word on one baseline. A line marks the Latin x-height at 50 per cent of the size, the Devanagari headline at 62 and the Latin capitals at 70." width="1360" height="850" loading="lazy">
<figcaption>Same size, same baseline, different heights: the Devanagari headline runs at 62 % of the type size, above the Latin x-height at 50 % and below the capitals at 70 %.</figcaption>
</figure>
<p>In Figtree a small Latin letter is 50 per cent of the type size tall. In Noto Sans Devanagari the headline, the bar from which the letters hang, runs at 62. The body of a Hindi word is therefore about a quarter taller than the body of an English one, and a paragraph of it looks bigger although no number says so.</p>
<p>Now the marks. Vowel signs climb to 91 per cent above the line and reach 28 below it. English capitals stop at 70, and the tail of a g goes down to 22. Add these up and you can work out how much white is left between two lines:</p>
<table>
<thead><tr><th scope="col">Line height</th><th scope="col">White between English lines</th><th scope="col">White between Hindi lines</th></tr></thead>
<tbody>
<tr><th scope="row">1.5</th><td>0.58 of the size</td><td>0.31 of the size</td></tr>
<tr><th scope="row">1.7</th><td>0.78 of the size</td><td>0.51 of the size</td></tr>
</tbody>
</table>
<p>That was the volume. At 1.5 the Hindi lines had half the air. We left the size alone and opened the spacing to 1.7, and the page went quiet. Where both scripts share a paragraph, the whole paragraph gets 1.7; a line that changes its height whenever a doctor's name comes by is worse than a generous one.</p>
<h2>What it takes in code</h2>
<p>Very little, if the page says which language each part is in.</p>
<figure>
<figcaption>fonts.css</figcaption>
<pre><code class="language-css">@font-face {
  font-family: 'Noto Sans Devanagari';
  src: url('/type/devanagari.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: U+0900-097F, U+A8E0-A8FF,
                 U+200C-200D, U+25CC;
}

:lang(hi) {
  font-family: 'Figtree', 'Noto Sans Devanagari', sans-serif;
  line-height: 1.7;
  letter-spacing: 0;
}</code></pre>
</figure>
<p>The range tells the browser to fetch the file only when the page has such a letter in it, so a reader of the English pages never pays for the Hindi ones. The selector follows the <code>lang</code> attribute, which you owe your readers in any case:</p>
<pre><code class="language-html">&lt;html lang="hi"&gt;
…
&lt;p&gt;डॉक्टर अंग्रेज़ी में भी बात करते हैं:
   &lt;span lang="en"&gt;Seen today&lt;/span&gt;&lt;/p&gt;</code></pre>
<p>A screen reader changes its voice at that <code>span</code>. Without it, a Hindi voice reads the English words as best it can, which is entertaining for about one sentence.</p>
<h2>Habits to leave at the door</h2>
<p>Half of what I learned at college about hierarchy turned out to be about the Latin alphabet.</p>
<ul>
<li><strong>Capitals.</strong> Devanagari has none, so a label that is special because it is in capitals becomes ordinary in Hindi. We use weight or colour for both languages.</li>
<li><strong>Italics.</strong> There is no such tradition, and the browser will helpfully slant the letters by machine. We stress with weight and set <code>font-synthesis-style: none</code>.</li>
<li><strong>Wide spacing.</strong> It looks elegant on Latin capitals. In Hindi it cuts the headline into dashes.</li>
<li><strong>The first letter.</strong> For an initial in a circle, ask <code>Intl.Segmenter</code> what the first letter is. One written sign may be four characters in the computer, and the first of them alone is a different syllable.</li>
<li><strong>Cutting off with three dots.</strong> Hindi words are no longer than English ones, but the sentences often are. We let them wrap.</li>
</ul>
<h3>Digits and prices</h3>
<p>Devanagari has its own digits and they are beautiful. Our testers read telephone numbers faster in 0 to 9, and so do the telephones, so we use those on both pages. What does change is where the commas go: <code>Intl.NumberFormat('en-IN')</code> writes 3,20,000, and <code>'hi-IN'</code> agrees with it.</p>
<h2>Two addresses, one switch</h2>
<p>Each language gets an address of its own, <code>/en/</code> and <code>/hi/</code>, and each page names its twin with <code>hreflang</code>. We never guess from where somebody is: half of Bikaner reads both, and the other half has relatives who do. The switch is a plain word, written in the language it leads to. No flags. A flag is a country, and neither of our languages is one.</p>
<blockquote><p>My mother-in-law used to read our website aloud to me, to show that it could not be read. She has stopped.</p></blockquote>
<p>And the words have to be written twice, not translated once. “Seen today, not some day” is a small joke that dies in Hindi. Ila wrote a new line with the same promise, and the receptionist likes it better than the original. If your site speaks only one of your customers' languages, the second is usually <a href="/services/search-and-content">a matter of weeks</a>. Set its type first and you will know how much room it wants.</p>
`,
} satisfies z.input<typeof blog.create>;
