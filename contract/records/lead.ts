import { z } from 'zod';
import { LEAD_MAX, LEAD_STATUSES, NAME_MIN, PERIOD_LABEL_DEFAULT } from '../constants.ts';
import { withMeta } from '#contract/field-meta.ts';
import { choice, email, group, line, number, requiredChoice, requiredLine, slug, text, toggle } from '../fields.ts';
import { slugify } from '../slug.ts';
import { publicBody, replyOf } from '../sections/section.ts';
import { rules } from '../texts.ts';
import { inboxUpdate, stamps, spamFields } from './stamps.ts';

const planFields = {
  id: line('Id', { max: 60 }),
  key: slug('Key'),
  title: line('Title', { max: 120 }),
  // Never refused: a visitor's request must not fail because of a price that they did not type.
  price: number('Price in thousands', { min: 0, decimals: 2 }),
  periodLabel: line('Period', { fallback: PERIOD_LABEL_DEFAULT, max: 40 }),
  highlighted: toggle('Recommended', false),
};
const plan = group('Plan', planFields);
/**
 * The plan as a visitor sends it: unknown fields are ignored, as everywhere in a public form, and a missing key is
 * derived from the title.
 */
const sentPlan = withMeta(
  z
    .object(planFields)
    .overwrite((sent) => ({ ...sent, key: sent.key || slugify(sent.title) }))
    .prefault(() => ({})),
  { label: 'Plan', widget: 'group', shape: planFields },
);

export const leadFields = {
  name: requiredLine('Name', { min: NAME_MIN, max: LEAD_MAX.name }),
  email: email('Email'),
  phone: line('Phone', { max: LEAD_MAX.phone }),
  company: line('Company', { max: LEAD_MAX.company }),
  website: line('Website', { max: LEAD_MAX.website }),
  message: text('Message', { max: LEAD_MAX.message }),
  source: line('Source', { initial: 'pricing', max: 40 }),
  plan,
};
const status = choice('Status', LEAD_STATUSES, 'new');

/** A request for a proposal. `consentAt` is when the sender agreed to the terms. */
export const lead = replyOf({ ...leadFields, status, consentAt: z.string().default(''), ...spamFields, ...stamps });
export const leadSubmission = publicBody({
  ...leadFields,
  plan: sentPlan,
  consent: z.literal(true, rules.consent),
});
export const leadUpdate = inboxUpdate(
  requiredChoice('Status', LEAD_STATUSES),
  `Status must be one of: ${LEAD_STATUSES.join(', ')}`,
);

export type Lead = z.output<typeof lead>;
