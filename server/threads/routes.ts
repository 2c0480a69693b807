import { Readable } from 'node:stream';
import type { MailboxState } from '#contract/records/thread.ts';
import type { Handlers } from '#server/http/calls.ts';
import { NO_CONTENT_POLICY } from '#server/http/headers.ts';
import type { openAttachments } from './attachments.ts';
import type { openReplies } from './reply.ts';
import type { openThreads } from './thread.ts';

/** For how long a person waits. What was read until then is stored. */
const READ_MAX_MS = 25_000;

interface Parts {
  readThread: ReturnType<typeof openThreads>;
  replies: ReturnType<typeof openReplies>;
  attachments: ReturnType<typeof openAttachments>;
  readMailboxState: () => Promise<MailboxState>;
  readMailbox: (closing: AbortSignal) => Promise<void>;
}

/** The mails between staff and the senders of enquiries. */
export function threadCalls({ readThread, replies, attachments, readMailboxState, readMailbox }: Parts): Handlers {
  return {
    'GET /enquiries/:id/thread': ({ params }) => readThread(params.id),
    'POST /enquiries/:id/replies': async ({ params, body }) => {
      await replies.send(params.id, body);
      return readThread(params.id);
    },
    'GET /enquiries/:id/attachments/:attachment': async ({ params, reply }) => {
      const { fileName, file } = await attachments.open(params.id, params.attachment);
      reply.headers({
        'content-disposition': `attachment; filename="attachment"; filename*=UTF-8''${encodeName(fileName)}`,
        'content-security-policy': NO_CONTENT_POLICY,
        'x-content-type-options': 'nosniff',
      });
      if (Buffer.isBuffer(file)) return Readable.from([file]);
      if (file.bytes !== undefined) reply.header('content-length', file.bytes);
      return file.content;
    },
    'GET /mailbox': readMailboxState,
    'POST /mailbox/read': async () => {
      await readMailbox(AbortSignal.timeout(READ_MAX_MS)).catch(() => undefined); // the state says why
      return readMailboxState();
    },
  };
}

/** RFC 8187: these signs stand in no other way. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`); // prettier-ignore
}
