import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_NOTE_MAX, LEAD_STATUSES, ENQUIRY_STATES, type EnquiryStage } from '../constants.ts';
import { metaOf, withMeta } from '../field-meta.ts';
import { amount, line, requiredChoice, requiredText, tags } from '../fields.ts';
import { isDay } from '../iso-time.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { rules } from '../rule-texts.ts';
import { stamps } from '../sections/stamps.ts';
import { visit } from './visit.ts';

const WRONG_DAY = 'Enter a date, for example 2026-11-23';

/** A day as a calendar writes it; '' for none. It has no time zone: the day of the next step is the same everywhere. */
const nextStepOn = withMeta(
  z.string(WRONG_DAY).refine((day) => day === '' || isDay(day), WRONG_DAY),
  {
    label: 'On',
    widget: 'day',
  },
);

/** What staff decide about an enquiry. */
export const enquiryPlan = {
  stage: requiredChoice('Stage', LEAD_STATUSES),
  ownerId: line('Owner', { max: 60 }),
  nextStep: line('Next step', { max: 200, placeholder: 'Call back about the shop' }),
  nextStepOn,
  dealValue: amount('Value in thousands', { decimals: 2, inThousands: true }),
  tags: tags('Tags'),
  isDone: z.boolean(),
  isSuspect: z.boolean(),
};

const changes = {
  ...Object.fromEntries(Object.entries(enquiryPlan).map(([name, field]) => [name, bareOf(field).optional()])),
  isAnswered: z.boolean().optional(),
} as { [K in keyof typeof enquiryPlan]: z.ZodOptional<(typeof enquiryPlan)[K]> } & {
  isAnswered: z.ZodOptional<z.ZodBoolean>;
}; // the same fields, none of which must be sent

/** `isAnswered` says that somebody answered outside the panel; false takes that back. */
export const enquiryUpdate = z.strictObject(changes);
export type EnquiryUpdate = z.output<typeof enquiryUpdate>;

/** Who asked for what: the parts of the message or lead that a list shows. */
const person = {
  kind: z.enum(ENQUIRY_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  website: z.string(),
  /** The subject of a message, the plan of a lead. */
  about: z.string(),
  /** Of the plan, in thousands; 0 for none. */
  price: z.number(),
  /** What the price is for, such as '/month'. */
  pricePeriod: z.string(),
  message: z.string(),
};

const enquiryFields = {
  ...stamps,
  ...person,
  state: z.enum(ENQUIRY_STATES),
  stage: z.enum(LEAD_STATUSES),
  /** Whether nobody has opened the message or moved the lead yet. */
  isNew: z.boolean(),
  ownerId: z.string(),
  ownerName: z.string(),
  nextStep: z.string(),
  nextStepOn: z.string(),
  dealValue: z.number(),
  tags: z.array(z.string()),
  isDone: z.boolean(),
  isSuspect: z.boolean(),
  doneAt: z.string(),
  firstAnswerAt: z.string(),
  lastActivityAt: z.string(),
};

/** An enquiry in a list. */
export const enquiryEntry = replyOf(enquiryFields);
export type EnquiryEntry = z.output<typeof enquiryEntry>;

const note = replyOf({
  _id: z.string(),
  createdAt: z.string(),
  userId: z.string(),
  userName: z.string(),
  text: z.string(),
});
export type EnquiryNote = z.output<typeof note>;

export const ENQUIRY_EVENTS = [
  ...['stage', 'owner', 'next-step', 'value', 'tags', 'done', 'reopened', 'spam', 'not-spam', 'answered'],
  ...['merged', 'unmerged', 'removed', 'restored', 'replied', 'reply-received', 'bounced'],
] as const;

const event = replyOf({
  _id: z.string(),
  createdAt: z.string(),
  userId: z.string(),
  userName: z.string(),
  event: z.string(),
  detail: z.string(),
});
export type EnquiryEvent = z.output<typeof event>;

/** Another enquiry of the same person, and what the two have in common. */
const related = replyOf({ ...enquiryFields, same: z.array(z.enum(['email', 'phone', 'company'])) });
export type RelatedEnquiry = z.output<typeof related>;

/** An enquiry with everything that belongs to it. */
export const enquiry = replyOf({
  ...enquiryFields,
  consentAt: z.string(),
  /** The version of the text that the visitor agreed to; 0 for none. */
  consentVersion: z.number().int().default(0),
  suspicions: z.array(z.string()),
  visit,
  mergedInto: z.string(),
  notes: listOf(note),
  events: listOf(event),
  earlier: listOf(related),
  merged: listOf(enquiryEntry),
});
export type Enquiry = z.output<typeof enquiry>;

export const noteBody = z.strictObject({
  text: requiredText('Note', { max: ENQUIRY_NOTE_MAX, message: rules.required('Note') }),
});
export const mergeBody = z.strictObject({ into: z.string('Choose an enquiry').min(1, 'Choose an enquiry').max(60) });

/** Somebody who can own enquiries. */
export const enquiryOwner = replyOf({ _id: z.string(), name: z.string(), email: z.string() });
export type EnquiryOwner = z.output<typeof enquiryOwner>;

const stageCounts = Object.fromEntries(LEAD_STATUSES.map((stage) => [stage, z.number()])) as Record<
  EnquiryStage,
  z.ZodNumber
>; // one for each stage

/** How many enquiries each list has, and how many open ones each stage. */
export const enquiryCounts = replyOf({
  open: z.number(),
  done: z.number(),
  spam: z.number(),
  stages: replyOf(stageCounts),
  /** Open ones whose next step is due, and with which nothing happened for `waitingDays` working days. */
  due: z.number(),
  waiting: z.number(),
  waitingDays: z.number(),
});
export type EnquiryCounts = z.output<typeof enquiryCounts>;

export const enquiryBoard = replyOf({
  columns: listOf(
    replyOf({
      stage: z.enum(LEAD_STATUSES),
      count: z.number(),
      /** A filtered count that stopped at ENQUIRY_COUNT_MAX: there may be more. */
      isAtLeast: z.boolean(),
      items: listOf(enquiryEntry),
    }),
  ),
});
export type EnquiryBoard = z.output<typeof enquiryBoard>;

function bareOf(field: z.ZodType): z.ZodType {
  return metaOf(field).bare ?? field;
}
