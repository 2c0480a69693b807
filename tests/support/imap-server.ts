import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

interface Folder {
  messages: unknown[];
  uidnext: number;
  uidvalidity: number;
}

interface Hoodiecrow {
  server: Server;
  folderCache: Record<string, Folder>;
  listen: (port: number, host: string) => void;
  appendMessage: (folder: string, flags: string[], date: string | false, raw: string) => void;
}

const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow; // it has no types

export const MAILBOX = 'office@dune.example';

/** An IMAP server with one mailbox. `add` puts a mail into it. */
export async function imapServer({ password = 'testpass' } = {}) {
  const imap = hoodiecrow({
    plugins: ['ID', 'SASL-IR', 'ENABLE', 'UNSELECT'],
    storage: { INBOX: { messages: [] } },
    users: { [MAILBOX]: { password } },
  });
  imap.listen(0, '127.0.0.1');
  await once(imap.server, 'listening');
  onTestFinished(() => void imap.server.close());
  const { port } = imap.server.address() as AddressInfo;
  return {
    port,
    url: `imap://${encodeURIComponent(MAILBOX)}:testpass@127.0.0.1:${port}/INBOX`,
    add: (raw: string) => imap.appendMessage('INBOX', [], false, raw.replaceAll(/\r?\n/g, '\r\n')),
    folder: () => imap.folderCache.INBOX!,
  };
}
