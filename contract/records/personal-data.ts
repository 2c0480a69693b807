import { z } from 'zod';
import { cleanLine } from '../clean-text.ts';
import { EMAIL_MAX, PERSON_IDENTIFIERS_MAX, PERSON_RECORDS_MAX } from '../constants.ts';
import { listOf, replyOf } from '../sections/section.ts';

/** E-mail addresses, phone numbers and names of one person, as somebody typed them. */
const identifiers = z
  .array(z.string('Must be text').overwrite(cleanLine).trim().max(EMAIL_MAX, 'This is too long'), 'Must be a list')
  .min(1, 'Type an e-mail address, a phone number or a name')
  .max(PERSON_IDENTIFIERS_MAX, `At most ${PERSON_IDENTIFIERS_MAX} at a time`);
/** Records by their key: 'leads:0195…'. */
const recordKeys = z.array(z.string().max(120), 'Must be a list').max(PERSON_RECORDS_MAX);

export const personSearch = z.strictObject({ identifiers });
export const personExport = z.strictObject({ identifiers, chosen: recordKeys.min(1, 'Choose at least one') });
/** `kept` are the found records that are not about this person. A record in neither list is new, and stops the erasure. */
export const personErasure = z.strictObject({
  identifiers,
  chosen: recordKeys.min(1, 'Choose at least one'),
  kept: recordKeys,
  confirmation: z.string('confirmation must be text').max(EMAIL_MAX),
});

/** One thing that is stored about a person. `record` is the key of the record that it belongs to. */
export const personItem = replyOf({
  kind: z.string(),
  record: z.string(),
  at: z.string(),
  title: z.string(),
  isInTrash: z.boolean().default(false),
  details: listOf(replyOf({ label: z.string(), value: z.string() })),
});

/** A record about the person, and which of the searched identifiers it contains. */
export const personRecord = replyOf({ key: z.string(), matches: z.array(z.string()) });

/** `known` are the identifiers as the server understood them; `more` are others that the found records contain. */
export const personFound = replyOf({
  known: listOf(replyOf({ kind: z.enum(['email', 'phone', 'name']), typed: z.string() })),
  more: z.array(z.string()),
  records: listOf(personRecord),
  items: listOf(personItem),
});

/** The same data as a page to read and as JSON. */
export const personFiles = replyOf({ name: z.string(), html: z.string(), json: z.string() });

/** `backupsUntil` is when the last nightly backup with the data is deleted; '' without one. */
export const personErased = replyOf({
  message: z.string(),
  records: z.number().int(),
  cancelled: z.number().int(),
  backupsUntil: z.string(),
  otherBackups: z.number().int(),
});

export type PersonFound = z.output<typeof personFound>;
export type PersonItem = z.output<typeof personItem>;
export type PersonErased = z.output<typeof personErased>;
