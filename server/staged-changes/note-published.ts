import type { FastifyBaseLogger } from 'fastify';
import { openAuditStore } from '#server/audit-log/store.ts';
import type { Database } from '#server/db/open.ts';
import { authorColumns } from '#server/history/author.ts';
import type { Published } from './publish.ts';

export type NotePublished = (action: 'publish' | 'undo', published: readonly Published[]) => Promise<void>;

/** Adds an entry for each record to the audit log: the call or job was about several. It never fails the publication. */
export function openPublishedNotes(database: Database, log: FastifyBaseLogger): NotePublished {
  const store = openAuditStore(database);
  return async (action, published) => {
    for (const { kind, record, title, after } of published) {
      const entry = { ...authorColumns(), action, kind, record_id: record, title, detail: '', version: after };
      await store.add({ ...entry, ip_address: '', user_agent: '' }).catch((error: unknown) => {
        log.error({ err: error }, 'An audit log entry could not be saved');
      });
    }
  };
}
