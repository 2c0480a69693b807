import { region } from '#contract/region.ts';
import { invitationTexts } from '#contract/texts/invitation.ts';
import { language, locale } from '#contract/texts/language.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { ReviewInvitationsTable, Tables } from '#server/db/tables.ts';
import type { MailRenderer } from '#server/mail/mail-channel.ts';
import { renderMail } from '#server/mail/mail-layout.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { enqueue, type MailContent } from '#server/outbox/enqueue.ts';
import {
  addInvitationLink,
  findInvitation,
  invitationLink,
  invitationMailKey,
  isOpen,
  projectTitles,
  type MailInvitation,
} from './invitations.ts';

/** What the outbox stores: the invitation, and which of its mails it is. It stores no link. */
interface Payload {
  id: string;
  mailedAt: string | null;
}

/** Hands the mail of an invitation to the outbox, unless mail is not set up. */
export function mailInvitation(setup: ReadMailSetup): MailInvitation {
  return async (trx, { id, email, name, mailed_at }) => {
    if (!(await setup(trx))) return false;
    const payload: Payload = { id, mailedAt: mailed_at };
    await enqueue(trx, {
      ...{ channel: 'mail', purpose: 'review-invitation', key: invitationMailKey({ id, mailed_at }) },
      ...{ to: email, title: `Invitation to review: ${name}`, payload },
      record: { kind: 'review-invitations', id },
    });
    return true;
  };
}

/**
 * Writes the mail with one more link at each attempt: if the answer of a mail server is lost, either copy of the mail
 * works. Null if the invitation has ended, or was sent again.
 */
export function reviewInvitationRenderer({ transaction }: Database, siteUrl: string): MailRenderer {
  return (raw) =>
    transaction(async (trx) => {
      const { id, mailedAt } = raw as Payload; // stored above
      const row = await findInvitation(trx, id);
      if (!row || row.mailed_at !== mailedAt || !isOpen(row, Date.now())) return null;
      const project = (await projectTitles(trx, [row])).get(row.project_id ?? '') ?? '';
      const link = invitationLink(siteUrl, await addInvitationLink(trx, id));
      return { to: row.email, ...content(row, { project, link, siteUrl, brand: await brandName(trx, siteUrl) }) };
    });
}

interface Words {
  project: string;
  link: string;
  brand: string;
  siteUrl: string;
}

function content(row: ReviewInvitationsTable, { project, link, brand, siteUrl }: Words): Omit<MailContent, 'to'> {
  const until = new Date(row.expires_at).toLocaleDateString(locale(), {
    dateStyle: 'long',
    timeZone: region().timeZone,
  });
  const { mail } = invitationTexts;
  const { name, user_name: person, note: quote } = row;
  return {
    subject: mail.subject(brand),
    ...renderMail({
      lang: language(),
      title: mail.title(name),
      intro: project ? mail.introAbout(person, brand, project) : mail.intro(person, brand),
      quote,
      action: { label: mail.action, url: link },
      footer: mail.footer(until, new URL(siteUrl).host),
    }),
  };
}

/** The agency's name; the host of the site if it has none. */
async function brandName(trx: Kysely<Tables>, siteUrl: string): Promise<string> {
  const row = await trx.selectFrom('sections').select('value').where('name', '=', 'site').executeTakeFirst();
  const { name } = JSON.parse(row?.value ?? '{}') as { name?: string }; // by the store of the sections
  return name || new URL(siteUrl).host;
}
