import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import { PeriodFilter } from '#web/admin/shell/dates/period-filter.tsx';
import classes from './activity.module.css';
import type { ActivityView } from './use-activity-view.ts';
import * as activityTexts from '#web/admin/texts/activity.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const KINDS = {
  ...Object.fromEntries(panelCollections.map(({ name, labels }) => [name, labels.title])),
  messages: commonTexts.contactMessages,
  leads: commonTexts.leads,
  enquiries: commonTexts.enquiries,
  sections: commonTexts.pageSections,
  pictures: activityTexts.pictures,
  redirects: commonTexts.redirects,
  'staged-changes': commonTexts.stagedChanges,
  'change-sets': activityTexts.changeSets,
  deliveries: commonTexts.deliveries,
  users: activityTexts.accounts,
};
const FOR_ADMINS = {
  webhooks: commonTexts.webhooks,
  logins: activityTexts.logins,
  backups: commonTexts.backups,
  imports: activityTexts.importsLabel,
};

const ACTIONS = {
  create: activityTexts.added,
  update: activityTexts.changed,
  delete: activityTexts.deleted,
  reorder: activityTexts.reordered,
  upload: activityTexts.uploaded,
  restore: activityTexts.restored,
  stage: commonTexts.staged,
  publish: commonTexts.published,
  undo: activityTexts.undone,
  erase: activityTexts.deletedPermanently,
  export: activityTexts.exported,
};
const OF_LOGINS = {
  login: activityTexts.loggedIn,
  refused: activityTexts.failedToLogIn,
  denied: activityTexts.refused,
  logout: activityTexts.loggedOut,
  end: activityTexts.loggedOutOtherDevices,
};

/** Filters by person, kind, action and period. */
export function ActivityFilters({ view, isAdmin }: { view: ActivityView; isAdmin: boolean }) {
  const { filter, change, isFiltered, reset } = view;
  const { data: people = [] } = useQuery(query('GET /audit-log/people'));
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label={activityTexts.who}
        wrapperProps={{ 'data-on': filter.user !== '' || undefined }}
        value={filter.user}
        data={[
          { value: '', label: activityTexts.everyone },
          ...people.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => change({ user: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={activityTexts.what}
        wrapperProps={{ 'data-on': filter.kind !== '' || undefined }}
        value={filter.kind}
        data={selectOptions(activityTexts.everything, { ...KINDS, ...(isAdmin && FOR_ADMINS) })}
        onChange={(event) => change({ kind: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={activityTexts.action}
        wrapperProps={{ 'data-on': filter.action !== '' || undefined }}
        value={filter.action}
        data={selectOptions(activityTexts.anyAction, { ...ACTIONS, ...(isAdmin && OF_LOGINS) })}
        onChange={(event) => change({ action: event.currentTarget.value })}
      />
      <PeriodFilter label={commonTexts.done} period={filter} onChange={(from, to) => change({ from, to })} />
      {isFiltered && (
        <Button variant="subtle" className={classes.reset} onClick={reset}>
          {activityTexts.clear}
        </Button>
      )}
    </div>
  );
}

function selectOptions(any: string, known: Record<string, string>) {
  return [{ value: '', label: any }, ...Object.entries(known).map(([value, label]) => ({ value, label }))];
}
