import type { ServicePageWords } from './page.ts';

export const carePlans: ServicePageWords = {
  title: 'Care plans',
  slug: 'care-plans',
  subtitle: 'Updates, backups and a person who picks up the phone. Small changes are done the same day or the next.',
  excerpt:
    'A website rests on things that move, and none of them tells you when it does. A care plan is 83 small jobs a year, most of them invisible, done on the day they are due.',
  priceFrom: 'Rs 4.8K a month',
  duration: 'Month to month, leave any time',
  project: 'kikar-school',
  iconKey: 'FaRocket',
  coverImageUrl: 'starter:service-care-plans.webp',
  ground: '#0b2b2e',
  order: 5,
  seo: {
    title: 'Website care: updates, backups, a person to call',
    description:
      'Weekly updates, backups that are read back, forms that are really tried, and small changes within a day. Care for your website, by the month.',
  },
  sections: [
    {
      type: 'problems',
      title: 'What happens without one',
      items: [
        {
          title: 'The form goes quiet',
          description: 'A mail provider tightens a rule. You think that business is slow.',
        },
        {
          title: 'The backup is empty',
          description: 'It ran every night for fourteen months and saved 20 bytes each time.',
        },
        {
          title: 'The lock expires',
          description: 'Visitors see a red warning where your name should be. It is always a Saturday.',
        },
        {
          title: 'The prices are last year’s',
          description: 'Everybody meant to change them. Somebody else always had the password.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What we do, and how often',
      items: [
        { title: 'Every week', description: 'Updates put in, tested on a copy first. Missing pages read and led on.' },
        {
          title: 'Every month',
          description: 'A backup read back on another machine. Every form filled in, every link tried.',
        },
        { title: 'Every quarter', description: 'Speed measured on a real phone and compared with the last time.' },
        { title: 'Twice a year', description: 'Words and prices read through with you, in March and September.' },
        {
          title: 'When you ask',
          description: 'Small changes the same day or the next: an hour, a name, a picture, a notice.',
        },
        {
          title: 'When it burns',
          description: 'A person who knows your site rings you before you ring us. In the larger plans at any hour.',
        },
      ],
    },
    {
      type: 'outcomes',
      title: 'Last year, over all sites in our care',
      content:
        '<img loading="lazy" src="starter:care-jobs.webp" alt="Eighty-three tally marks, one for each small job of a year. The last one is amber: it is under way." width="1360" height="850" />',
      items: [
        { title: '99.97 %', description: 'of the hours up, planned pauses included' },
        { title: '83', description: 'small jobs for each site' },
        { title: '4 min', description: 'was the longest unplanned stop' },
        { title: '0', description: 'backups that could not be read back' },
      ],
    },
    {
      type: 'process',
      title: 'How it starts',
      content:
        '<img loading="lazy" src="starter:care-list.webp" alt="A list in plain words. Old: two parts from 2019. Open: a form that sends nothing. In another name: the domain, a cousin’s." width="1360" height="850" />',
      items: [
        { title: 'A copy', description: 'We take a copy of your site, read it back, and tell you whether it is one.' },
        {
          title: 'A list',
          description: 'What is old, what is open, what is in somebody else’s name. Two pages, in plain words.',
        },
        {
          title: 'A tidy week',
          description: 'We put right what is urgent, at ₹1,200 an hour and never without asking.',
        },
        {
          title: 'The first month',
          description: 'Then the year begins. You can leave at the end of any month, with the keys.',
        },
      ],
    },
    {
      type: 'tech',
      title: 'What we keep an eye on',
      items: [
        { name: 'TLS', logoUrl: 'starter:tech-tls.webp' },
        { name: 'DNS', logoUrl: 'starter:tech-dns.webp' },
        { name: 'HTTP', logoUrl: 'starter:tech-http.webp' },
        { name: 'SSH', logoUrl: 'starter:tech-ssh.webp' },
        { name: 'SQL', logoUrl: 'starter:tech-sql.webp' },
        { name: 'Mail records' },
      ],
    },
    {
      type: 'pricing',
      title: 'What it costs',
      content: '<p>For sites of ours and of others. Hosting and domain stay on your own card.</p>',
      items: [
        {
          name: 'Watch',
          price: 'Rs 4.8K',
          period: 'per month',
          features: ['The 83 jobs', 'An hour of changes a month', 'Answer within a working day'],
          ctaText: 'Have it watched',
        },
        {
          name: 'Tend',
          price: 'Rs 9.6K',
          period: 'per month',
          features: [
            'The 83 jobs',
            'Four hours of changes a month',
            'Small changes the same day',
            'A person at any hour',
          ],
          mostPopular: true,
          ctaText: 'Have it tended',
        },
        {
          name: 'Several sites',
          price: '',
          features: ['Schools, hotels, groups', 'One list for all of them', 'A visit every quarter'],
          ctaText: 'Ask for a price',
        },
      ],
    },
    {
      type: 'faqs',
      title: 'If something goes wrong',
      content:
        '<p>Three questions for the day itself. Put the number in your telephone now: <a href="tel:+911510000000">+91 151 000 0000</a>.</p>',
      items: [
        {
          q: 'The site is down. What do I do?',
          a: 'Nothing, most likely: we know before you do, and are at it. If ten minutes pass without a message from us, ring. At night the telephone goes to whoever is on duty.',
        },
        {
          q: 'I have deleted something.',
          a: 'Tell us when, to the hour. We have a copy from each night of the last month and the first night of each month before. Most things are back within half an hour.',
        },
        {
          q: 'Somebody writes that our site has been hacked.',
          a: 'Do not answer and do not pay. Send us the message. Nine in ten are a form letter; for the tenth we take the site off the net, read what happened, and tell you in plain words.',
        },
      ],
    },
  ],
  faqs: [
    {
      q: 'You did not build our site. Do you look after it anyway?',
      a: 'Usually. We look at it for two hours first, at no charge, and say no if we could not sleep with it. That happens about once in five.',
    },
    {
      q: 'What counts as a small change?',
      a: 'What takes less than half an hour and needs no drawing: words, prices, pictures, a notice, a new person on the team page.',
    },
    {
      q: 'Do hours we do not use carry over?',
      a: 'For three months. After that we suggest the smaller plan, and mean it.',
    },
    {
      q: 'How long are we bound?',
      a: 'A month. Domain, hosting and code are in your name, so leaving takes one telephone call.',
    },
    {
      q: 'Can we do some of it ourselves?',
      a: 'Yes, and we write down how. What happens in a year, job by job and with who can do it, stands in our post on what happens after launch.',
    },
  ],
};
