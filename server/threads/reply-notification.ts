import type { Kysely } from 'kysely';
import { PANEL_ROLES } from '#contract/constants.ts';
import type { Tables } from '#server/db/tables.ts';
import { renderMail } from '#server/mail/mail-layout.ts';
import type { MailSetup, ReadMailSetup } from '#server/mail/mail-setup.ts';
import { mailDelivery } from '#server/outbox/enqueue.ts';
import type { PublishedEvent, Subscriber } from '#server/outbox/fan-out.ts';
import type { Settings } from '#server/settings.ts';
import { findSource, type EnquirySource } from './enquiry-source.ts';

type Site = Pick<Settings, 'siteUrl' | 'adminBase'>;

interface ReplyEvent {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Mails about answers of visitors: to the owner of the enquiry, else to everybody who is told about new ones. */
export function replySubscriber(site: Site, setup: ReadMailSetup): Subscriber {
  return async (trx, event) => {
    const current = event.type === 'reply.received' ? await setup(trx) : null;
    const source = current && (await findSource(trx, event.recordId));
    if (!source) return [];
    const recipients = (await ownerOf(trx, source)) ?? notifiedOf(current, source);
    const mail = mailAbout(event, site);
    const record = { kind: source.kind, id: source.id };
    return recipients.map((to) =>
      mailDelivery({ ...mail, to }, { purpose: 'notification', key: `${event.id}:mail:${to}`, record }),
    );
  };
}

async function ownerOf(trx: Kysely<Tables>, { ownerId }: EnquirySource): Promise<string[] | null> {
  if (ownerId === null) return null;
  const owner = trx.selectFrom('users').select('email').where('id', '=', ownerId).where('is_active', '=', 1);
  const found = await owner.where('role', 'in', PANEL_ROLES).executeTakeFirst();
  return found ? [found.email] : null;
}

function notifiedOf({ notify }: MailSetup, { kind }: EnquirySource): string[] {
  const told = kind === 'leads' ? 'lead' : 'message';
  return notify.filter(({ kinds }) => kinds.includes(told)).map(({ address }) => address);
}

function readReply(data: PublishedEvent['data']): ReplyEvent {
  const text = (field: keyof ReplyEvent) => (typeof data[field] === 'string' ? data[field] : '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

function mailAbout({ recordId, data }: PublishedEvent, { siteUrl, adminBase }: Site) {
  const { name, email, subject, message } = readReply(data);
  const parts = {
    title: `${name || email} answered`,
    facts: [['From', name ? `${name} <${email}>` : email] as const, ['Subject', subject] as const],
    quote: message,
    action: { label: 'Answer in the panel', url: `${siteUrl}${adminBase}/enquiries?enquiry=${recordId}` },
    footer: 'Answer in the panel, so that everybody sees the whole thread.',
  };
  return { subject: `${name || email} answered: ${subject}`, ...renderMail(parts) };
}
