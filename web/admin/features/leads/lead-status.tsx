import { LEAD_STATUSES } from '#contract/constants.ts';
import type { Lead } from '#contract/records/lead.ts';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import { StatusSelect } from '#web/admin/editing/inbox/status.tsx';
import { leadInbox } from './inbox.ts';

/** The status of a lead; saves at once. */
export function LeadStatus({ lead }: { lead: Lead }) {
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
