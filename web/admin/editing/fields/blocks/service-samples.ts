import type { ServiceBlockType } from '#contract/blocks/service-blocks.ts';
import type { Values } from '#web/admin/editing/form/values.ts';

const examples = (...pairs: [title: string, description: string][]) =>
  pairs.map(([title, description]) => ({ title, description }));

/** Examples for the kinds that explain a service, until a service has a block of the kind. */
export const SERVICE_EXAMPLES: Record<ServiceBlockType, Values> = {
  problems: {
    items: examples(
      ['Nobody finds the page', 'The site answers other questions than people ask.'],
      ['The form goes quiet', 'Messages get lost, and nobody notices.'],
    ),
  },
  outcomes: { items: examples(['92 % arrive', 'and find what they need'], ['0.9 s', 'until the page is there']) },
  deliverables: {
    items: examples(['A plan of all pages', ''], ['Words and pictures', ''], ['A panel to change them', '']),
  },
  process: {
    items: examples(
      ['We talk', 'Half an hour, without cost.'],
      ['We draw', 'Two designs.'],
      ['We build', 'In four weeks.'],
    ),
  },
  tech: { tools: ['HTML', 'CSS', 'SVG', 'SQLite'].map((name) => ({ name })) },
  'service-plans': {
    plans: [
      { name: 'Small', price: 'Rs 40K', period: 'once', features: ['One page', 'One form'] },
      { name: 'Whole', price: 'Rs 90K', period: 'once', features: ['Six pages', 'A blog'], mostPopular: true },
      { name: 'Care', price: 'Rs 5K', period: 'a month', features: ['Updates', 'Backups'] },
    ],
  },
  questions: {
    questions: [
      { q: 'How long does it take?', a: 'Four to six weeks.' },
      { q: 'Who writes the words?', a: 'We write them together with you.' },
    ],
  },
  custom: { heading: 'What we believe', text: '<p>Say it in your own words.</p>', items: examples(['And a list', '']) },
};
