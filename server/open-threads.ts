import type { Database } from '#server/db/open.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { Storage } from '#server/media/storage.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { openSectionStore } from '#server/sections/store.ts';
import type { Settings } from '#server/settings.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import { openAttachments } from '#server/threads/attachments.ts';
import { openDeliveryStates } from '#server/threads/delivery-states.ts';
import type { ChangeRecords } from '#server/threads/enquiry-source.ts';
import { openIncoming } from '#server/threads/incoming.ts';
import { openMailboxPoller } from '#server/threads/mailbox-poller.ts';
import { openMailboxState } from '#server/threads/mailbox-state.ts';
import { openMailboxSetup } from '#server/threads/mailbox-setup.ts';
import { openReplies } from '#server/threads/reply.ts';
import { openReplyTokens } from '#server/threads/reply-token.ts';
import { threadCalls } from '#server/threads/routes.ts';
import { openThreads } from '#server/threads/thread.ts';

interface Parts {
  settings: Settings;
  database: Database;
  storage: Storage;
  secretBox: SecretBox;
  mailSetup: ReadMailSetup;
  changeRecords: ChangeRecords;
}

export type ProductThreads = ReturnType<typeof openProductThreads>;

/** The threads of enquiries: their calls, and what runs in the background. */
export function openProductThreads({ settings, database, storage, secretBox, mailSetup, changeRecords }: Parts) {
  const siteSettings = openSiteSettings(database, { settings, secretBox });
  const mailboxSetup = openMailboxSetup({ settings, siteSettings, mailSetup });
  const tokens = openReplyTokens(secretBox);
  const sections = openSectionStore(database);
  const agency = async () => (await sections.get('site')).name;
  const attachments = openAttachments(database, storage);
  const replies = openReplies({
    ...{ database, siteUrl: settings.siteUrl, mailSetup, mailboxSetup, tokens, changeRecords },
  });
  const incoming = openIncoming({ database, storage, tokens, changeRecords });
  const readMailboxState = openMailboxState(database, mailboxSetup);
  const readMailbox = openMailboxPoller({ database, mailboxSetup, incoming });
  return {
    calls: threadCalls({
      readThread: openThreads({ database, mailSetup, readMailboxState, siteSettings, agency }),
      ...{ replies, attachments, readMailboxState, readMailbox },
    }),
    readMailbox,
    keepStates: openDeliveryStates(database),
    purgeAttachments: attachments.purge,
  };
}
