import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  to: string[];
  /** The whole mail as it was sent. */
  text: string;
}

interface MailServerOptions {
  /** Rejects each recipient, until `refuse(false)`. */
  refuses?: boolean;
  /** Offers STARTTLS, with a certificate that nobody trusts. */
  encrypts?: boolean;
  /** By default a free one. */
  port?: number;
  /** The only password that it accepts; without one it asks for no login. */
  password?: string;
}

/** A mail server that stores its mails. `next` waits for the next mail. */
export async function mailServer({ refuses = false, encrypts = false, port = 0, password }: MailServerOptions = {}) {
  const mails: Received[] = [];
  const waiting: ((mail: Received) => void)[] = [];
  let isRefusing = refuses;
  let holds: (() => void) | undefined;
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onAuth(auth, _session, done) {
      if (auth.password === password) done(null, { user: auth.username });
      else done(new Error('The password is wrong'));
    },
    onRcptTo({ address }, _session, done) {
      done(isRefusing ? new Error(`<${address}> is unknown`) : null);
    },
    onData(stream, session, done) {
      if (holds) {
        stream.once('data', holds).resume();
        holds = undefined;
        return; // never answered
      }
      let text = '';
      stream.on('data', (part) => (text += String(part)));
      stream.on('end', () => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), text };
        const waits = waiting.shift();
        if (waits) waits(mail);
        else mails.push(mail);
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const next = (): Promise<Received> => {
    const mail = mails.shift();
    return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
  };
  const refuse = (isOn: boolean) => (isRefusing = isOn);
  /** Leaves the next mail without an answer. Resolves once a part of its content has arrived. */
  const holdNext = () => new Promise<void>((resolve) => (holds = resolve));
  const { port: listensOn } = listening.address() as AddressInfo;
  return { port: listensOn, next, refuse, holdNext, unread: () => mails.length };
}

/** The token of a link in a mail, to a new password or to a review. Quoted-printable encoding breaks long lines with a final `=`. */
export function tokenIn({ text }: Received): string {
  return /\/(?:new-password|review)#([\w-]+)/.exec(text.replaceAll('=\r\n', ''))?.[1] ?? '';
}
