import { z } from 'zod';
import { mailboxState, replyBody, thread } from '../records/thread.ts';
import { idParams, type CallTable } from './call.ts';

/** The mails between staff and the sender of an enquiry. */
export const threadCalls = {
  'GET /enquiries/:id/thread': {
    summary: 'All mails of an enquiry, oldest first, and what is needed to answer it',
    who: 'staff',
    params: idParams,
    reply: thread,
  },
  'POST /enquiries/:id/replies': {
    summary: 'Send a mail to the sender of an enquiry. A second request with the same key sends nothing',
    who: 'staff',
    params: idParams,
    body: replyBody,
    reply: thread,
    status: 201,
    audit: { action: 'update', kind: 'enquiries', detail: 'replied' },
    invalidates: 'none',
  },
  'GET /enquiries/:id/attachments/:attachment': {
    summary: 'A file that came with a mail. It may be dangerous: it is always sent as a download',
    who: 'staff',
    params: z.object({ ...idParams.shape, attachment: z.string().min(1).max(60) }),
    reply: z.string(),
    media: 'application/octet-stream',
    audit: { action: 'export', kind: 'enquiries', detail: 'attachment' },
  },
  'GET /mailbox': {
    summary: 'When the mailbox for answers was read last, and what went wrong',
    who: 'staff',
    reply: mailboxState,
  },
  'POST /mailbox/read': {
    summary: 'Read new mails from the mailbox now, and wait until they are read',
    who: 'staff',
    reply: mailboxState,
    status: 201,
    audit: { skip: 'The product reads the mailbox every minute anyway.' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
