import { sql, type Kysely } from 'kysely';

/** An index of all parts of words with at least three characters. */
export async function createSearchIndex(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  if (isPostgres) await indexOnPostgres(db);
  else for (const statement of SQLITE) await sql.raw(statement).execute(db);
}

/**
 * The index of SQLite refers to rows by number, and the numbers of rows in `enquiries` may change. It keeps no texts, so a
 * deletion must name the text that it removes.
 */
const SQLITE = [
  `create table enquiry_numbers (number integer primary key, id text not null unique)`,
  `create virtual table enquiry_words using fts5(search, content='', tokenize='trigram case_sensitive 1')`,
  // Deleted words leave the file, as `pragma secure_delete` does for tables.
  `insert into enquiry_words(enquiry_words, rank) values('secure-delete', 1)`,
  `create trigger enquiries_words_insert after insert on enquiries begin
    insert into enquiry_numbers(id) values (new.id);
    insert into enquiry_words(rowid, search)
      values ((select number from enquiry_numbers where id = new.id), new.search);
  end`,
  `create trigger enquiries_words_delete after delete on enquiries begin
    insert into enquiry_words(enquiry_words, rowid, search)
      values ('delete', (select number from enquiry_numbers where id = old.id), old.search);
    delete from enquiry_numbers where id = old.id;
  end`,
  `create trigger enquiries_words_update after update of search on enquiries when old.search <> new.search begin
    insert into enquiry_words(enquiry_words, rowid, search)
      values ('delete', (select number from enquiry_numbers where id = old.id), old.search);
    insert into enquiry_words(rowid, search)
      values ((select number from enquiry_numbers where id = new.id), new.search);
  end`,
];

/**
 * If the server does not have or does not allow the extension, searches scan all texts. Without `fastupdate`, new rows do
 * not wait in a list that each search reads.
 */
async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do ${sql.lit(`
    declare place text;
    begin
      create extension if not exists pg_trgm;
      select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
        where extname = 'pg_trgm';
      execute format('create index enquiries_by_parts_of_words on enquiries using gin (search %I.gin_trgm_ops) with (fastupdate = off)', place);
    exception when query_canceled or others then
      raise notice 'no index for parts of words: %', sqlerrm;
    end`)}`.execute(db);
}
