import { ownAnswers } from '#contract/texts.ts';
import type { AttemptResult } from '#server/outbox/delivery-queue.ts';

/** nodemailer's codes for a server that cannot be used at all, whoever gets the mail. */
const SERVER_AWAY: Record<string, string> = {
  ECONNECTION: ownAnswers.mailAway,
  ESOCKET: ownAnswers.mailConnection,
  ETIMEDOUT: ownAnswers.mailTimeout,
  EDNS: ownAnswers.mailName,
  ETLS: ownAnswers.mailTls,
  EAUTH: ownAnswers.mailLogin,
  ENOAUTH: ownAnswers.mailNoLogin,
  EOAUTH2: ownAnswers.mailLogin,
  EPROTOCOL: ownAnswers.mailProtocol,
};

interface MailError {
  code: string;
  /** The number of the server's answer; 0 if it gave none. */
  responseCode: number;
  response: string;
  command: string;
  message: string;
}

/** What a failed attempt means: 4xx and an absent server may work later, 5xx for this mail is final (RFC 5321, 4.2.1). */
export function toAttemptResult(error: unknown): AttemptResult {
  const { code, responseCode, command } = readMailError(error);
  const isAboutServer = code in SERVER_AWAY || command === 'MAIL FROM' || responseCode === 421;
  const answer = describeMailError(error);
  if (isAboutServer) return { is: 'postponed', answer, isServerAway: true };
  if (responseCode >= 500) return { is: 'refused', answer };
  return { is: 'postponed', answer, isServerAway: false };
}

/** What happened, in words and with the server's own answer. */
export function describeMailError(error: unknown): string {
  const { code, response, message } = readMailError(error);
  return [...new Set([SERVER_AWAY[code], response || message])].filter(Boolean).join(' ');
}

function readMailError(error: unknown): MailError {
  const { code, responseCode, response, command, message } = (error ?? {}) as Partial<Record<keyof MailError, unknown>>;
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    response: typeof response === 'string' ? response : '',
    command: typeof command === 'string' ? command : '',
    message: typeof message === 'string' ? message : 'The mail could not be sent.',
  };
}
