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
    return (await transport).sendMail(mail);
  };
}
