import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { isAttachmentName, timeOfAttachment } from '#server/media/attachment-names.ts';
import type { OpenFile, Storage } from '#server/media/storage.ts';

/** Files without a row are kept for so long: their mail may be stored at this moment. */
const UNUSED_MS = 86_400_000;

/** The files that came with mails. */
export function openAttachments({ db }: Pick<Database, 'db'>, storage: Storage) {
  /** The file of a mail of this enquiry, or of one merged into it. */
  async function open(enquiryId: string, id: string): Promise<{ fileName: string; file: OpenFile }> {
    const merged = db.selectFrom('enquiries').select('id').where('merged_into', '=', enquiryId);
    const found = await db
      .selectFrom('thread_attachments')
      .innerJoin('thread_mails', 'thread_mails.id', 'thread_attachments.mail_id')
      .select(['file_name', 'stored_name'])
      .where('thread_attachments.id', '=', id)
      .where((eb) => eb.or([eb('enquiry_id', '=', enquiryId), eb('enquiry_id', 'in', merged)]))
      .executeTakeFirst();
    const file = found && (await storage.open(found.stored_name));
    if (!file) throw new Failure('not-found');
    return { fileName: found.file_name, file };
  }

  /** Removes the files whose mail is gone. */
  async function purge(now = Date.now()): Promise<void> {
    for await (const name of storage.list()) {
      if (!isAttachmentName(name) || now - timeOfAttachment(name) < UNUSED_MS) continue;
      const row = db.selectFrom('thread_attachments').select('id').where('stored_name', '=', name);
      if (!(await row.executeTakeFirst())) await storage.remove(name);
    }
  }

  return { open, purge };
}
