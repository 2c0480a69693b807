import type { Transporter } from 'nodemailer';
import type { DeliveryPurpose } from '#contract/records/delivery.ts';
import { ownAnswers } from '#contract/texts.ts';
import type { AttemptResult, ClaimedDelivery } from '#server/outbox/delivery-queue.ts';
import type { MailContent } from '#server/outbox/enqueue.ts';
import type { Channel } from '#server/outbox/outbox.ts';
import { toAttemptResult } from './mail-errors.ts';
import type { MailServer, MailSetup, ReadMailSetup } from './mail-setup.ts';

/** Writes the mail of a delivery at its attempt; null if nobody needs it any more. */
export type MailRenderer = (payload: unknown) => Promise<MailContent | null>;
/** The renderers of mails whose content must not be stored, such as links with a secret. */
export type MailRenderers = Partial<Record<DeliveryPurpose, MailRenderer>>;

/** Milliseconds: all steps of one attempt take less than a claim in the queue lasts. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const ATTEMPT_MAX_MS = 90_000;
/** Purposes of mails that a person wrote. All others are marked as automatic, so that no program answers them. */
const PERSONAL: readonly DeliveryPurpose[] = ['reply', 'review-invitation'];

/** Sends deliveries as mails, one after the other. */
export function openMailChannel(setup: ReadMailSetup, renderers: MailRenderers): Channel {
  const transportTo = openTransports();

  async function send(delivery: ClaimedDelivery): Promise<AttemptResult> {
    const current = await setup();
    if (!current) return { is: 'postponed', answer: ownAnswers.mailNotSetUp, isServerAway: true };
    const render = renderers[delivery.purpose] ?? storedContent;
    const content = await render(delivery.payload);
    if (!content) return { is: 'obsolete' };
    try {
      const transport = await transportTo(current);
      const sent: { messageId?: string; response?: string } = await inTime(
        transport.sendMail(toMessage(content, delivery, current)),
      );
      return { is: 'accepted', serverId: sent.messageId ?? '', answer: sent.response ?? '' };
    } catch (error) {
      return toAttemptResult(error);
    }
  }

  return {
    name: 'mail',
    parallel: 1,
    unavailable: async () => ((await setup()) ? null : ownAnswers.mailNotSetUp),
    send,
  };
}

/** One transport, replaced when the server changes. */
function openTransports() {
  let used: { key: string; transport: Promise<Transporter> } | undefined;
  return ({ server }: MailSetup): Promise<Transporter> => {
    const key = JSON.stringify(server);
    if (used?.key !== key) used = { key, transport: openTransport(server) };
    return used.transport;
  };
}

/** A transport that ends every step in time and reads no files or addresses that a mail names. */
export async function openTransport(server: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ ...server, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
}

function toMessage(content: MailContent, { id, purpose }: ClaimedDelivery, { from }: MailSetup) {
  const { to, replyTo, subject, text, html, inReplyTo, references, headers } = content;
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return {
    ...{ from, to: { name: '', address: to }, subject, text },
    ...(html !== undefined && { html }),
    ...(replyTo && { replyTo }),
    ...(inReplyTo && { inReplyTo }),
    ...(references && { references }),
    headers: { ...(PERSONAL.includes(purpose) ? {} : automatic), ...headers },
    // The same for every attempt: a mail server or program recognizes a mail that it already has.
    messageId: messageIdOf(id, from),
  };
}

/** The Message-ID of a delivery. */
export function messageIdOf(deliveryId: string, from: string): string {
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${deliveryId}@${domain}>`;
}

async function storedContent(payload: unknown): Promise<MailContent> {
  return (payload as { mail: MailContent }).mail; // `enqueueMail` stores it
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(ownAnswers.mailTimeout), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ATTEMPT_MAX_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
