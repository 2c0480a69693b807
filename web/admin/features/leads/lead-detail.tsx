import { Button } from '@mantine/core';
import { TbMail, TbPhone } from 'react-icons/tb';
import type { Lead } from '#contract/records/lead.ts';
import { priceText } from '#web/site/pricing/plan.ts';
import { ConsentFact } from '#web/admin/editing/inbox/consent-fact.tsx';
import { Detail, Fact } from '#web/admin/editing/inbox/detail.tsx';
import classes from '#web/admin/editing/inbox/detail.module.css';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import type { OpenItem } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { phoneLink, mailLink, websiteLink } from '#web/admin/shell/contact-links.ts';
import { leadInbox, leadKind } from './inbox.ts';
import { LeadHistory } from './lead-history.tsx';

/** One lead in full: status, ways to answer, details and history. */
export function LeadDetail(open: OpenItem<Lead>) {
  const { record: lead } = open;
  return (
    <Detail
      {...open}
      kind={leadKind}
      about={[lead.company, formatAgo(lead.createdAt)].filter(Boolean).join(', ')}
      actions={<LeadActions lead={lead} />}
      subject={lead.plan.title ? `A proposal for ${lead.plan.title}` : 'A proposal'}
      words={lead.message}
      facts={<LeadFacts lead={lead} />}
    >
      <h3 className={classes.label}>History</h3>
      <LeadHistory lead={lead} />
    </Detail>
  );
}

function LeadActions({ lead }: { lead: Lead }) {
  const call = phoneLink(lead.phone);
  const markContacted = useMarkContacted(lead);
  return (
    <>
      <Button
        component="a"
        href={mailLink(lead)}
        leftSection={<TbMail size={16} aria-hidden />}
        onClick={markContacted}
      >
        Reply
      </Button>
      {call && (
        <Button
          component="a"
          href={call}
          variant="default"
          leftSection={<TbPhone size={16} aria-hidden />}
          onClick={markContacted}
        >
          Call
        </Button>
      )}
    </>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const { email, phone, company, website, createdAt } = lead;
  const site = websiteLink(website);
  const call = phoneLink(phone);
  return (
    <>
      <Fact label="Plan">
        <PlanFacts lead={lead} />
      </Fact>
      <Fact label="Email" copied={email}>
        <a href={mailLink(lead)}>{email}</a>
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
      <ConsentFact at={lead.consentAt} version={lead.consentVersion} />
    </>
  );
}

/** The plan as it was when the visitor asked for it. */
function PlanFacts({ lead: { plan } }: { lead: Lead }) {
  if (!plan.title) return 'None chosen';
  return (
    <>
      <strong>{plan.title}</strong>
      {`, ${priceText(plan.price)}${plan.price > 0 ? ` ${plan.periodLabel}` : ''}`}
      {plan.highlighted && ', recommended'}
    </>
  );
}

/** Whoever starts an answer to a new lead has contacted it. The notice takes that back. */
function useMarkContacted(lead: Lead) {
  const { mutate } = useSetStatus(leadInbox);
  return () => {
    if (lead.status !== 'new') return;
    mutate({ record: lead, status: 'contacted', isQuiet: true });
    notifyUndoable(`${lead.name} is marked as contacted.`, {
      run: () => mutate({ record: { ...lead, status: 'contacted' }, status: 'new', isQuiet: true }),
    });
  };
}
