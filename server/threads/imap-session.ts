import type { ImapFlow } from 'imapflow';
import { MAIL_MAX_BYTES } from '#contract/constants.ts';
import type { FoundMail } from './incoming.ts';
import { HEAD_MAX_BYTES } from './mail-head.ts';
import type { MailboxSetup } from './mailbox-setup.ts';

/** UIDs that one request asks for. */
const WINDOW = 500;
/** Mails before the first one that are looked at in a mailbox that was never read. */
const FIRST_LOOK = 200;
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** How far a mailbox has been read. */
export interface ReadPosition {
  uidValidity: string;
  lastUid: number;
}

type Handle = (mail: FoundMail, position: ReadPosition) => Promise<void>;

/**
 * Hands over the mails after a position, oldest first. It opens the folder for reading only, so that mails stay unread.
 * `ending` closes the connection.
 */
export async function readNewMails(
  setup: MailboxSetup,
  before: ReadPosition,
  handle: Handle,
  ending: AbortSignal,
): Promise<ReadPosition> {
  const client = await connect(setup, ending);
  try {
    const folder = await client.mailboxOpen(setup.folder, { readOnly: true });
    const uidValidity = String(folder.uidValidity);
    const uidNext = folder.uidNext;
    const isKnown = before.uidValidity === uidValidity;
    const first = (isKnown ? before.lastUid : Math.max(0, uidNext - 1 - FIRST_LOOK)) + 1;
    for (let start = first; start < uidNext; start += WINDOW) {
      const end = Math.min(start + WINDOW, uidNext) - 1;
      for (const { uid, ...mail } of await listMails(client, start, end)) {
        ending.throwIfAborted();
        const start = await loadStart(client, uid, HEAD_MAX_BYTES);
        const isWhole = start.length >= mail.bytes;
        const load = isWhole ? async () => start : () => loadStart(client, uid, MAIL_MAX_BYTES);
        await handle({ ...mail, start, load }, { uidValidity, lastUid: uid });
      }
    }
    return { uidValidity, lastUid: Math.max(first, uidNext) - 1 };
  } finally {
    client.close();
  }
}

async function connect(setup: MailboxSetup, ending: AbortSignal): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow'); // loaded with the first mailbox
  const { host, port, secure, requireTls, user, password } = setup;
  const client = new Client({
    ...{ host, port, secure, ...TIMEOUTS, logger: false, disableAutoIdle: true },
    ...(requireTls && { doSTARTTLS: true }),
    maxLiteralSize: MAIL_MAX_BYTES + HEAD_MAX_BYTES,
    auth: { user, pass: password },
  });
  client.on('error', () => undefined); // the call that waits fails too
  ending.addEventListener('abort', () => client.close(), { once: true });
  await client.connect();
  return client;
}

/** The sizes and times of the mails with these UIDs. */
async function listMails(client: ImapFlow, start: number, end: number) {
  const query = { uid: true, size: true, internalDate: true };
  const found = await client.fetchAll(`${start}:${end}`, query, { uid: true });
  return found
    .filter(({ uid }) => uid >= start && uid <= end)
    .toSorted((a, b) => a.uid - b.uid)
    .map(({ uid, size = 0, internalDate }) => ({
      ...{ uid, bytes: size },
      receivedAt: validDate(internalDate),
    }));
}

/** The first bytes of a mail. */
async function loadStart(client: ImapFlow, uid: number, bytes: number): Promise<Buffer> {
  const query = { source: { start: 0, maxLength: bytes } };
  const found = await client.fetchOne(String(uid), query, { uid: true });
  return (found && found.source) || Buffer.alloc(0);
}

/** Not later than now: an answer must not wait in the future. */
function validDate(given: Date | string | undefined): Date {
  const at = new Date(given ?? Date.now());
  return Number.isNaN(at.getTime()) || at.getTime() > Date.now() ? new Date() : at;
}
