import { expect, test } from 'vitest';
import { metaOf } from './field-meta.ts';
import { contactMessageSubmission } from './records/contact-message.ts';
import { leadSubmission } from './records/lead.ts';
import { reviewSubmission } from './collections/reviews.ts';

/** What the form itself fills in. */
const NOT_TYPED = ['source'];
const TYPED = ['line', 'text', 'email'];

test.each([
  ['message', contactMessageSubmission],
  ['lead', leadSubmission],
  ['review', reviewSubmission],
])('every text that a visitor types into a %s is marked as personal', (_, schema) => {
  const fields = Object.entries(metaOf(schema).shape ?? {}).filter(([name]) => !NOT_TYPED.includes(name));
  const typed = fields.filter(([, field]) => TYPED.includes(metaOf(field).widget));
  expect(typed.length).toBeGreaterThan(2);
  expect(typed.filter(([, field]) => metaOf(field).personal === undefined).map(([name]) => name)).toEqual([]);
});
