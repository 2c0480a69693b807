import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbMail, TbPhone } from 'react-icons/tb';
import type { Lead } from '#contract/records/lead.ts';
import { priceText } from '#web/site/pricing/plan.ts';
import { notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { DeleteButton, useDeletion } from '#web/admin/editing/inbox/delete-button.tsx';
import { CopyableFact, Detail, type DetailSteps } from '#web/admin/editing/inbox/detail.tsx';
import classes from '#web/admin/editing/inbox/detail.module.css';
import { SpamNote } from '#web/admin/editing/inbox/spam-note.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { phoneLink, mailLink, websiteLink } from './contact-links.ts';
import { leadInbox } from './inbox.ts';
import { LeadHistory } from './lead-history.tsx';
import { LEAD_STATUSES } from '#contract/constants.ts';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import { StatusSelect } from '#web/admin/editing/inbox/status.tsx';

interface LeadDetailProps {
  lead: Lead;
  steps: DetailSteps;
  isBeside: boolean;
  onDeleted: () => void;
}

/** One lead in full: status, ways to answer, details and history. */
export function LeadDetail({ lead, steps, isBeside, onDeleted }: LeadDetailProps) {
  const { name, company, createdAt } = lead;
  const deletion = useDeletion({ inbox: leadInbox, record: lead, one: 'lead', name, onDeleted });
  return (
    <Detail
      thing="lead"
      id={lead._id}
      name={name}
      about={[company, formatAgo(createdAt)].filter(Boolean).join(', ')}
      steps={steps}
      isBeside={isBeside}
      foot={<DeleteButton {...deletion} />}
    >
      <h3 className={classes.label}>Status</h3>
      <LeadActions lead={lead} />
      <SpamNote inbox={leadInbox} record={lead} />
      <LeadFacts lead={lead} />
      <h3 className={classes.label}>Message</h3>
      {lead.message ? <p className={classes.text}>{lead.message}</p> : <p className={classes.none}>No message.</p>}
      <h3 className={classes.label}>History</h3>
      <LeadHistory lead={lead} />
    </Detail>
  );
}

function LeadActions({ lead }: { lead: Lead }) {
  const call = phoneLink(lead.phone);
  const markContacted = useMarkContacted(lead);
  return (
    <div className={classes.actions}>
      <LeadStatus lead={lead} />
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
    </div>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const { email, phone, company, website, createdAt } = lead;
  const site = websiteLink(website);
  const call = phoneLink(phone);
  return (
    <dl className={classes.facts}>
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
    </dl>
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

function Fact({ label, copied, children }: { label: string; copied?: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {copied && <CopyableFact value={copied} label={`Copy the ${label.toLowerCase()}`} />}
      </dd>
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

/** The status of a lead; saves at once. */
function LeadStatus({ lead }: { lead: Lead }) {
  const { mutate } = useSetStatus(leadInbox);
  return (
    <StatusSelect
      label={`Status of the lead ${lead.name}`}
      value={lead.status}
      options={LEAD_STATUSES}
      onChange={(status) => mutate({ record: lead, status })}
    />
  );
}
