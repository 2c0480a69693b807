import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbMail, TbPhone } from 'react-icons/tb';
import type { Lead } from '#contract/records/lead.ts';
import { confirm } from '#contract/texts.ts';
import { priceText } from '#web/site/pricing/plan.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { DeleteButton } from '#web/admin/editing/inbox/delete-button.tsx';
import { Copy, Detail, type Steps } from '#web/admin/editing/inbox/detail.tsx';
import classes from '#web/admin/editing/inbox/detail.module.css';
import { SuspicionNote } from '#web/admin/editing/inbox/suspicion.tsx';
import { formatFull } from '#web/admin/shell/dates/when.ts';
import { callAddress, mailAddress, siteAddress } from './addresses.ts';
import { leadInbox } from './inbox.ts';
import { LeadHistory } from './lead-history.tsx';
import { LeadStatus } from './lead-status.tsx';

interface LeadDetailProps {
  lead: Lead;
  steps: Steps;
  isBeside: boolean;
  onDeleted: () => void;
}

/** One lead in full: its status, the ways to answer, what it is about and how it came. */
export function LeadDetail({ lead, steps, isBeside, onDeleted }: LeadDetailProps) {
  const { name, company, createdAt } = lead;
  return (
    <Detail
      thing="lead"
      id={lead._id}
      name={name}
      about={[company, formatAgo(createdAt)].filter(Boolean).join(', ')}
      steps={steps}
      isBeside={isBeside}
      foot={<DeleteButton inbox={leadInbox} record={lead} question={confirm.lead} name={name} onDeleted={onDeleted} />}
    >
      <h3 className={classes.label}>Status</h3>
      <Actions lead={lead} />
      <SuspicionNote inbox={leadInbox} record={lead} />
      <Facts lead={lead} />
      <h3 className={classes.label}>Message</h3>
      {lead.message ? <p className={classes.text}>{lead.message}</p> : <p className={classes.none}>No message.</p>}
      <h3 className={classes.label}>History</h3>
      <LeadHistory lead={lead} />
    </Detail>
  );
}

function Actions({ lead }: { lead: Lead }) {
  const call = callAddress(lead.phone);
  return (
    <div className={classes.actions}>
      <LeadStatus lead={lead} />
      <Button component="a" href={mailAddress(lead)} leftSection={<TbMail size={16} aria-hidden />}>
        Reply
      </Button>
      {call && (
        <Button component="a" href={call} variant="default" leftSection={<TbPhone size={16} aria-hidden />}>
          Call
        </Button>
      )}
    </div>
  );
}

function Facts({ lead }: { lead: Lead }) {
  const { email, phone, company, website, createdAt } = lead;
  const site = siteAddress(website);
  const call = callAddress(phone);
  return (
    <dl className={classes.facts}>
      <Fact label="Plan">
        <PlanFacts lead={lead} />
      </Fact>
      <Fact label="Email" copied={email}>
        <a href={mailAddress(lead)}>{email}</a>
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

/** The plan as it stood on the page when it was asked for. */
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
        {copied && <Copy value={copied} label={`Copy the ${label.toLowerCase()}`} />}
      </dd>
    </>
  );
}
