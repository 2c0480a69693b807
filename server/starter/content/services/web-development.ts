import type { ServicePageWords } from './page.ts';

export const webDevelopment: ServicePageWords = {
  title: 'Web development',
  slug: 'web-development',
  subtitle: 'Hand-built, accessible front ends and calm back ends. Every page opens in under a second on 4G.',
  excerpt:
    'We build what will still be understood in five years: few parts, plain code, and a test for everything that would embarrass you. Nobody should have to call us to change a price.',
  priceFrom: 'Rs 90K',
  duration: '5 to 8 weeks',
  project: 'ujala',
  iconKey: 'FaCode',
  coverImageUrl: 'starter:service-web-development.webp',
  ground: '#101225',
  order: 1,
  seo: {
    title: 'Web development: fast, accessible, readable code',
    description:
      'Accessible front ends, calm back ends and code the next person can read. A working link every Friday, one fixed price, everything in your name.',
  },
  sections: [
    {
      type: 'problems',
      title: 'What usually goes wrong',
      items: [
        {
          title: 'It is slow where it matters',
          description:
            'Fine in the office, eleven seconds at the bus stop. Half of those who wait there have stopped waiting.',
        },
        {
          title: 'Nobody dares touch it',
          description:
            'Forty plug-ins from nineteen authors, two of them retired. Every small change means a call and an invoice.',
        },
        {
          title: 'It breaks in silence',
          description:
            'The form stopped sending in March. You heard of it in June, from a customer who rang to complain.',
        },
        {
          title: 'It shuts people out',
          description:
            'Small grey type, no way through by keyboard, no Hindi. Those who cannot use it do not write to tell you.',
        },
      ],
    },
    {
      type: 'outcomes',
      title: 'What you get out of it',
      items: [
        { title: '0.9 s', description: 'to open on a 4G phone, measured on a real one' },
        { title: '300 KB', description: 'at most for a home page of ours, pictures included' },
        { title: '100 %', description: 'of pages can be used by keyboard and by ear' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What we hand over',
      items: [
        'The whole source in a repository of your own',
        'An editing panel for every word and picture',
        'Hindi and English from one source',
        'Tests that run before each release',
        'Old addresses that lead to the new ones',
        'Monitoring of forms and uptime',
        'A page of notes for the next developer',
        'An hour of practice, recorded',
      ],
    },
    {
      type: 'process',
      title: 'How it goes',
      items: [
        {
          title: 'Map',
          description: 'We list what you have, what is used and what can go. The last list is usually the longest.',
        },
        {
          title: 'Skeleton',
          description: 'Every page with real words and no paint. You click through it in week two.',
        },
        {
          title: 'Build',
          description: 'A working link every Friday, on your own phone. On Monday we change what you found.',
        },
        {
          title: 'Break',
          description:
            'We try it with old phones, a keyboard, a screen reader, a printer and a slow line, in that order.',
        },
        {
          title: 'Hand over',
          description:
            'Keys, code, accounts, and a month in which we mend at no charge what real visitors stumble over.',
        },
      ],
    },
    {
      type: 'tech',
      title: 'What we build with',
      content:
        '<p>Open standards, which nobody can discontinue. Programs come and go; a page written in plain HTML twenty years ago still opens today.</p>',
      items: [
        { name: 'HTML', logoUrl: 'starter:tech-html.webp' },
        { name: 'CSS', logoUrl: 'starter:tech-css.webp' },
        { name: 'TypeScript', logoUrl: 'starter:tech-typescript.webp' },
        { name: 'SQL', logoUrl: 'starter:tech-sql.webp' },
        { name: 'HTTP', logoUrl: 'starter:tech-http.webp' },
        { name: 'JSON', logoUrl: 'starter:tech-json.webp' },
        { name: 'ARIA', logoUrl: 'starter:tech-aria.webp' },
        { name: 'TLS', logoUrl: 'starter:tech-tls.webp' },
      ],
    },
    {
      type: 'custom',
      title: 'A promise you can check',
      content: `
<p>Every site we build has a budget, in kilobytes and seconds, and the build stops when a page goes over it. The one for this kind of work looks like this:</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">At most</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Scripts</td><td>110 KB</td><td>An old phone needs a second to read 200</td></tr>
<tr><td>Styles</td><td>20 KB</td><td>They hold up everything else</td></tr>
<tr><td>Typefaces</td><td>70 KB</td><td>Two, cut to the letters we use</td></tr>
<tr><td>Pictures on opening</td><td>100 KB</td><td>The rest arrives as one scrolls</td></tr>
<tr><td>Other hosts</td><td>0</td><td>Nobody is told who visits you</td></tr>
</tbody>
</table>
<img loading="lazy" src="starter:development-budget.webp" alt="A report in kilobytes: scripts 75 of 110, styles 14 of 20 and typefaces 66 of 70 pass. Pictures, 131 of 100, do not, and the build stops." width="1360" height="850" />
<p>The report is one command, <code>npm run measure</code>, and you can run it without us. How a page got that light stands in <a href="/blog/your-homepage-weighs-more-than-it-should">your homepage weighs more than it should</a>.</p>
`,
    },
    {
      type: 'pricing',
      title: 'What it costs',
      items: [
        {
          name: 'Site',
          price: 'Rs 90K',
          period: 'once',
          features: ['Up to 5 pages', 'Design and build', 'Editing panel', 'A month of mending'],
        },
        {
          name: 'Site and bookings',
          price: 'Rs 230K',
          period: 'once',
          features: [
            'Up to 14 pages',
            'Free dates, payment, mails',
            'Hindi and English',
            'A month of mending, season included',
          ],
          mostPopular: true,
        },
        {
          name: 'System',
          price: '',
          features: ['Portals, dashboards, odd jobs', 'Links to your software', 'Data kept in India', 'A year of care'],
          ctaText: 'Describe yours',
        },
      ],
    },
  ],
  faqs: [
    {
      q: 'Can you build on what we have?',
      a: 'Often. We measure it for a day first. If a repair costs more than half of a new site, we say so before you pay for it.',
    },
    {
      q: 'Who owns the code?',
      a: 'You do, from the first day. It lies in a repository in your name, under a licence that lets you do as you please, also with somebody else.',
    },
    {
      q: 'Does our accounting software talk to it?',
      a: 'If it can export a file or answer a request, yes. We have connected things that could do neither, and would rather show you what that cost before you ask for it.',
    },
    {
      q: 'Where will it run?',
      a: 'On a server in India, rented by you. For most sites that is ₹500 to ₹900 a month. We set it up and write down how to move it elsewhere.',
    },
    {
      q: 'What if you are all run over by the same camel?',
      a: 'Any developer can take over: plain code, notes on one page, tests that say what must not break. Two have, while we were on holiday, and neither needed to ring.',
    },
    {
      q: 'Do you build apps for phones?',
      a: 'We build sites that a visitor can put on the home screen and use without a line. If you really need something from an app shop we tell you, and whom to ask.',
    },
  ],
};
