import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { Lead } from '#contract/records/lead.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { focusRow } from '#web/admin/editing/inbox/focus-row.ts';
import { RowLink, useRowNavigation } from '#web/admin/editing/inbox/row-link.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { StatusWord } from '#web/admin/editing/inbox/status.tsx';
import { SpamBadge } from '#web/admin/editing/inbox/spam-note.tsx';
import { formatFull, formatAge } from '#web/admin/shell/dates/format-date.ts';
import classes from './lead-rows.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

interface LeadRowsProps {
  leads: Lead[];
  linkTo: (id: string) => string;
  label: string;
}

/** Leads as a table of links with name, first words, plan, status and time. Narrow rows have two lines. */
export function LeadRows({ leads, linkTo, label }: LeadRowsProps) {
  const { base, onClick } = useRowNavigation();
  return (
    <div className={classes.frame}>
      <div role="table" aria-label={label} onKeyDown={focusRow} onClick={onClick}>
        <LeadTableHead />
        <div role="rowgroup">
          {leads.map((lead) => (
            <LeadRow key={lead._id} lead={lead} base={base} link={linkTo(lead._id)} />
          ))}
        </div>
      </div>
    </div>
  );
}

function LeadTableHead() {
  return (
    <div role="rowgroup">
      <div role="row" className={classes.head}>
        <span role="columnheader" className={classes.lead}>
          {commonTexts.lead}
        </span>
        <span role="columnheader" className={classes.words}>
          {commonTexts.message}
        </span>
        <span role="columnheader" className={classes.plan}>
          {enquiriesTexts.plan}
        </span>
        <span role="columnheader" className={classes.status}>
          {commonTexts.status}
        </span>
        <span role="columnheader" className={classes.when}>
          {enquiriesTexts.received}
        </span>
      </div>
    </div>
  );
}

interface RowProps {
  lead: Lead;
  link: string;
  base: string;
}

const LeadRow = memo(function Row({ lead, link, base }: RowProps) {
  const { _id, name, company, message, plan, status, createdAt } = lead;
  return (
    <div role="row" className={classes.row} data-new={status === 'new' || undefined}>
      <span role="cell" className={classes.lead}>
        <span className={classes.face}>
          <PersonMark name={name} size={34} />
        </span>
        <RowLink id={_id} className={classes.name} to={link} base={base} isChosen={false}>
          {name}
        </RowLink>
        <span className={classes.company} data-none={!company || undefined}>
          {company || enquiriesTexts.noCompanyGiven}
        </span>
      </span>
      <span role="cell" className={classes.words} dir="auto">
        {message.slice(0, 200)}
      </span>
      <span role="cell" className={classes.plan}>
        {plan.title || pricingTexts.custom}
      </span>
      <span role="cell" className={classes.status}>
        {lead.isSuspect ? <SpamBadge record={lead} /> : <StatusWord status={status} />}
      </span>
      <span role="cell" className={classes.when}>
        <time dateTime={createdAt} title={formatFull(createdAt)}>
          {formatAge(createdAt)}
        </time>
      </span>
    </div>
  );
});

/** Placeholder rows at the real size. */
export function LeadRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={commonTexts.loading} className={classes.frame}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <span className={classes.lead}>
            <span className={classes.face}>
              <Skeleton height={39} width={34} radius="md" />
            </span>
            <Skeleton height={12} width="60%" mb={8} />
            <Skeleton height={10} width="40%" />
          </span>
          <span className={classes.words}>
            <Skeleton height={12} width="80%" />
          </span>
          <span className={classes.plan}>
            <Skeleton height={12} width={64} />
          </span>
          <span className={classes.status}>
            <Skeleton height={12} width={72} />
          </span>
          <span className={classes.when}>
            <Skeleton height={12} width={48} ml="auto" />
          </span>
        </div>
      ))}
    </div>
  );
}
