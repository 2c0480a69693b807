import { Button, Kbd } from '@mantine/core';
import { TbCheck, TbMail, TbPhone } from 'react-icons/tb';
import type { Enquiry } from '#contract/records/enquiry.ts';
import { priceText } from '#web/site/pricing/plan.ts';
import { Detail, Fact } from '#web/admin/editing/inbox/detail.tsx';
import type { OpenItem } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { answerLink, phoneLink, websiteLink } from '#web/admin/shell/contact-links.ts';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquiryNotes } from './enquiry-notes.tsx';
import { OtherEnquiries } from './other-enquiries.tsx';
import { ThreadView } from './thread/thread-view.tsx';
import { useEnquiryKind, type EnquiryItem } from './inbox.ts';
import { useEnquiryActions } from './use-enquiry-actions.ts';
import { useEnquiryKeys } from './use-enquiry-keys.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useMarkRead } from './use-mark-read.ts';
import { WorkForm } from './work-form.tsx';
import classes from './enquiry-detail.module.css';

/** One enquiry in full: who asked for what, and the work on it. */
export function EnquiryDetail(open: OpenItem<EnquiryItem>) {
  const { record, pane, onDeleted } = open;
  const kind = useEnquiryKind();
  const enquiry = useEnquiry(record);
  const actions = useEnquiryActions(record, pane, onDeleted);
  useEnquiryKeys(actions);
  useMarkRead(record, pane.isOffered);
  return (
    <Detail
      {...open}
      kind={kind}
      about={[record.company, formatAgo(record.createdAt)].filter(Boolean).join(', ')}
      actions={<EnquiryActions record={record} actions={actions} />}
      subject={kind.subjectOf({ ...record, company: '', ownerName: '' })}
      words={record.message}
      facts={<EnquiryFacts record={record} enquiry={enquiry} />}
      foot={<KeyHints />}
    >
      {enquiry && (
        <div className={classes.work}>
          <ThreadView key={`${enquiry._id} thread`} enquiry={enquiry} />
          <WorkForm key={enquiry._id} enquiry={enquiry} />
          <EnquiryNotes key={enquiry._id} enquiry={enquiry} />
          <OtherEnquiries enquiry={enquiry} />
          <EnquiryHistory enquiry={enquiry} />
        </div>
      )}
    </Detail>
  );
}

const KEYS = { J: 'next', K: 'previous', E: 'done', R: 'reply', A: 'owner', S: 'stage' };

function KeyHints() {
  return (
    <>
      <span className={classes.saved}>Changes are saved immediately.</span>
      <span className={classes.keys} aria-label="Keys">
        {Object.entries(KEYS).map(([key, does]) => (
          <span key={key}>
            <Kbd size="xs">{key}</Kbd> {does}
          </span>
        ))}
      </span>
    </>
  );
}

type Actions = ReturnType<typeof useEnquiryActions>;

function EnquiryActions({ record, actions }: { record: EnquiryItem; actions: Actions }) {
  const phone = phoneLink(record.phone);
  return (
    <>
      <Button
        component="a"
        href={answerLink(record)}
        leftSection={<TbMail size={16} aria-hidden />}
        onClick={actions.markContacted}
        data-enquiry-reply
      >
        Reply
      </Button>
      {phone && (
        <Button
          component="a"
          href={phone}
          variant="default"
          leftSection={<TbPhone size={16} aria-hidden />}
          onClick={actions.markContacted}
        >
          Call
        </Button>
      )}
      <Button variant="default" leftSection={<TbCheck size={16} aria-hidden />} onClick={actions.toggleDone}>
        {record.isDone ? 'Open again' : 'Done'}
      </Button>
    </>
  );
}

function EnquiryFacts({ record, enquiry }: { record: EnquiryItem; enquiry: Enquiry | undefined }) {
  const { kind, about, price, email, phone, company, website, createdAt } = record;
  const call = phoneLink(phone);
  const site = websiteLink(website);
  return (
    <>
      {kind === 'leads' && (
        <Fact label="Plan">
          {about ? [about, price > 0 && priceText(price)].filter(Boolean).join(', ') : 'None chosen'}
        </Fact>
      )}
      <Fact label="Email" copied={email}>
        <a href={answerLink(record)}>{email}</a>
      </Fact>
      {phone && (
        <Fact label="Phone" copied={phone}>
          {call ? <a href={call}>{phone}</a> : phone}
        </Fact>
      )}
      {company && <Fact label="Company">{company}</Fact>}
      {website && (
        <Fact label="Website">
          {site ? (
            <a href={site} target="_blank" rel="noopener noreferrer nofollow">
              {website}
            </a>
          ) : (
            website
          )}
        </Fact>
      )}
      <Fact label="Received">
        <time dateTime={createdAt}>{formatFull(createdAt)}</time>
      </Fact>
      {enquiry?.visit.landingPage && <Fact label="Came in on">{enquiry.visit.landingPage}</Fact>}
      {enquiry?.visit.referrer && <Fact label="Came from">{enquiry.visit.referrer}</Fact>}
      {enquiry?.visit.campaign && <Fact label="Campaign">{enquiry.visit.campaign}</Fact>}
    </>
  );
}
