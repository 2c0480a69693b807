import { Button, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbDownload } from 'react-icons/tb';
import { fetchFile, messageOf } from '#web/api.ts';
import type { InboxFilter } from '#web/admin/editing/inbox/inbox.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { periodBounds } from '#web/admin/shell/dates/period.ts';

const FAILED = 'The file could not be downloaded.';
const NOTE =
  'For spreadsheets, with times in UTC. Text that looks like a formula, such as +91, starts with an apostrophe.';

/** Downloads the leads that match the filters. */
export function DownloadCsv({ filter, count }: { filter: InboxFilter; count: number | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { q, status, ...period } = filter;
      return fetchFile('GET /leads.csv', { query: { q, status, ...periodBounds(period) } });
    },
    onSuccess: ({ name, content }) => {
      downloadFile(name, content);
      notifyDone(`${name} downloaded.`, NOTE);
    },
    onError: (error) => notifyFailed(messageOf(error, FAILED)),
  });
  return (
    <Tooltip label={NOTE} multiline w={280}>
      <Button
        variant="default"
        leftSection={<TbDownload size={16} aria-hidden />}
        loading={isPending}
        disabled={count === 0}
        onClick={() => mutate()}
      >
        Download CSV
      </Button>
    </Tooltip>
  );
}
