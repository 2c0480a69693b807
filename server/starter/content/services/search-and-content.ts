import type { ServicePageWords } from './page.ts';

export const searchAndContent: ServicePageWords = {
  title: 'Search and content',
  slug: 'search-and-content',
  subtitle: 'Plain-language pages that answer real questions, in Hindi and English, and get found for it.',
  excerpt:
    'A search engine is a clerk with a very large cupboard. It brings out the page that answers the question. So we find out what people ask, answer it better than anybody, and label the drawer.',
  priceFrom: 'Rs 90K',
  duration: '2 to 4 months',
  project: 'khejri-law',
  iconKey: 'FaBullhorn',
  coverImageUrl: 'starter:service-search-and-content.webp',
  ground: '#e7e0f4',
  order: 4,
  seo: {
    title: 'Search and content: found for honest answers',
    description:
      'Pages in Hindi and English that answer what your customers ask, with a correct map entry and no tricks. Words and search from Rs 90K.',
  },
  sections: [
    {
      type: 'problems',
      title: 'What usually goes wrong',
      items: [
        {
          title: 'The site answers what nobody asked',
          description: 'A page on vision, one on mission, none on whether you open on Sundays.',
        },
        {
          title: 'The map sends people elsewhere',
          description:
            'The shop moved in 2019. The entry did not, and neither did the telephone number in the directory.',
        },
        {
          title: 'Somebody sold you words by weight',
          description:
            'Forty articles that say the town’s name eleven times each. Nobody has read one to the end, including the author.',
        },
        {
          title: 'Hindi is an afterthought',
          description:
            'Half of your town searches in it. Your site answers in English, or in a machine’s idea of Hindi.',
        },
      ],
    },
    {
      type: 'outcomes',
      title: 'What you get out of it',
      items: [
        { title: '×3.1', description: 'visits from search in the first year, for a well driller near Bikaner' },
        { title: '60 %', description: 'of them in Hindi, where almost nobody else had bothered to write' },
        { title: '0', description: 'tricks, so there is nothing that a change of rules could take away' },
      ],
    },
    {
      type: 'process',
      title: 'How it goes',
      content:
        '<img loading="lazy" src="starter:search-questions.webp" alt="Questions of a fortnight with tally marks: the depth of a well eight times, the cost of a bore six, Sundays four, the vision never." width="1360" height="850" />',
      items: [
        {
          title: 'Listen',
          description:
            'We read your messages, sit beside your telephone, and write down every question of a fortnight.',
        },
        {
          title: 'Sort',
          description:
            'Questions that are asked often and answered badly elsewhere come first. There are always about ten.',
        },
        { title: 'Write', description: 'We ask you, you talk, we write. You read it aloud before it goes online.' },
        {
          title: 'Label',
          description: 'Titles, addresses, structured data, map entry and directories, all saying the same thing.',
        },
        {
          title: 'Look again',
          description:
            'After three months we read what people really searched for, and mend the pages that almost answered it.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What we hand over',
      items: [
        'Ten pages that each answer one question',
        'Hindi that was written, not translated',
        'Titles and descriptions for every page',
        'Map entry and five directories put right',
        'A list of old addresses, all led on',
        'Alternative texts for every picture',
        'A calendar for the next six texts',
        'Five lines of figures each month',
      ],
    },
    {
      type: 'custom',
      title: 'Before and after',
      content: `
<p>This stood on the home page of a well driller:</p>
<blockquote><p>Our company leverages decades of experience to deliver end-to-end borewell solutions.</p></blockquote>
<p>This stands there now:</p>
<blockquote><p>Around Bikaner most wells reach water at 60 to 110 metres. A test bore takes a day. It costs ₹18,000, and we say so before we drive out.</p></blockquote>
<p>The second one was not harder to write. It was harder to ask for, because somebody had to decide to say the price. He gets fewer calls than before, and nearly all of them end in a hole.</p>
`,
    },
    {
      type: 'tech',
      title: 'What helps',
      items: [
        { name: 'HTML', logoUrl: 'starter:tech-html.webp' },
        { name: 'Unicode', logoUrl: 'starter:tech-unicode.webp' },
        { name: 'JSON', logoUrl: 'starter:tech-json.webp' },
        { name: 'RSS', logoUrl: 'starter:tech-rss.webp' },
        { name: 'Markdown', logoUrl: 'starter:tech-markdown.webp' },
        { name: 'Pencil', logoUrl: 'starter:tech-pencil.webp' },
      ],
    },
    {
      type: 'pricing',
      title: 'What it costs',
      items: [
        {
          name: 'Ten answers',
          price: 'Rs 90K',
          period: 'once',
          features: ['Ten pages, one language', 'Titles and descriptions', 'Map and directories put right'],
        },
        {
          name: 'Two languages',
          price: 'Rs 120K',
          period: 'once',
          features: ['Everything in Ten answers', 'All of it in Hindi and English', 'A second look after three months'],
          mostPopular: true,
        },
        {
          name: 'A year of writing',
          price: 'Rs 210K',
          period: 'per year',
          features: [
            'Everything in Two languages',
            'A text each month',
            'Figures in five lines',
            'A yearly clear-out of old pages',
          ],
        },
      ],
    },
  ],
  faqs: [
    {
      q: 'Can you promise the first place?',
      a: 'No, and neither can anybody who does. We can promise that the page deserves it, and that after three months we tell you honestly where it stands.',
    },
    {
      q: 'How soon does one notice anything?',
      a: 'The map within a fortnight. New pages within two to four months, sooner in Hindi, because the cupboard is emptier there.',
    },
    {
      q: 'Do you also run advertisements?',
      a: 'We set them up when a season has to be filled quickly. They stop when the money stops, so we would rather put most of it into pages.',
    },
    {
      q: 'We cannot write. Is that a problem?',
      a: 'You can talk, and that is enough. Ila Purohit asks, records and writes it down so that it still sounds like you. The best page we ever made was dictated from a tractor.',
    },
    {
      q: 'Do you use other languages than Hindi and English?',
      a: 'With translators who live in them: so far Gujarati, Punjabi and French. We never put a text online that nobody here can vouch for.',
    },
  ],
};
