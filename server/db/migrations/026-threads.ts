import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the mails of enquiries, with their attachments, and what is known of the mailbox in which answers arrive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema.alterTable('enquiries').addColumn('waiting_since', text).execute();
  const mails = db.schema
    .createTable('thread_mails')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('enquiry_id', text, (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('message_id', text, (column) => column.notNull().unique())
    .addColumn('client_key', text, (column) => column.unique())
    .addColumn('delivery_id', text, (column) => column.unique())
    .addColumn('user_id', text);
  const texts = ['direction', 'kind', 'in_reply_to', 'from_name', 'from_address', 'to_address', 'subject', 'html'];
  const more = ['text', 'omission', 'at', 'user_name', 'delivery_state', 'delivery_answer'];
  const withTexts = [...texts, ...more].reduce(
    (table, name) => table.addColumn(name, text, (column) => column.notNull()),
    mails,
  );
  await ['sanitizer_version', 'blocked_pictures', 'dropped_attachments']
    .reduce((table, name) => table.addColumn(name, 'integer', (column) => column.notNull()), withTexts)
    .execute();
  await db.schema.createIndex('thread_mails_by_enquiry').on('thread_mails').columns(['enquiry_id', 'id']).execute();

  await db.schema
    .createTable('thread_attachments')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('mail_id', text, (column) => column.notNull().references('thread_mails.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_name', text, (column) => column.notNull())
    .addColumn('media_type', text, (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('stored_name', text, (column) => column.notNull())
    .execute();
  const attachments = db.schema.createIndex('thread_attachments_by_mail').on('thread_attachments');
  await attachments.columns(['mail_id', 'position']).execute();

  await db.schema
    .createTable('mailboxes')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('uid_validity', text, (column) => column.notNull())
    .addColumn('last_uid', 'integer', (column) => column.notNull())
    .addColumn('unassigned', 'integer', (column) => column.notNull())
    .addColumn('checked_at', text)
    .addColumn('failure', text, (column) => column.notNull())
    .addColumn('claimed_by', text)
    .addColumn('claimed_until', text)
    .execute();

  await db.schema
    .createTable('bounced_addresses')
    .addColumn('address', text, (column) => column.primaryKey().notNull())
    .addColumn('bounced_at', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .execute();
}
