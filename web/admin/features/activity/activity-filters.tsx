import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import { PeriodFilter } from '#web/admin/shell/dates/period-filter.tsx';
import classes from './activity.module.css';
import type { ActivityView } from './use-activity-view.ts';

const KINDS = {
  ...Object.fromEntries(panelCollections.map(({ name, labels }) => [name, labels.title])),
  messages: 'Contact messages',
  leads: 'Leads',
  enquiries: 'Enquiries',
  sections: 'Page sections',
  pictures: 'Pictures',
  redirects: 'Redirects',
  'staged-changes': 'Staged changes',
  'change-sets': 'Change sets',
  deliveries: 'Deliveries',
  users: 'Accounts',
};
const FOR_ADMINS = { webhooks: 'Webhooks', logins: 'Logins', backups: 'Backups' };

const ACTIONS = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  reorder: 'Reordered',
  upload: 'Uploaded',
  restore: 'Restored',
  stage: 'Staged',
  publish: 'Published',
  undo: 'Undone',
  erase: 'Deleted permanently',
  export: 'Exported',
};
const OF_LOGINS = {
  login: 'Logged in',
  refused: 'Failed to log in',
  denied: 'Refused',
  logout: 'Logged out',
  end: 'Logged out other devices',
};

/** Filters by person, kind, action and period. */
export function ActivityFilters({ view, isAdmin }: { view: ActivityView; isAdmin: boolean }) {
  const { filter, change, isFiltered, reset } = view;
  const { data: people = [] } = useQuery(query('GET /audit-log/people'));
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label="Who"
        wrapperProps={{ 'data-on': filter.user !== '' || undefined }}
        value={filter.user}
        data={[{ value: '', label: 'Everyone' }, ...people.map(({ _id, name }) => ({ value: _id, label: name }))]}
        onChange={(event) => change({ user: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="What"
        wrapperProps={{ 'data-on': filter.kind !== '' || undefined }}
        value={filter.kind}
        data={selectOptions('Everything', { ...KINDS, ...(isAdmin && FOR_ADMINS) })}
        onChange={(event) => change({ kind: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Action"
        wrapperProps={{ 'data-on': filter.action !== '' || undefined }}
        value={filter.action}
        data={selectOptions('Any action', { ...ACTIONS, ...(isAdmin && OF_LOGINS) })}
        onChange={(event) => change({ action: event.currentTarget.value })}
      />
      <PeriodFilter label="Done" period={filter} onChange={(from, to) => change({ from, to })} />
      {isFiltered && (
        <Button variant="subtle" className={classes.reset} onClick={reset}>
          Clear
        </Button>
      )}
    </div>
  );
}

function selectOptions(any: string, known: Record<string, string>) {
  return [{ value: '', label: any }, ...Object.entries(known).map(([value, label]) => ({ value, label }))];
}
