import type { ReactNode } from 'react';
import { messageOf } from '#web/api.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { Signpost } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './links.module.css';

interface ListOrStateProps<Item> {
  list: { data: Item[] | undefined; error: Error | null; refetch: () => unknown };
  /** The message if it cannot be loaded. */
  failed: string;
  /** What to say if it has no entries. */
  empty: { title: string; text: string };
  children: (items: Item[]) => ReactNode;
}

/** The entries of a list, or why there are none. */
export function ListOrState<Item>({ list, failed, empty, children }: ListOrStateProps<Item>) {
  const { data, error, refetch } = list;
  if (!data && error) return <FailedState title={messageOf(error, failed)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.length > 0) return children(data);
  return (
    <div className={classes.frame}>
      <EmptyState order={3} scene={<Signpost />} title={empty.title} text={empty.text} />
    </div>
  );
}
