import { eraseEnquiries } from '#server/history/trash.ts';
import { threadsOfOthers } from './personal-threads.ts';
import { enquiriesAmong, idBatches, type FoundItem, type PersonalTable, type Root, type Trx } from './found.ts';

/** What staff noted about an enquiry, and the visit in which it was sent. */
export const personalEnquiries: PersonalTable = {
  async items(db, roots) {
    const found: FoundItem[] = [];
    for (const ids of idBatches(enquiriesAmong(roots))) {
      const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute();
      for (const row of rows) {
        const details = [
          { label: 'Stage', value: row.stage },
          { label: 'Next step', value: [row.next_step, row.next_step_on].filter(Boolean).join(', ') },
          { label: 'Tags', value: row.tags.split('\n').filter(Boolean).join(', ') },
          { label: 'Visit', value: visitText(row.visit) },
        ].filter(({ value }) => value !== '');
        const root = { kind: row.kind, id: row.id };
        found.push({ kind: 'enquiries', root, at: row.updated_at, title: 'Work on this enquiry', details });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const ids of idBatches(enquiriesAmong(roots))) await eraseEnquiries(trx, ids);
  },
};

export const personalNotes: PersonalTable = {
  async items(db, roots) {
    const found: FoundItem[] = [];
    const kinds = new Map(enquiriesAmong(roots).map(({ kind, id }) => [id, kind]));
    for (const ids of idBatches(enquiriesAmong(roots))) {
      const rows = await db.selectFrom('enquiry_notes').selectAll().where('enquiry_id', 'in', ids).execute();
      for (const { enquiry_id: id, created_at: at, text, user_name } of rows) {
        const root = { kind: kinds.get(id) ?? 'leads', id };
        const details = [{ label: 'Note', value: text }];
        found.push({ kind: 'enquiry-notes', root, at, title: `Note by ${user_name || 'staff'}`, details });
      }
    }
    return found;
  },
  erase: (trx, roots) => eraseTimeline(trx, 'enquiry_notes', roots),
};

export const personalEnquiryEvents: PersonalTable = {
  async erase(trx, roots) {
    await eraseTimeline(trx, 'enquiry_events', roots);
    // The events of a mail in the thread of somebody else stay, without its subject.
    for (const id of await threadsOfOthers(trx, roots)) {
      const events = trx.updateTable('enquiry_events').set({ detail: '' }).where('enquiry_id', '=', id);
      await events.where('event', '=', 'reply-received').execute();
    }
  },
};

async function eraseTimeline(trx: Trx, table: 'enquiry_notes' | 'enquiry_events', roots: readonly Root[]) {
  for (const ids of idBatches(enquiriesAmong(roots))) {
    await trx.deleteFrom(table).where('enquiry_id', 'in', ids).execute();
  }
}

function visitText(visit: string): string {
  const parts = visit ? Object.values(JSON.parse(visit) as Record<string, unknown>) : []; // as saveVisit wrote it
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}
