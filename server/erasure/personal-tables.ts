import { RECORD_TABLES, type RecordTable } from '#server/db/record-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import { idBatches, type FoundItem, type PersonalTable } from './found.ts';
import { deliveryIds, personalAttempts, personalDeliveries, personalEvents } from './personal-deliveries.ts';
import { personalEnquiries, personalEnquiryEvents, personalNotes } from './personal-enquiries.ts';
import { invitationIds, personalInvitationLinks, personalInvitations } from './personal-invitations.ts';
import { personalAttachments, personalBounces, personalMails } from './personal-threads.ts';
import { personalHistory, personalRecords, personalStagedChanges, personalTrash } from './personal-records.ts';

const personalAuditLog: PersonalTable = {
  async items(db, roots) {
    const found: FoundItem[] = [];
    const byId = new Map(roots.map((root) => [root.id, root]));
    for (const ids of idBatches(roots)) {
      const named = db.selectFrom('audit_log').selectAll().where('title', '!=', '').where('kind', '!=', 'users');
      const rows = await named.where('record_id', 'in', ids).orderBy('id').execute();
      for (const { record_id, created_at: at, user_name, action, title } of rows) {
        const root = byId.get(record_id);
        const details = [
          { label: 'Action', value: action },
          { label: 'By', value: user_name },
        ];
        if (root) found.push({ kind: 'audit-log', root, at, title, details });
      }
    }
    return found;
  },
  /** The entries stay, without the name. */
  async erase(trx, roots) {
    const invitations = (await invitationIds(trx, roots)).map((id) => ({ kind: 'review-invitations', id }));
    for (const ids of [...idBatches([...roots, ...invitations]), ...(await deliveryIds(trx, roots))]) {
      const own = trx.updateTable('audit_log').set({ title: '' }).where('kind', '!=', 'users');
      await own.where('record_id', 'in', ids).execute();
    }
  },
};

/** The tables of records that staff write about the work, not about people. */
const contentTables = Object.fromEntries(RECORD_TABLES.map((table) => [table, 'none'])) as Record<RecordTable, 'none'>; // all of them

/**
 * How each table holds personal data of visitors. `none`: it holds none, or only that of people who work on the site, or
 * keyed hashes. The compiler asks for every new table. They are erased in this order: a table comes before those
 * that say which of its rows are about the person.
 */
export const personalTables: Record<keyof Tables, 'none' | PersonalTable> = {
  ...contentTables,
  audit_log: personalAuditLog,
  bounced_addresses: personalBounces,
  delivery_attempts: personalAttempts,
  deliveries: personalDeliveries,
  events: personalEvents,
  thread_attachments: personalAttachments,
  enquiry_notes: personalNotes,
  enquiry_events: personalEnquiryEvents,
  thread_mails: personalMails,
  review_invitation_links: personalInvitationLinks,
  review_invitations: personalInvitations,
  leads: personalRecords('leads'),
  contact_messages: personalRecords('messages'),
  reviews: personalRecords('reviews'),
  testimonials: personalRecords('testimonials'),
  enquiries: personalEnquiries,
  trash: personalTrash,
  history: personalHistory,
  staged_changes: personalStagedChanges,
  change_sets: 'none',
  preview_links: 'none',
  sections: 'none',
  redirects: 'none',
  pictures: 'none',
  media_uses: 'none',
  files: 'none',
  media_uploads: 'none',
  instance_meta: 'none',
  site_settings: 'none',
  backups: 'none',
  users: 'none',
  second_factors: 'none',
  recovery_codes: 'none',
  sessions: 'none',
  visits: 'none',
  known_networks: 'none',
  password_resets: 'none',
  login_attempts: 'none',
  rate_limits: 'none',
  notification_counts: 'none',
  canary_runs: 'none',
  missing_addresses: 'none',
  imported_records: 'none',
  outside_links: 'none',
  enquiry_counts: 'none',
  erased_enquiries: 'none',
  webhooks: 'none',
  push_subscriptions: 'none',
  notification_choices: 'none',
  push_keys: 'none',
  mailboxes: 'none',
  erasures: 'none',
};

/** The tables with personal data of visitors. */
export const tablesWithPersons: PersonalTable[] = Object.values(personalTables).filter((table) => table !== 'none');
