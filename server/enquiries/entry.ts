import type { EnquiryKind, EnquiryStage, EnquiryState } from '#contract/constants.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import type { EnquiryEntry } from '#contract/records/enquiry.ts';
import { lead } from '#contract/records/lead.ts';
import { visit, type Visit } from '#contract/records/visit.ts';
import type { EnquiriesTable } from '#server/db/tables.ts';
import { decodeTags } from '#server/records/search.ts';

/** An enquiry with the JSON value and the status of its record, and the name of its owner. */
export interface EnquiryRow extends Omit<EnquiriesTable, 'search'> {
  value: string | null;
  status: string | null;
  owner_name: string | null;
}

export function toEntry(row: EnquiryRow): EnquiryEntry {
  const state = row.state as EnquiryState; // only these are written, also below
  return {
    ...{ _id: row.id, version: row.version, createdAt: row.created_at, updatedAt: row.updated_at },
    ...senderOf(row),
    state,
    stage: row.stage as EnquiryStage,
    isNew: row.status === 'new',
    ownerId: row.owner_id ?? '',
    ownerName: row.owner_name ?? '',
    nextStep: row.next_step,
    nextStepOn: row.next_step_on ?? '',
    dealValue: row.deal_value,
    tags: decodeTags(row.tags),
    isDone: row.done_at !== null,
    isSuspect: row.is_suspect === 1,
    doneAt: row.done_at ?? '',
    firstAnswerAt: row.first_answer_at ?? '',
    lastActivityAt: row.last_activity_at,
  };
}

function senderOf({ kind, value }: Pick<EnquiryRow, 'kind' | 'value'>) {
  const stored = storedFields(value);
  if (kind === 'leads') {
    const { name, email, phone, company, website, message, plan } = parseLenient(lead, stored);
    const about = { about: plan.title, price: plan.title ? plan.price : 0, pricePeriod: plan.periodLabel, message };
    return { kind: 'leads' as EnquiryKind, name: name || email, email, phone, company, website, ...about };
  }
  const { firstName, email, subject, message } = parseLenient(contactMessage, stored);
  const none = { phone: '', company: '', website: '', price: 0, pricePeriod: '' };
  return { kind: 'messages' as EnquiryKind, name: firstName || email, email, about: subject, message, ...none };
}

/** The parts of the record that only the open enquiry shows. */
export function recordDetails({ kind, value }: Pick<EnquiryRow, 'kind' | 'value'>) {
  const stored = storedFields(value);
  if (kind !== 'leads')
    return { consentAt: '', consentVersion: 0, suspicions: parseLenient(contactMessage, stored).suspicions };
  const { consentAt, consentVersion, suspicions } = parseLenient(lead, stored);
  return { consentAt, consentVersion, suspicions };
}

export function visitOf({ visit: stored }: Pick<EnquiryRow, 'visit'>): Visit {
  return parseLenient(visit, stored ? JSON.parse(stored) : {});
}

/** The fields of a record. Its stamps are those of its row. */
function storedFields(value: string | null): object {
  const stamps = { _id: '', version: 0, createdAt: '', updatedAt: '' };
  return { name: '', email: '', message: '', ...stamps, ...(JSON.parse(value ?? '{}') as object) }; // as the record's store wrote it
}
