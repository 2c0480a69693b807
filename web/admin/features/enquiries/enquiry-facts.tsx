import type { Enquiry } from '#contract/records/enquiry.ts';
import { priceText } from '#contract/price.ts';
import { ConsentFact } from '#web/admin/editing/inbox/consent-fact.tsx';
import { Fact } from '#web/admin/editing/inbox/detail.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { answerLink, phoneLink, websiteLink } from '#web/admin/shell/contact-links.ts';
import type { EnquiryItem } from './inbox.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

interface EnquiryFactsProps {
  record: EnquiryItem;
  /** Undefined while it loads. */
  enquiry: Enquiry | undefined;
}

/** Who sent an enquiry, when, and where the visit began. */
export function EnquiryFacts({ record, enquiry }: EnquiryFactsProps) {
  const { kind, phone, company, website, createdAt, firstAnswerAt } = record;
  const call = phoneLink(phone);
  return (
    <>
      {kind === 'leads' && (
        <Fact label={enquiriesTexts.plan}>
          <PlanText record={record} />
        </Fact>
      )}
      <EmailFact email={record.email} href={answerLink(record)} />
      {phone && (
        <Fact label={enquiriesTexts.phone} copied={phone}>
          {call ? <a href={call}>{phone}</a> : phone}
        </Fact>
      )}
      {company && <Fact label={enquiriesTexts.company}>{company}</Fact>}
      {website && (
        <Fact label={enquiriesTexts.website}>
          <Website website={website} />
        </Fact>
      )}
      <ReceivedFact at={createdAt} />
      {firstAnswerAt && (
        <Fact label={enquiriesTexts.firstAnswer}>
          <time dateTime={firstAnswerAt}>{formatFull(firstAnswerAt)}</time>
        </Fact>
      )}
      {enquiry?.visit.landingPage && <Fact label={enquiriesTexts.cameInOn}>{enquiry.visit.landingPage}</Fact>}
      {enquiry?.visit.referrer && <Fact label={enquiriesTexts.cameFrom}>{enquiry.visit.referrer}</Fact>}
      {enquiry?.visit.campaign && <Fact label={enquiriesTexts.campaign}>{enquiry.visit.campaign}</Fact>}
      {enquiry && <ConsentFact at={enquiry.consentAt} version={enquiry.consentVersion} />}
    </>
  );
}

export function EmailFact({ email, href }: { email: string; href: string }) {
  return (
    <Fact label={commonTexts.email} copied={email}>
      <a href={href}>{email}</a>
    </Fact>
  );
}

export function ReceivedFact({ at }: { at: string }) {
  return (
    <Fact label={enquiriesTexts.received}>
      <time dateTime={at}>{formatFull(at)}</time>
    </Fact>
  );
}

/** The plan as it was when the visitor asked for it. */
function PlanText({ record: { about, price, pricePeriod } }: { record: EnquiryItem }) {
  if (!about) return enquiriesTexts.noneChosen;
  return (
    <>
      <strong>{about}</strong>
      {`, ${priceText(price)}${price > 0 ? ` ${pricePeriod}` : ''}`}
    </>
  );
}

function Website({ website }: { website: string }) {
  const site = websiteLink(website);
  if (!site) return website;
  return (
    <a href={site} target="_blank" rel="noopener noreferrer nofollow">
      {website}
    </a>
  );
}
