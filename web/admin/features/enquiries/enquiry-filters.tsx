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
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

const KINDS = [
  { value: '', label: enquiriesTexts.allKinds },
  { value: 'leads', label: commonTexts.leads },
  { value: 'messages', label: commonTexts.messages },
];
const DUE = [
  { value: '', label: enquiriesTexts.anyNextStep },
  { value: 'today', label: enquiriesTexts.dueToday },
  { value: 'week', label: enquiriesTexts.dueThisWeek },
  { value: 'waiting', label: enquiriesTexts.waitsTooLong },
];

/** The filters that only enquiries have, and the download of what they find. */
export function EnquiryFilters({ view, total }: { view: InboxView; total: number | undefined }) {
  const { _id: own } = useAccount();
  const owners = useOwners().filter(({ _id }) => _id !== own);
  const people = [
    { value: '', label: enquiriesTexts.anyOwner },
    { value: own, label: enquiriesTexts.mine },
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
      {select('kind', enquiriesTexts.kind, KINDS)}
      <PeriodFilter period={view.filter} onChange={view.setDays} />
      {select('owner', enquiriesTexts.owner, people)}
      {select('due', enquiriesTexts.nextStep, DUE)}
      <DownloadCsv view={view} total={total} />
    </>
  );
}

const NOTE = enquiriesTexts.forSpreadsheetsWithTimes;

function DownloadCsv({ view, total }: { view: InboxView; total: number | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile('GET /enquiries.csv', { query: filterQuery(view.filter) }),
    onSuccess: ({ name, content }) => {
      downloadFile(name, content);
      notifyDone(commonTexts.downloaded(name), NOTE);
    },
    onError: (error) => notifyFailed(messageOf(error, enquiriesTexts.theFileCould)),
  });
  return (
    <Tooltip label={NOTE} multiline w={280}>
      <Button
        variant="default"
        leftSection={<TbDownload size={16} aria-hidden />}
        loading={isPending}
        disabled={total === 0}
        aria-label={enquiriesTexts.downloadCsv}
        classNames={{ root: classes.download, section: classes.icon, label: classes.label }}
        onClick={() => mutate()}
      >
        {enquiriesTexts.downloadCsv}
      </Button>
    </Tooltip>
  );
}
