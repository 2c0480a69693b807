import type { Settings } from '#server/settings.ts';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends one mail; fails where the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<unknown>;

/** The way to the mail server of SMTP_URL; null where there is none. */
export function openMailer({ smtpUrl }: Settings): SendMail | null {
  if (!smtpUrl) return null;
  let transport: Promise<{ sendMail: SendMail }> | undefined;
  return async (mail) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
    const server = await transport;
    return server.sendMail(mail).catch((error: unknown) => {
      throw withoutAnswer(error);
    });
  };
}

/** Mail servers repeat in their answer whom the mail was for: of a refusal only its numbers are told. */
function withoutAnswer(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseCode' in error)) return error;
  const asked = 'command' in error ? ` to ${String(error.command)}` : '';
  const told = new Error(`The mail server answered ${String(error.responseCode)}${asked}`);
  return 'code' in error ? Object.assign(told, { code: error.code }) : told;
}
