import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Retention } from '#contract/records/audit-entry.ts';
import { empty, resetFilters } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import classes from './inbox-screen.module.css';
import { statusLabel } from './status.tsx';
import type { View } from './use-view.ts';

interface InboxScreenProps {
  title: string;
  help: string;
  actions?: ReactNode;
  /** What is open: 'message'. */
  thing: string;
  onClose: () => void;
  detail: ((isBeside: boolean) => ReactNode) | undefined;
  children: ReactNode;
}

const ROOM = '(min-width: 1100px)';

/** A list, and what is open beside it, where there is room, else over it. */
export function InboxScreen({ title, help, actions, thing, onClose, detail, children }: InboxScreenProps) {
  const isBeside = useMediaQuery(ROOM, window.matchMedia(ROOM).matches);
  const { data: retention } = useQuery(query('GET /desk/retention'));
  const isOpenBeside = isBeside && Boolean(detail);
  return (
    <div className={classes.screen} data-open={isOpenBeside || undefined}>
      <Page title={title} help={`${help}${deletedAfter(retention)}`} actions={actions} wide={isOpenBeside}>
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

/** The place of the list where it has nothing to show. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>;
}

/** Nothing fits the filters: it says which, and takes them back. */
export function NoResults({ view: { filter, reset }, thing, days }: { view: View; thing: string; days?: string }) {
  const limits = [
    filter.q && `“${filter.q}”`,
    filter.status && `status ${statusLabel(filter.status)}`,
    (filter.from || filter.to) && days,
  ].filter(Boolean);
  return (
    <Card>
      <EmptyState title={empty.results} text={`No ${thing} matches ${limits.join(' and ')}.`}>
        <Button variant="default" onClick={reset}>
          {resetFilters}
        </Button>
      </EmptyState>
    </Card>
  );
}

/** A link led to what is not there any more. */
export function Gone({ error, thing }: { error: Error | null; thing: string }) {
  if (!error) return null;
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <p className={classes.failed} role="alert">
      {isGone ? `This ${thing} no longer exists.` : messageOf(error, `This ${thing} could not be opened.`)}
    </p>
  );
}

function deletedAfter(retention: Retention | undefined): string {
  if (!retention?.enquiriesDays) return '';
  return ` Deleted permanently ${retention.enquiriesDays} days after they arrived.`;
}
