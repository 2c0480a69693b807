import type { ContactMessage } from '#contract/records/contact-message.ts';
import type { Lead } from '#contract/records/lead.ts';

export interface LeadEvent {
  kind: 'changed' | 'agreed' | 'asked' | 'message' | 'lead';
  at: string;
  text: string;
  /** The emphasised part of the text. */
  subject?: string;
  /** The link of the subject. */
  to?: string;
}

/** The events of a lead, newest first: how it came, and what else its sender sent. */
export function leadEvents(lead: Lead, messages: ContactMessage[], leads: Lead[]): LeadEvent[] {
  const isSame = ({ email }: { email: string }) => email.toLowerCase() === lead.email.toLowerCase();
  const order = (at: string) => (at < lead.createdAt ? 'Earlier' : 'Later');
  const events: LeadEvent[] = [
    ...(lead.version > 1 ? [{ kind: 'changed' as const, at: lead.updatedAt, text: 'Status last changed' }] : []),
    ...(lead.consentAt
      ? [{ kind: 'agreed' as const, at: lead.consentAt, text: 'Agreed to Terms and Privacy Policy' }]
      : []),
    {
      kind: 'asked',
      at: lead.createdAt,
      text: `Asked for a proposal${lead.source === 'pricing' ? ' on the pricing page' : ''}${lead.plan.title ? ': ' : ''}`,
      subject: lead.plan.title,
    },
    ...messages.filter(isSame).map(({ _id, createdAt: at, subject, message }) => ({
      kind: 'message' as const,
      at,
      text: `${order(at)} message: `,
      subject: subject || message.slice(0, 80),
      to: `/contact-messages?message=${encodeURIComponent(_id)}`,
    })),
    ...leads
      .filter((other) => isSame(other) && other._id !== lead._id)
      .map(({ _id, createdAt: at, plan }) => ({
        kind: 'lead' as const,
        at,
        text: `${order(at)} request: `,
        subject: plan.title || 'a proposal',
        to: `/leads?lead=${encodeURIComponent(_id)}`,
      })),
  ];
  return events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
