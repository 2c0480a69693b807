import { priceText } from '#contract/price.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead, type Lead } from '#contract/records/lead.ts';
import { reviews } from '#contract/collections/reviews.ts';
import { parseLenient } from '#contract/field-meta.ts';
import type { Visit } from '#contract/records/visit.ts';
import type { MailContent } from '#server/outbox/enqueue.ts';
import type { Settings } from '#server/settings.ts';
import { renderMail, type MailParts } from './mail-layout.ts';
import type { SubmissionKind } from '#contract/constants.ts';

/** Mail programs cut longer subjects. */
const SUBJECT_MAX = 120;

/** The source that the form for a proposal sends. */
const PRICING_SOURCE = 'pricing';

type Data = Record<string, unknown>;
type Site = Pick<Settings, 'siteUrl' | 'adminBase'>;

interface Content extends Omit<MailParts, 'action' | 'footer'> {
  subject: string;
  replyTo?: { name: string; address: string };
}

const CONTENTS: Record<SubmissionKind, (data: Data, site: Site) => Content & { path: string; button: string }> = {
  message: (data, { siteUrl }) => {
    const { _id, firstName, email, subject, message } = parseLenient(contactMessage, data);
    return {
      ...{ path: `enquiries?enquiry=${_id}`, button: 'Open the message' },
      subject: subjectOf('New contact message', firstName || email, subject),
      title: `${firstName || email} wrote to you`,
      facts: [...person(firstName, email), ['Subject', subject], ['Page', `${siteUrl}/contact`]],
      quote: message,
      replyTo: { name: firstName, address: email },
    };
  },
  lead: (data, { siteUrl }) => {
    const { _id, name, email, phone, company, website, message, plan, source } = parseLenient(lead, data);
    const contact = [
      ['Phone', phone],
      ['Company', company],
      ['Website', website],
    ] as const;
    return {
      ...{ path: `enquiries?enquiry=${_id}`, button: 'Open the lead' },
      subject: subjectOf('New lead', name, plan.title),
      title: `${name} asks for a proposal`,
      facts: [...person(name, email), ...contact, ['Plan', planText(plan)], ['Page', pageOf(source, siteUrl)]],
      quote: message,
      replyTo: { name, address: email },
    };
  },
  review: (data) => {
    const { name, role, stars, review: opinion } = parseLenient(reviews.record, data);
    return {
      ...{ path: 'reviews', button: 'Decide about the review' },
      subject: subjectOf('New review', name, `${stars} of 5 stars`),
      title: `${name} wrote a review`,
      facts: [
        ['From', [name, role].filter(Boolean).join(', ')],
        ['Stars', `${stars} of 5`],
      ],
      quote: opinion,
    };
  },
};

/** The mail to the agency about a new record; `data` is the record. An answer to it goes to the visitor. */
export function notificationMail(
  kind: SubmissionKind,
  data: Data,
  site: Site,
  visit: Visit | null = null,
): Omit<MailContent, 'to'> {
  const { subject, replyTo, path, button, facts = [], ...parts } = CONTENTS[kind](data, site);
  const action = { label: button, url: `${site.siteUrl}${site.adminBase}/${path}` };
  const footer = replyTo
    ? `If you reply to this mail, you write to ${replyTo.address}. A reply from the panel is kept with the enquiry.`
    : 'Visitors see the review after you have approved it.';
  return {
    subject,
    ...(replyTo && { replyTo }),
    ...renderMail({ ...parts, facts, details: visitFacts(visit), action, footer }),
  };
}

/** What, from whom, and about what, in one line: a list of mails shows no more. */
function subjectOf(what: string, who: string, about: string): string {
  const line = `${what} from ${who}${about && `: ${about}`}`.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1)}…` : line;
}

function visitFacts(visit: Visit | null) {
  if (!visit) return [];
  const { landingPage, referrer, campaign } = visit;
  return [
    ['First page', landingPage],
    ['Came from', referrer],
    ['Campaign', campaign],
  ] as const;
}

function planText({ title, price, periodLabel }: Lead['plan']): string {
  return title && price > 0 ? `${title}, ${priceText(price)} ${periodLabel}`.trim() : title;
}

/** The page of the form. Another program may send a source of its own. */
function pageOf(source: string, siteUrl: string): string {
  return source === PRICING_SOURCE ? `${siteUrl}/pricing` : source;
}

function person(name: string, email: string) {
  return [['From', name ? `${name} <${email}>` : email]] as const;
}
