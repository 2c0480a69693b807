import type { Settings } from '#server/settings.ts';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends one mail. Rejects if the mail server does not accept it. */
export type SendMail = (mail: Mail) => Promise<unknown>;

/** Sends mail through SMTP_URL; null if it is not set. */
export function openMailer({ smtpUrl }: Settings): SendMail | null {
  if (!smtpUrl) return null;
  let transport: Promise<{ sendMail: SendMail }> | undefined;
  return async (mail) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
    const server = await transport;
    return server.sendMail(mail).catch((error: unknown) => {
      throw redactRecipients(error);
    });
  };
}

/** Mail servers repeat the recipient's address in their reply. Keep only the reply code, because errors are logged. */
function redactRecipients(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseCode' in error)) return error;
  const command = 'command' in error ? ` to ${String(error.command)}` : '';
  const redacted = new Error(`The mail server answered ${String(error.responseCode)}${command}`);
  return 'code' in error ? Object.assign(redacted, { code: error.code }) : redacted;
}
