import { useQuery } from '@tanstack/react-query';
import type { IconType } from 'react-icons';
import { TbFileCheck, TbMail, TbPencil, TbTag, TbTarget } from 'react-icons/tb';
import { Link } from 'react-router';
import type { Lead } from '#contract/records/lead.ts';
import { query } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { leadEvents, type LeadEvent } from './lead-events.ts';
import classes from './lead-history.module.css';

const OTHERS_MAX = 20;
const icons: Record<LeadEvent['kind'], IconType> = {
  changed: TbPencil,
  agreed: TbFileCheck,
  asked: TbTag,
  message: TbMail,
  lead: TbTarget,
};

export function LeadHistory({ lead }: { lead: Lead }) {
  const same = { query: { q: lead.email, limit: OTHERS_MAX } };
  const messages = useQuery(query('GET /contact/messages', same)).data ?? [];
  const leads = useQuery(query('GET /leads', same)).data ?? [];
  return (
    <ol className={classes.history}>
      {leadEvents(lead, messages, leads).map((event) => (
        <LeadEventItem key={`${event.kind} ${event.to ?? ''}`} event={event} />
      ))}
    </ol>
  );
}

function LeadEventItem({ event: { kind, at, text, subject, to } }: { event: LeadEvent }) {
  const Icon = icons[kind];
  return (
    <li className={classes.event}>
      <span className={classes.icon}>
        <Icon size={15} aria-hidden />
      </span>
      <span>
        {text}
        {to ? <Link to={to}>{subject}</Link> : <strong>{subject}</strong>}
        <time className={classes.when} dateTime={at}>
          {formatFull(at)}
        </time>
      </span>
    </li>
  );
}
