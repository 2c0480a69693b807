import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const colourYouCanReadInSunlight = {
  title: 'Colour you can read in sunlight',
  slug: 'colour-you-can-read-in-sunlight',
  author: 'Meera Chauhan',
  authorPortrait: 'female',
  publishedAt: '2026-07-09',
  tags: ['Accessibility', 'Design'],
  excerpt:
    'Contrast rules are made for a desk. In Bikaner people read on the street at noon, so we did the sum again with the sun in it.',
  coverImageUrl: 'starter:blog-contrast.webp',
  seo: {
    title: 'Colour contrast you can read in sunlight',
    description:
      'What 4.5 to 1 means, how to compute it, which pairs of our own colours fail, and what is left of them on a phone in the sun.',
  },
  status: 'published',
  content: `
<p>Every colour I have ever been proud of, I chose in a dim room at four in the afternoon with the blinds down. Then I carried the phone out into the lane and could not tell the button from the page.</p>
<p>A third of the visits to <a href="/portfolio/camp-khuri">Camp Khuri</a> in the season come from the road, most of them between eleven and three, from somebody holding a phone above a steering wheel and looking for the turning. They are not judging my taste. They want the third line of the directions.</p>
<h2>What 4.5 to 1 means</h2>
<p>Contrast is a ratio between the light that two colours give off. Black on white is 21 to 1, a colour on itself is 1 to 1. The Web Content Accessibility Guidelines, at their usual level AA, ask for this:</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">At least</th><th scope="col">Criterion</th></tr></thead>
<tbody>
<tr><th scope="row">Text</th><td>4.5 : 1</td><td>1.4.3</td></tr>
<tr><th scope="row">Large text: 24 px, or about 18.7 px and bold</th><td>3 : 1</td><td>1.4.3</td></tr>
<tr><th scope="row">Edges of fields, icons that mean something, focus rings</th><td>3 : 1</td><td>1.4.11</td></tr>
<tr><th scope="row">Text, at the stricter level AAA</th><td>7 : 1</td><td>1.4.6</td></tr>
</tbody>
</table>
<p>There is no rounding. Grey #777777 on white comes to 4.48 and fails; #767676 comes to 4.54 and passes. You would need a very good day to see the difference, but a limit has to lie somewhere. Logos are let off, and so are buttons that cannot be pressed.</p>
<figure>
<img src="starter:figure-contrast.webp" alt="Six swatches with contrast ratios. Passing: ink on amber 8.90, brown on paper 7.61, ember on paper 4.67. Failing: white on amber 2.09, stone on paper 3.47, amber on paper 2.06." width="1920" height="1200" loading="lazy">
<figcaption>Three choices, computed. Small text needs at least 4.5 to 1: the left column passes, the right does not.</figcaption>
</figure>
<p>These are the colours of the site you are reading. Amber was the first one we chose and it is the worst behaved. White words on an amber button look crisp to everyone who designs buttons, and at 2.09 they are a fault. With ink on it the same button has 8.90. So the rule is short: <mark>amber may be a ground, never a letter on paper</mark>.</p>
<h2>Compute it, then stop arguing</h2>
<p>Eyes are poor judges of contrast, because they adapt while you are looking. The sum fits on a napkin:</p>
<pre><code class="language-js">const linear = (v) =&gt;
  v &lt;= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) =&gt;
    linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other, glare = 0.05) {
  const [dark, light] = [one, other]
    .map(luminance)
    .sort((a, b) =&gt; a - b);
  return (light + glare) / (dark + glare);
}

contrast('#16120f', '#f2a31b'); // 8.90</code></pre>
<p>Green counts for most and blue for almost nothing, which is why a strong blue on black reads like a rumour.</p>
<h2>Now take it outside</h2>
<p>Look at the last argument. The standard adds 0.05 to both colours, for the room: a screen throws back a little light, and the guidelines assume a twentieth of its own white. That is fair for a desk. In open sun a phone throws back far more. We held a light meter against ours in the lane one noon in May and ended up, roughly, at four tenths. So I put 0.4 in place of 0.05.</p>
<table>
<thead><tr><th scope="col">Pair</th><th scope="col">At a desk</th><th scope="col">In the sun</th></tr></thead>
<tbody>
<tr><th scope="row">Ink on paper</th><td>18.33</td><td>3.40</td></tr>
<tr><th scope="row">Brown on paper</th><td>7.61</td><td>2.85</td></tr>
<tr><th scope="row">Ember on paper</th><td>4.67</td><td>2.42</td></tr>
<tr><th scope="row">Stone on paper</th><td>3.47</td><td>2.14</td></tr>
<tr><th scope="row">Ink on amber</th><td>8.90</td><td>2.10</td></tr>
<tr><th scope="row">Amber on paper</th><td>2.06</td><td>1.62</td></tr>
</tbody>
</table>
<p>This is a rough sum of ours and no standard. Your phone, your sun and your thumb over the sensor will differ. Still, it explains the lane. Ember on paper passes the rule indoors, and outdoors it has less contrast than failing stone has at the desk. And look at the fifth line: ink on amber drops below stone on paper, because the sun lifts the dark and the middle together. Outside, only a light ground is a light ground.</p>
<h3>What we do with it</h3>
<ul>
<li>Whatever is read outdoors, such as directions, opening hours and the telephone number, is ink on paper. Running text keeps to 7 : 1.</li>
<li>Buttons may be amber, with ink words that are large and bold.</li>
<li>Text never lies on a bare photograph. It gets a ground of its own, or the picture is darkened and measured at its lightest spot.</li>
<li>The line around a field has at least 3 : 1. That is stone's job, at 3.47.</li>
<li>No message by colour alone, which is criterion 1.4.1. Links in a text are underlined, and an error has words. In the sun, red is merely another brown.</li>
</ul>
<blockquote><p>I only noticed your colours when I noticed that I had stopped shading the screen with my hand.</p></blockquote>
<h2>A test that needs only the sun</h2>
<ol>
<li>Go out at one o'clock. Take a phone that is two years old, with its brightness as you found it.</li>
<li>Open the page that people need on the way to you.</li>
<li>Read it to somebody, aloud, at walking pace.</li>
</ol>
<p>Where you stop walking, the contrast is too low. It takes five minutes, and it has settled more discussions about grey than any report of mine. How colours become a set of rules is part of <a href="/services/brand-identity">brand identity</a>. If yours were chosen behind blinds as well, <a href="/contact">send them over</a>; I will do the sum.</p>
`,
} satisfies z.input<typeof blog.create>;
