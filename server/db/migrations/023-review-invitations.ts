import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the invitations of clients to write a review, and their links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  const table = db.schema
    .createTable('review_invitations')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('note', text, (column) => column.notNull())
    .addColumn('project_id', text)
    .addColumn('enquiry_id', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull());
  const times = ['mailed_at', 'opened_at', 'revoked_at', 'used_at', 'review_id'];
  await times.reduce((built, column) => built.addColumn(column, text), table).execute();
  await db.schema
    .createTable('review_invitation_links')
    .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
    .addColumn('invitation_id', text, (column) =>
      column.notNull().references('review_invitations.id').onDelete('cascade'),
    )
    .execute();
  const links = db.schema.createIndex('review_invitation_links_by_invitation').on('review_invitation_links');
  await links.column('invitation_id').execute();
}
