import { mailboxAnswers } from '#contract/texts.ts';

const FAILURE_MAX = 300;

/** By the codes of Node, and of the IMAP client. */
const WORDS: Record<string, string> = {
  ECONNREFUSED: mailboxAnswers.away,
  EHOSTUNREACH: mailboxAnswers.away,
  ENETUNREACH: mailboxAnswers.away,
  ECONNRESET: mailboxAnswers.ended,
  NoConnection: mailboxAnswers.ended,
  EConnectionClosed: mailboxAnswers.ended,
  ENOTFOUND: mailboxAnswers.name,
  EAI_AGAIN: mailboxAnswers.name,
  ETIMEDOUT: mailboxAnswers.timeout,
  ETIMEOUT: mailboxAnswers.timeout,
  CONNECT_TIMEOUT: mailboxAnswers.timeout,
  GREETING_TIMEOUT: mailboxAnswers.timeout,
  UPGRADE_TIMEOUT: mailboxAnswers.timeout,
};

interface ImapError {
  code: string;
  authenticationFailed: boolean;
  mailboxMissing: boolean;
  responseText: string;
  message: string;
}

/** Why a mailbox could not be read: in words and with what to do, then the mail server's own answer. */
export function mailboxFailure(error: unknown): string {
  const { code = '', authenticationFailed, mailboxMissing, responseText, message } = error as Partial<ImapError>;
  const words = authenticationFailed
    ? mailboxAnswers.login
    : mailboxMissing
      ? mailboxAnswers.folder
      : (WORDS[code] ?? (/^ERR_(?:TLS|SSL)|CERT/.test(code) ? mailboxAnswers.tls : ''));
  return [words, responseText || message || String(error)].filter(Boolean).join(' ').slice(0, FAILURE_MAX);
}
