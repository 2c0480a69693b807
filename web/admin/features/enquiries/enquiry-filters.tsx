import { Button, NativeSelect, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbDownload } from 'react-icons/tb';
import { NO_OWNER } from '#contract/constants.ts';
import { fetchFile, messageOf } from '#web/api.ts';
import type { InboxView } from '#web/admin/editing/inbox/use-inbox-view.ts';
import { PeriodFilter } from '#web/admin/shell/dates/period-filter.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './enquiry-filters.module.css';
import { filterQuery } from './inbox.ts';
import { useOwners } from './use-enquiry.ts';

const KINDS = [
  { value: '', label: 'All kinds' },
  { value: 'leads', label: 'Leads' },
  { value: 'messages', label: 'Messages' },
];
const DUE = [
  { value: '', label: 'Any next step' },
  { value: 'today', label: 'Due today' },
  { value: 'week', label: 'Due this week' },
  { value: 'waiting', label: 'Waits too long' },
];

/** The filters that only enquiries have, and the download of what they find. */
export function EnquiryFilters({ view, total }: { view: InboxView; total: number | undefined }) {
  const { _id: own } = useAccount();
  const owners = useOwners().filter(({ _id }) => _id !== own);
  const people = [
    { value: '', label: 'Any owner' },
    { value: own, label: 'Mine' },
    { value: NO_OWNER, label: 'Nobody’s' },
    ...owners.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const select = (name: string, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      aria-label={label}
      data={data}
      value={view.filter.more?.[name] ?? ''}
      onChange={(event) => view.setMore(name, event.currentTarget.value)}
    />
  );
  return (
    <>
      {select('kind', 'Kind', KINDS)}
      <PeriodFilter period={view.filter} onChange={view.setDays} />
      {select('owner', 'Owner', people)}
      {select('due', 'Next step', DUE)}
      <DownloadCsv view={view} total={total} />
    </>
  );
}

const NOTE =
  'For spreadsheets, with times in UTC. Text that looks like a formula, such as +91, starts with an apostrophe.';

function DownloadCsv({ view, total }: { view: InboxView; total: number | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile('GET /enquiries.csv', { query: filterQuery(view.filter) }),
    onSuccess: ({ name, content }) => {
      downloadFile(name, content);
      notifyDone(`${name} downloaded.`, NOTE);
    },
    onError: (error) => notifyFailed(messageOf(error, 'The file could not be downloaded.')),
  });
  return (
    <Tooltip label={NOTE} multiline w={280}>
      <Button
        variant="default"
        leftSection={<TbDownload size={16} aria-hidden />}
        loading={isPending}
        disabled={total === 0}
        aria-label="Download CSV"
        classNames={{ root: classes.download, section: classes.icon, label: classes.label }}
        onClick={() => mutate()}
      >
        Download CSV
      </Button>
    </Tooltip>
  );
}
