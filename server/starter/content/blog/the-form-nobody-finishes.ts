import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';

export const theFormNobodyFinishes = {
  title: 'The form nobody finishes',
  slug: 'the-form-nobody-finishes',
  author: 'Meera Chauhan',
  authorPortrait: 'female',
  publishedAt: '2026-10-01',
  tags: ['Forms', 'Accessibility', 'Design'],
  excerpt:
    'Fourteen fields, of which one was for a fax. We counted where people gave up, asked who read each answer, and built the form again with five.',
  coverImageUrl: 'starter:blog-form.webp',
  seo: {
    title: 'The form nobody finishes: from 14 fields to 5',
    description:
      'Where people give up on an enquiry form, field by field, and how a form with five fields brought in 74 of 100 enquiries where 27 had come.',
  },
  status: 'published',
  content: `
<p>A maker of water tanks in Nokha had an enquiry form with fourteen fields. The eighth asked for a fax number. No, the seventh; the eighth asked for the email, and the ninth asked for it again, in case you had lied.</p>
<p>He wanted to know whether the button should be green. Before we talked about green, we counted. For six weeks the site noted which field people had filled in last before they left. It kept none of the answers, only the name of the field.</p>
<h2>Where they stopped</h2>
<p>In that time 412 people began the form and 111 sent it. Per hundred it looks like this:</p>
<figure>
<table>
<caption>Fourteen fields</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Still there after it</th></tr></thead>
<tbody>
<tr><th scope="row">Salutation</th><td>98</td></tr>
<tr><th scope="row">First name</th><td>96</td></tr>
<tr><th scope="row">Last name</th><td>95</td></tr>
<tr><th scope="row">Company</th><td>90</td></tr>
<tr><th scope="row">Company size</th><td>83</td></tr>
<tr><th scope="row">Phone</th><td>76</td></tr>
<tr><th scope="row">Fax</th><td>71</td></tr>
<tr><th scope="row">Email</th><td>69</td></tr>
<tr><th scope="row">Email, again</th><td>64</td></tr>
<tr><th scope="row">Postal address</th><td><strong>55</strong></td></tr>
<tr><th scope="row">Heard of us</th><td>50</td></tr>
<tr><th scope="row">Budget</th><td><strong>41</strong></td></tr>
<tr><th scope="row">Message</th><td>36</td></tr>
<tr><th scope="row">Letters in a picture</th><td><strong>27</strong></td></tr>
</tbody>
</table>
<table>
<caption>Five fields</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Still there after it</th></tr></thead>
<tbody>
<tr><th scope="row">Name</th><td>97</td></tr>
<tr><th scope="row">Email</th><td>94</td></tr>
<tr><th scope="row">Phone, optional</th><td>92</td></tr>
<tr><th scope="row">What is it about</th><td>85</td></tr>
<tr><th scope="row">Message</th><td>74</td></tr>
</tbody>
</table>
<figcaption>Of a hundred people who begin, 27 send the form with fourteen fields and 74 send the one with five.</figcaption>
</figure>
<p>I had expected a cliff. What we found is a staircase: every field loses somebody, and three of them lose nine people each. One was the postal address. One was the budget. The last was the letters in a picture, which a quarter of those who had come that far could not or would not read.</p>
<p>Think about those last nine. They had given their name, their address and their budget, and written a message. They were the keenest of all, and we sent them home because they could not tell an O from a zero.</p>
<h2>Who reads the answer?</h2>
<p>So we sat down with the two people in the office who receive the enquiries, went through the fields and asked a single question about each: what did you do differently last month because of this answer?</p>
<table>
<thead><tr><th scope="col">Field</th><th scope="col">What the office does with it</th><th scope="col">Now</th></tr></thead>
<tbody>
<tr><th scope="row">Salutation</th><td>nothing; the reply says Namaste</td><td>gone</td></tr>
<tr><th scope="row">First and last name</th><td>uses it</td><td>one field, Name</td></tr>
<tr><th scope="row">Company, company size</th><td>reads it off the email address</td><td>gone</td></tr>
<tr><th scope="row">Phone</th><td>rings, if it is urgent</td><td>optional</td></tr>
<tr><th scope="row">Fax</th><td>the machine was sold in 2016</td><td>gone</td></tr>
<tr><th scope="row">Email, and again</th><td>replies to it</td><td>once</td></tr>
<tr><th scope="row">Postal address</th><td>needs the town, when it comes to delivery</td><td>asked in the reply</td></tr>
<tr><th scope="row">How did you hear of us</th><td>“Internet”</td><td>gone</td></tr>
<tr><th scope="row">Budget</th><td>does not believe it</td><td>gone</td></tr>
<tr><th scope="row">Message</th><td>reads it first</td><td>kept, with a short “What is it about”</td></tr>
</tbody>
</table>
<p>Nobody defended the fax. The budget had a defender for a while, until we found that four people in ten had typed “1”.</p>
<p>Five fields remain. In the six weeks after the change, 389 people began and 288 sent it. The button, since you ask, is amber.</p>
<h2>Five fields, built properly</h2>
<p>Fewer questions are half of it. The rest is making each one easy with a thumb, with a keyboard, and with a screen reader.</p>
<pre><code class="language-html">&lt;label for="email"&gt;Email&lt;/label&gt;
&lt;input id="email" name="email" type="email"
       autocomplete="email" required
       aria-invalid="true"
       aria-describedby="email-error"&gt;
&lt;p id="email-error"&gt;Something is missing after the @.
  Did you mean farah@ujala.example?&lt;/p&gt;</code></pre>
<ul>
<li><strong>The label is a label.</strong> Grey words inside the box vanish at the first keystroke, just when somebody interrupted by a child would need them.</li>
<li><strong>The type brings the keyboard.</strong> <code>type="email"</code> puts the @ within reach on a phone, <code>type="tel"</code> brings large digits.</li>
<li><strong>The browser knows the answer.</strong> With <code>autocomplete</code> of <code>name</code>, <code>email</code> and <code>tel</code>, three of the five fields are filled in one touch. WCAG asks for it too, under 1.3.5.</li>
<li><strong>The error stands beside its field</strong> and is tied to it by <code>aria-describedby</code>, so that it is read out and not merely red. On sending, the focus goes to the first field that needs help.</li>
<li><strong>Numbers may have spaces.</strong> People write +91 151 000 0000 because that is how they remember it. Taking the spaces out is our job.</li>
</ul>
<p>Check a field when somebody leaves it, at the earliest. A form that says “invalid” after the second letter of your name is a rude form. And <mark>never empty what was typed</mark>, whatever went wrong, least of all when it was your own server.</p>
<h3>And the letters in a picture?</h3>
<p>They were there against programs that fill in every form they meet. We now use that habit against them. The form has one more field, which people neither see nor reach with <kbd>Tab</kbd>, and which the page hides from screen readers. Programs fill it in. What they send gets a friendly thank-you and is thrown away. Together with a limit on how often one address may send, this lets through about two pieces of rubbish a week. The office deletes them in less time than one customer needed for the picture.</p>
<blockquote><p>I used to print the forms, to have something in my hand. Now I have to think about who rings them all.</p></blockquote>
<h2>Try it on your own</h2>
<p>Take your form and a phone. Fill it in with one thumb, standing up, and put a pencil mark on paper each time you sigh. Then ask, for each mark, who reads the answer. We did the same with the payment page of <a href="/portfolio/camp-khuri">Camp Khuri</a> and with the queue at <a href="/portfolio/neem-clinic">Neem Lane Clinic</a>, and both times the longest discussion was about a field that no one had ever opened.</p>
<p><a href="/contact">Our own form</a> asks for four things, and two of those are optional. You are welcome to test it. How we go about the rest of a page is under <a href="/services/web-design">web design</a>.</p>
`,
} satisfies z.input<typeof blog.create>;
