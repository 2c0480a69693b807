import { z } from 'zod';
import { CONSENT_TEXTS, currentConsent } from '../consent.ts';
import { LEAD_STATUSES, PERIOD_LABEL_DEFAULT } from '../constants.ts';
import { withMeta } from '#contract/field-meta.ts';
import { choice, email, group, line, number, requiredChoice, requiredLine, slug, text, toggle } from '../fields.ts';
import { leadRules } from '../form-rules.ts';
import { slugify } from '../slug.ts';
import { publicBody, replyOf } from '../sections/section.ts';
import { sentVisit } from './visit.ts';
import { inboxUpdate, stamps, spamFields } from '../sections/stamps.ts';

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

const { name, phone, company, website, message, consent } = leadRules;
export const leadFields = {
  name: requiredLine(name.label, { ...name, personal: 'name' }),
  email: email(leadRules.email.label, { personal: 'email' }),
  phone: line(phone.label, { ...phone, personal: 'phone' }),
  company: line(company.label, { ...company, personal: 'text' }),
  website: line(website.label, { ...website, personal: 'text' }),
  message: text(message.label, { ...message, personal: 'text' }),
  source: line('Source', { initial: 'pricing', max: 40 }),
  plan,
};
const status = choice('Status', LEAD_STATUSES, 'new');

const [firstText] = CONSENT_TEXTS;

/**
 * A request for a proposal. `consentAt` is when the sender agreed to the terms, `consentVersion` the version of the text
 * that the form showed. Leads from before the texts had versions got the first one.
 */
export const lead = replyOf({
  ...leadFields,
  status,
  consentAt: z.string().default(''),
  consentVersion: z.number().int().default(firstText.version),
  ...spamFields,
  ...stamps,
});
export const leadSubmission = publicBody({
  ...leadFields,
  plan: sentPlan,
  consent: z.literal(consent.options, consent.message),
  consentVersion: z.literal(CONSENT_TEXTS.map(({ version }) => version)).catch(() => currentConsent().version),
  visit: sentVisit,
});
export const leadUpdate = inboxUpdate(
  requiredChoice('Status', LEAD_STATUSES),
  `Status must be one of: ${LEAD_STATUSES.join(', ')}`,
);

export type Lead = z.output<typeof lead>;
