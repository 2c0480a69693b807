import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Retention } from '#contract/records/audit-entry.ts';
import { empty, resetFilters } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { Footprints } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import classes from './inbox-screen.module.css';
import { statusLabel } from './status.tsx';
import type { InboxView } from './use-inbox-view.ts';

interface InboxScreenProps {
  title: string;
  help: string;
  actions?: ReactNode;
  /** What is open, such as 'message'. */
  thing: string;
  onClose: () => void;
  detail: ((isBeside: boolean) => ReactNode) | undefined;
  children: ReactNode;
}

const ROOM = '(min-width: 1100px)';

/** A list with the open item beside it, or over it on narrow screens. */
export function InboxScreen({ title, help, actions, thing, onClose, detail, children }: InboxScreenProps) {
  const isBeside = useMediaQuery(ROOM, window.matchMedia(ROOM).matches);
  const { data: retention } = useQuery(query('GET /dashboard/retention'));
  const isOpenBeside = isBeside && Boolean(detail);
  return (
    <div className={classes.screen} data-open={isOpenBeside || undefined}>
      <Page title={title} help={`${help}${deletedText(retention)}`} actions={actions} wide={isOpenBeside}>
        {children}
      </Page>
      {isBeside ? (
        detail?.(true)
      ) : (
        <Drawer
          opened={Boolean(detail)}
          onClose={onClose}
          size={416}
          padding={0}
          withCloseButton={false}
          attributes={{ content: { 'aria-label': thing } }}
          classNames={{ content: classes.drawer, body: classes.drawerBody }}
        >
          {detail?.(false)}
        </Drawer>
      )}
    </div>
  );
}

/** The card for the states of a list: loading, failed or empty. */
export function ListStateCard({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>;
}

/** Nothing matches the filters. Lists them and offers to reset them. */
export function NoInboxResults({
  view: { filter, reset },
  thing,
  days,
}: {
  view: InboxView;
  thing: string;
  days?: string;
}) {
  const limits = [
    filter.q && `“${filter.q}”`,
    filter.status && `status ${statusLabel(filter.status)}`,
    (filter.from || filter.to) && days,
  ].filter(Boolean);
  return (
    <ListStateCard>
      <EmptyState scene={<Footprints />} title={empty.results} text={`No ${thing} matches ${limits.join(' and ')}.`}>
        <Button variant="default" onClick={reset}>
          {resetFilters}
        </Button>
      </EmptyState>
    </ListStateCard>
  );
}

/** Shown when a link leads to an item that no longer exists. */
export function MissingItemNotice({ error, thing }: { error: Error | null; thing: string }) {
  if (!error) return null;
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <p className={classes.failed} role="alert">
      {isGone ? `This ${thing} no longer exists.` : messageOf(error, `This ${thing} could not be opened.`)}
    </p>
  );
}

function deletedText(retention: Retention | undefined): string {
  if (!retention?.enquiriesDays) return '';
  return ` Deleted permanently ${retention.enquiriesDays} days after they arrived.`;
}
