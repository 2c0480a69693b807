import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const oneAfternoonWithoutAMouse = {
  title: 'One afternoon without a mouse',
  slug: 'one-afternoon-without-a-mouse',
  author: 'Kabir Solanki',
  authorPortrait: 'male',
  publishedAt: '2026-01-22',
  tags: ['Accessibility', 'Forms'],
  excerpt:
    'The office mouse died, so I tried to write to a guest house by keyboard alone. The Tab key shows in minutes what reports leave out.',
  coverImageUrl: 'starter:blog-keyboard.webp',
  seo: {
    title: 'Testing a website with the keyboard alone',
    description:
      'An afternoon with Tab, Enter and Escape: how to test a page by keyboard, the faults you will meet, and the few lines that mend them.',
  },
  status: 'published',
  content: `
<p>In the second week of January our office mouse died, I could not be bothered to fetch another, and the afternoon turned into an experiment. I put the laptop's trackpad out of action with a strip of packing tape and went to work on a guest house that had asked us to look at its website.</p>
<p>I wanted to send one message through the contact form. It took fourteen minutes, and I am paid to know how.</p>
<h2>Why bother</h2>
<p>Some people cannot use a mouse: their hands shake, or hurt, or they cannot see the pointer. Some have a broken trackpad this week, and some simply type fast. Screen readers, switches and voice control mostly travel the same roads as the keyboard, so a page that fails here fails in several places at once. The WCAG puts it at its lowest level, A, in criterion 2.1.1. It is the floor.</p>
<p>It is also the cheapest test I know. The tools that scan a page find perhaps a third of what is wrong with it. This needs no tool, and a client can do it.</p>
<h2>The keys</h2>
<table>
<thead><tr><th scope="col">Key</th><th scope="col">What should happen</th></tr></thead>
<tbody>
<tr><th scope="row"><kbd>Tab</kbd></th><td>The next link, button or field, and you can see which</td></tr>
<tr><th scope="row"><kbd>Shift</kbd> + <kbd>Tab</kbd></th><td>The one before</td></tr>
<tr><th scope="row"><kbd>Enter</kbd></th><td>Follows a link, presses a button, sends a form</td></tr>
<tr><th scope="row"><kbd>Space</kbd></th><td>Presses a button, ticks a box, else scrolls the page</td></tr>
<tr><th scope="row">Arrows</th><td>Move between radio buttons and inside menus</td></tr>
<tr><th scope="row"><kbd>Esc</kbd></th><td>Closes what has opened, and takes you back to where you were</td></tr>
</tbody>
</table>
<p>On a Mac, Safari passes over links until you allow it: in its settings, under Advanced, tick the line about pressing Tab to highlight each item. I mention it because I once filed four faults that were mine.</p>
<h2>Eight stops</h2>
<p>Start at the address bar, press <kbd>Tab</kbd>, and number the stops on a printout. This was the guest house:</p>
<figure>
<img src="starter:figure-keyboard.webp" alt="A contact page with a numbered path: skip link, three menu links, then the Send button before name, email and message. The close button of a notice is not on the path." width="1920" height="1200" loading="lazy">
<figcaption>Eight stops with the Tab key. The Send button comes before its own fields, and the notice cannot be closed at all.</figcaption>
</figure>
<p>It begins well. The first stop is a link that skips to the content, which deserves a small medal. Then come Rooms, Prices, Contact and, as number five, Send. The form sends before it has asked.</p>
<p>On the screen nothing is wrong. Somebody had wanted the button on the right of the fields, wrote it first in the HTML and moved it with a line of CSS. The eye follows the CSS, but <kbd>Tab</kbd> follows the HTML. The repair was to cut four lines and paste them lower.</p>
<p>The other fault is the notice about the winter rates. Its × looks like a button and answers to a click, and the keyboard never stops there, since it was built like the first of these and should have been the second:</p>
<pre><code class="language-html">&lt;span class="close"&gt;×&lt;/span&gt;

&lt;button type="button" class="close"
        aria-label="Close this notice"&gt;×&lt;/button&gt;</code></pre>
<p>A <code>button</code> brings its stop, its two keys and its name along for nothing. People write two hundred lines of script to teach a <code>span</code> the same manners. Meanwhile the notice lay across the message field, so I typed the middle of my letter blind.</p>
<h2>The five faults I meet most</h2>
<ul>
<li><strong>No visible focus.</strong> Someone found the outline ugly and removed it. That is like taking the pointer off the screen (2.4.7).</li>
<li><strong>An order that jumps,</strong> as above (2.4.3).</li>
<li><strong>A trap.</strong> You get into the calendar, the map or the chat, and never out (2.1.2).</li>
<li><strong>A dialog with an open back door:</strong> <kbd>Tab</kbd> walks on through the page behind it. The HTML element <code>dialog</code>, opened with <code>showModal()</code>, keeps it shut and listens to <kbd>Esc</kbd> as well.</li>
<li><strong>A header that stays on top</strong> and covers the field you have just reached (2.4.11, new in WCAG 2.2).</li>
</ul>
<p>The first needs three lines. <code>:focus-visible</code> shows the ring to people who arrive by keyboard, and mostly leaves mouse users alone, so designers and I can remain friends.</p>
<pre><code class="language-css">:focus-visible {
  outline: 3px solid #a93a14;
  outline-offset: 3px;
}
html { scroll-padding-top: 5rem; /* the header's height */ }</code></pre>
<h2>The rest of the afternoon</h2>
<p>I went on to our own work, which was less amusing than I had hoped. On the first build of <a href="/portfolio/camp-khuri">Camp Khuri</a> the calendar took 31 presses of <kbd>Tab</kbd> to cross, one for each day of the month. It is now a single stop, and the arrows move inside it. The guest house's owner tried his own site the same evening.</p>
<blockquote><p>I got as far as Prices and rang my own telephone number.</p></blockquote>
<p>He has both repairs now, and they came to two hours. We test every page this way before each Friday link, forms first, and it is part of <a href="/services/web-development">how we build</a> rather than an extra. The tape is still on the trackpad. If you would like your own stops numbered, <a href="/contact">tell us which page</a>.</p>
`,
} satisfies z.input<typeof blog.create>;
