import { expect, test } from 'vitest';
import { contactRules, leadRules, reviewRules } from '#contract/form-rules.ts';
import { contactMessageSubmission } from '#contract/records/contact-message.ts';
import { leadSubmission } from '#contract/records/lead.ts';
import { reviewSubmission } from '#contract/collections/reviews.ts';
import { formProblems } from './field-problem.ts';

const LONG = 'x'.repeat(6000);

test.for([
  [
    'contact',
    contactRules,
    contactMessageSubmission,
    { firstName: LONG, email: 'a@b', subject: LONG, message: ' ab ' },
  ],
  ['contact, empty', contactRules, contactMessageSubmission, { firstName: '', email: '', subject: '', message: '' }],
  ['review', reviewRules, reviewSubmission, { name: 'A', role: LONG, stars: 6, review: 'short', avatar: null }],
  ['review, half a star', reviewRules, reviewSubmission, { name: '', role: '', stars: 2.5, review: LONG, avatar: '' }],
  [
    'proposal',
    leadRules,
    leadSubmission,
    { name: 'A', email: '', phone: LONG, company: LONG, website: LONG, message: LONG, consent: false },
  ],
] as const)('the site and the server find the same problems: %s', ([, rules, schema, input]) => {
  const result = schema.safeParse(input);
  const found = Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
  expect(formProblems<string>(rules, input)).toEqual(found);
});
