import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const photographsThatSellWithoutSlowingThePage = {
  title: 'Photographs that sell without slowing the page',
  slug: 'photographs-that-sell-without-slowing-the-page',
  author: 'Meera Chauhan',
  authorPortrait: 'female',
  publishedAt: '2026-02-19',
  tags: ['Images', 'Performance', 'Online shops'],
  excerpt:
    'Five pictures of one bowl, taken beside a window with a phone, and how a file of 4.8 MB becomes one of 80 KB that nobody can tell from it.',
  coverImageUrl: 'starter:blog-photo.webp',
  seo: {
    title: 'Product photographs that sell and load fast',
    description:
      'Which five pictures a product needs, how to take them with a phone, and how to cut a photograph of 4.8 MB to 80 KB without anybody noticing.',
  },
  status: 'published',
  content: `
<p>Naina makes bowls. Each of them exists once, so each needs its own photograph, and the person who takes it has clay on her hands. Her new shop, <a href="/portfolio/mitti">Mitti</a>, opened a year ago with one picture a piece: it takes her ninety seconds, and it sells. Since October everything above ₹1,000 has had five, which sell better.</p>
<p>A photographer was out of the question. Five pictures at ₹350 come to ₹1,750, for a bowl that costs ₹1,450. What Naina has is a window to the north, a grey board and a three-year-old phone, and it turned out to be plenty.</p>
<h2>Five pictures, five doubts</h2>
<p>A photograph in a shop has a task. It removes a doubt that would otherwise end in <em>I will think about it</em>. So we went through a summer of messages to Mitti and sorted the questions.</p>
<table>
<thead><tr><th scope="col">Doubt</th><th scope="col">Picture</th></tr></thead>
<tbody>
<tr><th scope="row">What is it?</th><td>The whole bowl from the front, a little above the rim</td></tr>
<tr><th scope="row">How large is it?</th><td>Held in two hands, the same hands every time</td></tr>
<tr><th scope="row">Is it well made?</th><td>The foot, turned up, with the maker's mark</td></tr>
<tr><th scope="row">What colour is it really?</th><td>The glaze from close by, in daylight</td></tr>
<tr><th scope="row">Would it suit us?</th><td>On a table, with dal in it</td></tr>
</tbody>
</table>
<p>The hands were worth the most. In the 200 orders before them, nine bowls came back as “smaller than I thought”. In the 200 after, two did. The measurements had been on the page all the while, in centimetres, correct and unread.</p>
<h3>Taking them</h3>
<ol>
<li>Stand the bowl an arm's length from the window, with the light from the side. Switch the room lamp off; two colours of light make mud of every glaze.</li>
<li>Let the grey run on behind it, so that no edge crosses the picture.</li>
<li>Wipe the lens. I know. Wipe it anyway.</li>
<li>Step back and use the phone's longer lens, or crop later. A wide lens from close by gives every bowl a big nose.</li>
<li>Tap the glaze, drag the brightness down a touch, and rest your elbows on something.</li>
</ol>
<p>The first picture still puts the bowl on sale at once. The other four take Naina nine minutes more, while the kettle boils, which was her only condition.</p>
<h2>Then make them small</h2>
<p>The phone saves 4000 by 3000 pixels, because it does not know whether you are going to print a bedspread. A customer's phone is perhaps 360 CSS pixels wide with two dots to each, so it can show 720. The rest travels from Bikaner to Bengaluru for nothing.</p>
<figure>
<table>
<thead><tr><th scope="col">File</th><th scope="col">Size</th></tr></thead>
<tbody>
<tr><th scope="row">4000 × 3000, JPEG</th><td><strong>4,800 KB</strong></td></tr>
<tr><th scope="row">1600 × 1200, JPEG</th><td>480 KB</td></tr>
<tr><th scope="row">1600 × 1200, WebP</th><td>290 KB</td></tr>
<tr><th scope="row">800 × 600, WebP</th><td>80 KB</td></tr>
</tbody>
</table>
<figcaption>One photograph, four files. The smallest is a sixtieth of the largest and looks the same on a phone.</figcaption>
</figure>
<p>Look at where the savings come from. Cutting the picture down takes it from 4.8 MB to 480 KB. The modern format, which gets all the articles, takes it from 480 to 290. That is welcome, but the scissors did the work. After that, the browser has to be told that there is a choice, and how wide the picture will stand:</p>
<pre><code class="language-html">&lt;img src="bowl-800.webp"
     srcset="bowl-800.webp 800w, bowl-1600.webp 1600w"
     sizes="(min-width: 60rem) 36rem, 100vw"
     width="1600" height="1200"
     alt="Deep bowl in red clay, held in two hands"&gt;</code></pre>
<p>Without <code>sizes</code> a browser assumes the full width of the window and fetches the large file for a small hole. <code>width</code> and <code>height</code> let it keep the place free before the picture arrives, so that the price does not jump away from under a thumb. Pictures two to five also get <code>loading="lazy"</code>, for the reasons Kabir likes to give.</p>
<p>On the shelf, where the bowls stand two abreast, the file is smaller again, 28 KB for a bowl. Naina sees none of this. She uploads what the phone gave her, and the site cuts the sizes.</p>
<h2>Two things that get lost in the cutting</h2>
<p>A phone writes more into a picture than the picture. It notes the place where it was taken, and Naina's kiln stands behind her house. Removing those notes saves a few kilobytes and some peace of mind.</p>
<p>It also records which range of colours the numbers refer to. Newer phones use a wide one. Throw that note away without first converting the picture to sRGB, and red clay comes out as cardboard. We did this to a whole batch in the first week.</p>
<blockquote><p>My glaze took me four years and your computer four seconds.</p></blockquote>
<p>We have converted first ever since.</p>
<h2>What it came to</h2>
<p>A bowl's page with all five pictures, looked at to the end on a phone, is five times 80 KB and a little text, so about 430 KB. With the pictures as the phone saved them it would be 24 MB. <mark>Nobody has ever asked us for the other 23 and a half.</mark> If you have a drawer full of good things and a window, <a href="/services/online-shops">a shop can begin there</a>.</p>
`,
} satisfies z.input<typeof blog.create>;
