import type { CreateTableBuilder, Kysely } from 'kysely';
import { textType } from './text-type.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('sections')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('updated_by', text)
    .execute();

  await records('testimonials')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_visible', 'integer', (column) => column.notNull())
    .execute();
  await index('testimonials', ['position', 'id']);

  await records('reviews')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_visible', 'integer', (column) => column.notNull())
    .addColumn('is_approved', 'integer', (column) => column.notNull())
    .addColumn('source', text, (column) => column.notNull())
    .execute();
  await index('reviews', ['position', 'id']);
  await index('reviews', ['is_approved', 'is_visible', 'position', 'id']);

  await records('contact_messages')
    .addColumn('status', text, (column) => column.notNull())
    .execute();
  await index('contact_messages', ['created_at', 'id']);
  await index('contact_messages', ['status', 'created_at', 'id']);

  await records('leads')
    .addColumn('status', text, (column) => column.notNull())
    .execute();
  await index('leads', ['created_at', 'id']);
  await index('leads', ['status', 'created_at', 'id']);

  await records('blog_posts')
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('published_at', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .execute();
  await index('blog_posts', ['published_at', 'id']);
  await index('blog_posts', ['status', 'published_at', 'id']);

  await records('portfolio_items')
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('is_visible', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .execute();
  await index('portfolio_items', ['position', 'id']);
  await index('portfolio_items', ['category', 'position', 'id']);

  await records('service_pages')
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await index('service_pages', ['position', 'id']);

  await db.schema
    .createTable('users')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('last_seen_at', text)
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
  await index('sessions', ['user_id']);
  await index('sessions', ['expires_at']);

  await db.schema
    .createTable('limits')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', text, (column) => column.notNull())
    .execute();
  await index('limits', ['resets_at']);

  await db.schema
    .createTable('facts')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();

  function records(table: string): CreateTableBuilder<string> {
    return db.schema
      .createTable(table)
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull());
  }

  async function index(table: string, columns: string[]): Promise<void> {
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
  }
}
